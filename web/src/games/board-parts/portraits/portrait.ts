import { attireOf } from './attire.ts';
import { beardOf } from './beard.ts';
import { beastHead, beastOutline, beastScruff } from './beast.ts';
import { shoulders } from './cut.ts';
import { features } from './features.ts';
import { hairOf } from './hair.ts';
import { head, headOutline, neck } from './head.ts';
import { headgearOf, NOTHING_WORN } from './headgear.ts';
import { type BeastName, type Figure, type Look, SKULLS } from './look.ts';

/** A portrait from back to front, and the outlines that its shadows stay within. */
export interface Portrait {
  figures: Figure[];
  within: { head: string; body: string };
}
const BODY = shoulders(90, 200);

export function portraitOf(look: Look, isVampire: boolean): Portrait {
  const { skull: name, beast, face, hair, beard, headgear, attire } = look;
  if (beast !== undefined) return beastOf(look, beast);
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
    within: { head: headOutline(skull), body: BODY },
  };
}

function beastOf({ face, headgear, attire }: Look, beast: BeastName): Portrait {
  const worn = headgear === undefined ? NOTHING_WORN : headgearOf(headgear);
  const dress = attireOf(attire);
  return {
    figures: [
      ...worn.behind,
      ...beastScruff(beast),
      ...dress.body,
      ...beastHead(face),
      ...(dress.collar ?? []),
      ...worn.front,
    ],
    within: { head: beastOutline, body: BODY },
  };
}
