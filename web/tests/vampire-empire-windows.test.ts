import { expect, test } from 'vitest';
import { testHall } from './hall.ts';
import { startScenario } from './seating.ts';
import { sitAt } from './vampire-empire-table.ts';

const hall = testHall();

const people = {
  vampires: ['lady', 'monk', 'butler'],
  trusted: ['cook', 'bishop'],
  castle: ['lady', 'cook', 'nun'],
  city: ['monk', 'lord', 'bishop', 'maid', 'butler', 'officer'],
};
const night = { ...people, turn: 'night', revealed: ['lady'] };
const day = { ...people, turn: 'day', revealed: ['lady'] };

test('RW-support: a support card is cancelled by Sacrifice, paid for with two cards', async () => {
  const { vampire, human } = await sitAt(hall, {
    ...night,
    step: 'before',
    vampire: { hand: ['coffin', 'raven'] },
    human: { hand: ['sacrifice', 'garlic', 'relic', 'pistol'] },
  });
  await vampire.cards('Coffin');
  await vampire.press('Play Coffin');
  await human.cards('Sacrifice', 'Garlic', 'Relic');
  await human.press('Play Sacrifice');
  await vampire.hears('Coffin is cancelled.');
});

test('RW-hide: a card is cancelled, replaced, and the window opens again', async () => {
  const { vampire, human } = await sitAt(hall, {
    ...night,
    step: 'action',
    vampire: { hand: ['vampire-1', 'vampire-2', 'vampire-3', 'raven'] },
    human: { hand: ['sacrifice', 'garlic', 'relic', 'pistol'] },
  });
  await vampire.press(/Hide/);
  await vampire.who('Lady');
  await vampire.cards('Vampire I', 'Vampire II', 'Vampire III');
  await vampire.press('Hide: Lady');
  await human.cards('Sacrifice');
  await human.page
    .locator('.spotlight')
    .getByRole('button', { name: /^Vampire II,/ })
    .click();
  await human.cards('Garlic', 'Relic');
  await human.press('Play Sacrifice');
  await vampire.cards('Raven');
  await vampire.press('Lay Raven instead');
  await human.press('Pass');
  await vampire.hears('The Lady disappears under the city.');
});

test('RW-holywater, RW-denial: the answer is refused, the refusal cancelled, the truth told', async () => {
  const { vampire, human } = await sitAt(hall, {
    ...day,
    step: 'action',
    vampire: { hand: ['im-not-a-vampire', 'raven'] },
    human: { hand: ['holy-water-1', 'holy-water-3', 'sacrifice', 'relic', 'garlic'] },
  });
  await human.press(/holy water/i);
  await human.who('Monk');
  await human.cards('Holy Water I', 'Holy Water III');
  await human.press('Test: Monk');
  await vampire.cards('I.m Not a Vampire', 'Raven');
  await vampire.press(/^Play I.m Not a Vampire/);
  await human.cards('Sacrifice', 'Relic');
  await human.press('Play Sacrifice');
  await vampire.hears('The Monk is revealed as a vampire.');
});

test('holy water in the castle is followed by an attack with the lower card', async () => {
  const { vampire, human } = await sitAt(hall, {
    ...people,
    castle: ['monk', 'cook', 'nun'],
    city: ['lady', 'lord', 'bishop', 'maid', 'butler', 'officer'],
    turn: 'day',
    step: 'action',
    vampire: { hand: ['raven', 'hound'] },
    human: { hand: ['holy-water-1', 'holy-water-3', 'pitchfork', 'garlic'] },
  });
  await human.press(/holy water/i);
  await human.who('Monk');
  await human.cards('Holy Water I', 'Holy Water III');
  await human.press('Test: Monk');
  await vampire.press('Pass');
  await human.who('Cook');
  await human.page
    .locator('.spotlight')
    .getByRole('button', { name: /^Holy Water I,/ })
    .click();
  await human.cards('Pitchfork');
  await human.press('Attack with 3');
  await vampire.press('Lay nothing');
  await human.press('Pass');
  await vampire.hears('The Monk is struck down: a vampire.');
});

