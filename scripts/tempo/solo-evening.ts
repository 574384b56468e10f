import {
  type BloodVendetta,
  type Claim,
  type Event,
  bloodVendetta as game,
  type Move,
  unanswered,
  type View,
} from '@duskhall/blood-vendetta';
import { phraseIn } from '@duskhall/blood-vendetta/texts/name-of.ts';
import { botNamed, openMind } from '@duskhall/bots';
import { admit, enqueue, enterMoves, manualClock, mindsOver, resume, stopTimers } from '@duskhall/host';
import {
  type AnyGame,
  below,
  fastRng,
  type Match,
  openMatch,
  readOptions,
  type Types,
  waiting,
} from '@duskhall/kernel';
import { type Mirror, type Reply, reflect } from '@duskhall/protocol';
import { streamOf } from '../../web/src/games/blood-vendetta/night/stream.ts';
import { UNTIMED } from '../../web/src/games/blood-vendetta/untimed.ts';
import { SPOKEN } from '../../web/src/games/blood-vendetta/words.ts';
import { hostedBy } from './evening.ts';
import { answersOf, countNew, countWords, LOOK, type Person, TAP, tapsOf, WORD } from './people.ts';
import { phoneText } from './phone.ts';

type State = BloodVendetta['state'];

const SEATS = 8;
const ME = 0;
const NAMES = ['Anna', 'Boris', 'Clara', 'David', 'Elena', 'Felix', 'Greta', 'Hugo'];
/** A bot's delay in the page at its usual speed, in milliseconds. */
const BOT_DELAY = [600, 1350] as const;
/** After so long without a new word nobody wants to say anything more: longer than the longest pause between two bots. */
const QUIET = 6000;
/** How a person ends a debate: when all others are ready, or only when nobody says anything more. */
export type Manner = 'brief' | 'patient';

/** What an evening against seven bots came to. */
export interface SoloEvening {
  minutes: number;
  /** Of them: the reading of the role, secret steps, debates, trials with last words, and all after the own death. */
  parts: { [part in Part]: number };
  rounds: number;
  words: number;
}

const { words } = SPOKEN.en;

export const PARTS = ['role', 'steps', 'debates', 'trials', 'dead'] as const;
type Part = (typeof PARTS)[number];
function partOf(s: State): Part {
  if (!s.isAlive[ME]) return 'dead';
  if (s.phase !== 'night') return s.cycle === 0 ? 'role' : 'steps';
  return s.table.stack.at(-1)?.do === 'debate.closed' ? 'debates' : 'trials';
}

/** The lines that these events add to what the person sees. */
function linesOf(events: readonly Event[], view: View): string[] {
  const isOwn = (event: Event) => event.type === 'said' && event.claim.seat === ME;
  const others = events.filter((event) => !isOwn(event));
  const entries = streamOf(others, [], 'all', () => -1);
  return entries.map((entry) => {
    if (entry.kind === 'said') return `${NAMES[entry.claim.seat]} ${phraseIn(words, entry.claim, NAMES)}`;
    if (entry.kind === 'night') return words.when('night', entry.cycle);
    return entry.kind === 'told' ? words.announce(entry.event, NAMES, view.viewer) : '';
  });
}

/** An answer to whoever has just asked or blamed the person, one to each; null: there is none, or it may not be said. */
function replyOf(s: State, view: View, answered: ReadonlySet<Claim>): Move | null {
  const open = unanswered(view, ME);
  if (open === null || answered.has(open)) return null;
  const wanted = open.say.startsWith('ask') ? 'decline' : 'deny';
  return game.free(s, ME).find((move) => 'say' in move && move.say === wanted) ?? null;
}

/**
 * One person on seat 0 among seven bots, in a page: reads every word at 200 a minute, answers what is asked, accuses once a
 * night, and thinks about nothing. What stands in the story after the end is not counted. The clock is moved by hand.
 */
