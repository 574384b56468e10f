import { NONE } from '../../state/index.ts';
import type { Events, Results } from '../catalogue.ts';
import { callText, phraseIn, roleIn, seatIn, sideIn } from '../name-of.ts';
import { words } from './words.ts';

export const events: Events = {
  began: ({ seats }) => `La soirée commence à ${words.players(seats)}.`,
  phaseBegan: ({ phase, cycle }) => `${words.when(phase, cycle)}. ${words.phases[phase].open}`,
  called: ({ call, isSecond }) => callText(words, call, isSecond).open,
  callClosed: () => '',
  introduced: ({ call, seats }, names) =>
    seats.length === 0 ? '' : words.lists[call](words.list(seats.map((seat) => names[seat]!))),
  learned: ({ fact }, names) => `La carte de ${names[fact.seat]}. ${words.card(fact, names)}`,
  gathered: ({ silenced }, names) => silenced.map((seat) => words.silenced(names[seat]!)).join(' '),
  tapped: ({ seat, clan, vote }, names) =>
    clan === '' ? '' : `${names[seat]} propose une victime : ${seatIn(words, vote, names)}.`,
  gestured: ({ seat, clan, gesture, at }, names) => {
    if (clan === '') return '';
    return `${names[seat]} : ${at < 0 ? words.gestures[gesture] : words.pointAt(names[at]!)}.`;
  },
  struck: ({ clan, victim }, names) => (victim < 0 ? words.struckNobody(clan) : words.struck(clan, names[victim]!)),
  mused: ({ seat, question, answer }, names) => {
    const said = question === 'guess' ? (answer === 1 ? words.yes : words.no) : seatIn(words, answer, names);
    return `${names[seat]}, en passant : ${words.asks[question]} – ${said}.`;
  },
  missed: ({ seat, isAbsent }, names) => `${names[seat]} ${isAbsent ? 'ne répond plus' : 'est de retour'}.`,
  sawAll: ({ seat }, names) => `${names[seat]} voit désormais tout.`,
  nominated: ({ seat, target }, names) =>
    target < 0 ? `${names[seat]} retire son accusation.` : `${names[seat]} accuse ${names[target]}.`,
  readied: () => '',
  tried: ({ trial: { accused, votes, ayes, voters, isCondemned } }, names) => {
    const fors = names.filter((_, seat) => votes[seat] === 1);
    const who = fors.length > 0 ? ` Pour : ${words.list(fors)}.` : '';
    const end = isCondemned ? 'n’échappera pas à la sentence' : 'a la vie sauve';
    return `${ayes} pour sur ${voters} : ${names[accused]} ${end}.${who}`;
  },
  said: ({ claim }, names) => `${names[claim.seat]} : « ${phraseIn(words, claim, names)} »`,
  predicted: ({ prediction: { seat, winner, roles } }, names) => {
    const end = winner === NONE ? [] : [winner < 0 ? 'pas de vainqueur' : `victoire – ${sideIn(words, winner)}`];
    const held = roles.flatMap((role, other) => (role < 0 ? [] : [`${names[other]} – ${roleIn(words, role)}`]));
    return `${names[seat]} prédit : ${[...end, ...held].join(', ')}.`;
  },
  recorded: ({ seat, role }, names) => `La carte de ${names[seat]} est saisie : ${roleIn(words, role)}.`,
};

export const results: Results = {
  won: (names, points) => `${words.points(points)}${names.length > 1 ? ' chacun' : ''} pour ${words.list(names)}.`,
  line: (name, role, fate, points) => `${name} : ${role}, ${fate}, ${words.points(points)}`,
  foretold: (name, percent) => `${name} en avait prédit ${percent} %.`,
};
