import { audience, counter } from '@duskhall/kernel';
import type { Words } from '../catalogue.ts';
import { announcedIn } from '../name-of.ts';
import { announcementsWith } from './announcements.ts';
import { asks, eithers, gestures, phraseNames, phrases, setFaults } from './asks.ts';
import { calls, second, shifterCalls } from './calls.ts';
import { cardsWith, neutral } from './cards.ts';
import { howItWorks } from './how-it-works.ts';
import { options } from './options.ts';
import { plainVarg, roles } from './roles.ts';
import { grounds, ownGrounds, voices } from './voices.ts';

export const count = counter('ru');
const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });

export const you = 'Вы';
const nobody = 'никого';
const types: Words['types'] = {
  vampire: 'Вампир',
  'special-vampire': 'Особый вампир',
  hunter: 'Охотник',
  'special-hunter': 'Особый охотник',
  shapeshifter: 'Оборотень',
};
const FOES = { vampires: 'вампиров', hunters: 'охотников', vargs: 'варгов', loner: 'одинокого оборотня' };
const sides: Words['sides'] = {
  vampires: {
    name: 'Вампиры',
    goal: (foes) =>
      foes.length === 1
        ? 'Пусть не останется ни одного охотника.'
        : `Пусть не останется ${foes.map((side) => `ни ${FOES[side]}`).join(', ')}.`,
  },
  hunters: { name: 'Охотники', goal: () => 'Пусть в живых останутся одни охотники.' },
  vargs: { name: 'Варги', goal: () => 'Пусть в живых останутся одни варги.' },
  loner: { name: 'Одинокий оборотень', goal: () => 'Переживите всех остальных.' },
};
const phases: Words['phases'] = {
  intro: { name: 'День знакомства', open: 'День первых встреч.' },
  dawn: { name: 'Рассвет', open: 'Светает. Крышки гробов захлопнуты, городок спит.' },
  day: { name: 'День', open: 'Солнце высоко. Настало время тех, кто охотится при свете дня.' },
  sunset: { name: 'Закат', open: 'Небо багровеет. Просыпаются древние силы.' },
  night: { name: 'Ночь', open: 'Опустилась ночь. Городок просыпается.' },
};
const endings: Words['endings'] = {
  vampires: 'Ночь принадлежит вампирам.',
  hunters: 'Охотники очистили городок.',
  vargs: 'Стая пирует в одиночестве.',
  werewolf: 'Воет один Вервольф.',
  kitsune: 'Девять хвостов над пустым городком.',
  'all-dead': 'Победителей нет.',
  'two-leaders': 'Победителей нет.',
  stalemate: 'Победителей нет.',
};
const shown: Words['shown'] = {
  role: (name) => `Роль: ${name}.`,
  type: (name) => `Тип: ${name}.`,
  side: (name) => `Сторона: ${name}.`,
};
const announcements = announcementsWith({ roles, plainVarg, types, sides, shown, endings, nobody });
const cards = cardsWith(types);

