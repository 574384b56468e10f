import { type Locale, openMatch, readOptions } from '@duskhall/kernel';
import { type VampireEmpire, vampireEmpire } from '@duskhall/vampire-empire';
import type { BoardProps } from '../../../board.ts';
import { Table } from '../table.svelte.ts';

const FIRST_NIGHT = openMatch(vampireEmpire, {
  seats: 2,
  options: readOptions(vampireEmpire.options, { sides: 'host-chooses' }, 2),
  seed: 'fast:1',
}).s;
/** The game as it is dealt, by seat: the vampire player sits first. */
export const DEALT = [0, 1].map((seat) => vampireEmpire.view(FIRST_NIGHT, seat));

/** What a card or a portrait finds on a board, where there is none. */
export const tableIn = (locale: () => Locale): Table =>
  new Table(
    () =>
      ({
        ...{ view: DEALT[0]!, seat: 0, moves: [], log: [], names: [], locale: locale(), game: vampireEmpire },
        ...{ match: '', isBusy: false, windowEnds: -1, onMove: () => {}, onTell: () => {} },
      }) as Omit<BoardProps<VampireEmpire>, 'texts'> as BoardProps<VampireEmpire>,
  );
