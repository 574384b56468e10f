import { NONE } from '../../state/index.ts';
import type { Events, Results } from '../catalogue.ts';
import { callText, phraseIn, roleIn, seatIn, sideIn } from '../name-of.ts';
import { words } from './words.ts';

export const events: Events = {
  began: ({ seats }) => `The evening begins with ${words.players(seats)}.`,
  phaseBegan: ({ phase, cycle }) => `${words.when(phase, cycle)}. ${words.phases[phase].open}`,
  called: ({ call, isSecond }) => callText(words, call, isSecond).open,
  callClosed: () => '',
  introduced: ({ call, seats }, names) =>
    seats.length === 0 ? '' : words.lists[call](words.list(seats.map((seat) => names[seat]!))),
  learned: ({ fact }, names) => `For ${names[fact.seat]}: ${words.card(fact, names)}`,
  gathered: ({ silenced }, names) => silenced.map((seat) => words.silenced(names[seat]!)).join(' '),
  tapped: ({ seat, clan, vote }, names) =>
    clan === '' ? '' : `${names[seat]} would strike ${seatIn(words, vote, names)}.`,
  gestured: ({ seat, clan, gesture, at }, names) => {
    if (clan === '') return '';
    return `${names[seat]}: ${at < 0 ? words.gestures[gesture] : words.pointAt(names[at]!)}.`;
  },
  struck: ({ clan, victim }, names) => (victim < 0 ? words.struckNobody(clan) : words.struck(clan, names[victim]!)),
  mused: ({ seat, question, answer }, names) => {
    const said = question === 'guess' ? (answer === 1 ? words.yes : words.no) : seatIn(words, answer, names);
    return `${names[seat]}, in passing: ${words.asks[question]} – ${said}.`;
  },
  missed: ({ seat, isAbsent }, names) => `${names[seat]} ${isAbsent ? 'seems to be away' : 'is back'}.`,
  sawAll: ({ seat }, names) => `${names[seat]} sees everything from now on.`,
  nominated: ({ seat, target }, names) =>
    target < 0 ? `${names[seat]} takes the accusation back.` : `${names[seat]} accuses ${names[target]}.`,
  readied: () => '',
  tried: ({ trial: { accused, votes, ayes, voters, isCondemned } }, names) => {
    const fors = names.filter((_, seat) => votes[seat] === 1);
    const who = fors.length > 0 ? ` For: ${words.list(fors)}.` : '';
    return `${ayes} of ${voters} for: ${names[accused]} is ${isCondemned ? 'condemned' : 'spared'}.${who}`;
  },
  said: ({ claim }, names) => `${names[claim.seat]}: “${phraseIn(words, claim, names)}”`,
  predicted: ({ prediction: { seat, winner, roles } }, names) => {
    const end = winner === NONE ? [] : [winner < 0 ? 'nobody will win' : `${sideIn(words, winner)} will win`];
    const held = roles.flatMap((role, other) => (role < 0 ? [] : [`${names[other]} – ${roleIn(words, role)}`]));
    return `${names[seat]} foretells: ${[...end, ...held].join(', ')}.`;
  },
  recorded: ({ seat, role }, names) => `${names[seat]}’s card is entered: ${roleIn(words, role)}.`,
};

export const results: Results = {
  won: (names, points) => `${words.points(points)}${names.length > 1 ? ' each' : ''} for ${words.list(names)}.`,
  line: (name, role, fate, points) => `${name}: ${role}, ${fate}, ${words.points(points)}`,
  foretold: (name, percent) => `${name} foretold ${percent}% of it.`,
};
