import { LORD_BLOCKED, LORD_IDLE, LORD_KILLED } from '../../events.ts';
import type { Cards, Words } from '../catalogue.ts';
import { seatIn, typeIn } from '../name-of.ts';

export const neutral = 'Для вас новостей нет.';
const NOBODY = 'никто';
const DEEDS: { readonly [deed: number]: string } = { [LORD_BLOCKED]: 'силы скованы', [LORD_IDLE]: 'нет' };

/** What a card tells, by what the fact is about (VN-4.13.3). */
export const cardsWith = (types: Words['types']): Cards => ({
  done: ({ target, value, call }, names) => {
    if (target < 0) return 'Выбор сделан: никто.';
    if (call === 'lord' && value === 1) return `Выбор сделан: убить игрока ${names[target]}.`;
    const place = call !== 'lamia' ? '' : value === 1 ? ', у вас' : ', в гостях';
    return `Выбор сделан: ${names[target]}${place}.`;
  },
  blocked: () => 'Ваши силы скованы до наступления ночи.',
  noTarget: () => 'Выбрать некого.',
  type: ({ target, other, value }, names) =>
    `${names[target]}: ${typeIn({ types }, value)}.${other === 1 ? ' И это повелитель.' : ''}`,
  watch: ({ target, other, value }, names) => {
    const isCheck = value < LORD_BLOCKED;
    const action = isCheck ? 'проверка' : value === LORD_KILLED ? 'убийство' : DEEDS[value];
    const answer = isCheck ? typeIn({ types }, value) : 'нет';
    return `Повелитель: ${names[other]}. Действие: ${action}, цель: ${seatIn({ nobody: NOBODY }, target, names)}, ответ: ${answer}.`;
  },
  heir: ({ target }, names) => `За вами наблюдает Граф: ${names[target]}.`,
  lord: ({ target, value, call }, names) => {
    const bride = value === 1 ? 'Это ваш повелитель.' : 'Это не ваш повелитель.';
    const varg = value === 1 ? 'Повелитель найден. Вы падёте вместе.' : 'Это не повелитель.';
    return `${names[target]}: ${call === 'bride' ? bride : varg}`;
  },
  warned: () => 'Повелитель не переживёт этот день. Умереть вместо него?',
  sacrifice: ({ value }) => (value === 1 ? 'Вы умрёте вместо повелителя.' : 'Вы даёте повелителю умереть.'),
  doomed: () =>
    'По вам спели погребальную песнь. Вы умрёте завтра с приходом ночи, если днём вас не укроют Королева или Князь.',
  attacker: ({ target, other }, names) =>
    `${names[target]}: ${other < 0 ? 'Никто не приходил.' : `Убивать приходил игрок ${names[other]}.`}`,
  same: ({ target, other, value }, names) =>
    `${names[target]}, ${names[other]}: ${value === 1 ? 'Одного рода.' : 'Разного рода.'}`,
  lives: ({ value }) => `Жизней осталось: ${value}.`,
});
