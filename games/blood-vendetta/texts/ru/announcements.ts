import type { Seat } from '@duskhall/kernel';
import type { Announcements, Words } from '../catalogue.ts';
import { seatIn, shownSentence } from '../name-of.ts';

type Needed = Pick<Words, 'roles' | 'plainVarg' | 'types' | 'sides' | 'shown' | 'endings' | 'nobody'>;
/** What the whole table is told (VN-4.7.1, VN-4.8). */
export const announcementsWith = (words: Needed): Announcements => ({
  died: ({ death }, to) => {
    const name = to.names[death.seat]!;
    const isYou = to.isYou(death.seat);
    const told = {
      nightfall: `${to.does(death.seat, 'не доживает', 'не доживаете')} до ночи.`,
      execution: isYou ? 'Вас казнят.' : `${name} умирает на эшафоте.`,
      removal: `${to.does(death.seat, 'покидает', 'покидаете')} игру.`,
    };
    const claws = death.isKitsunes ? ' Это когти Кицунэ.' : '';
    return told[death.cause] + shownSentence(words, death) + claws;
  },
  nobodyDied: () => 'Этот день пережили все.',
  doubleStrikeComes: () => 'Охотники раскусили Новообращённого: завтра они бьют дважды.',
  kitsuneAwoke: () => 'Ни одного охотника не осталось. Со следующего заката Кицунэ выходит на охоту.',
  charmed: ({ seat }, to) => `${to.who(seat)} под чарами Красотки: этой ночью без голоса.`,
  paralysed: ({ seat }, to) => `${to.who(seat)} в оцепенении от укуса варга: этой ночью без голоса.`,
  staleWarned: () => 'Городок затаил дыхание: ещё один тихий круг — и победителей не будет.',
  debateBegan: () => 'Говорите. Кого вы подозреваете?',
  floorGiven: ({ seat, to: purpose }, to) => {
    const name = to.names[seat];
    const called = {
      speech: `Говорит ${name}.`,
      defence: `${name}, защищайтесь.`,
      words: `${name}, ваше последнее слово.`,
    };
    const yours = { speech: 'Слово за вами.', defence: 'Слово за вами: защищайтесь.', words: 'Ваше последнее слово.' };
    return (to.isYou(seat) ? yours : called)[purpose];
  },
  nominated: ({ seat, target }, to) => {
    if (target < 0) return `${to.does(seat, 'снимает', 'снимаете')} обвинение.`;
    return to.isYou(target) ? 'Вас обвиняют.' : `Под подозрением ${to.names[target]}.`;
  },
  accused: ({ seat }, to) => (to.isYou(seat) ? 'Вас судят.' : `Перед судом предстаёт ${to.names[seat]}.`),
  voteBegan: ({ seat }, to) => {
    if (seat < 0) return 'Голосование: кого казнить?';
    return to.isYou(seat) ? 'Казнить вас или пощадить?' : `Взойдёт ли ${to.names[seat]} на эшафот?`;
  },
  tried: ({ trial: { accused, ayes, isCondemned } }, to) => {
    const sentence = `${to.does(accused, 'отправляется', 'отправляетесь')} на казнь`;
    const life = `${to.does(accused, 'остаётся', 'остаётесь')} в живых`;
    return `Голосов за казнь: ${ayes}. ${isCondemned ? sentence : life}.`;
  },
  balloted: ({ ballot: { tally } }, to) => {
    const whose = (seat: Seat): string => (to.isYou(seat) ? 'против вас' : seatIn(words, seat, to.names));
    return `Голоса: ${tally.map(([seat, votes]) => `${whose(seat)} ${votes}`).join(', ')}.`;
  },
  condemned: ({ seat }, to) =>
    to.isYou(seat) ? 'Вам вынесен приговор.' : `Приговор вынесен: ${to.names[seat]} идёт на казнь.`,
  notExecuted: () => 'Этой ночью казни нет.',
  leaving: ({ seat }, to) => `${to.does(seat, 'покинет', 'покинете')} игру с приходом ночи.`,
  moderatorNamed: ({ seat }, to) => `Теперь игру ${to.isYou(seat) ? 'ведёте вы' : `ведёт ${to.names[seat]}`}.`,
  ended: ({ ending }) => (ending === '' ? '' : words.endings[ending]),
});
