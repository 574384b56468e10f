import { HUMAN_CARDS, VAMPIRE_CARDS, type VampireEmpire } from '@duskhall/vampire-empire';
import { drawing, type Picture } from '../../../rulebook.ts';
import { attack, done, human, me, odile, playHuman, skip, vampire, who } from '../deeds.ts';
import CardsPicture from './CardsPicture.svelte';
import ProfessionsPicture from './ProfessionsPicture.svelte';
import {
  CASTLE,
  CASTLE_AND_CHOICE,
  CASTLE_AND_CITY,
  CASTLE_AND_HAND,
  CHOICE_AND_HAND,
  hunted,
  leading,
  OTHER,
  OWN,
  scene,
  tableOf,
} from './scene.ts';

type Pictures = { readonly [rule: string]: Picture<VampireEmpire> };
const inHuman = (...cards: (keyof typeof HUMAN_CARDS)[]) => cards.map((card) => HUMAN_CARDS[card].number);
const inVampire = (...cards: (keyof typeof VAMPIRE_CARDS)[]) => cards.map((card) => VAMPIRE_CARDS[card].number);

/** From the goal to the actions. */
export const coursePictures: Pictures = {
  'VE-1': {
    table: tableOf({
      ...{ ...hunted, step: 'before', turns: 2 },
      human: {
        hand: ['musket', 'garlic', 'holy-water-1', 'holy-water-3', 'rapier', 'relic', 'ostler', 'crucifix'],
        moat: ['dagger'],
      },
      vampire: { moat: ['pistol', 'rapier'] },
    }),
  },
  'VE-2': drawing(CardsPicture, {
    backs: ['sun', 'moon'],
    cards: [...inHuman('musket', 'silver-bullets', 'crucifix'), ...inVampire('hound', 'bat-form')],
  }),
  'VE-2.3': drawing(ProfessionsPicture, {}),
  'VE-2.10': { reason: 'Whatever set a table plays with, its cards look alike; only their numbers differ.' },
  'VE-3': scene(CASTLE_AND_CITY, { ...leading, turns: 1, step: 'exchange', castle: ['officer', 'nun', 'butler'] }),
  'VE-4': scene(OTHER, { ...hunted, turn: 'night', turns: 3 }),
  'VE-4.3': scene(
    CHOICE_AND_HAND,
    {
      ...{ ...hunted, step: 'exchange' },
      human: { hand: ['chapel', 'musket', 'garlic', 'rapier', 'holy-water-1', 'relic', 'dagger', 'ostler'], deck: 20 },
    },
    [[me, { ...human('chapel'), pile: 'cellar' }, { ...human('rapier'), pile: 'moat' }]],
  ),
  'VE-4.4': scene(OWN, {
    ...{ ...hunted, step: 'before' },
    human: { hand: ['chapel', 'musket', 'garlic', 'rapier'], deck: 6, isRecycled: true },
  }),
  'VE-4.5': scene(CASTLE_AND_CHOICE, { ...leading, step: 'exchange', castle: ['lady', 'cook', 'butler'] }, [
    [me, skip],
  ]),
  'VE-4.6': scene(CHOICE_AND_HAND, {
    ...{ ...hunted, step: 'before' },
    human: { hand: ['squire', 'secret-journey', 'ostler', 'relic', 'herbalist', 'garlic', 'chapel', 'pistol'] },
  }),
  'VE-4.7': scene(CHOICE_AND_HAND, {
    ...hunted,
    human: { hand: ['holy-water-1', 'aspen-stake', 'musket', 'candlestick'] },
  }),
  'VE-4.8': scene(
    CASTLE,
    {
      ...{ ...hunted, turn: 'night', revealed: ['lady'] },
      vampire: { hand: ['vampire-1', 'vampire-2', 'raven', 'garlic'] },
      human: { hand: ['garlic', 'musket'] },
    },
    [[odile, { action: 'hide' }, who('lady'), ...(['vampire-1', 'vampire-2', 'raven'] as const).map(vampire)]],
  ),
  'VE-4.9': scene(
    CASTLE,
    {
      ...{ ...leading, turn: 'day', castle: ['bishop', 'cook', 'nun'] },
      human: { hand: ['holy-water-1', 'statue-of-saint', 'garlic'] },
      vampire: { hand: ['im-not-a-vampire', 'garlic'] },
    },
    [[odile, { action: 'holy-water' }, who('bishop'), human('holy-water-1'), human('statue-of-saint')]],
  ),
  'VE-4.9.6': scene(
    CASTLE_AND_HAND,
    {
      ...{ ...hunted, castle: ['butler', 'lord', 'nun'] },
      human: { hand: ['holy-water-1', 'holy-water-3', 'rapier', 'dagger', 'garlic'] },
      vampire: { hand: ['pitchfork', 'garlic'] },
    },
    [
      [me, { action: 'holy-water' }, who('butler'), human('holy-water-1'), human('holy-water-3')],
      [odile, done],
      [me, who('lord'), { water: HUMAN_CARDS['holy-water-1'].number }, human('rapier')],
    ],
  ),
};

