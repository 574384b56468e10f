import { characterNamed, HUMAN_CARDS, VAMPIRE_CARDS, type VampireEmpire } from '@duskhall/vampire-empire';
import { drawing, type Picture } from '../../../rulebook.ts';
import { attack, done, human, me, odile, playHuman, playVampire, type, vampire, who } from '../deeds.ts';
import CardsPicture from './CardsPicture.svelte';
import FavouritesPicture from './FavouritesPicture.svelte';
import {
  CASTLE,
  CASTLE_AND_CHOICE,
  CASTLE_AND_CITY,
  CASTLE_AND_HAND,
  HAND,
  hunted,
  leading,
  low,
  OTHER,
  scene,
  tableOf,
} from './scene.ts';

type Pictures = { readonly [rule: string]: Picture<VampireEmpire> };
const lady = characterNamed('lady');

/** Card by card. */
export const cardPictures: Pictures = {
  'VE-5': drawing(CardsPicture, {
    cards: [
      ...(['dagger', 'relic', 'musket', 'rosary', 'holy-water-3'] as const).map((card) => HUMAN_CARDS[card].number),
      ...(['vampire-3', 'raven'] as const).map((card) => VAMPIRE_CARDS[card].number),
    ],
  }),
  'VE-5.9': drawing(CardsPicture, { cards: [HUMAN_CARDS.crucifix.number, VAMPIRE_CARDS.claws.number] }),
  'VE-5.10': drawing(FavouritesPicture, {}),
  'VE-5.11': scene(
    CASTLE_AND_CITY,
    {
      ...{
        ...hunted,
        step: 'before',
        revealed: ['lady'],
        city: ['lord', 'nun', 'bishop'],
        dead: ['maid', 'officer', 'butler'],
      },
      human: { hand: ['secret-journey', 'garlic', 'musket', 'relic'] },
      vampire: { hand: ['garlic', 'pistol'] },
    },
    [[me, playHuman('secret-journey', lady), human('garlic'), human('musket')]],
  ),
  'VE-5.12': scene(
    CASTLE_AND_HAND,
    {
      ...{ ...hunted, turn: 'night', castle: ['monk', 'cook', 'maid'] },
      human: { hand: ['secret-passage', 'garlic', 'rapier', 'dagger', 'pistol'] },
      vampire: { hand: ['relic', 'holy-bible', 'garlic'] },
    },
    [
      [odile, ...attack('monk', 'cook'), vampire('relic'), vampire('holy-bible'), done],
      [me, playHuman('secret-passage'), human('rapier')],
    ],
  ),
  'VE-5.13': low(
    scene(
      CASTLE_AND_CHOICE,
      {
        ...{ ...hunted, step: 'before' },
        human: {
          hand: ['chapel', 'garlic', 'rosary'],
          moat: ['musket', 'pistol', 'squire'],
          sunk: ['holy-water-3', 'novice'],
        },
      },
      [[me, playHuman('chapel'), human('garlic')]],
    ),
  ),
  'VE-5.14': scene(
    CASTLE_AND_HAND,
    {
      ...{ ...hunted, turn: 'night', castle: ['lord', 'nun', 'cook'] },
      human: { hand: ['herbalist', 'garlic', 'musket', 'dagger'] },
      vampire: { hand: ['pistol', 'garlic'] },
    },
    [
      [odile, ...attack('lord', 'nun'), vampire('pistol'), done],
      [me, done],
      [me, done],
    ],
  ),
  'VE-5.15': low(
    scene(
      CASTLE,
      {
        ...{ ...hunted, step: 'before' },
        human: { hand: ['crypt-opening', 'garlic', 'relic'] },
        vampire: { hand: ['garlic', 'pistol'], cellar: ['claws', 'garlic', 'vampire-2', 'coffin'] },
      },
      [[me, playHuman('crypt-opening'), human('garlic')]],
    ),
  ),
  'VE-5.16': scene(
    CASTLE_AND_HAND,
    {
      ...{ ...hunted, turn: 'night', step: 'before', revealed: ['lady'] },
      human: { hand: ['sacrifice', 'garlic', 'musket', 'relic'] },
      vampire: { hand: ['hypnosis', 'garlic', 'pistol', 'dagger'] },
    },
    [[odile, playVampire('hypnosis'), vampire('garlic'), vampire('pistol')]],
  ),
  'VE-5.17': scene(
    CASTLE,
    {
      ...{ ...hunted, turn: 'night', step: 'before' },
      human: { hand: ['relic', 'silver-bullets', 'holy-water-1', 'novice', 'garlic'] },
      vampire: { hand: ['bat-form', 'garlic', 'musket', 'dagger'] },
    },
    [[odile, playVampire('bat-form', type('holy-water')), vampire('garlic'), vampire('musket')]],
  ),
  'VE-5.18': low(
    scene(
      CASTLE,
      {
        ...{ ...leading, step: 'before', revealed: ['lady'] },
        human: { hand: ['garlic', 'relic'], cellar: ['crucifix', 'pistol', 'holy-water-3', 'sacrifice'] },
        vampire: { hand: ['mist-form', 'garlic', 'pistol'] },
      },
      [
        [me, playVampire('mist-form', lady), vampire('garlic')],
        [odile, done],
      ],
    ),
  ),
  'VE-5.19': scene(
    CASTLE_AND_CHOICE,
    {
      ...{
        ...leading,
        step: 'before',
        revealed: ['lady'],
        city: ['nun', 'bishop', 'maid', 'lord', 'officer', 'butler'],
      },
      human: { hand: ['garlic', 'relic'] },
      vampire: { hand: ['hypnosis', 'garlic', 'pistol', 'dagger'] },
    },
    [
      [me, playVampire('hypnosis'), vampire('garlic'), vampire('pistol')],
      [odile, done],
      [me, who('monk')],
    ],
  ),
  'VE-5.20': scene(
    CASTLE,
    {
      ...{ ...hunted, revealed: ['lady'], castle: ['lady', 'cook', 'nun'] },
      human: { hand: ['relic', 'sacrifice', 'garlic'] },
      vampire: { hand: ['regeneration', 'garlic', 'musket', 'relic'] },
    },
    [
      [me, ...attack('nun', 'lady'), human('relic'), done],
      [odile, done],
      [me, done],
      [odile, playVampire('regeneration'), vampire('garlic'), vampire('musket')],
    ],
  ),
  'VE-5.21': scene(
    HAND,
    {
      ...{ ...leading, step: 'before' },
      human: { hand: ['garlic'] },
      vampire: {
        hand: ['coffin', 'garlic', 'pistol', 'raven', 'vampire-2', 'relic', 'claws', 'organist'],
        deck: ['vampire-3', 'musket', 'bat-form', 'dagger'],
        cellar: 'rest',
      },
    },
    [
      [me, playVampire('coffin')],
      [odile, done],
    ],
  ),
  'VE-5.22': scene(
    CASTLE,
    {
      ...{ ...hunted, castle: ['lord', 'cook', 'nun'] },
      human: { hand: ['holy-water-2', 'aspen-stake', 'sacrifice', 'garlic'] },
      vampire: { hand: ['im-not-a-vampire', 'garlic', 'musket'] },
    },
    [
      [me, { action: 'holy-water' }, who('nun'), human('holy-water-2'), human('aspen-stake')],
      [odile, playVampire('im-not-a-vampire'), vampire('garlic')],
    ],
  ),
};

