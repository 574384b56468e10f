import { attireOf } from './attire.ts';
import { beardOf } from './beard.ts';
import { shoulders } from './cut.ts';
import { features } from './features.ts';
import { hairOf } from './hair.ts';
import { head, headOutline, neck } from './head.ts';
import { headgearOf, NOTHING_WORN } from './headgear.ts';
import { type Figure, type Look, SKULLS } from './look.ts';

/** A portrait from back to front, and the outlines that its shadows stay within. */
export interface Portrait {
  figures: Figure[];
  within: { head: string; body: string };
}
export function portraitOf({ skull: name, face, hair, beard, headgear, attire }: Look, isVampire: boolean): Portrait {
  const skull = SKULLS[name];
  const worn = headgear === undefined ? NOTHING_WORN : headgearOf(headgear);
  const hairs = hairOf(hair, skull);
  const dress = attireOf(attire);
  return {
    figures: [
      ...worn.behind,
      ...hairs.behind,
      ...neck(skull, worn.hidesEars !== true),
      ...dress.body,
      ...head(skull, isVampire),
      ...features(face, skull, isVampire),
      ...(beard === undefined ? [] : beardOf(beard, skull)),
      ...hairs.front,
      ...(dress.collar ?? []),
      ...worn.front,
    ],
    within: { head: headOutline(skull), body: shoulders(90, 200) },
  };
}
