import { VAMPIRE, type VampireVillage, WEREWOLF, WITCH } from '@duskhall/vampire-village';
import { drawing, type Picture } from '../../../../rulebook.ts';
import { set } from '../default-set.ts';
import Gates from '../Gates.svelte';
import PointsPicture from '../PointsPicture.svelte';
import Row from '../Row.svelte';
import { buildings, casimir, me, odile, three, tied, WITH_DOCK } from '../tables.ts';
import { construction } from './construction.ts';
import { night } from './night.ts';

const villages = [['start-frost-gate@0,0:2'], ['start-ember-gate@0,0:2'], ['start-river-gate@0,0:2']];
const vampires = set.creatures.flatMap(({ type, value }, kind) => (type === VAMPIRE ? [[kind, value] as const] : []));

/** By section of the rules. */
export const pictures: { readonly [rule: string]: Picture<VampireVillage> } = {
  ...construction,
  ...night,
  'VV-5.6': drawing(Row, {
    cards: [buildings['rune-tower'], buildings.watchtower, buildings['dawn-bastion'], buildings.keep],
  }),
  'VV-5.41': drawing(Gates, {
    table: three({
      ...{ step: 'creatures', villages },
      creatures: [
        ['witch-swamp', 'witch-left', 'witch-right'],
        ['witch-swamp'],
        ['witch-swamp', 'witch-swamp', 'witch-left'],
      ],
    }),
    type: WITCH,
    seats: [odile, me, casimir],
  }),
  'VV-5.51': drawing(Gates, {
    table: three({
      ...{ step: 'creatures', villages },
      creatures: [['werewolf-grey', 'werewolf-grey', 'werewolf-grey', 'werewolf-black', 'werewolf-black']],
    }),
    type: WEREWOLF,
    seats: [me],
  }),
  'VV-5.61': drawing(Row, { creatures: vampires }),
  'VV-6': {
    table: three({
      ...{ round: 2, step: 'end' },
      villages: [
        ['start-frost-gate@0,0:2', 'town-hall@1,0:4', 'windmill@0,1:3', 'ranger@1,1:1'],
        ['start-ember-gate@0,0:2', 'longhouse@1,0:3'],
        ['start-river-gate@0,0:2', 'market-square@1,0:3'],
      ],
      creatures: [['witch-swamp', 'witch-left', 'vampire-2'], ['werewolf-grey'], []],
    }),
    part: WITH_DOCK,
  },
  'VV-6.5': drawing(PointsPicture, { table: tied }),
  'VV-7': { reason: 'A clock that has run out looks like any other answer; nothing of it can be seen on a board.' },
  'VV-8': { reason: 'A picture shows what somebody sees; this section is about what nobody is shown.' },
  'VV-11': { reason: 'Options are chosen before a game, on the form of the table and not on the board.' },
};
