import { NONE } from '../../state/index.ts';
import type { Events, Results } from '../catalogue.ts';
import { callText, phraseIn, roleIn, seatIn, sideIn } from '../name-of.ts';
import { words } from './words.ts';

export const events: Events = {
  began: ({ seats }) => `Вечер начинается, за столом ${words.players(seats)}.`,
  phaseBegan: ({ phase, cycle }) => `${words.when(phase, cycle)}. ${words.phases[phase].open}`,
  called: ({ call, isSecond }) => callText(words, call, isSecond).open,
  callClosed: () => '',
  introduced: ({ call, seats }, to) => (seats.length === 0 ? '' : words.lists[call](words.list(seats.map(to.called)))),
  learned: ({ fact }, to) =>
    `${to.isYou(fact.seat) ? 'Ваша карта' : `Карта игрока ${to.names[fact.seat]}`}. ${words.card(fact, to.names)}`,
  gathered: ({ silenced }, to) =>
    silenced.map((seat) => (to.isYou(seat) ? 'Сегодня вы без голоса.' : words.silenced(to.names[seat]!))).join(' '),
  tapped: ({ seat, clan, vote }, to) => {
    if (clan === '') return '';
    const whom = to.isYou(vote) ? 'напасть на вас' : `жертву: ${seatIn(words, vote, to.names)}`;
    return `${to.does(seat, 'предлагает', 'предлагаете')} ${whom}.`;
  },
  gestured: ({ seat, clan, gesture, at }, to) => {
    if (clan === '') return '';
    if (at < 0) return `${to.who(seat)}: ${words.gestures[gesture]}.`;
    return `${to.does(seat, 'указывает', 'указываете')} на ${to.isYou(at) ? 'вас' : `игрока ${to.names[at]}`}.`;
  },
  struck: ({ clan, victim }, to) => (victim < 0 ? words.struckNobody(clan) : words.struck(clan, to.called(victim))),
  mused: ({ seat, question, answer }, to) => {
    const said = question === 'guess' ? (answer === 1 ? words.yes : words.no) : seatIn(words, answer, to.names);
    return `${to.who(seat)} между делом: ${words.asks[question]} – ${said}.`;
  },
  missed: ({ seat, isAbsent }, to) =>
    isAbsent ? `${to.does(seat, 'не отвечает', 'не отвечаете')}.` : `${to.who(seat)} снова за столом.`,
  sawAll: ({ seat }, to) => `${to.does(seat, 'отныне видит', 'отныне видите')} всё.`,
  nominated: ({ seat, target }, to) =>
    target < 0
      ? `${to.does(seat, 'снимает', 'снимаете')} обвинение.`
      : to.isYou(target)
        ? `${to.names[seat]} обвиняет вас.`
        : `${to.does(seat, 'выдвигает', 'выдвигаете')} обвинение: ${to.names[target]}.`,
  readied: () => '',
  tried: ({ trial: { accused, votes, ayes, voters, isCondemned } }, to) => {
    const fors = to.names.flatMap((name, seat) => (votes[seat] === 1 ? [to.isYou(seat) ? 'вы' : name] : []));
    const who = fors.length > 0 ? ` Казнить: ${words.list(fors)}.` : '';
    const end = isCondemned
      ? `${to.does(accused, 'отправляется', 'отправляетесь')} на казнь.`
      : `${to.does(accused, 'остаётся', 'остаётесь')} в живых.`;
    return `«Казнить»: ${ayes} из ${voters}. ${end}${who}`;
  },
  said: ({ claim }, to) => `${to.who(claim.seat)}: «${phraseIn(words, claim, to.names)}»`,
  predicted: ({ prediction: { seat, winner, roles } }, to) => {
    const end = winner === NONE ? [] : [winner < 0 ? 'победителей не будет' : `победа – ${sideIn(words, winner)}`];
    const held = roles.flatMap((role, other) => (role < 0 ? [] : [`${to.called(other)} – ${roleIn(words, role)}`]));
    return `${to.does(seat, 'предсказывает', 'предсказываете')}: ${[...end, ...held].join(', ')}.`;
  },
  recorded: ({ seat, role }, to) =>
    `Внесена ${to.isYou(seat) ? 'ваша карта' : `карта игрока ${to.names[seat]}`}: ${roleIn(words, role)}.`,
};

export const results: Results = {
  won: (names, points) =>
    names.length > 1
      ? `По ${points === 1 ? 'одному очку' : words.points(points)} получают ${words.list(names)}.`
      : `${words.points(points)} получает ${words.list(names)}.`,
  line: (name, role, fate, points) => `${name}: ${role}, ${fate}, ${words.points(points)}`,
  foretold: (name, percent) => `${name}: предсказания сбылись на ${percent} %.`,
};
