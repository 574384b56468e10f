import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import reconstructed from '../cards/reconstructed-1.json' with { type: 'json' };
import second from '../cards/reconstructed-2.json' with { type: 'json' };
import { CARD_NAMES, type CardId } from '../cards/table.ts';
import { OPTIONS } from '../options.ts';

/* The tables in RULES.md repeat the data for players; these tests keep the two in sync. */
const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
/** The rows of a section's tables that begin with an id. */
function rowsOf(section: string): string[][] {
  const text = RULES.split(`<a id="${section}"></a>`)[1]!.split('\n#')[0]!;
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => line.slice(2, -2).replaceAll('`', '').split(' | '));
}

interface Row {
  id: string;
  types: string[];
  value?: number;
  copies: number;
  cost?: { day: number; night: number };
  timing?: string;
  rule?: string;
}
/** Without the rank that tells the cards of one name apart in sentences. */
const printedName = (id: string): string => CARD_NAMES[id as CardId][0].replace(/ I+$/, '').replaceAll('’', "'");
const { human, vampire }: { human: Row[]; vampire: Row[] } = reconstructed;
const differences: { human?: Partial<Row>[]; vampire?: Partial<Row>[] } = second;

test.each([
  ['VE-2.4', human, 18],
  ['VE-2.5', vampire, 6],
] as const)('%s: the rulebook lists the valued cards as they are', (section, deck, count) => {
  const told = rowsOf(section.toLowerCase()).filter(([id]) => !/ to |,/.test(id!));
  expect(told.length).toBe(count);
  for (const [id, ...rest] of told) {
    const { types, value, copies } = deck.find((row) => row.id === id)!;
    expect(rest).toEqual([printedName(id!), types.join(' + '), `${value}`, `${copies}`]);
  }
});

test.each([
  ['VE-2.6', human],
  ['VE-2.7', vampire],
] as const)('%s: the rulebook lists the support cards as they are', (section, deck) => {
  const support = deck.filter(({ cost }) => cost !== undefined);
  const told = rowsOf(section.toLowerCase());
  expect(told.length).toBe(support.length);
  for (const [id, name, cost, timing, rule] of told) {
    const row = support.find((one) => one.id === id)!;
    expect([name, cost, rule]).toEqual([printedName(id!), `${row.cost!.day} / ${row.cost!.night}`, row.rule]);
    expect(timing!.startsWith(row.timing!)).toBe(true);
  }
});

test('VE-2.8 the rulebook lists every number of the second set that differs, and the cards have these numbers', () => {
  const shown = ({ cost, ...row }: Partial<Row>, part: string) =>
    part === 'cost' ? `${cost!.day} / ${cost!.night}` : String(row[part as 'value' | 'copies']);
  const changes = (['human', 'vampire'] as const).flatMap((deck) =>
    (differences[deck] ?? []).flatMap(({ id, ...changed }) => {
      const row = reconstructed[deck].find((one) => one.id === id)!;
      return Object.keys(changed).map((part) => [id, deck, part, shown(row, part), shown(changed, part)]);
    }),
  );
  expect(rowsOf('ve-2.8')).toEqual(changes);
  expect(changes.every(([, , , before, after]) => before !== after)).toBe(true);
});

test('the rulebook lists every option with its default first', () => {
  const told = rowsOf('ve-11').map(([name, values]) => [name, values!.split(', ')[0]]);
  expect(told).toEqual(Object.entries(OPTIONS).map(([name, { fallback }]) => [name, fallback]));
});
