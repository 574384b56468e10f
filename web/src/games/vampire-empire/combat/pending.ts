import { CARD_IDS, type Card, type CardId, type Character, type View } from '@duskhall/vampire-empire';

/** What is being resolved outside a combat: the card played, the cards on the table, and the character concerned. */
export interface Pending {
  card: Card;
  hasLaid: boolean;
  character: Character;
  /** A named type; -1: none. */
  type: number;
}
const cardOf = (id: CardId): Card => CARD_IDS.indexOf(id);
const NOTHING: Pending = { card: -1, hasLaid: false, character: -1, type: -1 };

/** Read from the stack, which is public; null: nothing is pending. */
export function pendingIn(view: View): Pending | null {
  const f = view.stack.at(-1);
  switch (f?.do) {
    case 'support.responded':
      if (CARD_IDS[f.card] === 'bat-form') return { ...NOTHING, card: f.card, type: f.on };
      return { ...NOTHING, card: f.card, character: f.on };
    case 'hide.responded':
    case 'hide.replaced':
    case 'water.denied':
    case 'water.followed':
      return { ...NOTHING, hasLaid: true, character: f.character };
    case 'water.responded':
      return { ...NOTHING, hasLaid: true, card: cardOf('im-not-a-vampire'), character: f.character };
    case 'death.healed':
    case 'death.revived':
      return { ...NOTHING, character: f.character };
    case 'death.responded':
      return { ...NOTHING, card: cardOf('regeneration'), character: f.character };
    case 'chapel.chosen':
      return { ...NOTHING, card: cardOf('chapel') };
    case 'crypt.chosen':
      return { ...NOTHING, card: cardOf('crypt-opening') };
    case 'mist.chosen':
      return { ...NOTHING, card: cardOf('mist-form'), character: f.character };
    case 'hypnosis.chosen':
      return { ...NOTHING, card: cardOf('hypnosis') };
    default:
      return null;
  }
}
