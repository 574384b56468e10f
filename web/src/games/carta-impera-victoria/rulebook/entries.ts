import {
  AGE_NAMES,
  CARDS,
  type CartaImperaVictoria,
  CULTURE,
  cardsOfAge,
  DOMAIN_NAMES,
  DOMAINS,
  type Domain,
  domainOf,
  EFFECT_NAMES,
  EFFECTS,
  MILITARY,
  needed,
  SCIENCE,
} from '@duskhall/carta-impera-victoria';
import { facesOrBacks } from '@duskhall/carta-impera-victoria/texts/card-lists.ts';
import type { Locale } from '@duskhall/kernel';
import { type Drawing, drawing, type Entry, type Rulebook } from '../../../rulebook.ts';
import { nameOfDomain, SPOKEN } from '../words.ts';
import CardsPicture from './CardsPicture.svelte';
import ColumnPicture from './ColumnPicture.svelte';
import EffectPicture from './EffectPicture.svelte';
import { PLAYERS } from './numbers.ts';
import SignPicture from './SignPicture.svelte';
import { capital, WORDS } from './words.ts';

export const entries: Rulebook<CartaImperaVictoria>['entries'] = (_, locale) => {
  const { groups } = WORDS[locale];
  return [
    { title: groups.domains, entries: DOMAINS.map((domain) => domainEntry(domain, locale)) },
    { title: groups.effects, entries: EFFECTS.map((_, effect) => effectEntry(effect, locale)) },
    { title: groups.signs, entries: SIGNS.map((sign) => signEntry(sign, locale)) },
  ];
};

/** A domain with all its cards: they differ by their age alone. */
function domainEntry(domain: Domain, locale: Locale): Entry {
  const { words } = SPOKEN[locale];
  const { domains, facts } = WORDS[locale];
  const name = DOMAIN_NAMES[domain]!;
  const ages = AGE_NAMES.map((_, age) => cardsOfAge(age).filter((card) => domainOf(card) === domain).length);
  const effects = EFFECT_NAMES.filter((_, effect) => EFFECTS[effect]!.domain === domain);
  return {
    id: `domain-${name}`,
    name: words.domains[name],
    text: domains[name],
    rule: 'CIV-2',
    isWide: true,
    picture: drawing(CardsPicture, {
      cards: Object.values(CARDS).flatMap((row) => (row.domain === domain ? [row.number] : [])),
    }),
    facts: [
      [facts.effects, effects.map((effect) => words.effects[effect].name).join(', ')],
      [facts.cards, facesOrBacks(words, [], ages)],
    ],
  };
}

function effectEntry(effect: number, locale: Locale): Entry {
  const spoken = SPOKEN[locale];
  const { facts } = WORDS[locale];
  const { domain, level, rule } = EFFECTS[effect]!;
  const name = EFFECT_NAMES[effect]!;
  const kind = level > 0 || domain === CULTURE ? facts.permanent : facts.discard;
  const of = [nameOfDomain(spoken, domain), kind, ...(level > 0 ? [spoken.table.level(level)] : [])];
  return {
    id: `effect-${name}`,
    name: spoken.words.effects[name].name,
    text: `${capital(spoken.words.effects[name].deed, locale)}.`,
    rule,
    picture: drawing(EffectPicture, { effect }),
    facts: [[of.join(', '), priceOf(domain, level, locale)]],
  };
}

/** What an effect costs, or how many cards it needs by number of players. */
function priceOf(domain: Domain, level: number, locale: Locale): string {
  const { board } = SPOKEN[locale];
  if (domain === CULTURE) return board.withMajority;
  if (level === 0) return board.costs(nameOfDomain(SPOKEN[locale], domain));
  const counts = [...new Set(PLAYERS.map((players) => needed(players, level)))];
  return counts
    .map((count) => {
      const players = PLAYERS.filter((some) => needed(some, level) === count);
      return `${board.from(count)} (${WORDS[locale].facts.players(players.map(String))})`;
    })
    .join(', ');
}

interface Sign {
  name: keyof (typeof WORDS)['en']['signs'];
  rule: string;
  picture: Drawing;
}
const column = (domain: Domain, cards: number, laid: object = {}): Drawing => {
  const scenario = { areas: [{ [DOMAIN_NAMES[domain]!]: cards }], hands: [['economy']], ...laid };
  return drawing(ColumnPicture, { domain, scenario });
};
const SIGNS: readonly Sign[] = [
  { name: 'levels', rule: 'CIV-2.5', picture: column(MILITARY, 4) },
  { name: 'embargo', rule: 'CIV-5.9', picture: column(SCIENCE, 2, { embargoes: [{ seat: 0, domain: 'science' }] }) },
  {
    name: 'democracy',
    rule: 'CIV-5.16',
    picture: column(SCIENCE, 2, { democracies: [{ seat: 0, domain: 'science' }] }),
  },
  { name: 'coin', rule: 'CIV-5.14', picture: drawing(SignPicture, { sign: 'coin' }) },
  { name: 'lead', rule: 'CIV-5.13', picture: drawing(SignPicture, { sign: 'lead' }) },
  { name: 'first', rule: 'CIV-3', picture: drawing(SignPicture, { sign: 'first' }) },
];
const signEntry = ({ name, rule, picture }: Sign, locale: Locale): Entry => ({
  id: `sign-${name}`,
  ...WORDS[locale].signs[name],
  rule,
  picture,
});
