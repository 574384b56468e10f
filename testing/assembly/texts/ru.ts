import { counter } from '@duskhall/kernel';
import { speak } from './speak.ts';

const count = counter('ru');
const SIDES = { folk: 'житель', raven: 'ворон', '': 'неизвестно' } as const;
const WORDS = { calm: 'Спокойно', alarm: 'Тревога' } as const;
const WON = { folk: 'Победили жители.', raven: 'Победили вороны.' } as const;

export const texts = speak({
  title: 'Собрание',
  summary: 'Найдите воронов, пока их не стало больше.',
  options: {
    ravens: { name: 'Вороны', help: 'Сколько воронов в игре.', values: { one: 'один', two: 'два' } },
    rounds: { name: 'Раунды', help: 'После последнего побеждают вороны.', values: {} },
    seconds: { name: 'Ночь', help: 'Сколько секунд длится ночь.', values: {} },
    beat: { name: 'Такт', help: 'Ночью все слышат новости раз в столько секунд; 0: сразу.', values: {} },
  },
  asks: {
    look: 'На кого смотрите?',
    word: 'Что скажете?',
    task: 'Что делаете этой ночью?',
    ward: 'Кого охраняете?',
    done: 'Готово?',
    prey: 'На кого охотятся вороны?',
    suspect: 'Кого подозреваете?',
    vote: 'Кому уйти?',
  },
  waitFor: (names) => `Ждём: ${names}.`,
  sides: SIDES,
  tasks: { rest: 'Отдыхать', guard: 'Охранять' },
  words: WORDS,
  buttons: {
    done: 'Готово',
    lock: 'Окончательно',
    resign: 'Сдаться',
    accuse: (name) => `Обвинить: ${name}`,
    remove: (name) => `Удалить: ${name}`,
  },
  events: {
    began: ({ round, speaker }, nameOf) => `Раунд ${round}: говорит ${nameOf(speaker)}.`,
    looked: ({ seat, target, side }, nameOf) =>
      `${nameOf(seat)} смотрит: ${nameOf(target)}${side === '' ? '' : ` – ${SIDES[side]}`}.`,
    spoke: ({ seat, word }, nameOf) => `${nameOf(seat)}: «${WORDS[word]}».`,
    slept: () => 'Наступает ночь.',
    saved: ({ seat }, nameOf) => `Охота не удалась: ${nameOf(seat)} под охраной.`,
    left: ({ seat, side }, nameOf) => `${nameOf(seat)} выбывает: ${SIDES[side]}.`,
    voted: ({ seat, target }, nameOf) => `${nameOf(seat)} голосует: ${nameOf(target)}.`,
    locked: ({ seat }, nameOf) => `${nameOf(seat)}: голос подан.`,
    accused: ({ seat, target }, nameOf) => `${nameOf(seat)} обвиняет: ${nameOf(target)}.`,
    won: ({ side }) => WON[side],
  },
  refusals: {
    over: 'Игра окончена.',
    'not-at-the-table': 'Вы только зритель.',
    gone: 'Вы выбыли.',
    'not-an-answer': 'Это не ответ на вопрос.',
    'not-asked': 'Вас не спрашивают, а без вопроса этого сделать нельзя.',
  },
  labels: { round: 'Раунд', speaker: 'Говорит', side: 'Сторона', gone: 'Вне игры', vote: 'Голос' },
  won: WON,
  rules: {
    'AS-1': ['Места', `От 3 до ${count(8, { one: 'места', few: 'мест', many: 'мест' })}; вороны знают друг друга.`],
    'AS-2': ['Раунд', 'Говорящего выбирает жребий; затем взгляд, планы, ночь и голосование.'],
    'AS-3': ['Взгляд', 'Только говорящий видит сторону другого, затем говорит одно слово.'],
    'AS-4': ['Планы', 'Тайно: отдыхать или охранять.'],
    'AS-5': ['Ночь', 'Все называют кого-нибудь; считаются только имена от воронов. Охраняемый спасён.'],
    'AS-6': ['Голосование', 'Открыто, пока все не закончат. Набравший больше всех выбывает.'],
    'AS-7': ['Без вопроса', 'Обвинить или сдаться; ведущий может удалить игрока.'],
    'AS-8': ['Вне игры', 'Выбывший показывает свою сторону и больше не играет.'],
    'AS-9': ['Конец', 'Воронов не осталось, или их половина.'],
  },
});
