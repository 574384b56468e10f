import type { Line, Seat } from '@duskhall/kernel';
import type { Card } from '../cards/kinds.ts';
import type { Character } from '../characters.ts';
import { sumOf } from '../rules/batch.ts';
import { isForeign, isNight } from '../state/index.ts';
import { plannedOf } from '../state/plan.ts';
import type { View } from '../view/index.ts';
import { unseenOf } from '../view/unseen.ts';
import { cardIn, cardsIn, characterIn } from './card-lists.ts';
import type { Catalogue, TableLabel, Words } from './catalogue.ts';

/** The table in words: every seat's part, then what belongs to all. */
export function tableIn(catalogue: Catalogue, view: View, names: readonly string[]): Line[] {
  return [...[0, 1].flatMap((seat) => seatLines(catalogue, view, seat)), ...commonLines(catalogue, view, names)];
}

/** A line for each text that is not empty. */
const linesOf = ({ table }: Catalogue, seat: Seat, texts: readonly (readonly [TableLabel, string])[]): Line[] =>
  texts.flatMap(([label, text]) => (text === '' ? [] : [{ seat, label: table.labels[label], text }]));

function seatLines(catalogue: Catalogue, view: View, seat: Seat): Line[] {
  const { words, table } = catalogue;
  const isOwn = seat === view.viewer;
  const [opened] = view.opened;
  const isOn = view.options.memoryAid === 'on' && opened === undefined;
  const name = (some: Words, card: Card): string =>
    isForeign(view, seat, card) ? some.foreign(cardIn(some, card)) : cardIn(some, card);
  const hand =
    opened?.hands[seat] ?? (isOwn ? view.hand : view.foreign[0]!.filter((card) => isForeign(view, seat, card)));
  const cards = (list: readonly Card[]): string => cardsIn(words, list, name);
  const held = isOwn ? view.hand.length : view.hands[seat]!;
  return linesOf(catalogue, seat, [
    ['plays', seat === view.vampire ? words.players.vampire : words.players.human],
    ['hand', held === 0 ? words.empty : handIn(words, held, cards(hand), hand.length)],
    ['decision', isOwn ? cards(plannedOf(view.plan)) : ''],
    [
      'piles',
      table.piles(
        view.decks[seat]!,
        view.cellars[seat]!,
        view.moats[seat]!.length + view.sunk[seat]!,
        view.isRecycled[seat]!,
      ),
    ],
    ['cellar', cards(opened?.cellars[seat] ?? (isOwn ? view.cellar : []))],
    ['moat', moatIn(catalogue, view, seat, cards)],
    ['known', isOn ? view.known[seat]!.map(({ turn, cards: seen }) => table.seen(turn, cards(seen))).join(' · ') : ''],
    ['unseen', isOn && !isOwn ? cardsIn(words, unseenOf(view, seat)) : ''],
  ]);
}
const handIn = (words: Words, held: number, faces: string, shown: number): string =>
  words.cardCount(held) + (shown > 0 ? words.colon + faces : '') + (shown > 0 && shown < held ? ', …' : '');

/** The own moat whole; of another the open part, if the table remembers it. */
function moatIn({ table }: Catalogue, view: View, seat: Seat, cards: (list: readonly Card[]) => string): string {
  const [opened] = view.opened;
  if (opened !== undefined) return cards(opened.moats[seat]!);
  const isOwn = seat === view.viewer;
  if (!isOwn && view.options.memoryAid === 'off') return '';
  const seen = isOwn ? [...view.moats[seat]!, ...view.sunken] : view.moats[seat]!;
  const hidden = view.moats[seat]!.length + view.sunk[seat]! - seen.length;
  return [cards(seen), ...(hidden > 0 ? [table.faceDown(hidden)] : [])].filter((part) => part !== '').join(', ');
}

function commonLines(catalogue: Catalogue, view: View, names: readonly string[]): Line[] {
  const { words, table } = catalogue;
  const list = (characters: readonly Character[]): string =>
    characters.map((character) => characterIn(words, character)).join(', ');
  const half = isNight(view) ? words.turns.night : words.turns.day;
  return linesOf(catalogue, -1, [
    ['turn', view.outcome.length > 0 ? '' : table.turn(view.turns, half, names[view.turn]!)],
    ['castle', view.castle.map((character) => personIn(catalogue, view, character)).join(' · ')],
    ['city', cityIn(catalogue, view) || words.empty],
    ['away', view.away < 0 ? '' : personIn(catalogue, view, view.away)],
    ['dying', view.dying < 0 ? '' : personIn(catalogue, view, view.dying)],
    ['dead', view.dead.map((character) => personIn(catalogue, view, character)).join(', ')],
    ['trusted', list(view.trusted)],
    ['combat', combatIn(catalogue, view)],
  ]);
}

/** `Lady (revealed vampire, +1 attack)`: what the viewer knows, and the markers. */
function personIn({ words, table }: Catalogue, view: View, character: Character): string {
  const known = identityIn(words, view, character);
  const markers = table.markers(view.attackMarks[character]!, view.defenceMarks[character]!);
  const notes = [known, markers].filter((note) => note !== '').join(', ');
  return characterIn(words, character) + (notes === '' ? '' : ` (${notes})`);
}
function identityIn({ identities }: Words, view: View, character: Character): string {
  if (view.revealed.includes(character)) return identities.revealed;
  const remembers = view.options.memoryAid === 'on' || view.dead.includes(character);
  if (view.confirmed.includes(character) && remembers) return identities.confirmed;
  const isOwnKnowledge = view.viewer === view.vampire || view.outcome.length > 0 || view.trusted.includes(character);
  return isOwnKnowledge ? (view.identities[character] === 1 ? identities.vampire : identities.human) : '';
}

/** From the top; parts whose order the viewer cannot know in brackets. */
function cityIn({ words, table }: Catalogue, view: View): string {
  const parts = view.options.memoryAid === 'on' ? view.city : [view.city.flat().sort((a, b) => a - b)];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => {
      const list = part.map((character) => characterIn(words, character)).join(', ');
      return part.length > 1 ? `${list} (${table.anyOrder})` : list;
    })
    .join(' · ');
}

/** `Monk, Lady; round 1; attack 3, defence 4`; cards that hide somebody or test him stand alone. */
function combatIn({ words, table }: Catalogue, view: View): string {
  const laid = view.laid.map((cards) => cardsIn(words, cards));
  if (view.attacker < 0) return laid[0]!;
  const isFirst = view.round === 1;
  const attack = sumOf(view, view.laid[0]!) + (isFirst ? view.attackMarks[view.attacker]! : 0);
  const defence = sumOf(view, view.laid[1]!) + (isFirst ? view.defenceMarks[view.defender]! : 0);
  const fighters = [view.attacker, view.defender].map(
    (character, side) => characterIn(words, character) + words.colon + (laid[side] || words.empty),
  );
  return [...fighters, table.round(view.round), table.totals(attack, defence)].join(' · ');
}
