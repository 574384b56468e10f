import type { Aim } from './choices.ts';

/** Where the first thing that answers a question is. */
export const FOCUS_ORDER: { readonly [A in Aim]: string } = {
  hand: '.front [data-step]',
  none: '.front [data-step]',
  pack: '.board > .stage [data-step]',
  centre: '.board > .stage [data-step]',
  pile: '.board > .stage [data-step]',
  menu: '.board > .stage [data-step], .front .main',
  'own-column': '.isTarget',
  'any-column': '.isTarget',
  seat: '.isNamed',
};
