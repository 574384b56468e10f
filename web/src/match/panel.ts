/** The panel that is open over the board. */
export type Panel = 'none' | 'menu' | 'log' | 'chat' | 'rules' | 'choices' | 'hint' | 'passing' | 'end';
