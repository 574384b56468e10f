import type { LessonTable } from '../../../lesson.ts';

const me = 0;
const table = (seats: number, scenario: object, options: NonNullable<LessonTable['options']> = {}): LessonTable => ({
  ...{ seats, seat: me, options },
  scenario,
});

/** Three players in the middle of a game: a little of everything. */
const three = {
  deck: 48,
  hands: [
    ['science-ii', 'military-ii', 'culture-ii'],
    ['religion-ii', 'economy-ii', 'science-ii'],
    ['military-i', 'military-ii', 'culture-ii', 'religion-ii', 'science-ii'],
  ],
  areas: [
    { military: 3, religion: 1, economy: 2, science: 3, culture: 2 },
    { economy: 3, science: 5, culture: 1 },
    { military: 2, religion: 5, culture: 1 },
  ],
  discard: ['military-i', 'religion-i', 'economy-i', 'science-i'],
};
export const playing = table(3, three);
export const using = table(3, { ...three, step: 'effects' });

/** The same with level 2 and Utopia on your side. */
const strong = {
  ...three,
  step: 'effects',
  deck: 20,
  areas: [
    { military: 5, religion: 5, economy: 5, science: 5, culture: 1, utopia: 5 },
    { economy: 2, science: 3 },
    { military: 2, culture: 3 },
  ],
  discard: ['military-ii', 'religion-i', 'economy-iii', 'science-iii', 'culture-iii', 'culture-iii', 'utopia-iii'],
};
export const mighty = table(3, strong);
/** The same with a hand limit of 3. */
export const hoarding = table(3, { ...strong, areas: [{ science: 2, utopia: 5 }, ...strong.areas.slice(1)] });

/** Three players: one card more opens a level. */
export const reaching = table(3, {
  deck: 60,
  hands: [
    ['economy-i', 'science-ii', 'science-ii'],
    ['military-i', 'religion-i', 'culture-i'],
    ['religion-i', 'military-i', 'military-i'],
  ],
  areas: [{ economy: 2, science: 2, culture: 1 }, { military: 2, religion: 1 }, { religion: 2 }],
});

/** Two players: columns below, at and between the thresholds. */
export const growing = table(2, {
  hands: [['military-i'], []],
  areas: [{ military: 1, religion: 3, economy: 4, science: 5, culture: 2, utopia: 7 }],
});

export const dealt = table(3, {
  hands: [
    ['science-i', 'military-i', 'culture-i'],
    ['religion-i', 'economy-i', 'science-i'],
    ['military-i', 'military-i', 'religion-i'],
  ],
});

export const drafting = table(
  3,
  {
    packs: [
      ['military-i', 'religion-i', 'economy-i', 'science-i'],
      ['military-i', 'military-i', 'culture-i', 'religion-i'],
      ['science-i', 'culture-i', 'religion-i', 'military-i'],
    ],
  },
  { deal: 'draft' },
);

/** An Embargo lies on your Science, and you hold little else. */
export const barred = table(4, {
  deck: 40,
  hands: [['science-ii', 'economy-ii', 'science-iii'], ['military-i'], ['religion-i'], ['religion-ii']],
  areas: [{ military: 1, economy: 1, science: 4 }, { military: 3 }, { religion: 3 }, { economy: 2 }],
  embargoes: [{ seat: me, domain: 'science' }],
});

/** It takes 9 Science cards now. */
export const raised = table(2, {
  deck: 20,
  hands: [['military-ii'], ['economy-iii']],
  areas: [{ military: 2, economy: 3, science: 7, utopia: 1 }, { utopia: 1 }],
  democracies: [{ seat: me, domain: 'science' }],
});

/** You have copied what Odile can do in Science. */
export const copied = table(3, { ...three, step: 'effects', coin: { holder: me, source: 1, domain: 'science' } });
/** The same where Religion works by itself. */
export const sharing = table(3, { ...three, step: 'effects' }, { religionMode: 'continuous' });

/** The last turns: the deck is empty. */
export const final = table(3, {
  ...three,
  deck: 0,
  areas: [{ military: 3, economy: 2, science: 2 }, { economy: 3, science: 4 }, { religion: 4 }],
});

const last = { first: 1, turn: me, deck: 0, step: 'end' };
export const won = table(3, {
  ...{ step: 'end', deck: 12 },
  areas: [['science-i', 'science-ii', 'science-i', 'science-ii', 'science-iii', 'science-iii', 'science-iii']],
});
export const scored = table(3, {
  ...last,
  areas: [
    { military: 2, religion: 1, economy: 4, science: 5, culture: 1, utopia: 2 },
    { military: 5, religion: 3, economy: 1, science: 2, culture: 1 },
    { religion: 3, economy: 2, science: 1, utopia: 1 },
  ],
});
export const tied = table(3, {
  ...last,
  areas: [
    { military: 4, religion: 1, economy: 1, science: 4, culture: 2, utopia: 2 },
    { military: 1, religion: 3, economy: 2, science: 3, culture: 2, utopia: 2 },
    { economy: 1, science: 1, utopia: 1 },
  ],
});
export const teams = table(
  4,
  {
    ...last,
    areas: [
      { military: 4, economy: 2, science: 5, culture: 1, utopia: 3 },
      { military: 2, religion: 4, economy: 3, science: 1, culture: 1, utopia: 1 },
      { military: 1, religion: 1, economy: 3, science: 5 },
      { religion: 2, science: 2, culture: 4, utopia: 2 },
    ],
  },
  { teams: 'on' },
);
/** Everything is turned over; here Science has won. */
export const opened = table(3, {
  step: 'end',
  hands: [['military-ii', 'culture-ii'], ['culture-ii', 'economy-iii'], ['utopia-iii']],
  areas: [{ science: 7 }, { military: 3 }, { culture: 2 }],
});
