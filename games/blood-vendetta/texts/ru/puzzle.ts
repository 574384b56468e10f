import { HUNTER_CLAN, type PuzzleWords, type StepParts } from '../puzzle.ts';

const kind = ({ group }: StepParts): string => (group === HUNTER_CLAN ? 'охотников' : 'врагов');
const isRole = ({ group }: StepParts): boolean => typeof group === 'string';
const clashing = ({ pairs }: StepParts): string =>
  pairs.map(([a, b], i) => (i === 0 ? `${a} и ${b} не могут оба быть вампирами` : `${a} и ${b} – тоже`)).join(', ');

export const puzzle: PuzzleWords = {
  question: 'Кто лжёт?',
  premises: {
    vampires: 'Что утверждает вампир, то правда.',
    liars: (hasLoner) =>
      hasLoner
        ? 'Враги – это охотники и одинокий оборотень: они могут и солгать.'
        : 'Враги – это охотники: они могут и солгать.',
    votes: 'Охотники знают друг друга: ни один не голосует за казнь другого.',
  },
  inPlay: 'Роли в игре',
  fallen: 'Погибшие',
  heard: 'Что говорили и как голосовали',
  you: (role) => `Ваша роль: ${role}`,
  nothingKnown: 'Ничего, кроме своей роли.',
  ayes: (names) => `За казнь: ${names}`,
  noAyes: 'За казнь – никто',
  condemned: 'казнь',
  acquitted: 'оправдание',
  lies: 'лжёт',
  isHonest: 'вампир',
  right: (name) => `Верно: ${name} лжёт.`,
  wrong: (name) => `Нет, лжёт ${name}.`,
  why: 'Почему',
  suppose: {
    liar: (name) => `Допустим, ${name} – вампир и говорит правду.`,
    honest: (name) => `Допустим, ${name} – враг.`,
  },
  hence: { liar: (name) => `Значит, ${name} лжёт.`, honest: (name) => `Значит, ${name} – вампир.` },
  steps: {
    true: ({ speaker, quote }) => `Тогда ${speaker} – вампир, и это правда: «${quote}»`,
    false: ({ speaker, quote }) => `Тогда это неправда, а значит, ${speaker} – враг: «${quote}»`,
    untrue: ({ speaker, quote }) => `Но тогда ${speaker} – вампир, а эти слова неправда: «${quote}»`,
    either: ({ speaker, quote }) => `Либо ${speaker} – враг, либо это правда: «${quote}»`,
    checks: ({ speaker, checks, sunsets }) =>
      `${speaker}: названо проверок – ${checks}, а закатов к тому времени было всего ${sunsets}. Больше одной проверки за закат не бывает.`,
    ward: ({ speaker, names }) =>
      `${speaker} говорит о проверке: ${names}. Но вампира, которого проверил Князь, в тот день убить нельзя, а ${names} – среди погибших того дня.`,
    impossible: ({ speaker, quote }) => `${speaker} говорит о том, чего в этой игре никто не мог узнать: «${quote}»`,
    saw: ({ quote }) => `Вы знаете это из своей карты: «${quote}»`,
    vote: ({ names, count, accused }) =>
      count === 1
        ? `За казнь охотника (${accused}) голосует ${names}: значит, это не охотник.`
        : `За казнь охотника (${accused}) голосуют ${names}: значит, охотников среди них нет.`,
    voter: ({ names, count, accused }) =>
      count === 1
        ? `Тогда ${names} – охотник и голосует за казнь: ${accused}. Значит, ${accused} – не охотник.`
        : `Тогда ${names} – охотники и голосуют за казнь: ${accused}. Значит, ${accused} – не охотник.`,
    treason: ({ names, count, accused }) =>
      count === 1
        ? `Но тогда ${names} – охотник, а голосует за казнь другого охотника: ${accused}.`
        : `Но тогда ${names} – охотники, а голосуют за казнь другого охотника: ${accused}.`,
    found: (parts) => {
      const { group, names, count } = parts;
      if (isRole(parts)) return `${group} – ${names}. Больше такой карты ни у кого нет.`;
      const rest = group === HUNTER_CLAN ? 'больше охотников нет' : 'все остальные – вампиры';
      if (count === 1) return `Тогда единственный ${group === HUNTER_CLAN ? 'охотник' : 'враг'} – ${names}, и ${rest}.`;
      return `Тогда все ${group === HUNTER_CLAN ? 'охотники' : 'враги'} известны: ${names}. Значит, ${rest}.`;
    },
    left: (parts) =>
      isRole(parts)
        ? `Для этой карты больше никого не остаётся: ${parts.group} – ${parts.names}.`
        : `Всего ${kind(parts)} ${parts.total}, и больше быть некому: ${parts.names}.`,
    tooMany: (parts) => {
      const { group, names, count, total } = parts;
      const cards = total === 1 ? 'она в игре одна' : `их в игре всего ${total}`;
      if (isRole(parts)) return `Но тогда карта «${group}» сразу у нескольких: ${names}. А ${cards}.`;
      return `Но тогда ${kind(parts)} было бы ${count}: ${names}. А их всего ${total}.`;
    },
    tooFew: (parts) => {
      const { group, names, count, total } = parts;
      const who =
        count === 0 ? 'никого не остаётся' : count === 1 ? `остаётся только ${names}` : `остаются только ${names}`;
      if (isRole(parts) && total === 1) return `Но тогда для карты «${group}» ${who}, а она в игре есть.`;
      if (isRole(parts)) return `Но тогда для карт «${group}» ${who}, а в игре их ${total}.`;
      return `Но тогда в число ${kind(parts)} годится меньше, чем надо: ${count === 0 ? 'никто' : names}. А их ${total}.`;
    },
    clash: (parts) => `${clashing(parts)}. Так набираются все враги, значит, все остальные – вампиры.`,
    clashes: (parts) => `Но ${clashing(parts)}. Тогда врагов больше, чем есть в игре: ${parts.total}.`,
  },
};
