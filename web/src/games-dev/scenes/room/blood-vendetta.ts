import type { Hand, Scene } from '../../scene.ts';

const EIGHT = ['king', 'queen', 'lamia', 'count', 'dhampir', 'hunter', 'monk', 'leader'];
const TWELVE = ['king', 'queen', 'leader', 'vampire', 'monk', 'vampire', 'hunter', 'werewolf', 'vampire', 'bride'];
const CROWD = [
  ...['king', 'leader', 'queen', 'varg-leader', 'bride', 'dhampir', 'scout', 'ghoul', 'nosferatu', 'sly-varg', 'monk'],
  ...['hunter', 'vengeful-varg', 'count', 'paralyzing-varg', 'hunter', 'tricky-varg'],
];
const TWO_SIDES = [
  ...['king', 'leader', 'queen', 'bride', 'dhampir', 'ghoul', 'nosferatu', 'lamia', 'count', 'banshee', 'revenant'],
  ...['hunter', 'hunter', 'hunter', 'scout', 'monk'],
];
const filled = (roles: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => roles[seat] ?? 'vampire');
const at = (roles: readonly string[], seats: number, step: string, more: object = {}) => ({
  roles: filled(roles, seats),
  cycle: step === 'roles' || step === 'intro' ? 0 : 1,
  step,
  ...more,
});
const say = (phrase: string, about = -1, other = -1, value = -1) => ({ say: phrase, about, other, value });

/** At a small table, and with the dead, not everybody can. */
const may = (hand: Hand, seat: number, move: object): void => {
  if (hand.mayEnter(seat, move)) hand.enter(seat, move);
};
function debate(hand: Hand): void {
  may(hand, 0, say('claimRole', -1, -1, 6));
  may(hand, 1, { nominate: 3 });
  may(hand, 2, { nominate: 3 });
  may(hand, 4, { nominate: 1 });
  may(hand, 5, say('claimCheck', 3, -1, 4));
  may(hand, 5, { nominate: 3 });
  may(hand, 6, say('accuse', 5));
  may(hand, 6, { ready: true });
}
function verdict(hand: Hand): void {
  debate(hand);
  hand.until('defence.made');
  hand.enter(3, { done: true });
}
function condemned(hand: Hand): void {
  verdict(hand);
  for (let seat = 0; seat < 10; seat++) hand.enter(seat, { yes: seat !== 3 });
}
const screen = (seats: number, scenario: object, play?: (hand: Hand) => void, more: Partial<Scene> = {}): Scene => ({
  seats,
  viewer: -2,
  as: 'screen',
  scenario,
  ...(play === undefined ? {} : { play }),
  ...more,
});
const lead = (scenario: object | null, play?: (hand: Hand) => void, more: Partial<Scene> = {}): Scene => ({
  seats: 8,
  viewer: -1,
  as: 'console',
  scenario,
  guests: [0, 2, 5, 6],
  ...more,
  options: { moderator: 'human', ...more.options },
  ...(play === undefined ? {} : { play }),
});

/** The screen at every stage of an evening, with so many seats: what the picture test looks at. */
const ROUND_TABLES = [6, 12, 16, 24] as const;
const asked = (hand: Hand): void => {
  debate(hand);
  hand.enter(0, { nominate: 1 });
  hand.until('defence.made');
};
const voting = (hand: Hand): void => {
  asked(hand);
  hand.enter(3, { done: true });
  for (const seat of [0, 1, 2]) hand.enter(seat, { yes: true });
};
const counted = (yes: boolean) => (hand: Hand) => {
  voting(hand);
  for (let seat = 3; seat < 24; seat++) may(hand, seat, { yes });
};
/** Everybody claims a role and accuses somebody: more than the side panel has room for. */
const busy = (hand: Hand): void => {
  for (let seat = 0; seat < 24; seat++) {
    may(hand, seat, say('claimRole', -1, -1, 6));
    may(hand, seat, say('claimCheck', (seat + 1) % 24, -1, 4));
    may(hand, seat, { nominate: (seat + 1 + (seat % 3)) % 24 });
  }
};
const STAGES: { readonly [stage: string]: (seats: number) => Scene } = {
  roles: (seats) => screen(seats, at(CROWD, seats, 'roles')),
  intro: (seats) => screen(seats, at(CROWD, seats, 'intro'), (hand) => hand.untilPhase('intro')),
  dawn: (seats) => screen(seats, at(CROWD, seats, 'dawn', { dead: [`S${seats}`] }), undefined, { away: [1, 4] }),
  day: (seats) => screen(seats, at(CROWD, seats, 'dawn', { dead: [`S${seats}`] }), (hand) => hand.untilPhase('day')),
  sunset: (seats) => screen(seats, at(CROWD, seats, 'dawn'), (hand) => hand.untilPhase('sunset')),
  debate: (seats) => screen(seats, at(CROWD, seats, 'night', { dead: [`S${seats}`] }), debate, { away: [2] }),
  speech: (seats) =>
    screen(seats, at(CROWD, seats, 'night'), (hand) => hand.until('speech.made', 2), {
      options: { debateStyle: 'rounds' },
    }),
  defence: (seats) => screen(seats, at(CROWD, seats, 'night'), asked),
  verdict: (seats) => screen(seats, at(CROWD, seats, 'night'), voting),
  spared: (seats) => screen(seats, at(CROWD, seats, 'night'), counted(false)),
  words: (seats) => screen(seats, at(CROWD, seats, 'night'), counted(true)),
  secret: (seats) => screen(seats, at(CROWD, seats, 'night'), counted(true), { options: { secretBallot: 'on' } }),
  ballot: (seats) =>
    screen(
      seats,
      at(CROWD, seats, 'night'),
      (hand) => {
        debate(hand);
        hand.until('plurality.given');
      },
      { options: { nightVote: 'plurality' } },
    ),
};
/** What is shown over the stage of a full table: the last events are a verdict and a death. */
const crowdAt = (step: string) => at(CROWD.with(3, 'paralyzing-varg').with(14, 'varg-leader'), 24, step);
const condemning = (ayes: number) => (hand: Hand) => {
  asked(hand);
  hand.enter(3, { done: true });
  for (let seat = 0; seat < 24; seat++) hand.enter(seat, { yes: seat < ayes });
  hand.enter(3, { done: true });
};
const CROWDED: { readonly [name: string]: Scene } = {
  'screen-busy': screen(24, at(CROWD, 24, 'night'), busy),
  'screen-trials': screen(24, at(CROWD, 24, 'night'), (hand) => {
    busy(hand);
    hand.until('defence.made', 3);
  }),
  'screen-death-half': screen(24, crowdAt('night'), condemning(13)),
  'screen-death-all': screen(24, crowdAt('night'), condemning(24)),
  'screen-how-many': screen(24, crowdAt('roles')),
  'screen-how-two': screen(24, at(TWO_SIDES, 24, 'roles'), undefined, {
    options: { nightVote: 'plurality' },
  }),
};
const ALL_STAGES = Object.fromEntries(
  Object.entries(STAGES).flatMap(([stage, scene]) =>
    ROUND_TABLES.map((seats) => [`screen-${stage}-${seats}`, scene(seats)]),
  ),
);

