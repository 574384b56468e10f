import type { Game, Texts, Types } from '@duskhall/kernel';
import { GAMES } from '../games.ts';

type Required<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];
type Parts<T> = { readonly [K in Required<T>]: 'string' | 'number' | 'object' | 'function' };

const GAME: Parts<Game<Types>> = {
  name: 'string',
  rulesVersion: 'number',
  seats: 'object',
  options: 'object',
  setup: 'function',
  scenario: 'function',
  clone: 'function',
  legal: 'function',
  free: 'function',
  apply: 'function',
  close: 'function',
  refusal: 'function',
  timeout: 'function',
  pace: 'function',
  scores: 'function',
  ending: 'function',
  view: 'function',
  redact: 'function',
  imagine: 'function',
  flaw: 'function',
  hints: 'object',
};

const TEXTS: Parts<Texts<Types>> = {
  title: 'string',
  summary: 'string',
  options: 'object',
  prompt: 'function',
  move: 'function',
  event: 'function',
  refusal: 'function',
  table: 'function',
  result: 'function',
  rules: 'object',
  ruleOf: 'function',
};

/** The name becomes part of a URL. */
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** The server's maximum. */
const MOST_SEATS = 24;

type Plain = { readonly [name: string]: unknown };
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Checks the shape of a module's exports; an empty list means it looks like a game. */
export function faultsOf({ game, texts }: Plain): string[] {
  if (!isPlain(game)) return ['it exports no "game"'];
  if (!isPlain(texts) || !isPlain(texts.en)) return ['it exports no "texts" with at least { en }'];
  const missing = missingIn('game', game, GAME);
  const said = ['en', 'ru', 'fr'].flatMap((locale) =>
    texts[locale] === undefined ? [] : textFaults(locale, texts, game),
  );
  return missing.length > 0 ? [...missing, ...said] : [...valueFaults(game), ...said];
}

function missingIn(where: string, given: Plain, parts: { readonly [name: string]: string }): string[] {
  return Object.entries(parts).flatMap(([name, type]) =>
    typeof given[name] === type
      ? []
      : [`${where}.${name} is ${given[name] === undefined ? 'missing' : 'wrong'}: it is ${article(type)}`],
  );
}
const article = (type: string): string => (type === 'object' ? `an ${type}` : `a ${type}`);

function valueFaults({ name, rulesVersion, seats, options }: Plain): string[] {
  const { min, max } = seats as Plain;
  const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1;
  return [
    NAME.test(name as string)
      ? ''
      : 'game.name has lower-case letters, digits and hyphens only, and begins with a letter',
    GAMES.some((known) => known.name === name) ? `there is a game "${name}" already` : '',
    isWhole(rulesVersion) ? '' : 'game.rulesVersion is a whole number from 1 on',
    isWhole(min) && isWhole(max) && min <= max && max <= MOST_SEATS
      ? ''
      : `game.seats is { min, max }, whole numbers from 1 to ${MOST_SEATS}`,
    isPlain(options) ? '' : 'game.options is an object, {} if there are none',
  ].filter(Boolean);
}

function textFaults(locale: string, texts: Plain, { options }: Plain): string[] {
  const given = texts[locale];
  if (!isPlain(given)) return [`texts.${locale} is wrong: it is an object`];
  const missing = missingIn(`texts.${locale}`, given, TEXTS);
  if (missing.length > 0) return missing;
  const untold = Object.keys(isPlain(options) ? options : {}).filter(
    (name) => !isPlain((given.options as Plain)[name]),
  );
  return untold.map((name) => `texts.${locale}.options.${name} is missing`);
}
