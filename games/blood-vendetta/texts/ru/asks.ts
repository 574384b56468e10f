import type { Words } from '../catalogue.ts';

export const asks: Words['asks'] = {
  role: 'Запомните свою роль и подтвердите.',
  card: 'Прочтите карту и закройте её.',
  suspect: 'Кого вы подозреваете?',
  trust: 'Кому вы доверяете?',
  danger: 'Кто сейчас в опасности?',
  guess: 'Погибнет ли кто-нибудь сегодня?',
  target: 'Кого вы выбираете?',
  second: 'А кто второй?',
  place: 'У себя или в гостях?',
  kill: 'Проверить или убить?',
  sacrifice: 'Повелитель не переживёт этот день. Умереть вместо него?',
  hunt: 'В чью дверь постучите? Голос можно менять, пока он не закреплён.',
  strike: 'Кто добыча? Решаете вы один; закрепите выбор.',
  point: 'На кого бы вы напали? Решает ваш вожак.',
  muse: 'Кого вы подозреваете? Отметьте и закрепите.',
  tie: 'Голоса разделились поровну. Кто же?',
  debate: 'Говорите, обвиняйте и скажите, когда готовы.',
  speech: 'Слово за вами. Говорите, обвиняйте и скажите, когда закончите.',
  defence: 'Защищайтесь и скажите, когда закончите.',
  verdict: 'За казнь или против?',
  plurality: 'Кого вы хотите казнить?',
  lot: 'Этой ночью кто-то должен уйти. Кто?',
  words: 'Ваше последнее слово.',
  roll: 'Покажите карту ведущему.',
};

export const eithers: Words['eithers'] = {
  guess: { yes: 'Да', no: 'Нет' },
  place: { yes: 'У себя', no: 'В гостях' },
  kill: { yes: 'Убить', no: 'Проверить' },
  sacrifice: { yes: 'Да', no: 'Нет' },
  verdict: { yes: 'За', no: 'Против' },
};

export const gestures: Words['gestures'] = {
  yes: 'да',
  no: 'нет',
  wait: 'подождём',
  danger: 'опасно',
  point: 'указать на кого-то',
};

export const phrases: Words['phrases'] = {
  accuse: ({ about }) => `Подозреваю: ${about}.`,
  defend: ({ about }) => `Доверяю: ${about}.`,
  claimRole: ({ value }) => `Моя роль: ${value}.`,
  claimCheck: ({ about, value }) => `Моя проверка: ${about} – ${value}.`,
  claimSame: ({ about, other, value }) => `Мои весы: ${about} и ${other} – ${value}.`,
  claimKiller: ({ about, other }) => `Убивать приходил игрок ${about}, жертва – ${other}.`,
  claimDoomed: () => 'По мне спели погребальную песнь.',
  claimBlocked: () => 'Сегодня мои силы были скованы.',
  askRole: ({ about }) => `${about}, какая у вас роль?`,
  agree: () => 'Соглашусь.',
  disagree: () => 'Не соглашусь.',
};
export const phraseNames: Words['phraseNames'] = {
  accuse: 'Подозреваю …',
  defend: 'Доверяю …',
  claimRole: 'Моя роль …',
  claimCheck: 'Моя проверка …',
  claimSame: 'Мои весы …',
  claimKiller: 'Убивать приходил …',
  claimDoomed: 'По мне спели',
  claimBlocked: 'Меня сковали',
  askRole: 'Какая у вас роль …',
  agree: 'Соглашусь',
  disagree: 'Не соглашусь',
};

export const setFaults: Words['setFaults'] = {
  'wrong-number-of-players': 'Играть могут от 6 до 24 человек.',
  'wrong-number-of-cards': 'Ролей должно быть ровно столько, сколько игроков.',
  'too-many-copies': 'Столько карт одной из ролей нет.',
  'two-lords': 'Король и Князь вместе не играют: повелитель только один.',
  'no-hunter': 'Нужен хотя бы один охотник.',
  'vampires-too-few': 'Вампиров должно быть больше, чем всех остальных вместе.',
  'two-shapeshifters': 'Вервольф и Кицунэ вместе не играют.',
  'vargs-unbalanced': 'С варгами в игре должны быть оба главы кланов, а кланы должны быть равны.',
  'bride-without-lord': 'Невесте нужен повелитель.',
  'turned-without-hunters': 'Новообращённому нужны хотя бы два охотника.',
  'vargs-too-early': 'Варги рассчитаны на 20 игроков и больше.',
  'no-lord': 'От 7 игроков советуем взять повелителя.',
  'lord-of-six': 'При 6 игроках повелитель слишком силён.',
  'turned-with-beauty': 'Новообращённый и Красотка плохо сочетаются.',
  'banshee-without-queen': 'Без Королевы от Банши почти нет спасения.',
  'paralyzing-too-strong': 'При таком числе особых ролей Парализующий варг слишком силён.',
  'vengeful-without-lord': 'Без повелителя Мстительному варгу некого искать.',
  'leader-alone': 'Главарю без охотников некем командовать.',
};
