import { counter } from '@duskhall/kernel';
import { speak } from './speak.ts';

const count = counter('en');

export const texts = speak({
  title: 'Assembly',
  summary: 'Find the ravens before they are the most.',
  options: {
    ravens: { name: 'Ravens', help: 'How many ravens there are.', values: { one: 'one', two: 'two' } },
    rounds: { name: 'Rounds', help: 'After the last one the ravens have won.', values: {} },
    seconds: { name: 'Night', help: 'How many seconds a night lasts.', values: {} },
    beat: { name: 'Beat', help: 'In the night all hear something every so many seconds; 0: at once.', values: {} },
  },
  asks: {
    look: 'At whom do you look?',
    word: 'What do you say?',
    task: 'What do you do tonight?',
    ward: 'Whom do you guard?',
    done: 'Are you done?',
    prey: 'Whom do the ravens hunt?',
    suspect: 'Whom do you suspect?',
    vote: 'Who is to leave?',
  },
  waitFor: (names) => `Waiting for ${names}.`,
  sides: { folk: 'folk', raven: 'raven', '': 'unknown' },
  tasks: { rest: 'Rest', guard: 'Guard somebody' },
  words: { calm: 'Calm', alarm: 'Alarm' },
  buttons: {
    done: 'Done',
    lock: 'That is final',
    resign: 'Resign',
    accuse: (name) => `Accuse ${name}`,
    remove: (name) => `Remove ${name}`,
  },
  events: {
    began: ({ round, speaker }, nameOf) => `Round ${round}: ${nameOf(speaker)} speaks.`,
    looked: ({ seat, target, side }, nameOf) =>
      side === ''
        ? `${nameOf(seat)} looks at ${nameOf(target)}.`
        : `${nameOf(seat)} looks at ${nameOf(target)}: ${side}.`,
    spoke: ({ seat, word }, nameOf) => `${nameOf(seat)} says: ${word}.`,
    slept: () => 'Night falls.',
    saved: ({ seat }, nameOf) => `${nameOf(seat)} was hunted, and is saved.`,
    left: ({ seat, side }, nameOf) => `${nameOf(seat)} is gone: ${side}.`,
    voted: ({ seat, target }, nameOf) => `${nameOf(seat)} votes for ${nameOf(target)}.`,
    locked: ({ seat }, nameOf) => `${nameOf(seat)} has voted.`,
    accused: ({ seat, target }, nameOf) => `${nameOf(seat)} accuses ${nameOf(target)}.`,
    won: ({ side }) => (side === 'raven' ? 'The ravens have won.' : 'The folk have won.'),
  },
  refusals: {
    over: 'The game is over.',
    'not-at-the-table': 'You only look on.',
    gone: 'You are gone.',
    'not-an-answer': 'That is no answer to the question.',
    'not-asked': 'You are not asked, and cannot do that unasked.',
  },
  labels: { round: 'Round', speaker: 'Speaker', side: 'Side', gone: 'Gone', vote: 'Vote' },
  won: { folk: 'The folk have won.', raven: 'The ravens have won.' },
  rules: {
    'AS-1': ['Seats', `From 3 to ${count(8, { one: 'seat', other: 'seats' })}; ravens know each other.`],
    'AS-2': ['Round', 'A speaker is drawn; then look, plans, night and vote.'],
    'AS-3': ['Look', 'The speaker alone sees the side of another seat, and says a word.'],
    'AS-4': ['Plans', 'In secret, rest or guard somebody.'],
    'AS-5': ['Night', 'All name somebody; only the ravens’ names count. A guarded prey is saved.'],
    'AS-6': ['Vote', 'In the open, until all have locked. The most voted is gone.'],
    'AS-7': ['Unasked', 'Accuse somebody, or resign; the house may remove a seat.'],
    'AS-8': ['Gone', 'Who is gone shows its side and plays no more.'],
    'AS-9': ['End', 'No raven is left, or they are half of the seats.'],
  },
});
