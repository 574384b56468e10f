import { CHARACTER_NAMES, type CharacterName } from '../characters.ts';
import { batForm } from './bat-form.ts';
import { chapel } from './chapel.ts';
import { coffin } from './coffin.ts';
import { cryptOpening } from './crypt-opening.ts';
import { hypnosis } from './hypnosis.ts';
import {
  BAT_FORM,
  CARD_KINDS,
  CHAPEL,
  CLERGY,
  COFFIN,
  CRYPT_OPENING,
  HYPNOSIS,
  KITCHEN_BOY,
  LADY_IN_WAITING,
  MIST_FORM,
  NOBLE,
  NOVICE,
  ORGANIST,
  OSTLER,
  SECRET_JOURNEY,
  SERVANT,
  SQUIRE,
} from './kinds.ts';
import type { MainCard } from './main-card.ts';
import { mistForm } from './mist-form.ts';
import { people } from './people.ts';
import { secretJourney } from './secret-journey.ts';

const named = (name: CharacterName) => CHARACTER_NAMES.indexOf(name);
const ROWS = new Map<number, MainCard>([
  [OSTLER, people(SERVANT, named('butler'))],
  [SQUIRE, people(NOBLE, named('officer'))],
  [NOVICE, people(CLERGY, named('nun'))],
  [KITCHEN_BOY, people(SERVANT, named('cook'))],
  [LADY_IN_WAITING, people(NOBLE, named('lady'))],
  [ORGANIST, people(CLERGY, named('bishop'))],
  [SECRET_JOURNEY, secretJourney],
  [CHAPEL, chapel],
  [CRYPT_OPENING, cryptOpening],
  [BAT_FORM, batForm],
  [MIST_FORM, mistForm],
  [HYPNOSIS, hypnosis],
  [COFFIN, coffin],
]);
/** By card: the support cards of W1 and W2; null: any other card. */
export const MAIN_CARDS: readonly (MainCard | null)[] = Array.from(
  { length: CARD_KINDS },
  (_, card) => ROWS.get(card) ?? null,
);
