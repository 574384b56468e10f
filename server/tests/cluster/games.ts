import { bloodVendetta } from '@duskhall/blood-vendetta';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame, Texts, Types } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';
import { texts as vendettaTexts } from '../../../games/blood-vendetta/texts/en.ts';
import { texts as cartaTexts } from '../../../games/carta-impera-victoria/texts/en.ts';
import { texts as toeTexts } from '../../../games/tic-tac-toe/texts/en.ts';
import { texts as empireTexts } from '../../../games/vampire-empire/texts/en.ts';
import { texts as villageTexts } from '../../../games/vampire-village/texts/en.ts';

/** Refusals are in words. */
export const TEXTS: { [game: string]: Texts<Types> } = {
  'carta-impera-victoria': cartaTexts,
  'vampire-empire': empireTexts,
  'vampire-village': villageTexts,
  'blood-vendetta': vendettaTexts,
  'tic-tac-toe': toeTexts,
} as never;

export const GAMES = [
  cartaImperaVictoria,
  vampireEmpire,
  vampireVillage,
  bloodVendetta,
  ticTacToe,
] as unknown as AnyGame[];

export const gameOf = (name: string): AnyGame => GAMES.find((game) => game.name === name)!;

/** Blood Vendetta's windows, in seconds of the matches' clocks. */
const TIMERS = [
  'roleRead,intro,call,card,bride,phase,clan,leaderTie,debate,speech,defence,vote,lastWords'
    .split(',')
    .map((name) => [`${name}Seconds`, 2]),
  [['debateSecondsEach', 0]],
].flat();

/** A table of each game, and how many of its seats are people's; bots have the others. */
export const TABLES = [
  { settings: { game: 'carta-impera-victoria', seats: 3 }, people: 2 },
  { settings: { game: 'vampire-empire', seats: 2 }, people: 2 },
  { settings: { game: 'vampire-village', seats: 3 }, people: 2 },
  { settings: { game: 'blood-vendetta', seats: 6, options: Object.fromEntries(TIMERS) }, people: 2 },
];
