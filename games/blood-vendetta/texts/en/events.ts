import { NONE } from '../../state/index.ts';
import type { Events, Results } from '../catalogue.ts';
import { calledIn, callText, phraseIn, roleIn, seatIn, sideIn } from '../name-of.ts';
import { words } from './words.ts';

export const events: Events = {
  began: ({ seats }) => `The evening begins with ${words.players(seats)}.`,
  phaseBegan: ({ phase, cycle }) => `${words.when(phase, cycle)}. ${words.phases[phase].open}`,
  called: ({ call, isSecond }) => callText(words, call, isSecond).open,
  callClosed: () => '',
  introduced: ({ call, seats }, to) => (seats.length === 0 ? '' : words.lists[call](words.list(seats.map(to.called)))),
  learned: ({ fact }, to) => `For ${to.called(fact.seat)}: ${words.card(fact, to.names)}`,
  gathered: ({ silenced }, to) =>
    silenced.map((seat) => (to.isYou(seat) ? 'You are silenced today.' : words.silenced(to.names[seat]!))).join(' '),
  tapped: ({ seat, clan, vote }, to) =>
    clan === '' ? '' : `${to.does(seat, 'would', 'would')} strike ${calledIn(words, vote, to)}.`,
  gestured: ({ seat, clan, gesture, at }, to) => {
    if (clan === '') return '';
    if (at < 0) return `${to.who(seat)}: ${words.gestures[gesture]}.`;
    return `${to.does(seat, 'points', 'point')} at ${to.called(at)}.`;
  },
  struck: ({ clan, victim }, to) => (victim < 0 ? words.struckNobody(clan) : words.struck(clan, to.called(victim))),
  mused: ({ seat, question, answer }, to) => {
    const said = question === 'guess' ? (answer === 1 ? words.yes : words.no) : seatIn(words, answer, to.names);
    return `${to.who(seat)}, in passing: ${words.asks[question]} – ${said}.`;
  },
  missed: ({ seat, isAbsent }, to) =>
    `${isAbsent ? to.does(seat, 'seems to be away', 'seem to be away') : to.does(seat, 'is back', 'are back')}.`,
  sawAll: ({ seat }, to) => `${to.does(seat, 'sees', 'see')} everything from now on.`,
  nominated: ({ seat, target }, to) =>
    target < 0
      ? `${to.does(seat, 'takes', 'take')} the accusation back.`
      : `${to.does(seat, 'accuses', 'accuse')} ${to.called(target)}.`,
  readied: () => '',
  tried: ({ trial: { accused, votes, ayes, voters, isCondemned } }, to) => {
    const fors = to.names.flatMap((_, seat) => (votes[seat] === 1 ? [to.called(seat)] : []));
    const who = fors.length > 0 ? ` To execute: ${words.list(fors)}.` : '';
    return `${ayes} of ${voters} to execute: ${to.isYou(accused) ? 'you are' : `${to.names[accused]} is`} ${isCondemned ? 'condemned' : 'spared'}.${who}`;
  },
  said: ({ claim }, to) => `${to.who(claim.seat)}: “${phraseIn(words, claim, to.names)}”`,
  predicted: ({ prediction: { seat, winner, roles } }, to) => {
    const end = winner === NONE ? [] : [winner < 0 ? 'nobody will win' : `${sideIn(words, winner)} will win`];
    const held = roles.flatMap((role, other) => (role < 0 ? [] : [`${to.called(other)} – ${roleIn(words, role)}`]));
    return `${to.does(seat, 'foretells', 'foretell')}: ${[...end, ...held].join(', ')}.`;
  },
  recorded: ({ seat, role }, to) =>
    `${to.isYou(seat) ? 'Your' : `${to.names[seat]}’s`} card is entered: ${roleIn(words, role)}.`,
};

export const results: Results = {
  won: (names, points) => `${words.points(points)}${names.length > 1 ? ' each' : ''} for ${words.list(names)}.`,
  line: (name, role, fate, points) => `${name}: ${role}, ${fate}, ${words.points(points)}`,
  foretold: (name, percent) => `${name} foretold ${percent}% of it.`,
};
