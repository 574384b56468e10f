import { reasonWords } from '@duskhall/bots/texts/en.ts';
/** What is said about bots: how strong they are, what they advise, why they did something. */
export const bots = {
  bots: 'Bots',
  botsHelp: 'Who takes the empty seats when you call bots.',
  botLevels: {
    beginner: 'Beginner',
    novice: 'Novice',
    casual: 'Casual',
    regular: 'Regular',
    expert: 'Expert',
    master: 'Master',
    random: 'Careless',
    dreamer: 'Thoughtful',
  } as { readonly [level: string]: string },
  /** What a level is like to play against. */
  levelCharacters: {
    beginner: 'sees one move ahead and forgets what you showed',
    novice: 'sees a little further, but not what your moves give away',
    casual: 'plays what looks good and remembers only your latest moves',
    regular: 'an even match once you know the rules; sometimes settles for second best',
    expert: 'plans ahead, forgets little and rarely misses a chance',
    master: 'takes its time, forgets nothing and plays the best move it finds',
    random: 'plays whatever comes to hand',
    dreamer: 'takes its time',
  } as { readonly [level: string]: string },
  thinks: (level: string, character: string, seconds: string) =>
    `${level}: ${character}; thinks for about ${seconds}\u00a0s a move`,
  hint: 'Hint',
  hintThinks: 'The bot is thinking…',
  hintHelp: 'A bot looks at what you see, and tells you alone.',
  hintSays: (move: string) => `A Regular would choose: ${move}`,
  mayHint: 'Players may ask what a bot would do',
  askWhy: 'Ask the bots why',
  why: 'Why?',
  whyTitle: (name: string) => `${name}, why?`,
  /** Why a bot did something, or would. */
  reasons: reasonWords,
};
