import { HUMAN_DECK, SUPPORT_CARDS, TYPE_NAMES, VAMPIRE_DECK } from './kinds.ts';

/** VE-2.1: cards in a deck. */
const DECK_SIZE = 40;

/** A card of a set, with the fields of VE-2.4 to VE-2.7: a value, or costs with timing and rule. */
export interface CardRow {
  id: string;
  en: string;
  ru: string;
  fr: string;
  types: string[];
  copies: number;
  value?: number;
  cost?: { day: number; night: number };
  timing?: string;
  rule?: string;
}
export interface CardSet {
  name: string;
  human: CardRow[];
  vampire: CardRow[];
}

/** Everything that is wrong with a card set, each with its entry and the reason; none: it can be played (VE-2.10). */
export function checkCardSet(given: unknown): string[] {
  if (!isObject(given)) return ['a card set is an object with "name", "human" and "vampire"'];
  const faults: string[] = [];
  for (const key of Object.keys(given))
    if (!['name', 'human', 'vampire'].includes(key)) faults.push(`"${key}": unknown; known: name, human, vampire`);
  if (typeof given.name !== 'string' || !/^[a-z0-9][a-z0-9-]{0,40}$/.test(given.name))
    faults.push(`"name": ${show(given.name)} is not a name of small letters, digits and hyphens`);
  faults.push(...checkDeck(given.human, 'human', HUMAN_DECK, 'vampire'));
  faults.push(...checkDeck(given.vampire, 'vampire', VAMPIRE_DECK, 'holy-water'));
  return faults;
}

function checkDeck(given: unknown, deck: string, ids: readonly string[], barred: string): string[] {
  if (!Array.isArray(given)) return [`"${deck}": a list of cards is missing`];
  const faults: string[] = [];
  const rows: CardRow[] = [];
  given.forEach((row: unknown, i) => {
    const where = `${deck}[${i}]${isObject(row) && typeof row.id === 'string' ? ` "${row.id}"` : ''}`;
    const reasons = checkRow(row, ids, barred);
    faults.push(...reasons.map((reason) => `${where}: ${reason}`));
    if (reasons.length > 0) return;
    const card = row as CardRow;
    const twin = rows.findIndex((other) => other.id === card.id);
    if (twin >= 0) faults.push(`${where}: this id stands in entry ${twin} already`);
    const namesake = rows.findIndex((other) => other.id !== card.id && isNamesake(other, card));
    if (namesake >= 0) faults.push(`${where}: has the name of "${rows[namesake]!.id}"`);
    rows.push(card);
  });
  for (const id of ids)
    if (!given.some((row) => isObject(row) && row.id === id)) faults.push(`"${deck}": there is no "${id}"`);
  const total = rows.reduce((sum, { copies }) => sum + copies, 0);
  if (faults.length === 0 && total !== DECK_SIZE) faults.push(`"${deck}": ${total} cards instead of ${DECK_SIZE}`);
  return faults;
}

/** Only Holy Water 1, 2 and 3 share a name, and Vampire 1, 2 and 3: their values tell them apart. */
function isNamesake(a: CardRow, b: CardRow): boolean {
  const isSeries = seriesOf(a) === seriesOf(b) && a.value !== b.value;
  return !isSeries && (a.en === b.en || a.ru === b.ru || a.fr === b.fr);
}
const seriesOf = ({ id }: CardRow): string => id.replace(/-\d$/, '');

const FIELDS = ['id', 'en', 'ru', 'fr', 'types', 'copies'];

function checkRow(row: unknown, ids: readonly string[], barred: string): string[] {
  if (!isObject(row)) return [`${show(row)} is not a card`];
  const { id, types, copies, value, cost } = row;
  if (typeof id !== 'string' || !ids.includes(id)) return [`${show(id)} is not the id of a card of this deck`];
  const effect = SUPPORT_CARDS.get(id);
  const fields = [...FIELDS, ...(effect === undefined ? ['value'] : ['cost', 'timing', 'rule'])];
  const faults: string[] = [];
  for (const key of Object.keys(row)) if (!fields.includes(key)) faults.push(`has no field "${key}"`);
  for (const language of ['en', 'ru', 'fr'])
    if (typeof row[language] !== 'string' || row[language] === '') faults.push(`"${language}" must be a name`);
  if (!isCount(copies, 1, DECK_SIZE)) faults.push(`"copies" must be a number from 1 to ${DECK_SIZE}`);
  if (effect === undefined) {
    if (!isCount(value, 1, 9)) faults.push(`"value" must be a number from 1 to 9, not ${show(value)}`);
    return [...faults, ...checkTypes(types, barred)];
  }
  if (!Array.isArray(types) || types.join() !== 'support') faults.push('"types" must be ["support"]');
  if (!isObject(cost) || !isCount(cost.day, 0, 9) || !isCount(cost.night, 0, 9))
    faults.push('"cost" must have "day" and "night", each from 0 to 9');
  for (const key of ['timing', 'rule'] as const)
    if (row[key] !== effect[key]) faults.push(`"${key}" is ${show(effect[key])}, not ${show(row[key])}`);
  return faults;
}

function checkTypes(types: unknown, barred: string): string[] {
  if (!Array.isArray(types) || types.length < 1 || types.length > 2) return ['"types" must be one type or two'];
  if (types[0] === types[1]) return [`"types" names ${show(types[0])} twice`];
  return types.flatMap((type) => {
    if (type === barred) return [`${show(type)} does not occur in this deck`];
    const isKnown = type !== 'support' && (TYPE_NAMES as readonly unknown[]).includes(type);
    return isKnown ? [] : [`${show(type)} is no type of a valued card`];
  });
}

const isCount = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
