/** What is said about bots: how strong they are, what they advise, why they did something. */
export const bots = {
  bots: 'Bots',
  botsHelp: 'Who takes the empty seats when you call bots.',
  botLevels: {
    novice: 'Novice',
    regular: 'Regular',
    master: 'Master',
    random: 'Careless',
    dreamer: 'Thoughtful',
  } as { readonly [level: string]: string },
  thinks: (level: string, seconds: string) => `${level}: thinks for up to ${seconds} s a move`,
  hint: 'Hint',
  hintThinks: 'The bot is thinking…',
  hintHelp: 'A bot looks at what you see, and tells you alone.',
  hintSays: (move: string) => `A Regular would choose: ${move}`,
  mayHint: 'Players may ask what a bot would do',
  why: 'Why?',
  whyTitle: (name: string) => `${name}, why?`,
  whyMove: (move: string, share: string, value: string) =>
    `“${move}” took ${share} of my thoughts, and I expected ${value} of it, where 1 is certain victory.`,
  whySecond: (move: string, value: string) => `Second best was “${move}” (${value}).`,
  whyAlone: 'Nothing else came to my mind.',
};
