import type { Refusals } from '../catalogue.ts';
import { cardName, cardsAsObject, count, domainAsObject, effectName, ofDomain } from './words.ts';

const CARDS_WITHOUT = { one: 'карты', few: 'карт', many: 'карт' };

export const refusals: Refusals = {
  over: () => 'Игра окончена.',
  'not-asked': () => 'Сейчас от вас не ждут решения.',
  malformed: () => 'Это не ответ на заданный вопрос.',
  'not-in-hand': ({ card }) => `На руке нет карты «${cardName(card)}».`,
  barred: ({ domain }) => `Эмбарго не даёт вам разыграть ${domainAsObject(domain)}.`,
  'not-in-pack': ({ card }) => `В вашем наборе нет карты «${cardName(card)}».`,
  'not-in-centre': ({ card }) => `В центре нет карты «${cardName(card)}».`,
  'not-in-pile': ({ card }) => `В сбросе нет карты «${cardName(card)}».`,
  'count-too-low': ({ effect, domain, needed, count: there }) =>
    `${effectName(effect)} требует ${cardsAsObject(needed)} ${ofDomain(domain)} в вашей игровой зоне, а там ${there}.`,
  'slot-used': ({ domain }) => `В этот ход вы уже применили такой эффект ${ofDomain(domain)}.`,
  'not-in-area': ({ domain }) => `В вашей игровой зоне нет карт ${ofDomain(domain)}.`,
  'blocks-plays': () => 'Если взять эту карту, разыграть сколько положено уже не получится.',
  yourself: () => 'Выберите другого игрока, а не себя.',
  'column-empty': ({ domain }) => `Метку не на что положить: карт ${ofDomain(domain)} там нет.`,
  'others-only': () => 'За этим столом метки кладут только на чужие колонки.',
  'not-copyable': () => 'Скопировать этот эффект Вдохновением нельзя.',
  'source-too-low': ({ effect, needed, count: there }) =>
    `${effectName(effect)} требует ${cardsAsObject(needed)} своей сферы, а у этого игрока ${there}.`,
  'hand-too-small': ({ needed, count: there }) =>
    `На руке должно быть не меньше ${count(needed, CARDS_WITHOUT)}, а у вас ${there}.`,
  'area-too-small': ({ needed, count: there }) =>
    `В игровой зоне должно быть не меньше ${count(needed, CARDS_WITHOUT)}, а у вас ${there}.`,
  'nothing-playable': ({ needed, count: there }) =>
    `На руке должно быть не меньше ${count(needed, CARDS_WITHOUT)}, которые можно разыграть, а у вас ${there}.`,
  'no-column': () => 'Нет колонки, на которую можно положить метку.',
  'pile-too-small': ({ needed, count: there }) =>
    `В сбросе должно быть не меньше ${count(needed, CARDS_WITHOUT)}, а там ${there}.`,
  'no-majority': () => 'Вдохновение доступно тому, у кого карт Культуры больше, чем у любого другого игрока.',
  'nothing-to-copy': () => 'Ни у кого из других игроков нет эффекта, который вы могли бы скопировать и выполнить.',
  'not-an-action': () =>
    'За этим столом Священная книга и Божественное право действуют сами, когда вы добираете карты.',
};
