import type { Words } from '../catalogue.ts';
import { oneOf } from '../one-of.ts';

export const voices: Words['voices'] = {
  calm: {
    accuse: ({ about, turn }) =>
      oneOf(turn, `Подозреваю: ${about}.`, `Мой главный подозреваемый – ${about}.`, `По-моему, это ${about}.`),
    defend: ({ about }) => `Доверяю: ${about}.`,
    deny: ({ turn }) => oneOf(turn, 'Это не я.', 'Вы ищете не там.', 'Мне скрывать нечего.'),
    recant: ({ about, other }) =>
      other === '' ? `${about} – моя ошибка.` : `${about} – моя ошибка. Теперь подозреваю: ${other}.`,
    askRole: ({ about }) => `${about}, какая у вас роль?`,
    askSuspect: ({ about }) => `${about}, кого вы подозреваете?`,
    askWhy: ({ about }) => `${about}, почему вы так думаете?`,
    decline: () => 'Не хочу об этом говорить.',
    agree: ({ about }) => (about === '' ? 'Соглашусь.' : `${about}, соглашусь.`),
    disagree: ({ about }) => (about === '' ? 'Не соглашусь.' : `${about}, не соглашусь.`),
    quip: ({ turn }) => oneOf(turn, 'Давайте без спешки.', 'Всё по порядку.', 'Пусть выскажется каждый.'),
    farewell: () => 'Вы ещё увидите, что ошиблись.',
  },
  hot: {
    accuse: ({ about, turn }) =>
      oneOf(turn, `Это ${about}, клянусь!`, `${about}! Кто же ещё?`, `Говорю вам: ${about}, и точка!`),
    defend: ({ about }) => `${about} ни при чём, отстаньте!`,
    deny: ({ turn }) => oneOf(turn, 'Я? Чушь!', 'Да как вы смеете!', 'Это ложь!'),
    recant: ({ about, other }) => (other === '' ? `${about} – моя ошибка. Проклятье!` : `Не ${about}! Это ${other}!`),
    askRole: ({ about }) => `${about}! Роль, живо!`,
    askSuspect: ({ about }) => `${about}! Назовите имя!`,
    askWhy: ({ about }) => `Докажите, ${about}!`,
    decline: () => 'Не ваше дело!',
    agree: ({ about }) => (about === '' ? 'Именно!' : `Именно, ${about}!`),
    disagree: ({ about }) => (about === '' ? 'Вздор!' : `Вздор, ${about}!`),
    quip: ({ turn }) => oneOf(turn, 'Хватит болтать!', 'Ну же, кто это?', 'У меня кровь кипит!'),
    farewell: () => 'Глупцы! Вы ещё пожалеете!',
  },
  joker: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `Если ${about} из наших, то я съем свой гроб.`,
        `${about} – вот кому не доверю и зубную щётку.`,
        `Ставлю клыки на то, что это ${about}.`,
      ),
    defend: ({ about }) => `${about}? Да и летучей мыши не обидит.`,
    deny: ({ turn }) =>
      oneOf(turn, 'Я? Да мне от вида кола дурно.', 'Виноват разве что мой юмор.', 'Мне бы тапочки свои выследить.'),
    recant: ({ about, other }) =>
      other === '' ? `${about}, с меня бокал красного.` : `${about}, мои извинения. ${other} – кусочек повкуснее.`,
    askRole: ({ about }) => `${about}, а что написано на вашем гробу?`,
    askSuspect: ({ about }) => `${about}, от кого тут пахнет чесноком?`,
    askWhy: ({ about }) => `${about}, это вам мыши нашептали?`,
    decline: () => 'На моём гробу нет таблички, и не случайно.',
    agree: ({ about }) => (about === '' ? 'Мои клыки кивают.' : `${about}, мои клыки кивают.`),
    disagree: ({ about }) => (about === '' ? 'Лучшая шутка за ночь.' : `${about}, лучшая шутка за ночь.`),
    quip: ({ turn }) =>
      oneOf(
        turn,
        'Бывала компания и похуже.',
        'Мне кажется, или тут пахнет чесноком?',
        'Сейчас бы кого-нибудь укусить.',
      ),
    farewell: () => 'Покормите моих летучих мышей.',
  },
  cautious: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `Могу ошибаться, но подозреваю: ${about}.`,
        `Уверенности нет, но ${about} меня тревожит.`,
        `Возможно, это ${about}.`,
      ),
    defend: ({ about }) => `Думаю, ${about} – из наших.`,
    deny: ({ turn }) =>
      oneOf(turn, 'Вы ошибаетесь на мой счёт.', 'Прошу, подумайте ещё раз.', 'Понимаю ваши сомнения, но это не я.'),
    recant: ({ about, other }) =>
      other === '' ? `Мне жаль: ${about} – моя ошибка.` : `Может, и не ${about}. Скорее ${other}.`,
    askRole: ({ about }) => `${about}, можно узнать вашу роль?`,
    askSuspect: ({ about }) => `${about}, вы кого-нибудь подозреваете?`,
    askWhy: ({ about }) => `${about}, отчего вы так решили?`,
    decline: () => 'Об этом лучше промолчу.',
    agree: ({ about }) => (about === '' ? 'Вполне возможно.' : `Вполне возможно, ${about}.`),
    disagree: ({ about }) => (about === '' ? 'Что-то не верится.' : `${about}, что-то не верится.`),
    quip: ({ turn }) => oneOf(turn, 'Не будем торопиться.', 'Тут нужна осторожность.', 'Хочу послушать ещё.'),
    farewell: () => 'Присмотритесь к тем, кто так спешил.',
  },
  talker: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `Послушайте меня все: подозреваю, что это ${about}.`,
        `Весь день об этом думаю, и выходит, что это ${about}.`,
        `Сейчас расскажу вам, кто это: ${about}.`,
      ),
    defend: ({ about }) => `Поверьте мне на слово: ${about} – из наших.`,
    deny: ({ turn }) =>
      oneOf(
        turn,
        'Сейчас всё объясню: я с вами.',
        'Ну что вы, мы же знакомы не первый век.',
        'С чего бы начать? Это не я.',
      ),
    recant: ({ about, other }) =>
      other === '' ? `Надо признать: ${about} – моя ошибка.` : `Подумаем ещё раз: не ${about}, а ${other}.`,
    askRole: ({ about }) => `А вы, ${about}, какая у вас роль?`,
    askSuspect: ({ about }) => `Расскажите же, ${about}: кого вы подозреваете?`,
    askWhy: ({ about }) => `И почему же, ${about}? Объясните нам.`,
    decline: () => 'Могу болтать всю ночь, но не об этом.',
    agree: ({ about }) => `Прямо с языка сняли${about === '' ? '' : `, ${about}`}.`,
    disagree: ({ about }) => (about === '' ? 'Нет-нет, вовсе не так.' : `Нет-нет, ${about}, вовсе не так.`),
    quip: ({ turn }) =>
      oneOf(turn, 'Ну, кто-то же должен начать разговор.', 'Прямо как в прошлом веке.', 'Так, на чём мы остановились?'),
    farewell: () => 'А мне ещё столько надо было рассказать.',
  },
};

