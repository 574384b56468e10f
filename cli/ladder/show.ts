import { BadInput } from '@duskhall/kernel';
import { createColors } from 'picocolors';
import { printJson, printLine, type Terminal } from '../terminal.ts';
import { columns } from '../text-layout.ts';

/** What the server tells of a ladder, as far as it is shown. */
interface Told {
  game: string;
  seconds: number;
  players: {
    name: string;
    isLevel: boolean;
    rating: { points: number; deviation: number };
    duels: number;
    forfeits: number;
    isHere: boolean;
  }[];
}

async function fetchLadder(server: string, game: string): Promise<Told> {
  const response = await fetch(`${server}/api/ladders/${encodeURIComponent(game)}`).catch(() => {
    throw new BadInput(`there is no server at ${server}`);
  });
  if (response.status === 404) throw new BadInput(`there is no ladder of ${game} at ${server}`);
  const told = (await response.json().catch(() => null)) as (Told & { text?: string }) | null;
  if (response.ok && Array.isArray(told?.players)) return told;
  throw new BadInput(`${server} did not tell its ladder: ${told?.text ?? response.status}`);
}

export async function showLadder(terminal: Terminal, server: string, game: string, isJson: boolean): Promise<void> {
  const told = await fetchLadder(server, game);
  if (isJson) return printJson(terminal, told);
  const { bold, dim, green } = createColors(terminal.hasColours);
  const rows = told.players.map(({ name, isLevel, rating, duels, forfeits, isHere }, place) => [
    `${place + 1}`,
    isLevel ? dim(name) : bold(name),
    `${Math.round(rating.points)}`,
    dim(`± ${Math.round(2 * rating.deviation)}`),
    `${duels}`,
    forfeits === 0 ? '' : `${forfeits}`,
    isLevel ? dim('level') : isHere ? green('here') : '',
  ]);
  const head = ['', 'name', 'rating', '95 %', 'duels', 'given up', ''].map((title) => dim(title));
  printLine(terminal, `${bold(told.game)}  ${dim(`${told.seconds} seconds for an answer`)}`);
  for (const line of columns([head, ...rows], [0, 2, 3, 4, 5])) printLine(terminal, line);
}
