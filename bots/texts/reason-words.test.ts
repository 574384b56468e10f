import { bloodVendetta } from '@duskhall/blood-vendetta';
import { texts as vendettaEn } from '@duskhall/blood-vendetta/texts/en.ts';
import { texts as vendettaFr } from '@duskhall/blood-vendetta/texts/fr.ts';
import { texts as vendettaRu } from '@duskhall/blood-vendetta/texts/ru.ts';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { texts as cartaEn } from '@duskhall/carta-impera-victoria/texts/en.ts';
import { texts as cartaFr } from '@duskhall/carta-impera-victoria/texts/fr.ts';
import { texts as cartaRu } from '@duskhall/carta-impera-victoria/texts/ru.ts';
import { type AnyGame, fastRng, type Reason, readOptions, type Texts, waiting } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { texts as kuhnEn } from '@duskhall/kuhn-poker/texts/en.ts';
import { texts as kuhnFr } from '@duskhall/kuhn-poker/texts/fr.ts';
import { texts as kuhnRu } from '@duskhall/kuhn-poker/texts/ru.ts';
import { leducPoker } from '@duskhall/leduc-poker';
import { texts as leducEn } from '@duskhall/leduc-poker/texts/en.ts';
import { texts as leducFr } from '@duskhall/leduc-poker/texts/fr.ts';
import { texts as leducRu } from '@duskhall/leduc-poker/texts/ru.ts';
import { liarsDice } from '@duskhall/liars-dice';
import { texts as diceEn } from '@duskhall/liars-dice/texts/en.ts';
import { texts as diceFr } from '@duskhall/liars-dice/texts/fr.ts';
import { texts as diceRu } from '@duskhall/liars-dice/texts/ru.ts';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { texts as ticEn } from '@duskhall/tic-tac-toe/texts/en.ts';
import { texts as ticFr } from '@duskhall/tic-tac-toe/texts/fr.ts';
import { texts as ticRu } from '@duskhall/tic-tac-toe/texts/ru.ts';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { texts as empireEn } from '@duskhall/vampire-empire/texts/en.ts';
import { texts as empireFr } from '@duskhall/vampire-empire/texts/fr.ts';
import { texts as empireRu } from '@duskhall/vampire-empire/texts/ru.ts';
import { vampireVillage } from '@duskhall/vampire-village';
import { texts as villageEn } from '@duskhall/vampire-village/texts/en.ts';
import { texts as villageFr } from '@duskhall/vampire-village/texts/fr.ts';
import { texts as villageRu } from '@duskhall/vampire-village/texts/ru.ts';
import { describe, expect, test } from 'vitest';
import { END } from '../gains.ts';
import { levelBot, openMind } from '../index.ts';
import { reasonWords as en } from './en.ts';
import { reasonWords as fr } from './fr.ts';
import { reasonIn } from './reason-words.ts';
import { reasonWords as ru } from './ru.ts';

