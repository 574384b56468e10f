import { randomBytes } from 'node:crypto';
import { BadInput, plays, replay, verifyDeal } from '@duskhall/kernel';
import type { Answer, Client } from '@duskhall/protocol';
import { dishonestyIn } from '../../verify/dishonesty.ts';
import { isYes } from '../reading.ts';
import { save } from '../saving.ts';
import type { Desk } from './desk.ts';
import type { Happening } from './line.ts';
import { obey } from './obey.ts';
import { show, showOver } from './show.ts';
import { askedBy, isHost, mayStart, mySeat, phaseOf, plain, type Visit } from './visit.ts';

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
  return phase === 'over' || askedBy(visit.client.mirror!).isAsked;
}

/** Does what goes without saying: is ready for the next match, takes the seat back from a sitter. */
function tend(visit: Visit, ask: (wish: Parameters<Client['ask']>[0]) => void): void {
  const { table, mirror } = visit.client;
  const seat = table?.seats[mySeat(visit)];
  if (table === null || seat === undefined) return;
  const { match, commitment } = table.next;
  if (table.status === 'open' && visit.isEager && !seat.isReady && visit.pledge?.match !== match) {
    const nonce = randomBytes(16).toString('hex');
    visit.pledge = { match, commitment, nonce };
    visit.screen.interrupt(() => visit.screen.say(visit.screen.colours.dim(visit.words.remote.committed(commitment))));
    ask({ type: 'ready', table: table.id, isReady: true, nonce });
  }
  if (seat.hasSitter && mirror?.match === table.match && visit.playing !== mirror.match && mirror.scores.length === 0)
    ask({ type: 'return', match: mirror.match });
}

function tell({ screen, words, client, shown }: Visit, happening: Happening): void {
  const { lost, back, said, strangeSession, stopping } = words.remote;
  const { dim, yellow, green } = screen.colours;
  const say = (text: string) => screen.interrupt(() => screen.say(text));
  if (happening.type === 'lost') say(yellow(lost));
  else if (happening.type === 'back') {
    say(green(back));
    shown.question = '';
  } else if (happening.type === 'stranger') throw new BadInput(strangeSession);
  else if (happening.type === 'chat' && happening.table === client.table?.id)
    say(`${dim('»')} ${said(plain(happening.person.name), plain(happening.text), happening.isWatcher)}`);
  else if (happening.type === 'bye') say(dim(happening.code === 'stopping' ? stopping : plain(happening.text)));
}

function complain({ screen, shown }: Visit, { text, rule }: Extract<Answer, { type: 'no' }>): void {
  shown.question = '';
  screen.interrupt(() => screen.say(screen.colours.red(plain(text + (rule === '' ? '' : ` (${rule})`)))));
}

/** The match is over: how it ended, whether the deal was honest, and its record if somebody wants it. */
async function close(visit: Visit): Promise<void> {
  const { screen, words, texts, game, door, pledge, file } = visit;
  const mirror = visit.client.mirror!;
  const record = await door.recordOf(mirror.match);
  const isKnown = record !== null && plays(game, record.rulesVersion);
  const end = isKnown ? replay(game, record) : null;
  const isByTheRules = end === null || game.scores(end.s) !== null;
  screen.interrupt(() => showOver(visit, mirror, isByTheRules));
  if (record !== null && file !== null) save(visit, record, file);
  if (!isKnown || record.deal === null) return;
  const isMine = pledge?.match === mirror.match && mirror.seat >= 0;
  const witness = isMine ? { commitment: pledge.commitment, nonces: { [mirror.seat]: pledge.nonce } } : {};
  const dishonesty = dishonestyIn(game, record, witness, texts, words);
  const { green, red } = screen.colours;
  if (dishonesty !== null) screen.say(red(words.deal.dishonest(dishonesty.text)));
  else screen.say(green(words.deal.honest(verifyDeal(game, record).length, record.entries.length)));
}
