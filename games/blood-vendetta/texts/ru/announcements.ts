import type { Announcements, Words } from '../catalogue.ts';
import { shownSentence } from '../name-of.ts';

type Needed = Pick<Words, 'roles' | 'plainVarg' | 'types' | 'sides' | 'shown' | 'endings' | 'nobody'>;
/** What the whole table is told (VN-4.7.1, VN-4.8). */
export const announcementsWith = (words: Needed): Announcements => ({
  died: ({ death }, names) => {
    const name = names[death.seat]!;
    const told = { nightfall: `Погибает ${name}.`, execution: `Казнь: ${name}.`, removal: `${name} покидает игру.` };
    const claws = death.isKitsunes ? ` Когти Кицунэ: ${name}.` : '';
    return told[death.cause] + shownSentence(words, death) + claws;
  },
  nobodyDied: () => 'Этот день пережили все.',
  doubleStrikeComes: () => 'Охотники раскусили Новообращённого: завтра они бьют дважды.',
  kitsuneAwoke: () => 'Ни одного охотника не осталось. Со следующего заката Кицунэ выходит на охоту.',
  charmed: ({ seat }, names) => `${names[seat]} под чарами Красотки: этой ночью без голоса.`,
  paralysed: ({ seat }, names) => `${names[seat]} в оцепенении от укуса варга: этой ночью без голоса.`,
  staleWarned: () => 'Городок затаил дыхание: ещё один тихий круг — и победителей не будет.',
  debateBegan: () => 'Говорите. Кого вы подозреваете?',
  floorGiven: ({ seat, to }, names) => {
    const name = names[seat];
    return {
      speech: `Говорит ${name}.`,
      defence: `${name}, ваше слово.`,
      words: `${name}, ваше последнее слово.`,
    }[to];
  },
  nominated: ({ seat, target }, names) =>
    target < 0 ? `${names[seat]} снимает обвинение.` : `Обвинение: ${names[target]}.`,
  accused: ({ seat }, names) => `Суд: ${names[seat]}.`,
  voteBegan: ({ seat }, names) => (seat < 0 ? 'Голосование: кого казнить?' : `Казнь: ${names[seat]}. За или против?`),
  tried: ({ trial: { accused, ayes, isCondemned } }, names) =>
    isCondemned
      ? `Голосов «за»: ${ayes}. Обвинительный приговор: ${names[accused]}.`
      : `Голосов «за»: ${ayes}. ${names[accused]} остаётся в живых.`,
  balloted: ({ ballot: { tally } }, names) =>
    `Голоса: ${tally.map(([seat, votes]) => `${seat < 0 ? words.nobody : names[seat]} ${votes}`).join(', ')}.`,
  condemned: ({ seat }, names) => `Приговор вынесен: ${names[seat]}.`,
  notExecuted: () => 'Этой ночью казни нет.',
  leaving: ({ seat }, names) => `${names[seat]} покинет игру с приходом ночи.`,
  moderatorNamed: ({ seat }, names) => `Теперь игру ведёт ${names[seat]}.`,
  ended: ({ ending }) => (ending === '' ? '' : words.endings[ending]),
});