test('RW-attack: Sacrifice, a supplement, then Secret Passage', async () => {
  const { vampire, human } = await sitAt(hall, {
    ...night,
    step: 'action',
    vampire: { hand: ['vampire-3', 'rapier', 'raven'] },
    human: { hand: ['sacrifice', 'secret-passage', 'garlic', 'relic', 'pistol', 'musket'] },
  });
  await vampire.press('Combat');
  await vampire.who('Cook');
  await vampire.cards('Vampire III');
  await vampire.press('Attack with 3');
  await human.cards('Sacrifice', 'Garlic', 'Relic');
  await human.press('Play Sacrifice');
  await vampire.cards('Rapier');
  await vampire.press('Attack with 2');
  await human.cards('Secret Passage', 'Pistol', 'Musket');
  await human.press('Play Secret Passage');
  await vampire.hears('The combat is over.');
});

test('RW-defence: a defending card is cancelled, and the defender falls; RW-death-vampire, RW-regeneration', async () => {
  const { vampire, human } = await sitAt(hall, {
    ...day,
    step: 'action',
    vampire: { hand: ['vampire-3', 'regeneration', 'raven', 'garlic'] },
    human: { hand: ['relic', 'sacrifice', 'garlic', 'pistol', 'musket'] },
  });
  await human.press('Combat');
  await human.who('Nun');
  await human.who('Lady');
  await human.cards('Relic');
  await human.press('Attack with 3');
  await vampire.cards('Vampire III');
  await vampire.press('Defend with 3');
  await human.cards('Sacrifice', 'Garlic');
  await human.press('Play Sacrifice');
  await vampire.press('Lay nothing');
  await human.press('Pass');
  await vampire.hears('The Lady is struck down: a vampire.');
  await vampire.cards('Regeneration', 'Raven', 'Garlic');
  await vampire.press('Play Regeneration');
  await human.press('Pass');
  await human.hears('The Lady is saved.');
});

test('RW-death-human: Herbalist brings the struck one back', async () => {
  const { vampire, human } = await sitAt(hall, {
    ...night,
    step: 'action',
    vampire: { hand: ['vampire-3', 'rapier'] },
    human: { hand: ['herbalist', 'relic', 'pistol'] },
  });
  await vampire.press('Combat');
  await vampire.who('Cook');
  await vampire.cards('Vampire III', 'Rapier');
  await vampire.press('Attack with 5');
  await human.press('Pass');
  await human.press('Lay nothing');
  await vampire.hears('The Cook is struck down: a human.');
  await human.cards('Herbalist', 'Relic', 'Pistol');
  await human.press('Play Herbalist');
  await vampire.hears('The Cook is saved.');
});

test('RW-regeneration: Sacrifice keeps a vampire dead', async () => {
  const { vampire, human } = await sitAt(hall, {
    ...day,
    step: 'action',
    vampire: { hand: ['regeneration', 'raven', 'garlic'] },
    human: { hand: ['relic', 'sacrifice', 'garlic'] },
  });
  await human.press('Combat');
  await human.who('Nun');
  await human.who('Lady');
  await human.cards('Relic');
  await human.press('Attack with 3');
  await vampire.press('Lay nothing');
  await human.press('Pass');
  await vampire.cards('Regeneration', 'Raven', 'Garlic');
  await vampire.press('Play Regeneration');
  await human.cards('Sacrifice', 'Garlic');
  await human.press('Play Sacrifice');
  await vampire.hears('Regeneration is cancelled.');
  await human.page.getByRole('button', { name: /^Lady, .*Dead/ }).waitFor();
});

test('alone, who can only pass need not say so', async () => {
  const visitor = await hall.visit();
  const { page } = visitor;
  const laid = { game: 'vampire-empire', seats: 2, options: { responseMode: 'always-ask' } };
  await startScenario(hall.server, [['Vlad', visitor]], laid, {
    ...night,
    step: 'before',
    vampire: { hand: ['raven', 'vampire-1'] },
    human: { hand: ['garlic', 'relic'] },
  });
  await page.getByRole('button', { name: /^Hide/ }).first().waitFor();
});

test('VE-11 who plays now against a bot need not pass by hand', async () => {
  const { page } = await hall.visit();
  await page.goto('/');
  await page
    .locator('article[data-game="vampire-empire"]')
    .getByRole('button', { name: /^Play now/ })
    .click();
  await page.locator('.ve').waitFor();
  const kept = await page.evaluate(() => localStorage.getItem(location.pathname.replace('/local/', 'duskhall.match.')));
  expect(JSON.parse(kept!).record.options.responseMode).toBe('auto-pass');
});