export const grounds: Words['grounds'] = {
  checkedEnemy: (other) => `${other} клянётся: проверка показала врага.`,
  seenKilling: (other) => `${other} свидетельствует: это убийца.`,
  misread: (other) => `Проверка не сошлась с картой: ${other}.`,
  myRole: () => 'Присваивает мою роль.',
  sameRole: (other) => `Называет ту же роль, что и ${other}.`,
  sparedEnemy: (other) => `Щадит врагов: ${other}.`,
  condemnedVampire: (other) => `Казнит наших: ${other} – вампир.`,
  twoRoles: () => 'Называет уже вторую роль.',
  trustedEnemy: (other) => `Ручается за врагов: ${other}.`,
  blamedVampire: (other) => `Обвиняет наших: ${other} – вампир.`,
  blamesMe: () => 'Обвиняет меня.',
  evaded: () => 'Уходит от вопросов.',
  contrary: (other) => `Голосует наперекор почти всем, когда на скамье ${other}.`,
  wavered: () => 'Подозревает то одного, то другого.',
  silent: () => 'Ни слова за всю ночь.',
  readRight: (other) => `Проверка сошлась с картой: ${other}.`,
  checkedVampire: (other) => `${other} клянётся: проверка показала вампира.`,
  condemnedEnemy: (other) => `Казнит врагов: ${other}.`,
  blamedEnemy: (other) => `Обвиняет не зря: ${other} – враг.`,
  sparedVampire: (other) => `Щадит наших: ${other} – вампир.`,
  trustedVampire: (other) => `Ручается за наших: ${other} – вампир.`,
  feeling: () => 'Просто чутьё.',
};
export const ownGrounds: Words['ownGrounds'] = {
  readRight: (other) => `Моя проверка сошлась с картой: ${other}.`,
  checkedVampire: (other) => `${other} клянётся: по проверке я вампир.`,
  condemnedEnemy: (other) => `Казню врагов: ${other}.`,
  blamedEnemy: (other) => `Обвиняю не зря: ${other} – враг.`,
  sparedVampire: (other) => `Щажу наших: ${other} – вампир.`,
  trustedVampire: (other) => `Ручаюсь за наших: ${other} – вампир.`,
};