/** The end, and what is secret. */
export const endPictures: Pictures = {
  'VE-6': scene(CASTLE_AND_CITY, {
    ...{ ...hunted, step: 'over', castle: ['cook', 'monk', 'maid'], dead: ['lady', 'bishop', 'butler', 'nun'] },
  }),
  'VE-6.3': scene(CASTLE, {
    ...{ ...hunted, turn: 'night', step: 'over', castle: ['lady', 'bishop', 'butler'] },
    revealed: ['lady', 'bishop', 'butler'],
  }),
  'VE-6.4': {
    table: tableOf({
      ...{
        ...hunted,
        turn: 'night',
        step: 'over',
        castle: ['lady', 'lord', 'nun'],
        dead: ['monk', 'bishop', 'officer'],
      },
      ...{ vampires: ['lady', 'cook', 'officer'], trusted: ['lord', 'nun'] },
      human: { hand: [], deck: 0, isRecycled: true },
      vampire: { hand: [], deck: 0, isRecycled: true },
    }),
    shows: 'ending',
    part: ['.ve table', '.ve table + ul'],
  },
  'VE-7': { reason: 'The clock answers as anybody could: there is nothing else to be seen.' },
  'VE-8': scene([OTHER, CASTLE], { ...hunted, step: 'before', human: { hand: ['garlic'] } }),
  'VE-8.4': { reason: 'A window looks like any other question; what is told is when it opens.' },
  'VE-11': { reason: 'The options are chosen before there is a table to show.' },
};