const WORDS = [en, ru, fr];
const NAMES = ['Ada', 'Eve', 'Kim', 'Lea', 'Max', 'Tom', 'Uma', 'Zoe', 'Ivo'];
const BROKEN = /undefined|null|NaN|\[object|\$\{|^\s*$|\.\./;

// biome-ignore lint/suspicious/noExplicitAny: texts of games of different types
type AnyTexts = Texts<any>;
const GAMES: [game: AnyGame, seats: number, texts: AnyTexts[]][] = [
  [cartaImperaVictoria, 2, [cartaEn, cartaRu, cartaFr]],
  [cartaImperaVictoria, 4, [cartaEn, cartaRu, cartaFr]],
  [vampireEmpire, 2, [empireEn, empireRu, empireFr]],
  [vampireVillage, 3, [villageEn, villageRu, villageFr]],
  [bloodVendetta, 9, [vendettaEn, vendettaRu, vendettaFr]],
  [ticTacToe, 2, [ticEn, ticRu, ticFr]],
  [kuhnPoker, 2, [kuhnEn, kuhnRu, kuhnFr]],
  [leducPoker, 2, [leducEn, leducRu, leducFr]],
  [liarsDice, 2, [diceEn, diceRu, diceFr]],
];

/** What the bots tell of their decisions in a game among themselves. */
function* told(game: AnyGame, seats: number, seed: number) {
  const s = game.setup(readOptions(game.options, {}, seats), seats, fastRng(seed));
  const bot = levelBot('regular', { budget: { iterations: 60 } });
  const mind = openMind(
    () => game,
    () => bot,
  );
  const seen = Array.from({ length: seats }, (): object[] => []);
  for (let turn = 0; turn < 250 && game.scores(s) === null; turn++) {
    for (const [seat, views] of seen.entries()) views.push(game.view(s, seat));
    const seat = waiting(s)[0];
    if (seat === undefined) {
      game.close(s);
      continue;
    }
    const [view, moves] = [game.view(s, seat), game.legal(s, seat)];
    const about = { match: 'm', seat, game: game.name, level: 'regular', isAnew: false, seed: turn };
    const { move, reason } = mind.decide({ ...about, seen: seen[seat]!.splice(0), view, moves });
    yield { view, moves, move, reason };
    game.apply(s, seat, move);
  }
}

describe.each(GAMES.map((row) => [`${row[0].name} with ${row[1]} seats`, ...row] as const))(
  '%s',
  (_, game, seats, texts) => {
    test('every decision has a reason, in every language', () => {
      for (const seed of [1, 2])
        for (const { view, moves, reason } of told(game, seats, seed)) {
          expect(reason).not.toBeNull();
          expect(JSON.parse(JSON.stringify(reason))).toEqual(reason);
          expect(JSON.stringify(reason).length).toBeLessThan(500);
          expect(reason!.manner === 'forced').toBe(moves.length === 1);
          WORDS.forEach((words, place) => {
            const sentences = reasonIn(words, reason!, { view, texts: texts[place]!, names: NAMES });
            expect(sentences.length).toBeGreaterThan(0);
            for (const sentence of sentences) expect(sentence).not.toMatch(BROKEN);
          });
        }
    });

    test('every part of the position has its words', () => {
      const parts = game.hints?.learning?.parts ?? [];
      const said = texts.map((one) => parts.flatMap((part) => [one.part!(part, true, {}), one.part!(part, false, {})]));
      for (const words of said) {
        for (const text of words) expect(text).not.toMatch(BROKEN);
        expect(new Set(words).size).toBe(2 * new Set(parts).size);
      }
    });
  },
);

const VIEW = ticTacToe.view(ticTacToe.setup({}, 2, fastRng(1)), 0);
const FOUND = { share: 0.8, value: 0.62, second: { move: { cell: 4 }, value: 0.55 }, because: null };
/** With plain spaces. */
const say = (reason: Reason): string[] =>
  WORDS.map((words, place) => {
    const texts = [ticEn, ticRu, ticFr][place] as AnyTexts;
    return reasonIn(words, reason, { view: VIEW, texts, names: NAMES })
      .join(' ')
      .replaceAll(/[\u00a0\u202f]/g, ' ');
  });

test('a reason that an earlier version has stored is told as far as it goes', () => {
  expect(say(FOUND)).toEqual([
    'Chance to win: about 62%. Next best, with about 55%: a cross in the centre.',
    'Шансы на победу — около 62 %. Следующий по силе ход, около 55 %: крестик в центре.',
    'Chances de gagner : environ 62 %. Ensuite, avec environ 55 % : une croix au centre.',
  ]);
  expect(say({ ...FOUND, share: 0, value: 0, second: null })).toEqual(['', '', '']);
});

test('what speaks for a move comes first, then what speaks against it', () => {
  const gains = [
    { part: END, by: -0.02 },
    { part: END, by: 0.05 },
  ];
  const [english] = say({ ...FOUND, manner: 'search', tries: 1234, gains });
  expect(english).toBe(
    'Chance to win: about 62% (lines searched: 1,234). Next best, with about 55%: a cross in the centre. ' +
      'What makes the difference: a quick end is likelier to be a win (+5%), but a quick end is likelier to be a loss (−2%).',
  );
  expect(say({ ...FOUND, gains: [{ part: 'of another version', by: 0.1 }] })).toEqual(say(FOUND));
});

test.each([
  [0.62, 'Just as good, with about 62%: a cross in the centre.'],
  [0.63, 'Just as good, with about 63%: a cross in the centre.'],
  [0.7, 'Another seemed even a little better, with about 70%: a cross in the centre.'],
])('a move that is not clearly better than another (%d) is not called so', (value, said) => {
  expect(say({ ...FOUND, second: { ...FOUND.second, value } })[0]).toContain(said);
});
