import { NONE } from '../../state/index.ts';
import type { Events, Results } from '../catalogue.ts';
import { callText, phraseIn, roleIn, seatIn, sideIn } from '../name-of.ts';
import { words } from './words.ts';

export const events: Events = {
  began: ({ seats }) => `Вечер начинается, за столом ${words.players(seats)}.`,
  phaseBegan: ({ phase, cycle }) => `${words.when(phase, cycle)}. ${words.phases[phase].open}`,
  called: ({ call, isSecond }) => callText(words, call, isSecond).open,
  callClosed: () => '',
  introduced: ({ call, seats }, names) =>
    seats.length === 0 ? '' : words.lists[call](words.list(seats.map((seat) => names[seat]!))),
  learned: ({ fact }, names) => `Карта игрока ${names[fact.seat]}. ${words.card(fact, names)}`,
  gathered: ({ silenced }, names) => silenced.map((seat) => words.silenced(names[seat]!)).join(' '),
  tapped: ({ seat, clan, vote }, names) =>
    clan === '' ? '' : `${names[seat]} предлагает жертву: ${seatIn(words, vote, names)}.`,
  gestured: ({ seat, clan, gesture, at }, names) => {
    if (clan === '') return '';
    return `${names[seat]}: ${at < 0 ? words.gestures[gesture] : words.pointAt(names[at]!)}.`;
  },
  struck: ({ clan, victim }, names) => (victim < 0 ? words.struckNobody(clan) : words.struck(clan, names[victim]!)),
  mused: ({ seat, question, answer }, names) => {
    const said = question === 'guess' ? (answer === 1 ? words.yes : words.no) : seatIn(words, answer, names);
    return `${names[seat]} между делом: ${words.asks[question]} – ${said}.`;
  },
  missed: ({ seat, isAbsent }, names) => `${names[seat]} ${isAbsent ? 'не отвечает' : 'снова за столом'}.`,
  sawAll: ({ seat }, names) => `${names[seat]} отныне видит всё.`,
  nominated: ({ seat, target }, names) =>
    target < 0 ? `${names[seat]} снимает обвинение.` : `${names[seat]} выдвигает обвинение: ${names[target]}.`,
  readied: () => '',
  tried: ({ trial: { accused, votes, ayes, voters, isCondemned } }, names) => {
    const fors = names.filter((_, seat) => votes[seat] === 1);
    const who = fors.length > 0 ? ` За: ${words.list(fors)}.` : '';
    const end = isCondemned ? `Обвинительный приговор: ${names[accused]}.` : `${names[accused]} остаётся в живых.`;
    return `Голосов «за»: ${ayes} из ${voters}. ${end}${who}`;
  },
  said: ({ claim }, names) => `${names[claim.seat]}: «${phraseIn(words, claim, names)}»`,
  predicted: ({ prediction: { seat, winner, roles } }, names) => {
    const end = winner === NONE ? [] : [winner < 0 ? 'победителей не будет' : `победа – ${sideIn(words, winner)}`];
    const held = roles.flatMap((role, other) => (role < 0 ? [] : [`${names[other]} – ${roleIn(words, role)}`]));
    return `${names[seat]} предсказывает: ${[...end, ...held].join(', ')}.`;
  },
  recorded: ({ seat, role }, names) => `Внесена карта игрока ${names[seat]}: ${roleIn(words, role)}.`,
};

export const results: Results = {
  won: (names, points) =>
    names.length > 1
      ? `По ${points === 1 ? 'одному очку' : words.points(points)} получают ${words.list(names)}.`
      : `${words.points(points)} получает ${words.list(names)}.`,
  line: (name, role, fate, points) => `${name}: ${role}, ${fate}, ${words.points(points)}`,
  foretold: (name, percent) => `${name}: предсказания сбылись на ${percent} %.`,
};
