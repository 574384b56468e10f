import { LORD_BLOCKED, LORD_IDLE, LORD_KILLED } from '../../events.ts';
import type { Cards, Words } from '../catalogue.ts';
import { seatIn, typeIn } from '../name-of.ts';

export const neutral = 'No news for you.';
const NOBODY = 'nobody';
const DEEDS: { readonly [deed: number]: string } = { [LORD_BLOCKED]: 'stilled', [LORD_IDLE]: 'none' };

/** What a card tells, by what the fact is about (VN-4.13.3). */
export const cardsWith = (types: Words['types']): Cards => ({
  done: ({ target, value, call }, names) => {
    if (target < 0) return 'Your choice is made: nobody.';
    if (call === 'lord' && value === 1) return `Your choice is made: ${names[target]} is to die.`;
    const place = call !== 'lamia' ? '' : value === 1 ? ', at your place' : ', at their place';
    return `Your choice is made: ${names[target]}${place}.`;
  },
  blocked: () => 'Your powers are stilled until nightfall.',
  noTarget: () => 'There is nobody you may choose.',
  type: ({ target, other, value }, names) =>
    `${names[target]}: ${typeIn({ types }, value)}.${other === 1 ? ' And this is the Lord.' : ''}`,
  watch: ({ target, other, value }, names) => {
    const isCheck = value < LORD_BLOCKED;
    const action = isCheck ? 'check' : value === LORD_KILLED ? 'kill' : DEEDS[value];
    const answer = isCheck ? typeIn({ types }, value) : 'none';
    return `The Lord is ${names[other]}. Action: ${action}, target: ${seatIn({ nobody: NOBODY }, target, names)}, answer: ${answer}.`;
  },
  heir: ({ target }, names) => `The Count watches you: ${names[target]}.`,
  lord: ({ target, value, call }, names) => {
    const bride = value === 1 ? 'This is your Lord.' : 'Not your Lord.';
    const varg = value === 1 ? 'You found the Lord. You fall with him.' : 'Not the Lord.';
    return `${names[target]}: ${call === 'bride' ? bride : varg}`;
  },
  warned: () => 'Your Lord will not live through this day. Die in his place?',
  sacrifice: ({ value }) => (value === 1 ? 'You die in the Lord’s place.' : 'You let the Lord die.'),
  doomed: () =>
    'A death song was sung for you. You die at tomorrow’s nightfall unless the Queen or the Prince shields you that day.',
  attacker: ({ target, other }, names) =>
    `${names[target]}: ${other < 0 ? 'Nobody came.' : `${names[other]} came to kill.`}`,
  same: ({ target, other, value }, names) =>
    `${names[target]}, ${names[other]}: ${value === 1 ? 'Two of a kind.' : 'Two different kinds.'}`,
  lives: ({ value }) => `Lives left: ${value}.`,
});
