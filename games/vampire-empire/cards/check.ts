import type { Flaw } from '@duskhall/kernel';
import { HUMAN_CARDS, SUPPORT_CARDS, TYPE_NAMES, VAMPIRE_CARDS } from './kinds.ts';
import reconstructed from './reconstructed-1.json' with { type: 'json' };

/** VE-2.1: the number of cards in a deck. */
const DECK_SIZE = 40;

/** A card of a set, with the fields of VE-2.4 to VE-2.7: a value, or costs with timing and rule. */
export interface CardRow {
  id: string;
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
export const SET_PARTS = ['human', 'vampire'] as const;

/** Every error in a card set, with its place and reason; a set without errors can be played (VE-2.10). */
export function flawsIn(given: unknown): Flaw[] {
  if (!isObject(given)) return [{ at: [], reason: 'a card set is an object with "name", "human" and "vampire"' }];
  const flaws: Flaw[] = [];
  for (const key of Object.keys(given))
    if (!['name', ...SET_PARTS].includes(key))
      flaws.push({ at: [key], reason: `"${key}" is unknown; known: name, human, vampire` });
  if (typeof given.name !== 'string' || !/^[a-z0-9][a-z0-9-]{0,40}$/.test(given.name))
    flaws.push({
      at: ['name'],
      reason: `"name": ${show(given.name)} is not a name of small letters, digits and hyphens`,
    });
  flaws.push(...checkDeck(given.human, 'human', Object.keys(HUMAN_CARDS), 'vampire'));
  flaws.push(...checkDeck(given.vampire, 'vampire', Object.keys(VAMPIRE_CARDS), 'holy-water'));
  return flaws;
}

function checkDeck(given: unknown, deck: (typeof SET_PARTS)[number], ids: readonly string[], barred: string): Flaw[] {
  if (!Array.isArray(given)) return [{ at: [deck], reason: `"${deck}": a list of cards is missing` }];
  const flaws: Flaw[] = [];
  const rows: CardRow[] = [];
  given.forEach((row: unknown, i) => {
    const where = isObject(row) && typeof row.id === 'string' ? `"${row.id}"` : `card ${i + 1} of "${deck}"`;
    const fault = (reason: string, ...field: string[]) => {
      flaws.push({ at: [deck, i, ...field], reason: `${where}: ${reason}` });
    };
    const reasons = checkRow(row, ids, barred);
    for (const [field, reason] of reasons) fault(reason, field);
    if (reasons.length > 0) return;
    const card = row as CardRow;
    if (rows.some((other) => other.id === card.id)) fault('this id stands in the deck twice', 'id');
    rows.push(card);
  });
  // VE-2.10: every set must have the cards of the first set; cards added later are optional.
  for (const { id } of reconstructed[deck])
    if (!given.some((row) => isObject(row) && row.id === id))
      flaws.push({ at: [deck], reason: `"${deck}": there is no "${id}"` });
  const total = rows.reduce((sum, { copies }) => sum + copies, 0);
  if (flaws.length === 0 && total !== DECK_SIZE)
    flaws.push({ at: [deck], reason: `"${deck}": ${total} cards instead of ${DECK_SIZE}` });
  return flaws;
}

/** A set may give names for whoever reads the file; players see those of `table.ts`. */
const NAMES = ['en', 'ru', 'fr'];
const FIELDS = ['id', ...NAMES, 'types', 'copies'];
type Fault = [field: string, reason: string];

function checkRow(row: unknown, ids: readonly string[], barred: string): Fault[] {
  if (!isObject(row)) return [['', `${show(row)} is not a card`]];
  const { id, types, copies, value, cost } = row;
  if (typeof id !== 'string' || !ids.includes(id)) return [['id', `${show(id)} is not the id of a card of this deck`]];
  const effect = SUPPORT_CARDS.get(id);
  const fields = [...FIELDS, ...(effect === undefined ? ['value'] : ['cost', 'timing', 'rule'])];
  const faults: Fault[] = [];
  for (const key of Object.keys(row)) if (!fields.includes(key)) faults.push([key, `has no field "${key}"`]);
  for (const language of NAMES)
    if (language in row && typeof row[language] !== 'string')
      faults.push([language, `"${language}" must be a name, not ${show(row[language])}`]);
  if (!isCount(copies, 1, DECK_SIZE))
    faults.push(['copies', `"copies" must be a number from 1 to ${DECK_SIZE}, not ${show(copies)}`]);
  if (effect === undefined) {
    if (!isCount(value, 1, 9)) faults.push(['value', `"value" must be a number from 1 to 9, not ${show(value)}`]);
    return [...faults, ...checkTypes(types, barred).map((reason): Fault => ['types', reason])];
  }
  if (!Array.isArray(types) || types.join() !== 'support') faults.push(['types', '"types" must be ["support"]']);
  if (!isObject(cost) || !isCount(cost.day, 0, 9) || !isCount(cost.night, 0, 9))
    faults.push(['cost', '"cost" must have "day" and "night", each from 0 to 9']);
  for (const key of ['timing', 'rule'] as const)
    if (row[key] !== effect[key]) faults.push([key, `"${key}" is ${show(effect[key])}, not ${show(row[key])}`]);
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
