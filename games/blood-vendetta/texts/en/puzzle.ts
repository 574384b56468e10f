import { HUNTER_CLAN, type PuzzleWords, type StepParts } from '../puzzle.ts';

const kind = ({ group }: StepParts): string => (group === HUNTER_CLAN ? 'hunters' : 'enemies');
const isRole = ({ group }: StepParts): boolean => typeof group === 'string';
const clashing = ({ pairs }: StepParts): string =>
  pairs.map(([a, b], i) => (i === 0 ? `${a} and ${b} cannot both be vampires` : `nor can ${a} and ${b}`)).join(', ');

export const puzzle: PuzzleWords = {
  question: 'Who is lying?',
  premises: {
    vampires: 'Whatever a vampire claims is true.',
    liars: (hasLoner) =>
      hasLoner
        ? 'Hunters and the lone shapeshifter are the enemies: they may lie.'
        : 'Hunters are the enemies: they may lie.',
    votes: 'Hunters know each other: none of them votes for the death of another.',
  },
  inPlay: 'In play',
  fallen: 'The dead',
  heard: 'What was said and voted',
  you: (role) => `You: ${role}`,
  nothingKnown: 'Nothing but your own role.',
  ayes: (names) => `For the death: ${names}`,
  noAyes: 'Nobody voted for the death',
  condemned: 'condemned',
  acquitted: 'acquitted',
  lies: 'lies',
  isHonest: 'vampire',
  right: (name) => `Right: ${name} is lying.`,
  wrong: (name) => `No, it is ${name} who is lying.`,
  why: 'Why',
  suppose: {
    liar: (name) => `Suppose ${name} is a vampire and tells the truth.`,
    honest: (name) => `Suppose ${name} is an enemy.`,
  },
  hence: { liar: (name) => `So ${name} is lying.`, honest: (name) => `So ${name} is a vampire.` },
  steps: {
    true: ({ speaker, quote }) => `Then ${speaker} is a vampire, and this is true: “${quote}”`,
    false: ({ speaker, quote }) => `Then this cannot be true, which makes ${speaker} an enemy: “${quote}”`,
    untrue: ({ speaker, quote }) => `But then ${speaker} would be a vampire, and yet this would be untrue: “${quote}”`,
    either: ({ speaker, quote }) => `Either ${speaker} is an enemy, or this is true: “${quote}”`,
    checks: ({ speaker, checks, sunsets }) =>
      `${speaker} had told of ${checks} checks, but there is only one each sunset, and there had been only ${sunsets === 1 ? 'one sunset' : `${sunsets} sunsets`}.`,
    ward: ({ speaker, names }) =>
      `${speaker} claims to have checked ${names}, but whoever the Prince finds to be a vampire is safe that day, and ${names} died on it.`,
    impossible: ({ speaker, quote }) => `Nobody in this game could know what ${speaker} claims: “${quote}”`,
    saw: ({ quote }) => `You know from your own card: “${quote}”`,
    vote: ({ names, count, accused }) =>
      count === 1
        ? `${names} voted for the death of ${accused}, a hunter, and so is no hunter.`
        : `${names} voted for the death of ${accused}, a hunter, and so are no hunters.`,
    voter: ({ names, count, accused }) =>
      `Then ${names} ${count === 1 ? 'is a hunter' : 'are hunters'} and voted for the death of ${accused}, so ${accused} is no hunter.`,
    treason: ({ names, count, accused }) =>
      count === 1
        ? `But then ${names} would be a hunter who voted for the death of ${accused}, another hunter.`
        : `But then ${names} would be hunters who voted for the death of ${accused}, another hunter.`,
    found: (parts) => {
      const { group, names, count } = parts;
      if (isRole(parts)) return `${group}: ${names}. Nobody else holds that card.`;
      const rest = group === HUNTER_CLAN ? 'nobody else is one' : 'everybody else is a vampire';
      return count === 1
        ? `Then ${names} is the only ${group === HUNTER_CLAN ? 'hunter' : 'enemy'}: ${rest}.`
        : `Then these are all the ${kind(parts)}: ${names}. So ${rest}.`;
    },
    left: (parts) =>
      isRole(parts)
        ? `Nobody else is left for this card: ${parts.group} – ${parts.names}.`
        : `Nobody else can be one of the ${parts.total} ${kind(parts)}: they are ${parts.names}.`,
    tooMany: (parts) => {
      const { group, names, count, total } = parts;
      const cards = total === 1 ? 'only one such card' : `only ${total} such cards`;
      if (isRole(parts))
        return `But then ${names} would ${count === 2 ? 'both' : 'all'} be ${group}, with ${cards} in play.`;
      return `But that makes ${count} ${kind(parts)}: ${names}. There are only ${total}.`;
    },
    tooFew: (parts) => {
      const { group, names, count, total } = parts;
      const who = count === 0 ? 'nobody is' : `only ${names} ${count === 1 ? 'is' : 'are'}`;
      if (isRole(parts)) return `But then ${who} left for ${total === 1 ? 'the card' : `${total} cards`} “${group}”.`;
      return `But then ${who} left to be the ${total} ${kind(parts)}.`;
    },
    clash: (parts) => `${clashing(parts)}. That accounts for all enemies, so everybody else is a vampire.`,
    clashes: (parts) => `But ${clashing(parts)}. That makes more than ${parts.total} enemies.`,
  },
};
