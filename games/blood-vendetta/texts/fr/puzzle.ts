import { HUNTER_CLAN, type PuzzleWords, type StepParts } from '../puzzle.ts';
import { spacedWords } from '../spaced-words.ts';

const kind = ({ group }: StepParts): string => (group === HUNTER_CLAN ? 'chasseurs' : 'ennemis');
const isRole = ({ group }: StepParts): boolean => typeof group === 'string';
const clashing = ({ pairs }: StepParts): string =>
  pairs
    .map(([a, b], i) => (i === 0 ? `${a} et ${b} ne peuvent pas être tous deux vampires` : `${a} et ${b} non plus`))
    .join(', ');

export const puzzle: PuzzleWords = spacedWords<PuzzleWords>({
  question: 'Qui ment ?',
  premises: {
    vampires: 'Ce qu’affirme un vampire est vrai.',
    liars: (hasLoner) =>
      hasLoner
        ? 'Les ennemis sont les chasseurs et le métamorphe solitaire : eux peuvent mentir.'
        : 'Les ennemis sont les chasseurs : eux peuvent mentir.',
    votes: 'Les chasseurs se connaissent : aucun ne vote pour la mort d’un autre.',
  },
  inPlay: 'Les rôles en jeu',
  fallen: 'Les morts',
  heard: 'Ce qui s’est dit et voté',
  you: (role) => `Votre rôle : ${role}`,
  nothingKnown: 'Rien, sinon votre propre rôle.',
  ayes: (names) => `Pour la mort : ${names}`,
  noAyes: 'Personne n’a voté pour la mort',
  condemned: 'condamnation',
  acquitted: 'acquittement',
  lies: 'ment',
  isHonest: 'vampire',
  right: (name) => `Exact : ${name} ment.`,
  wrong: (name) => `Non, c’est ${name} qui ment.`,
  why: 'Pourquoi',
  suppose: {
    liar: (name) => `Et si ${name} était un vampire et disait vrai ?`,
    honest: (name) => `Et si ${name} était un ennemi ?`,
  },
  hence: { liar: (name) => `Donc ${name} ment.`, honest: (name) => `Donc ${name} est un vampire.` },
  steps: {
    true: ({ speaker, quote }) => `Alors ${speaker} est un vampire, et ceci est vrai : « ${quote} »`,
    false: ({ speaker, quote }) => `Alors ceci est faux, et ${speaker} est un ennemi : « ${quote} »`,
    untrue: ({ speaker, quote }) =>
      `Mais alors ${speaker} serait un vampire, et pourtant ceci serait faux : « ${quote} »`,
    either: ({ speaker, quote }) => `Ou bien ${speaker} est un ennemi, ou bien ceci est vrai : « ${quote} »`,
    checks: ({ speaker, checks, sunsets }) =>
      `${speaker} avait parlé de ${checks} examens, mais il n’y en a qu’un par crépuscule, et il n’y avait eu que ${sunsets === 1 ? 'un crépuscule' : `${sunsets} crépuscules`}.`,
    ward: ({ speaker, names }) =>
      `${speaker} dit avoir examiné ${names}, mais le vampire que le Prince examine est à l’abri ce jour-là, or ${names} y a péri.`,
    impossible: ({ speaker, quote }) =>
      `Dans cette partie, personne n’a pu apprendre ce que dit ${speaker} : « ${quote} »`,
    saw: ({ quote }) => `Vous le savez par votre carte : « ${quote} »`,
    vote: ({ names, count, accused }) =>
      count === 1
        ? `${names} a voulu exécuter ${accused}, un chasseur : ce n’est donc pas un chasseur.`
        : `${names} ont voulu exécuter ${accused}, un chasseur : aucun n’est donc chasseur.`,
    voter: ({ names, count, accused }) =>
      count === 1
        ? `Alors ${names} est un chasseur et a voulu exécuter ${accused}, qui n’en est donc pas un.`
        : `Alors ${names} sont des chasseurs et ont voulu exécuter ${accused}, qui n’en est donc pas un.`,
    treason: ({ names, count, accused }) =>
      count === 1
        ? `Mais alors ${names} serait un chasseur, et aurait voulu exécuter un autre chasseur, ${accused}.`
        : `Mais alors ${names} seraient des chasseurs, et auraient voulu exécuter un autre chasseur, ${accused}.`,
    found: (parts) => {
      const { group, names, count } = parts;
      if (isRole(parts)) return `${group} : ${names}. Personne d’autre n’a cette carte.`;
      const rest = group === HUNTER_CLAN ? 'il n’y en a pas d’autre' : 'tous les autres sont des vampires';
      if (count === 1) return `Alors ${names} est le seul ${group === HUNTER_CLAN ? 'chasseur' : 'ennemi'} : ${rest}.`;
      return `Alors voilà tous les ${kind(parts)} : ${names}. Donc ${rest}.`;
    },
    left: (parts) =>
      isRole(parts)
        ? `Il ne reste personne d’autre pour cette carte : ${parts.group} – ${parts.names}.`
        : `Personne d’autre ne peut être parmi les ${parts.total} ${kind(parts)} : ce sont ${parts.names}.`,
    tooMany: (parts) => {
      const { group, names, count, total } = parts;
      const cards = total === 1 ? 'qu’une' : `que ${total}`;
      if (isRole(parts)) return `Mais alors ${names} auraient la carte « ${group} », et il n’y en a ${cards}.`;
      return `Mais cela ferait ${count} ${kind(parts)} : ${names}. Il n’y en a que ${total}.`;
    },
    tooFew: (parts) => {
      const { group, names, count, total } = parts;
      const who = count === 0 ? 'il ne reste personne' : `il reste seulement ${names}`;
      if (isRole(parts)) return `Mais alors ${who} pour ${total === 1 ? 'la carte' : `${total} cartes`} « ${group} ».`;
      return `Mais alors ${who} pour faire ${total} ${kind(parts)}.`;
    },
    clash: (parts) => `${clashing(parts)}. Voilà tous les ennemis : les autres sont des vampires.`,
    clashes: (parts) => `Mais ${clashing(parts)}. Cela ferait plus de ${parts.total} ennemis.`,
  },
});
