import { batForm } from './bat-form.ts';
import { chapel } from './chapel.ts';
import { coffin } from './coffin.ts';
import { cryptOpening } from './crypt-opening.ts';
import { hypnosis } from './hypnosis.ts';
import { CARD_IDS, type MainId } from './kinds.ts';
import type { MainCard } from './main-card.ts';
import { mistForm } from './mist-form.ts';
import { people } from './people.ts';
import { secretJourney } from './secret-journey.ts';

const BY_ID: { readonly [Id in MainId]: MainCard } = {
  ostler: people('ostler'),
  squire: people('squire'),
  novice: people('novice'),
  'kitchen-boy': people('kitchen-boy'),
  'lady-in-waiting': people('lady-in-waiting'),
  organist: people('organist'),
  'secret-journey': secretJourney,
  chapel: chapel,
  'crypt-opening': cryptOpening,
  'bat-form': batForm,
  'mist-form': mistForm,
  hypnosis: hypnosis,
  coffin: coffin,
};
/** VE-4.6.3: by card, the support cards of W1 and W2; null for any other card. */
export const MAIN_CARDS: readonly (MainCard | null)[] = CARD_IDS.map((id) =>
  id in BY_ID ? BY_ID[id as MainId] : null,
);
