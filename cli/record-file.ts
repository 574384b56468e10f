import { readFileSync, statSync, writeFileSync } from 'node:fs';
import {
  BadInput,
  type By,
  type Game,
  type GameRecord,
  HOUSE,
  type KeptDeal,
  plays,
  readOptions,
  type Types,
} from '@duskhall/kernel';
import { bringCards, mustHaveCards } from './card-sets.ts';
import { findGame, GAMES } from './games.ts';
import { readLocale } from './language.ts';
import { bringGames } from './outside/games.ts';
import type { Terminal } from './terminal.ts';
import { type CliTexts, cliTexts } from './texts/index.ts';

export const writeRecord = (file: string, record: GameRecord): void =>
  writeFileSync(file, `${JSON.stringify(record)}\n`);

/** The file for a client's part of the deal, next to the record. */
const keptBeside = (file: string): string => `${file.replace(/\.json$/, '')}.deal.json`;

/** Readable by the owner only: the number may belong to a match that is still running. */
export const writeKept = (file: string, kept: KeptDeal): void =>
  writeFileSync(keptBeside(file), `${JSON.stringify(kept)}\n`, { mode: 0o600 });

/** The flags by which a command that reads a record gets games, card sets and its language. */
interface RecordFlags {
  game: Parameters<typeof bringGames>[0];
  cards: string[];
  lang?: string | undefined;
}

/** Reads a record after the games and card sets it may need; throws `BadInput`. */
export async function openRecord(file: string, { game, cards, lang }: RecordFlags, terminal: Terminal) {
  await bringGames(game, terminal.home);
  bringCards(cards);
  const locale = readLocale(lang, terminal);
  const words = cliTexts(locale);
  return { locale, words, ...readRecord(file, words) };
}

/** Reads and validates a record from an untrusted file; throws `BadInput`. */
function readRecord(file: string, texts: CliTexts): { record: GameRecord; game: Game<Types> } {
  const record = readJson(file, texts);
  const flaw = flawOf(record);
  if (flaw !== null) throw new BadInput(texts.record.malformed(file, flaw));
  const game = gameOf(record as GameRecord, texts);
  return { record: withOptions(game, record as GameRecord), game };
}

/** A record written by hand may leave options out; a deal commits to the exact options, so they are not completed. */
function withOptions(game: Game<Types>, record: GameRecord): GameRecord {
  const options = readOptions(game.options, record.options, record.seats);
  if (record.deal === null) return { ...record, options };
  for (const [name, value] of Object.entries(record.options))
    if (options[name] !== value) throw new BadInput(`option "${name}" is not as a deal has it`);
  return record;
}

/** Finds the game of a record and checks its version and seats before anything is set up. */
function gameOf({ game: name, rulesVersion, seats, options }: GameRecord, { record: words }: CliTexts): Game<Types> {
  const known = GAMES.map((game) => game.name);
  if (!known.includes(name)) throw new BadInput(words.unknownGame(name, known.join(', ')));
  const game = findGame(name);
  if (!plays(game, rulesVersion)) throw new BadInput(words.otherRules(rulesVersion, game.rulesVersion));
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw new BadInput(`${name} has from ${min} to ${max} seats, not ${seats}`);
  mustHaveCards(game, options);
  return game;
}

/** Reads and validates a client's part of a deal; throws `BadInput`. */
export function readKept(file: string, texts: CliTexts): KeptDeal {
  const kept = readJson(file, texts);
  const isKept =
    isObject(kept) &&
    isObject(kept.terms) &&
    [kept.commitment, kept.nonce].every((text) => typeof text === 'string') &&
    [kept.seat, kept.spoilt].every(isCount) &&
    areTexts(kept.commitments) &&
    kept.commitments.length > 0;
  if (!isKept) throw new BadInput(texts.record.noKept(file));
  return kept as unknown as KeptDeal;
}

/** A size limit; the longest games take a few megabytes. */
const LONGEST = 64 * 1024 * 1024;

function readJson(file: string, texts: CliTexts): unknown {
  let text: string;
  try {
    if (statSync(file).size > LONGEST) throw new BadInput(texts.record.unreadable(file));
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(texts.record.unreadable(file));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(texts.record.notJson(file));
  }
}

type Fields = { readonly [field: string]: unknown };
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** The first invalid field of a record. */
function flawOf(record: unknown): string | null {
  if (!isObject(record)) return '{ }';
  const { game, rulesVersion, seats, options, seed, deal = null, entries, digests } = record;
  const checks: { [field: string]: boolean } = {
    game: typeof game === 'string',
    rulesVersion: isCount(rulesVersion),
    seats: isCount(seats),
    options: isObject(options),
    seed: typeof seed === 'string',
    scenario: 'scenario' in record,
    deal: deal === null || isDeal(deal),
    entries: Array.isArray(entries),
    digests:
      Array.isArray(digests) && Array.isArray(entries) && digests.every((pair) => isDigest(pair, entries.length)),
  };
  for (const [field, isRight] of Object.entries(checks)) if (!isRight) return field;
  const wrong = (entries as unknown[]).findIndex((entry) => !isEntry(entry, seats as number));
  return wrong < 0 ? null : `entries[${wrong}]`;
}

const areTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((text) => typeof text === 'string');

const isDeal = (deal: unknown): boolean =>
  isObject(deal) &&
  [deal.match, deal.commitment, deal.secret].every((text) => typeof text === 'string') &&
  areTexts(deal.nonces) &&
  (deal.version === undefined || (deal.version === 2 && areTexts(deal.seats) && areTexts(deal.commitments)));

const isDigest = (pair: unknown, entries: number): boolean =>
  Array.isArray(pair) && pair.length === 2 && isCount(pair[0]) && pair[0] <= entries && typeof pair[1] === 'string';

const ENTERED_BY: readonly By[] = ['seat', 'clock', 'sitter', 'house'];

function isEntry(entry: unknown, seats: number): boolean {
  if (!isObject(entry) || typeof entry.at !== 'number') return false;
  const isSeat = (value: unknown) => Number.isInteger(value) && (value as number) >= HOUSE && (value as number) < seats;
  if ('undo' in entry) return isSeat(entry.undo);
  if ('rewind' in entry) return isCount(entry.rewind);
  return isSeat(entry.seat) && 'move' in entry && ENTERED_BY.includes(entry.by as By);
}
