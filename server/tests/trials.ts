import type { Request } from '@duskhall/protocol';
import type { Ids, Situation } from './situation.ts';
import type { Wish } from './visitor.ts';

/** Matches no table, match or person. */
const ID = '0'.repeat(22);

export type Tried = Exclude<Request['type'], 'hello'>;
interface Trial {
  /** Arguments besides the table or match. */
  with: (isPaused: boolean) => object;
  /** Expected answers if it is allowed: mostly a refusal of its arguments, so that nothing changes. */
  answers: readonly string[];
}
const trial = (answers: readonly string[], given: object = {}): Trial => ({ with: () => given, answers });

/** One trial per request type; those that change something come last. */
export const TRIALS: Record<Tried, Trial> = {
  ready: trial(['ok'], { isReady: false }),
  commit: trial(['no-deal'], { deal: ID, commitment: '0'.repeat(64) }),
  reveal: trial(['no-deal'], { deal: ID, nonce: '0'.repeat(64) }),
  sit: trial(['no-seat', 'blocked'], { seat: 23 }),
  seatBot: trial(['no-seat'], { seat: 23, level: 'random' }),
  seatGuest: trial(['no-seat'], { seat: 23, name: 'Nobody' }),
  kick: trial(['no-seat'], { seat: 23 }),
  arrange: trial(['no-seat'], { order: [23] }),
  settle: trial(['bad-seats'], { settings: { game: 'tic-tac-toe', seats: 24 } }),
  start: trial(['not-ready', 'empty-seats']),
  mute: trial(['ok'], { person: ID, isMuted: false }),
  slide: trial(['no-match', 'no-slide'], { at: 1, of: 1 }),
  chat: trial(['ok', 'no-room'], { text: 'Hello', room: 'nowhere' }),
  move: trial(['late'], { asked: 99, moves: [{ nonsense: true }] }),
  undo: trial(['sealed']),
  advise: trial(['ok', 'not-asked']),
  pause: { with: (isPaused) => ({ isPaused }), answers: ['ok'] },
  enter: trial(['no-seat'], { seat: 23, moves: [{ nonsense: true }] }),
  close: trial(['no-window']),
  extend: trial(['no-window'], { seconds: 1 }),
  absent: trial(['no-seat'], { seat: 23 }),
  rewind: trial(['no-entry'], { entries: 1_000_000 }),
  moderate: trial(['not-there'], { person: ID }),
  consent: trial(['no-proposal'], { person: ID, isAgreed: true }),
  open: trial(['ok']),
  shut: trial(['ok']),
  return: trial(['ok']),
  stand: trial(['ok']),
  concede: trial(['ok']),
};

const OF_MATCH: readonly Tried[] = [
  ...(['move', 'undo', 'advise', 'pause', 'concede', 'return', 'enter', 'close', 'extend', 'absent'] as const),
  ...(['rewind', 'moderate', 'consent'] as const),
];
export const isOfMatch = (type: Tried): boolean => OF_MATCH.includes(type);

/** The request to send. */
export const wishFor = (type: Tried, { state }: Situation, { table, match }: Ids): Wish =>
  ({ type, ...(isOfMatch(type) ? { match } : { table }), ...TRIALS[type].with(state === 'paused') }) as Wish;
