import type { Locale, MoveOf, Texts, Types } from '@duskhall/kernel';
import type { Component } from 'svelte';
import type { Deeds, LessonTable } from './lesson.ts';

/** A table shown by the game's own board: a scenario, and what has happened since. */
export interface Scene<T extends Types = Types> {
  table: LessonTable;
  deeds?: Deeds<MoveOf<T['state']>>;
  /** How large the board is laid out, in px; left out: as on a phone. */
  size?: readonly [width: number, height: number];
  /** The part of the board that is shown, as a selector, or what lies around several; left out: all of it. */
  part?: string | readonly string[];
  /**
   * What is drawn in place of the board: once the match is over by what it was won, or its points; the table's screen
   * (as seat -2) or the moderator's console (as seat -1).
   */
  shows?: 'finale' | 'ending' | 'screen' | 'console';
  /** What is covered lies open, as in a replay. */
  isOpen?: boolean;
}

/** Something drawn by a component of the board, such as a card; it is also given the `locale`. */
export interface Drawing {
  component: Component<never>;
  props: object;
}
export const drawing = <P extends { locale: Locale }>(component: Component<P>, props: Omit<P, 'locale'>): Drawing => ({
  component: component as Component<never>,
  props,
});

/** What a section of the rules is shown with, or why it needs no picture. */
export type Picture<T extends Types = Types> = Scene<T> | Drawing | { reason: string };

/** A worked example: the position at first, and after each of its deeds. Its words have a caption for each. */
export interface Example<T extends Types = Types> extends Scene<T> {
  name: string;
  rule: string;
  deeds: Deeds<MoveOf<T['state']>>;
}

/** A step of the course of a turn or round: one thing to do, or one of several. */
export interface CourseStep {
  /** Their words have these names. */
  oneOf: readonly { name: string; rule: string }[];
}

/** A card, creature, role or effect. */
export interface Entry {
  /** Also its anchor in the page. */
  id: string;
  name: string;
  text: string;
  rule: string;
  picture: Drawing;
  /** The picture needs the whole width, and stands over the words. */
  isWide?: boolean;
  /** There is much to read: the words flow around the picture. */
  isLong?: boolean;
  facts?: readonly (readonly [label: string, text: string])[];
}
export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

/** Numbers by the number of players, say. The first row is the head. */
export interface Numbers {
  caption: string;
  rows: readonly (readonly (string | number)[])[];
}

/** What a rulebook says besides the rules themselves; it stands in the game's `texts/<locale>/rulebook.ts`. */
export interface RulebookTexts {
  course: { readonly [step: string]: { title: string; text: string } };
  /** What leads from the last step back to the first. */
  again: string;
  /** What ends it. */
  end: string;
  examples: { readonly [name: string]: { title: string; captions: readonly string[] } };
}

/** A game's rulebook: the rules' own texts, and all that is shown with them. */
export interface Rulebook<T extends Types = Types> {
  /** What comes once, before the steps that are repeated. */
  opening?: readonly CourseStep[];
  course: readonly CourseStep[];
  /** By section of the rules: every one. */
  pictures: { readonly [rule: string]: Picture<T> };
  numbers: { readonly [rule: string]: (locale: Locale) => Numbers };
  entries: (texts: Texts<T>, locale: Locale) => readonly EntryGroup[];
  /** In the order in which they are read. */
  examples: readonly Example<T>[];
}
