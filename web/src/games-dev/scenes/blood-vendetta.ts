import type { Hand, Scene } from '../scene.ts';
import { ROOM_SCENES } from './room/blood-vendetta.ts';

const EIGHT = ['monk', 'queen', 'king', 'vampire', 'dhampir', 'hunter', 'vampire', 'leader'];
const TWELVE = [
  'king',
  'queen',
  'leader',
  'vampire',
  'monk',
  'vampire',
  'hunter',
  'werewolf',
  'vampire',
  'vampire',
  'scout',
  'vampire',
];
const TWENTY_FOUR = [
  ...[
    'king',
    'leader',
    'queen',
    'varg-leader',
    'bride',
    'dhampir',
    'scout',
    'ghoul',
    'nosferatu',
    'sly-varg',
    'monk',
    'hunter',
  ],
  ...[
    'vengeful-varg',
    'count',
    'paralyzing-varg',
    'hunter',
    'tricky-varg',
    'vampire',
    'vampire',
    'vampire',
    'vampire',
    'vampire',
    'vampire',
    'vampire',
  ],
];
const SETS: { readonly [seats: number]: readonly string[] } = { 8: EIGHT, 12: TWELVE, 24: TWENTY_FOUR };

const at = (seats: number, step: string, more: object = {}) => ({
  roles: SETS[seats]!,
  cycle: step === 'roles' || step === 'intro' ? 0 : 1,
  step,
  ...more,
});
/** A table of so many, seen from a seat, where something has been done. */
const scene = (seats: number, viewer: number, scenario: object, play?: (hand: Hand) => void): Scene =>
  play === undefined ? { seats, viewer, scenario } : { seats, viewer, scenario, play };
const say = (phrase: string, about = -1, other = -1, value = -1) => ({ say: phrase, about, other, value });

function debate(hand: Hand): void {
  hand.enter(0, say('claimRole', -1, -1, 6));
  hand.enter(1, { nominate: 3 });
  hand.enter(2, { nominate: 3 });
  hand.enter(4, { nominate: 1 });
  hand.enter(5, say('claimCheck', 3, -1, 4));
  hand.enter(5, { nominate: 3 });
  hand.enter(3, say('claimDoomed'));
  hand.enter(6, say('accuse', 5));
  hand.enter(7, say('claimSame', 1, 2, 0));
  hand.enter(6, { ready: true });
}
function trial(hand: Hand): void {
  debate(hand);
  hand.until('defence.made');
}
function verdict(hand: Hand): void {
  trial(hand);
  hand.enter(3, { done: true });
}
function secondTrial(hand: Hand): void {
  verdict(hand);
  hand.enter(0, { yes: true });
  hand.enter(1, { yes: true });
  hand.until('verdict.given', 2);
}
const hunt = (clan: readonly number[], target: number) => (hand: Hand) => {
  hand.until('board.closed');
  for (const seat of clan) hand.enter(seat, { vote: target });
};

export const SCENES: { readonly [name: string]: Scene } = {
  ...ROOM_SCENES,
  role: scene(8, 0, at(8, 'roles')),
  'role-24': scene(24, 3, at(24, 'roles')),
  intro: scene(8, 0, at(8, 'intro'), (hand) => hand.until('intro.read')),
  /* the same window, called and not called */
  'pick-called': scene(8, 0, at(8, 'dawn')),
  'pick-uncalled': scene(8, 3, at(8, 'dawn')),
  'pick-12': scene(12, 4, at(12, 'dawn', { last: { monk: 'S2' } })),
  'pick-24-called': scene(24, 10, at(24, 'dawn')),
  'pick-24': scene(24, 20, at(24, 'dawn')),
  'either-called': scene(8, 2, at(8, 'dawn'), (hand) => {
    hand.enter(0, { name: 6 });
    hand.until('board.closed');
    hand.until('window.closed');
    hand.enter(2, { name: 3 });
  }),
  'either-uncalled': scene(8, 6, at(8, 'dawn'), (hand) => {
    hand.until('board.closed');
    hand.until('window.closed');
    hand.enter(6, { name: 3 });
  }),
  card: scene(8, 0, at(8, 'dawn'), (hand) => {
    hand.enter(0, { name: 4 });
    hand.until('card.read');
  }),
  rest: scene(8, 0, at(8, 'dawn'), (hand) => hand.enter(0, { name: 4 })),
  'board-called': scene(8, 5, at(8, 'dawn'), (hand) => {
    hunt([0, 7], 3)(hand);
    hand.enter(0, { gesture: 'wait', at: -1 });
    hand.enter(7, { gesture: 'point', at: 3 });
  }),
  'board-uncalled': scene(8, 3, at(8, 'dawn'), hunt([0, 7], 3)),
  'board-24': scene(24, 1, at(24, 'dawn'), (hand) => {
    hand.until('board.closed', 2);
    for (const seat of [6, 10, 11, 15]) hand.enter(seat, { vote: 20 });
  }),
  debate: scene(8, 1, at(8, 'night', { roles: EIGHT.with(5, 'beauty'), charmed: 'S5', dead: ['S7'] }), (hand) => {
    hand.enter(0, say('claimRole', -1, -1, 6));
    hand.enter(2, { nominate: 3 });
  }),
  'debate-12': scene(
    12,
    4,
    at(12, 'night', { roles: TWELVE.with(6, 'beauty'), charmed: 'S10', dead: ['S12'] }),
    debate,
  ),
  'debate-24': scene(24, 4, at(24, 'night', { paralysed: 'S20', dead: ['S24', 'S18'] }), debate),
  defence: scene(12, 3, at(12, 'night'), trial),
  verdict: scene(12, 0, at(12, 'night'), verdict),
  'verdict-2': scene(12, 0, at(12, 'night'), secondTrial),
  ballot: {
    ...scene(12, 0, at(12, 'night'), (hand) => {
      debate(hand);
      hand.until('plurality.given');
    }),
    options: { nightVote: 'plurality' },
  },
  words: scene(12, 0, at(12, 'night'), (hand) => {
    verdict(hand);
    for (let seat = 0; seat < 12; seat++) hand.enter(seat, { yes: true });
  }),
  dead: scene(12, 11, at(12, 'night', { dead: ['S12'] }), debate),
  'dead-day': scene(12, 11, at(12, 'dawn', { dead: ['S12'] }), (hand) => hand.until('board.closed')),
  'dead-blind': { ...scene(12, 11, at(12, 'night', { dead: ['S12'] }), debate), options: { ghostView: 'public' } },
  watch: scene(12, -2, at(12, 'night'), debate),
  end: {
    ...scene(8, 1, { roles: EIGHT, cycle: 1, step: 'night', dead: ['S1', 'S6'] }, (hand) => {
      hand.enter(1, { nominate: 7 });
      hand.until('defence.made');
      hand.enter(7, { done: true });
      for (const seat of [1, 2, 3, 4, 6, 7]) hand.enter(seat, { yes: true });
      hand.enter(7, { done: true });
    }),
  },
};
