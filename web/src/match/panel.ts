/** What lies over the board. */
export type Panel = 'none' | 'menu' | 'log' | 'chat' | 'rules' | 'choices' | 'hint' | 'end';
