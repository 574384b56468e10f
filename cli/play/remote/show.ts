import type { Mirror, SeatInfo, TableInfo } from '@duskhall/protocol';
import { columns } from '../../text-layout.ts';
import { showNews } from '../log.ts';
import { showQuestion } from '../question.ts';
import { showEnd } from '../reading.ts';
import { askedBy, isHost, mySeat, namesAt, phaseOf, plain, proposedTo, readingOf, type Visit } from './remote-state.ts';

/** Shows what is new since the last time, as it concerns whoever sits here. */
export function show(visit: Visit): void {
  const { client, shown } = visit;
  const phase = phaseOf(visit);
  if (phase === 'lobby' && client.table !== null) showLobby(visit, client.table);
  else shown.lobby = '';
  if (phase === 'match') showMatch(visit, client.mirror!);
}

function showLobby(visit: Visit, table: TableInfo): void {
  const { screen, texts, words, shown } = visit;
  const names = namesAt(visit, table);
  const rows = table.seats.map((seat, i) => [
    seat.person === null ? screen.colours.dim(words.remote.emptySeat) : names[i]!,
    screen.colours.dim(traits(visit, seat, i).join(' · ')),
  ]);
  const lines = columns(rows);
  if (shown.lobby === lines.join('\n') || visit.underway > 0) return;
  shown.lobby = lines.join('\n');
  screen.divide(`${texts.title} · ${table.code}`);
  for (const line of lines) screen.say(line, '  ');
  const { watching, pressEnterToStart, waitForStart } = words.remote;
  if (mySeat(visit) < 0) screen.say(watching);
  screen.say(screen.colours.dim(isHost(visit) ? pressEnterToStart : waitForStart));
}

function traits(visit: Visit, { person, isBot, isReady, isConnected, hasSitter }: SeatInfo, seat: number): string[] {
  const { remote, you } = visit.words;
  if (person === null) return [];
  if (isBot) return [remote.bot];
  return [
    ...(seat === mySeat(visit) ? [you] : [isConnected ? remote.isHere : remote.isAway]),
    ...(visit.client.table!.host === person.id ? [remote.isHost] : []),
    ...(isReady ? [remote.isReady] : []),
    ...(hasSitter ? [remote.hasSitter] : []),
  ];
}

/** The question, if it is a new one; else what has happened and whom the table waits for. */
function showMatch(visit: Visit, mirror: Mirror): void {
  const { screen, shown, words, texts } = visit;
  if (visit.playing !== mirror.match) {
    visit.playing = mirror.match;
    visit.isEager = false;
    visit.log.shown = 0;
    shown.question = '';
    screen.say(screen.colours.bold(words.remote.begins));
  }
  const reading = readingOf(visit, mirror);
  const asked = askedBy(visit, mirror);
  const question = asked.isAsked ? JSON.stringify([asked.number, asked.legal, asked.free]) : '';
  if (question !== '' && question !== shown.question) showQuestion(reading, asked, [words.remote.keys.chat]);
  else showNews(screen, reading.log);
  shown.question = question;
  const prompt = asked.isAsked ? '' : texts.prompt(mirror.view, reading.names);
  if (prompt !== '' && prompt !== shown.prompt) screen.say(screen.colours.dim(prompt));
  shown.prompt = prompt;
  const proposed = proposedTo(visit);
  if (proposed !== null && proposed.id !== shown.proposal)
    screen.say(screen.colours.yellow(words.remote.mayLead(plain(proposed.name))));
  shown.proposal = proposed?.id ?? '';
}

/** Shows the whole table again, and what may be done unasked. */
export function showAgain(visit: Visit): void {
  const { mirror } = visit.client;
  if (mirror === null) return;
  showQuestion(readingOf(visit, mirror), askedBy(visit, mirror), [visit.words.remote.keys.chat]);
}

/** Shows how the match ended: by its own rules, or because people have given up. */
export function showOver(visit: Visit, mirror: Mirror, isByTheRules: boolean): void {
  const { texts, words } = visit;
  const reading = readingOf(visit, mirror);
  const { names } = reading;
  const shares = mirror.scores.map((score, seat) => `${names[seat]} ${Math.round(score * 100)} %`).join(', ');
  const result = isByTheRules ? texts.result(mirror.view, names) : [`${words.remote.shares}: ${shares}`];
  showEnd(reading, mirror.view, result);
}
