import type { Aim } from './choices.ts';

const PLACES: { readonly [A in Aim]: string } = {
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

/** Gives the keyboard the first thing that answers the question, where the one it was on has gone. */
export function catchFocus(root: HTMLElement, aim: Aim): void {
  if (document.activeElement === document.body) root.querySelector<HTMLElement>(PLACES[aim])?.focus();
}