export const words: Words = {
  roles,
  plainVarg,
  aLord: 'какой-то повелитель',
  aShapeshifter: 'какой-то оборотень',
  lord: 'Повелитель',
  sides,
  types,
  phases,
  howItWorks,
  reading: 'Все читают свои роли',
  eyes: {
    phone: 'Тишина. Каждый смотрит только в свой телефон.',
    close: 'Все закрывают глаза.',
    open: 'Все открывают глаза.',
  },
  when: (phase, cycle) => (phase === 'intro' ? phases.intro.name : `${phases[phase].name} ${cycle}`),
  calls,
  shifterCalls,
  second,
  asks,
  execute: (name) => `${name}: казнить или пощадить?`,
  eithers,
  nobody,
  yes: 'да',
  no: 'нет',
  alive: 'в игре',
  dead: 'вне игры',
  gestures,
  pointAt: (name) => `указать: ${name}`,
  phrases,
  voices,
  phraseNames,
  grounds,
  ownGrounds,
  same: { yes: 'одного рода', no: 'разного рода' },
  lists: {
    'meet-vargs': (list) => `Ваша стая: ${list}.`,
    'meet-varg-leader': (list) => `Вожак варгов: ${list}.`,
    'meet-newly-turned': () => 'Притворяйтесь охотником. Не признавайтесь в своей роли и не перечисляйте охотников.',
    'meet-hunters': (list) => `Охотники: ${list}.`,
    'meet-leader': (list) => `Главарь: ${list}.`,
  },
  mask: 'Притворяйтесь охотником. Не признавайтесь в своей роли и не перечисляйте охотников.',
  silenced: (name) => `Сегодня без голоса: ${name}.`,
  struck: (clan, name) => (clan === 'vargs' ? `Добыча стаи: ${name}.` : `Жертва охотников: ${name}.`),
  struckNobody: (clan) => (clan === 'vargs' ? 'Стая ни на кого не нападает.' : 'Охотники никого не трогают.'),
  card: (fact, names) => cards[fact.about](fact, names),
  neutral,
  announce: (event, names, reader) => announcedIn(announcements, event, audience(you, names, reader)),
  endings,
  whys: {
    'all-dead': 'В живых не осталось никого.',
    'two-leaders': 'Остались только главы двух кланов, и ни один не может убить другого.',
    stalemate: 'В городке слишком долго было тихо.',
  },
  causes: { nightfall: 'смерть с приходом ночи', execution: 'казнь', removal: 'уход из игры' },
  shown,
  options,
  setFaults,
  balance: (points) => {
    if (Math.abs(points) < 3) return 'Силы примерно равны, как в рекомендованном наборе.';
    const by = `примерно на ${count(Math.abs(points), { one: 'пункт', few: 'пункта', many: 'пунктов' })} из ста`;
    return points > 0 ? `Вампирам легче ${by}.` : `Вампирам труднее ${by}.`;
  },
  players: (players) => count(players, { one: 'игрок', few: 'игрока', many: 'игроков' }),
  points: (points) => count(points, { one: 'очко', few: 'очка', many: 'очков' }),
  thoughts: {
    enemy: (name, percent) => `Кого обвинить? ${name} — враг с вероятностью ${percent}\u00a0%.`,
    bait: (name, percent) => `Кого обвинить? У городка есть повод подозревать: ${name} — ${percent}\u00a0%.`,
    unsure: (name, percent) => `Обвинять пока некого. Подозрительнее всех — ${name}: ${percent}\u00a0%.`,
    verdict: (name, percent) => `Казнить или нет? ${name} — враг с вероятностью ${percent}\u00a0%.`,
    crowd: (name, percent) => `Казнить или нет? В глазах городка ${name} — враг с вероятностью ${percent}\u00a0%.`,
    kill: (name, percent) => `Убить или только проверить? ${name} — враг с вероятностью ${percent}\u00a0%.`,
    power: (name, percent) => `На ком применить силу? ${name} — враг с вероятностью ${percent}\u00a0%.`,
    trusted: (name, percent) => `${name} — неплохой выбор: враг с вероятностью ${percent}\u00a0%.`,
    lord: (name, percent) => `Возможно, ${name} — повелитель: ${percent}\u00a0%.`,
    prey: (name, percent) => `${name} — лучшая добыча; подозрения городка — ${percent}\u00a0%.`,
    clan: (name) => `Клан должен быть един, и большинство выбрало так: ${name}.`,
    own: () => 'За собственную казнь никто не голосует.',
    kept: () => 'Голос отдан, и менять его незачем.',
    spared: () => 'На этот раз никто того не стоит.',
    usual: () => 'Так бывает чаще всего, но не всегда: рассчитывать на это нельзя.',
    harmless: () => 'Этот ответ ни на что не влияет. Его дают все, чтобы нельзя было понять, кого спрашивают всерьёз.',
    read: () => 'Решать было нечего.',
  },
  colon: ': ',
  list: (items) => conjunction.format(items),
};
