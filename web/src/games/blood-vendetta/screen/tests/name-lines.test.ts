import { expect, test } from 'vitest';
import { nameLines } from '../name-lines.ts';

for (const [name, ...lines] of [
  ['Anna', 'Anna'],
  ['Gwendoline', 'Gwendoline'],
  ['Dave the Magnificent', 'Dave the ', 'Magnificent'],
  ['Мстислав Остроумов', 'Мстислав ', 'Остроумов'],
  ['Jean-Christophe', 'Jean-', 'Christophe'],
  ['Wolfgangwilhelmmaximilia', 'Wolfgangwilh', 'elmmaximilia'],
] as const)
  test(`“${name}” stands in ${lines.length === 1 ? 'one line' : 'two lines'}`, () => {
    expect(nameLines(name)).toEqual(lines);
  });

test('a name stays what it is', () => {
  for (const name of ['', 'Ann', 'Sir William Wimblewomble', 'Щекочихина-Крестовская', '🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇'])
    expect(nameLines(name).join('')).toBe(name);
});
