import { HUMAN_CARDS, VAMPIRE_CARDS, type VampireEmpire } from '@duskhall/vampire-empire';
import type { Example } from '../../../rulebook.ts';
import { attack, done, fight, human, me, odile, playHuman, playVampire, skip, vampire, who } from '../deeds.ts';
import { hunted, leading, tableOf } from './scene.ts';

export const examples: readonly Example<VampireEmpire>[] = [
  {
    name: 'bluff',
    rule: 'VE-4.10',
    table: tableOf({
      ...{ ...leading, turns: 1, castle: ['officer', 'nun', 'butler'] },
      city: ['maid', 'lord', 'lady', 'cook', 'monk', 'bishop'],
      human: { hand: ['candlestick', 'pitchfork', 'musket', 'relic', 'dagger', 'holy-water-2', 'novice', 'chapel'] },
      vampire: { hand: ['pistol', 'rapier', 'kitchen-boy', 'garlic'] },
    }),
    deeds: [
      [me, ...attack('officer', 'nun'), vampire('pistol'), done],
      [
        [odile, done],
        [odile, human('candlestick'), done],
        [odile, done],
      ],
      [
        [me, done],
        [odile, done],
        [odile, skip],
        [odile, done],
        [me, done],
        [odile, ...attack('maid', 'officer'), human('musket'), done],
      ],
      [
        [me, done],
        [odile, done],
        [odile, done],
      ],
    ],
  },
  {
    name: 'rounds',
    rule: 'VE-4.10.9',
    table: tableOf({
      ...{ ...hunted, castle: ['bishop', 'lady', 'officer'], revealed: ['lady'] },
      ...{ vampires: ['lady', 'cook', 'butler'], trusted: ['maid', 'lord'] },
      human: { hand: ['holy-bible', 'candlestick', 'relic', 'holy-water-2', 'garlic'] },
      vampire: { hand: ['rapier', 'vampire-2', 'vampire-3', 'vampire-1', 'garlic'] },
    }),
    deeds: [
      [me, ...attack('bishop', 'lady'), human('holy-bible'), human('candlestick'), done],
      [
        [odile, vampire('rapier'), vampire('vampire-2'), done],
        [me, done],
      ],
      [me, human('relic'), human('holy-water-2'), done],
      [
        [odile, vampire('vampire-3'), vampire('vampire-1'), done],
        [me, done],
      ],
    ],
  },
  {
    name: 'markers',
    rule: 'VE-4.10.9',
    table: tableOf({
      ...{ ...leading, castle: ['lord', 'cook', 'nun'], markers: { cook: { defence: 2 } } },
      human: { hand: ['garlic', 'relic', 'rapier'] },
      vampire: { hand: ['pistol', 'dagger', 'musket'] },
    }),
    deeds: [
      [me, ...attack('lord', 'cook'), vampire('pistol'), done],
      [
        [odile, done],
        [odile, human('garlic'), done],
      ],
      [me, vampire('dagger'), done],
      [
        [odile, done],
        [odile, done],
        [odile, done],
      ],
    ],
  },
  {
    name: 'must',
    rule: 'VE-4.10.1',
    table: tableOf({
      ...{ ...leading, castle: ['lady', 'monk', 'maid'], revealed: ['lady'] },
      human: { hand: ['garlic', 'relic'] },
      vampire: { hand: ['dagger', 'vampire-1', 'hound', 'claws', 'garlic', 'candlestick'] },
    }),
    deeds: [
      [me, { action: 'combat' }],
      [me, fight('lady', 'monk')],
    ],
  },
  {
    name: 'water',
    rule: 'VE-4.9.6',
    table: tableOf({
      ...{ ...hunted, castle: ['butler', 'lord', 'nun'] },
      human: { hand: ['holy-water-1', 'holy-water-3', 'rapier', 'garlic'] },
      vampire: { hand: ['pitchfork', 'dagger', 'relic'] },
    }),
    deeds: [
      [me, { action: 'holy-water' }, who('butler'), human('holy-water-1'), human('holy-water-3')],
      [odile, done],
      [me, who('lord'), { water: HUMAN_CARDS['holy-water-1'].number }, human('rapier'), done],
      [
        [odile, vampire('pitchfork'), done],
        [me, done],
        [odile, done],
      ],
    ],
  },
  {
    name: 'denial',
    rule: 'VE-5.22',
    table: tableOf({
      ...{ ...hunted, castle: ['lady', 'cook', 'nun'] },
      human: { hand: ['holy-water-2', 'aspen-stake', 'sacrifice', 'garlic', 'relic'] },
      vampire: { hand: ['im-not-a-vampire', 'garlic', 'musket'] },
    }),
    deeds: [
      [me, { action: 'holy-water' }, who('lady'), human('holy-water-2'), human('aspen-stake')],
      [odile, playVampire('im-not-a-vampire'), vampire('garlic')],
      [me, playHuman('sacrifice', VAMPIRE_CARDS['im-not-a-vampire'].number), human('garlic')],
    ],
  },
  {
    name: 'sacrifice',
    rule: 'VE-4.13.3',
    table: tableOf({
      ...{ ...hunted, turn: 'night', castle: ['officer', 'nun', 'cook'] },
      human: { hand: ['sacrifice', 'garlic', 'musket', 'candlestick', 'pistol'] },
      vampire: { hand: ['pistol', 'rapier', 'garlic'] },
    }),
    deeds: [
      [odile, ...attack('officer', 'nun'), vampire('pistol'), done],
      [me, playHuman('sacrifice', VAMPIRE_CARDS.pistol.number), human('garlic'), human('musket')],
      [odile, vampire('rapier'), done],
      [
        [me, done],
        [me, human('candlestick'), done],
        [me, done],
      ],
    ],
  },
  {
    name: 'hiding',
    rule: 'VE-4.8',
    table: tableOf({
      ...{ ...leading, revealed: ['lady'], markers: { lady: { defence: 1 } } },
      ...{ city: ['maid', 'lord', 'nun', 'butler'], dead: ['officer', 'bishop'] },
      human: { hand: ['sacrifice', 'garlic', 'musket', 'relic'] },
      vampire: { hand: ['vampire-1', 'vampire-1', 'raven', 'vampire-3', 'garlic'] },
    }),
    deeds: [
      [me, { action: 'hide' }, who('lady'), ...(['vampire-1', 'vampire-1', 'raven'] as const).map(vampire)],
      [odile, playHuman('sacrifice', VAMPIRE_CARDS.raven.number), human('garlic'), human('musket')],
      [me, vampire('vampire-3')],
      [odile, done],
    ],
  },
  {
    name: 'hypnosis',
    rule: 'VE-6.3',
    table: tableOf({
      ...{ ...leading, step: 'before', vampires: ['lady', 'cook', 'bishop'], castle: ['lady', 'cook', 'monk'] },
      ...{ city: ['nun', 'bishop', 'maid'], revealed: ['lady', 'cook', 'bishop'], dead: ['officer', 'butler', 'lord'] },
      trusted: ['maid', 'lord'],
      human: { hand: ['garlic', 'relic'] },
      vampire: { hand: ['hypnosis', 'garlic', 'musket', 'pistol'] },
    }),
    deeds: [
      [me, playVampire('hypnosis'), vampire('garlic'), vampire('musket')],
      [odile, done],
      [me, who('monk'), who('nun')],
    ],
  },
  {
    name: 'herbalist',
    rule: 'VE-5.14',
    table: tableOf({
      ...{ ...hunted, turn: 'night', vampires: ['lord', 'lady', 'officer'], trusted: ['maid', 'cook'] },
      ...{ castle: ['lord', 'maid', 'lady'], dead: ['monk', 'nun', 'bishop', 'cook', 'butler', 'officer'] },
      human: { hand: ['herbalist', 'pistol', 'relic'] },
      vampire: { hand: ['pistol', 'garlic'] },
    }),
    deeds: [
      [odile, ...attack('lord', 'maid'), vampire('pistol'), done],
      [
        [me, done],
        [me, done],
      ],
      [me, playHuman('herbalist'), human('pistol'), human('relic')],
    ],
  },
  {
    name: 'cellar',
    rule: 'VE-4.4',
    table: tableOf({
      ...{ ...hunted, step: 'exchange' },
      human: {
        hand: ['garlic', 'garlic', 'musket', 'pitchfork', 'relic', 'candlestick', 'dagger', 'novice'],
        cellar: ['rapier', 'pistol', 'rosary', 'holy-water-3', 'chapel'],
        deck: ['crucifix'],
      },
    }),
    deeds: [
      [
        me,
        { ...human('garlic'), pile: 'cellar' },
        { ...human('garlic'), pile: 'cellar' },
        { ...human('dagger'), pile: 'cellar' },
      ],
      [me, done],
    ],
  },
  {
    name: 'points',
    rule: 'VE-6.4',
    table: tableOf({
      ...{ ...hunted, turns: 20, vampires: ['lady', 'cook', 'officer'], trusted: ['lord', 'nun'] },
      ...{ castle: ['lady', 'lord', 'nun'], dead: ['monk', 'bishop', 'officer'] },
      human: { hand: ['garlic'], deck: 0, isRecycled: true },
      vampire: { hand: [], deck: 0, isRecycled: true },
    }),
    deeds: [[me, { action: 'pass' }, human('garlic')]],
  },
];
