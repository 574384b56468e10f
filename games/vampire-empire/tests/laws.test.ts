import { readOptions, type Seat, same } from '@duskhall/kernel';
import { checkCoverage, checkLaws, coverage } from '@duskhall/testing';
import { test } from 'vitest';
import { CARD_IDS, isOfVampireDeck, SUPPORT_CARDS } from '../cards/kinds.ts';
import { cardSets, cardsNamed } from '../cards/sets.ts';
import { has } from '../characters.ts';
import { type VampireEmpire, vampireEmpire } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { humanOf, type State } from '../state/index.ts';

const CASES = [
  { responseMode: 'auto-pass' },
  { sides: 'host-chooses' },
  { regenerationScope: 'any-vampire', hypnosisReturn: 'bottom' },
  { responseMode: 'auto-pass', chapelScope: 'profession-only', memoryAid: 'off' },
] as const;

/** VE-8: everyone knows the sides and the castle; a player also knows his cards and the tokens he drew. */
function dealt(s: State, viewer: Seat): unknown {
  const tokens = viewer === s.vampire ? s.vampires : viewer === humanOf(s) ? s.trusted : 0;
  return [s.vampire, s.castle, tokens, viewer < 0 ? [] : s.hands[viewer]];
}

/** A card's origin is forgotten once the cellar is recycled, the fighters once the combat is over. */
const forgets = ['exchanged', 'discardedToCellar', 'drew', 'recycledCellar', 'attacked', 'compared'] as const;

/** Random players resign before anything happens, so most games are played without resigning. */
const stubborn: typeof vampireEmpire = {
  ...vampireEmpire,
  free: () => [],
  refusal: (s, seat, move) =>
    same(move, { resign: true }) ? { code: 'never', rule: 'VE-6.6', args: {} } : vampireEmpire.refusal(s, seat, move),
};

const nameOf = (card: number): string => `${isOfVampireDeck(card) ? 'vampire' : 'human'} ${CARD_IDS[card]}`;
/** Answers by the identity they concern, with the card they need; the answer must not give the identity away. */
const DEEDS: { readonly [deed: string]: string } = {
  'denied vampire': 'vampire im-not-a-vampire',
  'denied human': 'vampire im-not-a-vampire',
  'broughtBack vampire': 'vampire regeneration',
  'broughtBack human': 'human herbalist',
  'setAside vampire': 'human secret-journey',
  'setAside human': 'human secret-journey',
};
/** Every card must be laid or played by its owner, and every action must occur. */
const watched = coverage<VampireEmpire>(
  [...CARD_IDS.map((_, card) => nameOf(card)), ...Object.keys(DEEDS)],
  (s, events) =>
    events.flatMap((event) => {
      if (event.type === 'played') return [nameOf(event.card)];
      if (event.type === 'denied' || event.type === 'broughtBack' || event.type === 'setAside')
        return [`${event.type} ${has(s.vampires, event.character) ? 'vampire' : 'human'}`];
      const isLaid = event.type === 'laid' || event.type === 'laidToHide' || event.type === 'laidHolyWater';
      return isLaid ? event.cards.map(nameOf) : [];
    }),
);

for (const given of CASES)
  test(`the laws hold with ${JSON.stringify(given)}`, () => {
    const options = readOptions(OPTIONS, given, 2);
    checkLaws(vampireEmpire, { seats: 2, options, games: 5, bound: 3000, total: 1, forgets, dealt, coverage: watched });
    checkLaws(stubborn, { seats: 2, options, games: 2, bound: 3000, total: 1, forgets, coverage: watched });
  });

/** Foreign cards, pictures of hands and cellars, a character set aside: positions a deal rarely leads to. */
const crowded = {
  turn: 'day',
  step: 'before',
  castle: ['lady', 'monk', 'cook'],
  revealed: ['lady'],
  away: 'bishop',
  human: {
    hand: ['crypt-opening', 'chapel', 'foreign:bat-form', 'foreign:mist-form', 'foreign:hypnosis', 'garlic', 'musket'],
    cellar: ['dagger', 'relic'],
    moat: ['pistol', 'rosary'],
  },
  vampire: { hand: ['coffin', 'regeneration', 'garlic', 'relic', 'hound', 'raven'], cellar: ['claws', 'dagger'] },
};
test('the laws hold on a crowded table', () => {
  const options = readOptions(OPTIONS, { responseMode: 'auto-pass' }, 2);
  checkLaws(stubborn, {
    seats: 2,
    options,
    games: 4,
    bound: 3000,
    total: 1,
    forgets,
    scenario: crowded,
    coverage: watched,
  });
});

/** The owner's turn, with the card in hand and everything needed to use it. */
function tableFor(name: string): object {
  const [side, id] = name.split(' ') as ['human' | 'vampire', string];
  const isVampires = side === 'vampire';
  const timing = SUPPORT_CARDS.get(id)?.timing;
  const isAnswer = timing !== undefined && timing !== 'main' && timing !== 'combat lay';
  if (id === 'im-not-a-vampire')
    return {
      turn: 'day',
      step: 'action',
      castle: ['lord', 'bishop', 'maid'],
      vampires: ['lord', 'bishop', 'maid'],
      human: { hand: ['holy-water-1', 'holy-water-2', 'holy-water-3'] },
      vampire: { hand: [id, 'garlic', 'musket', 'relic'] },
    };
  const weapons = ['musket', 'relic', 'pistol', 'rosary', 'hunting-knife'];
  return {
    turn: isVampires === isAnswer ? 'day' : 'night',
    step: 'before',
    castle: ['lord', 'bishop', 'cook'],
    vampires: ['lord', 'bishop', 'maid'],
    revealed: ['lord'],
    human: {
      hand: isVampires ? [...weapons, 'holy-water-2', 'holy-water-3'] : [id, ...weapons.filter((one) => one !== id)],
    },
    vampire: {
      hand: isVampires ? [id, ...weapons.filter((one) => one !== id)] : [...weapons, 'vampire-2', 'vampire-3'],
    },
  };
}
test('every card is laid or played, and every deed done', () => {
  checkCoverage(stubborn, watched, (wanted) => {
    const name = DEEDS[wanted] ?? wanted;
    const card = CARD_IDS.findIndex((_, number) => nameOf(number) === name);
    const cardSet = cardSets.names.find((set) => cardsNamed(set).copies[card]! > 0);
    if (cardSet === undefined) throw new Error(`no card set has the card "${name}"`);
    const options = readOptions(OPTIONS, { responseMode: 'auto-pass', cardSet }, 2);
    return {
      ...{ seats: 2, options, games: 30, bound: 3000, most: 40, total: 1, forgets },
      scenario: tableFor(name),
    };
  });
});
