import { HUMAN_CARDS, type VampireEmpire } from '@duskhall/vampire-empire';
import type { Lesson } from '../../lesson.ts';
import { attack, done, human, me, odile, options, playHuman, skip, vampire, who } from './deeds.ts';

/** Odile leads the vampires. */
const hunted = {
  seat: odile,
  vampires: ['lady', 'bishop', 'butler'],
  trusted: ['cook', 'lord'],
  castle: ['lady', 'cook', 'monk'],
  city: ['nun', 'butler', 'lord', 'bishop', 'maid', 'officer'],
};
/** The learner leads them. */
const hunter = {
  seat: me,
  vampires: ['lady', 'bishop', 'butler'],
  trusted: ['maid', 'lord'],
};

/** Nine steps as the human player, with the defence that betrays; then the lie and the conquest as the vampire player. */
export const lesson: Lesson<VampireEmpire> = {
  steps: [
    {
      name: 'goal',
      at: '.ve .floor',
      rule: 'VE-1',
      table: {
        ...{ seats: 2, seat: me, options },
        scenario: {
          ...{ ...hunted, turn: 'day', turns: 2 },
          human: {
            hand: ['musket', 'garlic', 'holy-water-1', 'holy-water-3', 'secret-passage', 'rapier', 'chapel'],
            moat: ['dagger'],
          },
          vampire: {
            hand: ['pistol', 'rapier', 'relic', 'holy-bible', 'vampire-1', 'raven', 'coffin'],
            moat: ['dagger'],
          },
        },
      },
    },
    { name: 'secret', at: '.ve .badge', clear: '.ve .floor', rule: 'VE-8' },
    {
      name: 'exchange',
      at: '.ve .hand',
      clear: '.ve .dock, .ve .hand button',
      rule: 'VE-4.3',
      answers: [[{ ...human('chapel'), pile: 'cellar' }, done]],
    },
    {
      name: 'attack',
      at: '.ve .dock',
      clear: '.ve .floor, .ve .hand button',
      rule: 'VE-4.10.5',
      answers: [[...attack('cook', 'lady'), human('musket'), done]],
      others: [
        [odile, vampire('pistol'), vampire('rapier'), done],
        [me, done],
      ],
      table: {
        ...{ seats: 2, seat: me, options },
        scenario: {
          ...{ ...hunted, turn: 'day', turns: 2, step: 'action' },
          human: { hand: ['musket', 'garlic', 'rapier', 'secret-passage'], cellar: ['chapel'], moat: ['dagger'] },
          vampire: {
            hand: ['pistol', 'rapier', 'relic', 'holy-bible', 'vampire-1', 'raven', 'coffin'],
            moat: ['dagger'],
          },
        },
      },
    },
    {
      name: 'stop',
      at: '.ve .between',
      clear: '.ve .floor, .ve .dock, .ve .hand button',
      rule: 'VE-4.10.9',
      answers: [[done]],
    },
    {
      name: 'window',
      at: '.ve .floor',
      clear: '.ve .dock, .ve .hand button',
      rule: 'VE-4.13',
      answers: [['rapier', 'dagger'] as const, ['dagger', 'rapier'] as const].map((price) => [
        playHuman('secret-passage'),
        ...price.map(human),
      ]),
      table: {
        ...{ seats: 2, seat: me, options },
        scenario: {
          ...{ ...hunted, turn: 'night', turns: 3, step: 'action' },
          human: {
            hand: ['garlic', 'rapier', 'dagger', 'secret-passage'],
            cellar: ['chapel'],
            moat: ['dagger', 'musket'],
          },
          vampire: {
            hand: ['relic', 'holy-bible', 'vampire-1', 'raven', 'coffin', 'garlic'],
            moat: ['dagger', 'pistol', 'rapier'],
          },
        },
      },
      before: [[odile, ...attack('monk', 'cook'), vampire('relic'), vampire('holy-bible'), done]],
    },
    {
      name: 'water',
      at: '.ve .dock',
      clear: '.ve .floor, .ve .hand button',
      rule: 'VE-4.9',
      answers: [['holy-water-1', 'holy-water-3'] as const, ['holy-water-3', 'holy-water-1'] as const].map((pair) => [
        { action: 'holy-water' },
        who('lady'),
        ...pair.map(human),
      ]),
      others: [[odile, done]],
      table: {
        ...{ seats: 2, seat: me, options },
        scenario: {
          ...{ ...hunted, turn: 'day', turns: 4, step: 'action' },
          human: {
            hand: ['garlic', 'pitchfork', 'holy-water-1', 'holy-water-3'],
            cellar: ['chapel'],
            moat: ['dagger', 'musket', 'secret-passage'],
            sunk: ['rapier', 'dagger'],
          },
          vampire: {
            hand: ['vampire-1', 'dagger', 'coffin', 'garlic', 'musket', 'candlestick'],
            moat: ['dagger', 'pistol', 'rapier', 'relic', 'holy-bible'],
          },
        },
      },
    },
    {
      name: 'strike',
      at: '.ve .spotlight',
      clear: '.ve .middle, .ve .dock, .ve .hand button',
      rule: 'VE-4.9.6',
      answers: [
        [who('cook'), { water: HUMAN_CARDS['holy-water-1'].number }, human('pitchfork'), done],
        [who('cook'), human('pitchfork'), { water: HUMAN_CARDS['holy-water-1'].number }, done],
      ],
      others: [
        [odile, vampire('vampire-1'), vampire('dagger'), done],
        [me, done],
        [odile, done],
      ],
    },
    { name: 'dead', at: '.ve .outside', clear: '.ve .floor', rule: 'VE-4.15' },
    {
      name: 'lie',
      at: '.ve .floor',
      clear: '.ve .dock, .ve .hand button',
      rule: 'VE-4.10.1',
      answers: [[...attack('officer', 'nun'), vampire('pistol'), done]],
      others: [
        [odile, done],
        [odile, human('candlestick'), done],
        [odile, done],
      ],
      table: {
        ...{ seats: 2, seat: me, options },
        scenario: {
          ...{ ...hunter, turn: 'night', turns: 1, step: 'action' },
          castle: ['officer', 'nun', 'butler'],
          city: ['maid', 'lord', 'lady', 'cook', 'monk', 'bishop'],
          human: {
            hand: ['candlestick', 'pitchfork', 'musket', 'relic', 'dagger', 'holy-water-2', 'novice', 'chapel'],
          },
          vampire: { hand: ['pistol', 'rapier', 'kitchen-boy', 'garlic'] },
        },
      },
    },
    {
      name: 'support',
      at: '.ve .dock',
      clear: '.ve .dock, .ve .hand button',
      rule: 'VE-4.6',
      answers: [[done]],
      others: [
        [odile, done],
        [odile, skip],
        [odile, done],
        [me, done],
        [odile, ...attack('maid', 'officer'), human('musket'), done],
      ],
    },
    {
      name: 'fooled',
      at: '.ve .floor',
      clear: '.ve .dock, .ve .hand button',
      rule: 'VE-4.10',
      answers: [[done]],
      others: [
        [odile, done],
        [odile, done],
      ],
    },
    {
      name: 'conquest',
      at: '.ve .floor',
      clear: '.ve .dock, .ve .hand button',
      rule: 'VE-6.3',
      answers: [[who('butler')]],
      table: {
        ...{ seats: 2, seat: me, options },
        scenario: {
          ...{ ...hunter, turn: 'night', turns: 9 },
          castle: ['lady', 'butler', 'bishop'],
          city: ['lord', 'cook', 'monk', 'maid'],
          revealed: ['lady', 'bishop'],
          dead: ['nun', 'officer'],
          vampire: { hand: ['dagger', 'vampire-2', 'hound', 'claws'] },
        },
      },
      before: [[me, skip]],
    },
    { name: 'end', at: '.ve .floor', rule: 'VE-6.4' },
  ],
  game: {
    ...{ seats: 2, seat: me, options: { responseMode: 'auto-pass' } },
    scenario: {
      ...{ seat: odile, turn: 'day', turns: 14 },
      vampires: ['lady', 'bishop'],
      revealed: ['bishop'],
      trusted: ['cook', 'lord'],
      dead: ['lady', 'nun', 'officer', 'monk'],
      castle: ['bishop', 'cook', 'butler'],
      city: ['maid', 'lord'],
      human: {
        hand: ['musket', 'pitchfork', 'holy-water-2', 'aspen-stake', 'rapier', 'sacrifice', 'garlic'],
        deck: 5,
        isRecycled: true,
      },
      vampire: { hand: ['relic', 'vampire-2', 'musket', 'pistol', 'garlic', 'claws'], deck: 4, isRecycled: true },
    },
  },
};