export async function playAlone(seed: number, manner: Manner, options: object = {}): Promise<SoloEvening> {
  const clock = manualClock();
  const rng = fastRng(seed);
  const match = openMatch(game, {
    ...{ seats: SEATS, options: readOptions(game.options, { ...UNTIMED, ...options }, SEATS), seed: `fast:${seed}` },
  }) as unknown as Match<Types>;
  const seats = NAMES.map((name, seat) => ({
    account: seat === ME ? 'p' : '',
    bot: seat === ME ? '' : 'regular',
    name,
  }));
  const mind = openMind(() => game as AnyGame, botNamed);
  const minds = { ...mindsOver({ decide: async (inquiry) => mind.decide(inquiry) }), timeOf: () => 0 };
  const live = hostedBy(clock, match, seats, seed, { minds, botDelay: () => BOT_DELAY });
  const s = () => live.match.s as unknown as State;
  const person: Person = { pace: 1, known: new Set() };
  const parts = { role: 0, steps: 0, debates: 0, trials: 0, dead: 0 };
  const evening: SoloEvening = { minutes: 0, parts, rounds: 0, words: 0 };
  /** Until when the person reads or taps; when the last line came; the question it reads, and the night it accused in. */
  let [until, heardAt, asked, accusedIn] = [0, 0, -1, -1];
  const spend = (milliseconds: number) => {
    until = Math.max(until, clock.now()) + milliseconds;
  };
  const read = (count: number) => {
    evening.words += count;
    spend(WORD * count);
  };
  const answered = new Set<Claim>();
  let mirror: Mirror | null = null;
  const hear = (reply: Reply) => {
    if (reply.type !== 'sync' && reply.type !== 'news') return;
    const heard = mirror?.log.length ?? 0;
    mirror = reflect(mirror, reply);
    const lines = linesOf(mirror!.log.slice(heard) as Event[], mirror!.view as unknown as View);
    if (lines.length > 0) heardAt = clock.now();
    read(countWords(lines.join(' ')));
  };
  resume(live);
  const guest = {
    account: { id: 'p', name: NAMES[ME]! },
    send: (text: string) => hear(JSON.parse(text)),
    dismiss() {},
  };
  admit(live, guest, ME, -1);
  /** Bots think and news come in between. */
  const settle = async () => {
    for (let i = 0; i < 3; i++) {
      await live.queue;
      await new Promise((done) => setImmediate(done));
    }
  };
  const give = async (moves: readonly Move[]) => {
    await enqueue(live, () => enterMoves(live, ME, moves));
    await settle();
  };
  /** What the person does once it has read everything; null: it waits. */
  const due = (): { at: number; moves: readonly Move[] } | null => {
    const view = game.view(s(), ME);
    const reply = replyOf(s(), view, answered);
    if (reply !== null) return { at: until, moves: [reply] };
    if (!waiting(s() as never).includes(ME)) return null;
    const isDebate = s().table.questions[ME] === 'debate';
    if (!isDebate) return { at: until, moves: answersOf(s(), ME, rng) };
    const accuse = game.free(s(), ME).filter((move) => 'nominate' in move && move.nominate >= 0);
    const areOthersReady = view.isAlive.every((lives, seat) => seat === ME || !lives || !view.owes[seat]);
    const at = manner === 'brief' && areOthersReady ? until : Math.max(until, heardAt + QUIET);
    if (accusedIn < s().cycle && accuse.length > 0)
      return { at, moves: [accuse[below(rng, accuse.length, 'accused')]!] };
    return { at, moves: answersOf(s(), ME, rng) };
  };
  await settle();
  while (s().ending === '') {
    if (waiting(s() as never).includes(ME) && asked !== s().table.asked[ME]) {
      asked = s().table.asked[ME]!;
      const text = phoneText(s(), ME, NAMES);
      read(countNew(text.standing, person) + countWords(text.asked.join(' ')));
      spend(LOOK + TAP * tapsOf(s().table.questions[ME]!));
    }
    const next = due();
    if (next !== null && next.at <= clock.now()) {
      const [move] = next.moves;
      if ('say' in move! || 'nominate' in move!) spend(3 * TAP);
      if ('nominate' in move!) accusedIn = s().cycle;
      if ('say' in move!) answered.add(unanswered(game.view(s(), ME), ME)!);
      await give(next.moves);
      continue;
    }
    const steps = [clock.untilNext(), next === null ? -1 : next.at - clock.now()].filter((step) => step >= 0);
    if (steps.length === 0) throw new Error('nobody has anything to do');
    const [part, from] = [partOf(s()), clock.now()];
    clock.advance(Math.max(1, Math.min(...steps)));
    parts[part] += (clock.now() - from) / 60_000;
    await settle();
  }
  // What was said last is read to its end: nobody waits for the dead.
  evening.minutes = Math.max(clock.now(), until) / 60_000;
  parts[partOf(s())] += evening.minutes - clock.now() / 60_000;
  evening.rounds = s().cycle;
  stopTimers(live);
  return evening;
}
