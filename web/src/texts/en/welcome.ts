import { counter } from '@duskhall/kernel';

const count = counter('en');

/** What is said at the door: a game's tile, playing against bots, an invitation, and who has come or gone. */
export const welcome = {
  playShort: 'Play',
  withFriends: 'With friends',
  learn: 'Learn',
  howToPlay: 'How to play',
  titled: (title: string) => `${title}:`,
  contents: 'Contents',
  againstBots: 'Against bots',
  change: 'Change',
  opponentCount: (n: number) => count(n, { one: 'opponent', other: 'opponents' }),
  side: 'Your side',
  sideNames: { either: 'Either side', hunter: 'Hunter', vampire: 'Vampire' },
  nobodyWonIt: 'nobody won',
  nobodyYet: 'Nobody yet',
  unlikeUsual: 'Different from usual',
  asUsual: 'The usual rules',
  youWillPlay: 'A seat is free for you: you will play.',
  allTaken: 'All seats are taken: you will watch.',
  hasBegun: 'The match has begun: you will watch.',
  mayNotWatch: 'The match has begun, and nobody may watch at this table.',
  onlyHere:
    'Only this computer can open this page: the server has no address in your network. Phones and other computers cannot join.',
  addressUnknown:
    'Others cannot use the address “localhost”, and the server does not know a better one. Open this page by this computer’s address in the network, or start the server with --public-url.',
  otherAddresses: 'If that does not open:',
  hasLeft: (name: string) => `${name} has left.`,
  wantsAgain: (names: string, n: number) => `${names} ${n === 1 ? 'wants' : 'want'} to play again`,
};
