import { BadInput, type GameRecord, type KeptDeal, plays, replay, seenFlaw, verifyDeal } from '@duskhall/kernel';
import type { Answer, Client, Mirror } from '@duskhall/protocol';
import { dishonestyIn, provenBy } from '../../verify/dishonesty.ts';
import { isYes } from '../reading.ts';
import { save } from '../saving.ts';
import type { Desk } from './input.ts';
import type { Happening } from './reconnecting-socket.ts';
import { askedBy, isHost, mayStart, mySeat, phaseOf, plain, type Visit } from './remote-state.ts';
import { show, showOver } from './show.ts';
import { obey } from './typed-commands.ts';

/** Stays at a table, match after match, until whoever sits here leaves. */
export async function stay(visit: Visit, desk: Desk): Promise<void> {
  const { screen, words } = visit;
  const ask = (wish: Parameters<Client['ask']>[0]): void => {
    visit.underway++;
    visit.client.ask(wish).then((answer) => {
      visit.underway--;
      if (answer.type === 'no') complain(visit, answer);
      desk.put(answer);
    });
  };
  let hasAskedForMore = false;
  for (;;) {
    tend(visit, ask);
    const phase = phaseOf(visit);
    if (phase !== 'over') hasAskedForMore = false;
    else if (!hasAskedForMore) {
      await close(visit);
      hasAskedForMore = true;
      screen.interrupt(() => screen.say(words.again));
    }
    screen.interrupt(() => show(visit));
    const next = await desk.next(isWaitedFor(visit));
    if ('happened' in next) for (const happening of next.happened) tell(visit, happening);
    else if (next.typed === null) return;
    else if (phaseOf(visit) === 'over' && !next.typed.startsWith('/')) {
      if (!isYes(words, next.typed)) return;
      visit.isEager = true;
      visit.playing = '';
    } else if (obey(visit, next.typed, ask) === 'leave') return;
  }
}

/** In a pipe a line is read only when the game waits for one. */
function isWaitedFor(visit: Visit): boolean {
  if (visit.underway > 0) return false;
  const phase = phaseOf(visit);
  if (phase === 'lobby') return isHost(visit) && mayStart(visit);
  return phase === 'over' || askedBy(visit, visit.client.mirror!).isAsked;
}

/** Does what goes without saying: is ready for the next match, takes the seat back from a sitter. */
function tend(visit: Visit, ask: (wish: Parameters<Client['ask']>[0]) => void): void {
  const { table, mirror } = visit.client;
  const seat = table?.seats[mySeat(visit)];
  if (table === null || seat === undefined || seat.isReady || table.status === 'playing') visit.hasSaidReady = false;
  else if (visit.isEager && !visit.hasSaidReady) {
    visit.hasSaidReady = true;
    ask({ type: 'ready', table: table.id, isReady: true });
  }
  if (seat === undefined || table === null) return;
  if (seat.hasSitter && mirror?.match === table.match && visit.playing !== mirror.match && mirror.scores.length === 0)
    ask({ type: 'return', match: mirror.match });
}

function tell(visit: Visit, happening: Happening): void {
  const { screen, words, client, shown } = visit;
  const { lost, back, said, strangeSession, stopping } = words.remote;
  const { dim, yellow, green } = screen.colours;
  const say = (text: string) => screen.interrupt(() => screen.say(text));
  if (happening.type === 'lost') say(yellow(lost));
  else if (happening.type === 'back') {
    say(green(back));
    shown.question = '';
  } else if (happening.type === 'stranger') throw new BadInput(strangeSession);
  else if (happening.type === 'chat' && happening.table === client.table?.id)
    say(
      `${dim('»')} ${happening.person.id === '' ? plain(happening.text) : said(plain(happening.person.name), plain(happening.text), happening.isWatcher)}`,
    );
  else if (happening.type === 'distrust') {
    visit.isEager = false;
    say(screen.colours.red(words.deal.doubts[happening.why]));
  } else if (happening.type === 'bye') say(dim(happening.code === 'stopping' ? stopping : plain(happening.text)));
}

function complain({ screen, shown }: Visit, { text, rule }: Extract<Answer, { type: 'no' }>): void {
  shown.question = '';
  screen.interrupt(() => screen.say(screen.colours.red(plain(text + (rule === '' ? '' : ` (${rule})`)))));
}

/** The match is over: how it ended, whether the deal was honest, and its record if somebody wants it. */
async function close(visit: Visit): Promise<void> {
  const { screen, game, door, file, deals } = visit;
  const mirror = visit.client.mirror!;
  const record = await door.recordOf(mirror.match);
  const isKnown = record !== null && plays(game, record.rulesVersion);
  const end = isKnown ? replay(game, record) : null;
  const isByTheRules = end === null || game.scores(end.s) !== null;
  screen.interrupt(() => showOver(visit, mirror, isByTheRules));
  const found = deals.find(mirror.match);
  const kept = found === null || found.commitments.length === 0 ? null : found;
  if (record !== null && file !== null) save(visit, record, file, kept);
  if (isKnown && record.deal !== null) checkDeal(visit, record, mirror, kept);
}

function checkDeal(visit: Visit, record: GameRecord, { seat, view }: Mirror, kept: KeptDeal | null): void {
  const { screen, words, texts, game } = visit;
  const { green, red } = screen.colours;
  const dishonesty = dishonestyIn(game, record, { kept }, texts, words);
  const seen = dishonesty === null && seat >= 0 ? seenFlaw(game, record, seat, view) : null;
  const why = dishonesty?.text ?? (seen && words.deal.flaws[seen]);
  if (why !== null) {
    screen.say(red(words.deal.dishonest(why)));
    return;
  }
  screen.say(green(words.deal.honest(verifyDeal(game, record).length, record.entries.length)));
  for (const line of provenBy(record, kept, words)) screen.say(line);
}