/** Everybody accuses somebody, and the last enemy is executed. */
function over(seats: number): Scene {
  const roles = seats > 12 ? CROWD : ['king', 'hunter'];
  const dead = seats > 12 ? [3, 6, 9, 10, 11, 12, 14, 15, 16] : [seats - 1];
  const living = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !dead.includes(seat));
  return screen(seats, at(roles, seats, 'night', { dead: dead.map((seat) => `S${seat + 1}`) }), (hand) => {
    for (const seat of living) hand.enter(seat, { nominate: seat === 1 ? 0 : 1 });
    hand.until('defence.made');
    hand.enter(1, { done: true });
    for (const seat of living) hand.enter(seat, { yes: true });
    hand.enter(1, { done: true });
  });
}

/** The table's screen and the moderator's console in the phases of an evening. */
export const ROOM_SCENES: { readonly [name: string]: Scene } = {
  ...ALL_STAGES,
  ...CROWDED,
  'screen-roles': screen(12, at(TWELVE, 12, 'roles')),
  'screen-dawn': screen(12, at(TWELVE, 12, 'dawn', { dead: ['S12'] })),
  'screen-24': screen(24, at(CROWD, 24, 'night', { paralysed: 'S20', dead: ['S24', 'S18'] }), debate),
  'screen-debate': screen(12, at(TWELVE.with(6, 'beauty'), 12, 'night', { charmed: 'S9', dead: ['S12'] }), debate),
  'screen-verdict': screen(12, at(TWELVE, 12, 'night', { dead: ['S11', 'S12'] }), verdict),
  'screen-words': screen(12, at(TWELVE, 12, 'night', { dead: ['S11', 'S12'] }), condemned),
  'screen-over': over(8),
  'screen-over-6': over(6),
  'screen-over-12': over(12),
  'screen-over-24': over(24),
  'console-ask': lead(at(EIGHT, 8, 'dawn')),
  'console-parts': lead(at(EIGHT, 8, 'dawn'), (hand) => {
    hand.enter(6, { name: 1 });
    hand.until('card.read');
    hand.until('window.closed');
  }),
  'console-tell': lead(at(EIGHT, 8, 'dawn'), (hand) => {
    hand.until('board.closed');
    for (const seat of [5, 7]) hand.enter(seat, { vote: 2 }, { lock: true });
    hand.until('window.closed');
    hand.enter(0, { name: 5 }, { yes: false });
    hand.until('card.read');
  }),
  'console-vote': lead(at(EIGHT, 8, 'dawn'), (hand) => hand.until('board.closed')),
  'console-debate': lead(at(EIGHT, 8, 'night'), (hand) => hand.enter(1, { nominate: 3 })),
  'console-verdict': lead(at(EIGHT, 8, 'night'), (hand) => {
    hand.enter(1, { nominate: 3 });
    hand.until('verdict.given');
  }),
  'console-record': lead(null, (hand) => hand.until('roll.entered'), {
    options: { cards: 'printed' },
    guests: [0, 1, 2, 3, 4, 5, 6, 7],
  }),
};