const duel = {
  ...{
    ...hunted,
    castle: ['bishop', 'lady', 'officer'],
    vampires: ['lady', 'cook', 'butler'],
    trusted: ['maid', 'lord'],
  },
  revealed: ['lady'],
  human: { hand: ['holy-bible', 'candlestick', 'relic', 'holy-water-2', 'garlic', 'rapier'] },
  vampire: { hand: ['rapier', 'vampire-2', 'vampire-3', 'garlic'] },
};
const struck = [me, ...attack('bishop', 'lady'), human('holy-bible'), human('candlestick'), done] as const;

/** The combat and what goes with it. */
export const fightPictures: Pictures = {
  'VE-4.10': scene(CASTLE, { ...duel, markers: { lady: { defence: 1 } } }, [struck, [odile, vampire('rapier'), done]]),
  'VE-4.10.1': scene(
    CASTLE_AND_CHOICE,
    {
      ...{ ...leading, castle: ['lady', 'monk', 'maid'], revealed: ['lady'] },
      vampire: { hand: ['dagger', 'vampire-1', 'garlic', 'candlestick'] },
    },
    [[me, { action: 'combat' }]],
  ),
  'VE-4.10.5': scene(
    CASTLE_AND_HAND,
    {
      ...{ ...leading, castle: ['lady', 'monk', 'maid'], revealed: ['lady'] },
      vampire: { hand: ['dagger', 'vampire-1', 'hound', 'claws', 'garlic', 'candlestick'] },
    },
    [[me, ...attack('lady', 'maid')]],
  ),
  'VE-4.10.6': scene(
    CASTLE_AND_CHOICE,
    {
      ...{ ...hunted, castle: ['monk', 'maid', 'cook'], markers: { maid: { defence: 1 } } },
      human: { hand: ['candlestick', 'candlestick', 'holy-bible'] },
    },
    [[me, ...attack('monk', 'maid'), human('candlestick')]],
  ),
  'VE-4.10.9': scene(CASTLE, { ...duel, markers: { lady: { defence: 1 } } }, [
    struck,
    [odile, vampire('rapier'), done],
    [me, done],
    [me, human('relic'), done],
  ]),
  'VE-4.11': scene(CHOICE_AND_HAND, { ...hunted, human: { hand: ['garlic', 'musket', 'relic', 'dagger'] } }, [
    [me, { action: 'pass' }, human('dagger')],
  ]),
  'VE-4.12': scene(
    CHOICE_AND_HAND,
    {
      ...{ ...hunted, step: 'before' },
      human: { hand: ['secret-journey', 'garlic', 'musket', 'relic'] },
    },
    [[me, playHuman('secret-journey', who('monk').character), human('garlic')]],
  ),
  'VE-4.13': scene(
    CASTLE_AND_HAND,
    {
      ...{ ...hunted, turn: 'night', castle: ['officer', 'nun', 'cook'] },
      human: { hand: ['sacrifice', 'secret-passage', 'herbalist', 'candlestick', 'musket', 'garlic'] },
      vampire: { hand: ['pistol', 'dagger', 'rapier', 'garlic'] },
    },
    [[odile, ...attack('officer', 'nun'), vampire('pistol'), vampire('dagger'), done]],
  ),
  'VE-4.13.3': scene(
    CASTLE_AND_HAND,
    {
      ...{ ...leading, castle: ['officer', 'nun', 'cook'] },
      human: { hand: ['sacrifice', 'garlic', 'musket', 'candlestick'] },
      vampire: { hand: ['pistol', 'dagger', 'rapier', 'hound', 'claws', 'garlic'] },
    },
    [
      [me, ...attack('officer', 'nun'), vampire('pistol'), vampire('dagger'), done],
      [odile, playHuman('sacrifice', VAMPIRE_CARDS.pistol.number), human('garlic'), human('musket')],
    ],
  ),
  'VE-4.14': scene(CASTLE_AND_CITY, {
    ...{ ...hunted, step: 'before', castle: ['nun', 'cook', 'maid'], revealed: ['lady'], confirmed: ['nun'] },
    ...{ city: ['monk', 'lord', 'bishop'], away: 'lady', dead: ['officer', 'butler'] },
    markers: { cook: { defence: 2 }, nun: { attack: 1 } },
    human: { hand: ['garlic'] },
  }),
  'VE-4.15': scene(
    CASTLE_AND_CITY,
    {
      ...{ ...duel, city: ['monk', 'nun', 'lord', 'maid', 'cook', 'butler'] },
      vampire: { hand: ['garlic', 'musket'] },
    },
    [struck, [odile, done], [me, done]],
  ),
  'VE-4.16': scene(OTHER, {
    ...{ ...hunted, turns: 18, dead: ['bishop', 'nun', 'maid'] },
    vampire: { hand: [], deck: 0, isRecycled: true },
    human: { hand: ['garlic', 'relic'], deck: 3 },
  }),
};
