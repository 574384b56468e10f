import {
  AGE_NAMES,
  CARDS,
  type CardName,
  type CartaImperaVictoria,
  cardsOfAge,
  ECONOMY,
  MILITARY,
  UTOPIA,
} from '@duskhall/carta-impera-victoria';
import { drawing, type Rulebook, type Scene } from '../../../rulebook.ts';
import { card, effect, finish } from './moves.ts';
import PilePicture from './PilePicture.svelte';
import * as tables from './tables.ts';

const me = 0;
const odile = 1;
type Civ = CartaImperaVictoria;
type Table = Scene<Civ>['table'];
type Deeds = Scene<Civ>['deeds'];

/* The parts of the board; where there is much to choose from, a tall one shows it all. */
const TALL = [390, 1000] as const;
const shown =
  (part: string, size?: Scene['size']) =>
  (table: Table, deeds: Deeds = []): Scene<Civ> => ({
    ...{ table, deeds, part: `.civ ${part}` },
    ...(size && { size }),
  });
const others = shown('> .board > .others');
const middle = shown('> .board > .middle');
const columns = shown('> .board > .mine');
const stage = shown('> .board > .stage', TALL);
const hand = shown('> .board > .front');
/** A match that is over. */
const points = (table: Table): Scene<Civ> => ({ table, shows: 'ending', part: '.civ > table' });

const PILE: readonly CardName[] = [
  ...(['military-i', 'military-i', 'religion-i', 'economy-i', 'science-i'] as const),
  ...(['military-ii', 'religion-ii', 'religion-ii', 'culture-ii', 'science-ii'] as const),
];

export const pictures: Rulebook<Civ>['pictures'] = {
  'CIV-1': { table: tables.playing },
  'CIV-2': drawing(PilePicture, { cards: AGE_NAMES.flatMap((_, age) => cardsOfAge(age)) }),
  'CIV-2.5': columns(tables.growing),
  'CIV-3': middle(tables.dealt),
  'CIV-3.8': stage(tables.drafting),
  'CIV-4': { reason: 'The diagram of the turn shows the three steps.' },
  'CIV-4.2': hand(tables.playing),
  'CIV-4.4': hand(tables.barred),
  'CIV-4.5': stage(tables.using),
  'CIV-4.6': { reason: 'What has been used is not offered any more: there would be nothing to see.' },
  'CIV-4.7': { table: tables.reaching, deeds: [[me, card('economy-i')]] },
  'CIV-4.10': columns(tables.barred, [
    [me, card('economy-ii')],
    [me, effect('experiment')],
  ]),
  'CIV-4.12': hand(tables.mighty, [[me, effect('divine-right'), finish]]),
  'CIV-4.15': { reason: 'The diagram of the turn shows what happens in which order.' },
  'CIV-4.17': drawing(PilePicture, { cards: PILE.map((name) => CARDS[name].number) }),
  'CIV-4.19': shown('> .board > .middle', [1000, 720])(tables.final),
  'CIV-4.22': { reason: 'It is about many rounds, in which nothing changes.' },

  'CIV-5': shown('.powers', [1000, 720])(tables.playing),
  'CIV-5.1': hand(tables.using, [[me, effect('assassination')]]),
  'CIV-5.2': hand(tables.mighty, [[me, effect('purge')]]),
  'CIV-5.3': columns(tables.using, [[me, effect('attack')]]),
  'CIV-5.4': hand(tables.mighty),
  'CIV-5.5': hand(tables.using, [[me, effect('inquisition'), { seat: odile }]]),
  'CIV-5.6': columns(tables.mighty, [[me, effect('development')]]),
  'CIV-5.7': { table: tables.mighty, deeds: [[me, effect('monopoly')]] },
  'CIV-5.8': others(tables.using, [[me, effect('embargo')]]),
  'CIV-5.9': columns(tables.barred),
  'CIV-5.10': hand(tables.using, [[me, effect('experiment'), { domain: ECONOMY }]]),
  'CIV-5.11': hand(tables.mighty, [[me, effect('research'), { domain: MILITARY }, { domain: UTOPIA }]]),
  'CIV-5.12': hand(tables.using, [[me, effect('breakthrough')]]),
  'CIV-5.13': stage(tables.using, [[me, effect('inspiration')]]),
  'CIV-5.14': others(tables.copied),
  'CIV-5.15': stage(tables.sharing, [[me, effect('inspiration')]]),
  'CIV-5.16': columns(tables.raised),
  'CIV-5.17': stage(tables.mighty, [[me, effect('oligarchy')]]),
  'CIV-5.18': hand(tables.hoarding, [[me, effect('republic'), card('utopia-iii'), card('culture-iii')]]),

  'CIV-6': { ...shown('> section')(tables.opened), shows: 'ending' },
  'CIV-6.1': { ...shown('> figure')(tables.won), shows: 'finale' },
  'CIV-6.5': points(tables.scored),
  'CIV-6.8': points(tables.tied),
  'CIV-6.20': points(tables.teams),
  'CIV-7': { reason: 'It is about how long somebody may think.' },
  'CIV-8': others(tables.playing),
  'CIV-11': { reason: 'A list of the choices that the form for a new table shows.' },
};
