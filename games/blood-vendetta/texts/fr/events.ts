import { NONE } from '../../state/index.ts';
import type { Events, Results } from '../catalogue.ts';
import { calledIn, callText, phraseIn, roleIn, seatIn, sideIn } from '../name-of.ts';
import { words } from './words.ts';

export const events: Events = {
  began: ({ seats }) => `La soirée commence à ${words.players(seats)}.`,
  phaseBegan: ({ phase, cycle }) => `${words.when(phase, cycle)}. ${words.phases[phase].open}`,
  called: ({ call, isSecond }) => callText(words, call, isSecond).open,
  callClosed: () => '',
  introduced: ({ call, seats }, to) => (seats.length === 0 ? '' : words.lists[call](words.list(seats.map(to.called)))),
  learned: ({ fact }, to) =>
    `${to.isYou(fact.seat) ? 'Votre carte' : `Carte pour ${to.names[fact.seat]}`}. ${words.card(fact, to.names)}`,
  gathered: ({ silenced }, to) =>
    silenced
      .map((seat) =>
        to.isYou(seat) ? 'Vous n’avez pas voix au chapitre aujourd’hui.' : words.silenced(to.names[seat]!),
      )
      .join(' '),
  tapped: ({ seat, clan, vote }, to) =>
    clan === '' ? '' : `${to.does(seat, 'propose', 'proposez')} une victime : ${calledIn(words, vote, to)}.`,
  gestured: ({ seat, clan, gesture, at }, to) => {
    if (clan === '') return '';
    if (at < 0) return `${to.who(seat)} : ${words.gestures[gesture]}.`;
    return to.isYou(at)
      ? `${to.names[seat]} vous désigne.`
      : `${to.does(seat, 'désigne', 'désignez')} ${to.names[at]}.`;
  },
  struck: ({ clan, victim }, to) => {
    if (victim < 0) return words.struckNobody(clan);
    if (!to.isYou(victim)) return words.struck(clan, to.names[victim]!);
    return clan === 'vargs' ? 'La meute vous attaque.' : 'Les chasseurs vous frappent.';
  },
  mused: ({ seat, question, answer }, to) => {
    const said = question === 'guess' ? (answer === 1 ? words.yes : words.no) : seatIn(words, answer, to.names);
    return `${to.who(seat)}, en passant : ${words.asks[question]} – ${said}.`;
  },
  missed: ({ seat, isAbsent }, to) =>
    `${isAbsent ? to.does(seat, 'ne répond plus', 'ne répondez plus') : to.does(seat, 'est de retour', 'êtes de retour')}.`,
  sawAll: ({ seat }, to) => `${to.does(seat, 'voit', 'voyez')} désormais tout.`,
  nominated: ({ seat, target }, to) =>
    target < 0
      ? `${to.does(seat, 'retire', 'retirez')} ${to.isYou(seat) ? 'votre' : 'son'} accusation.`
      : to.isYou(target)
        ? `${to.names[seat]} vous accuse.`
        : `${to.does(seat, 'accuse', 'accusez')} ${to.names[target]}.`,
  readied: () => '',
  tried: ({ trial: { accused, votes, ayes, voters, isCondemned } }, to) => {
    const fors = to.names.flatMap((name, seat) => (votes[seat] === 1 ? [to.isYou(seat) ? 'vous' : name] : []));
    const who = fors.length > 0 ? ` Exécuter : ${words.list(fors)}.` : '';
    const [you, end] = isCondemned
      ? ['vous n’échapperez pas à la sentence', 'n’échappera pas à la sentence']
      : ['vous avez la vie sauve', 'a la vie sauve'];
    return `${ayes} sur ${voters} pour l’exécution : ${to.isYou(accused) ? you : `${to.names[accused]} ${end}`}.${who}`;
  },
  said: ({ claim }, to) => `${to.who(claim.seat)} : « ${phraseIn(words, claim, to.names)} »`,
  predicted: ({ prediction: { seat, winner, roles } }, to) => {
    const end = winner === NONE ? [] : [winner < 0 ? 'pas de vainqueur' : `victoire – ${sideIn(words, winner)}`];
    const held = roles.flatMap((role, other) => (role < 0 ? [] : [`${to.called(other)} – ${roleIn(words, role)}`]));
    return `${to.does(seat, 'prédit', 'prédisez')} : ${[...end, ...held].join(', ')}.`;
  },
  recorded: ({ seat, role }, to) =>
    `${to.isYou(seat) ? 'Votre carte est saisie' : `Carte saisie pour ${to.names[seat]}`} : ${roleIn(words, role)}.`,
};

export const results: Results = {
  won: (names, points) => `${words.points(points)}${names.length > 1 ? ' chacun' : ''} pour ${words.list(names)}.`,
  line: (name, role, fate, points) => `${name} : ${role}, ${fate}, ${words.points(points)}`,
  foretold: (name, percent) => `${name} en avait prédit ${percent} %.`,
};
