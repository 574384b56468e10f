import { audience, counter } from '@duskhall/kernel';
import type { Words } from '../catalogue.ts';
import { announcedIn } from '../name-of.ts';
import { announcementsWith } from './announcements.ts';
import { asks, eithers, gestures, phraseNames, phrases, setFaults } from './asks.ts';
import { calls, second, shifterCalls } from './calls.ts';
import { cardsWith, neutral } from './cards.ts';
import { howItWorks } from './how-it-works.ts';
import { options } from './options.ts';
import { plainVarg, roles } from './roles.ts';
import { grounds, ownGrounds, voices } from './voices.ts';

export const count = counter('en');
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const you = 'You';
const nobody = 'nobody';
const types: Words['types'] = {
  vampire: 'Vampire',
  'special-vampire': 'Special vampire',
  hunter: 'Hunter',
  'special-hunter': 'Special hunter',
  shapeshifter: 'Shapeshifter',
};
const FOES = { vampires: 'vampire', hunters: 'hunter', vargs: 'varg', loner: 'lone shapeshifter' };
const sides: Words['sides'] = {
  vampires: {
    name: 'Vampires',
    goal: (foes) => `Let no ${disjunction.format(foes.map((side) => FOES[side]))} stay alive.`,
  },
  hunters: { name: 'Hunters', goal: () => 'Let nobody but hunters stay alive.' },
  vargs: { name: 'Vargs', goal: () => 'Let nobody but vargs stay alive.' },
  loner: { name: 'Lone shapeshifter', goal: () => 'Be the only one to stay alive.' },
};
const phases: Words['phases'] = {
  intro: { name: 'Introduction Day', open: 'The day of first meetings.' },
  dawn: { name: 'Dawn', open: 'Dawn is breaking. Coffins close, the whole town sleeps.' },
  day: { name: 'Day', open: 'The sun is high. Now stir those who hunt by daylight.' },
  sunset: { name: 'Sunset', open: 'The sky turns red. The old powers wake.' },
  night: { name: 'Night', open: 'Night has fallen. The town awakes.' },
};
const endings: Words['endings'] = {
  vampires: 'The night belongs to the vampires.',
  hunters: 'The hunters have cleansed the town.',
  vargs: 'The pack feasts alone.',
  werewolf: 'Only the Werewolf howls.',
  kitsune: 'Nine tails over an empty town.',
  'all-dead': 'Nobody wins.',
  'two-leaders': 'Nobody wins.',
  stalemate: 'Nobody wins.',
};
const shown: Words['shown'] = {
  role: (name) => `Role: ${name}.`,
  type: (name) => `Type: ${name}.`,
  side: (name) => `Side: ${name}.`,
};
const announcements = announcementsWith({ roles, plainVarg, types, sides, shown, endings, nobody });
const cards = cardsWith(types);

export const words: Words = {
  roles,
  plainVarg,
  aLord: 'a Lord',
  aShapeshifter: 'a Shapeshifter',
  lord: 'Lord',
  sides,
  types,
  phases,
  howItWorks,
  reading: 'Everybody reads their role',
  eyes: {
    phone: 'Silence. Everyone looks only at their own phone.',
    close: 'Everyone, close your eyes.',
    open: 'Everyone, open your eyes.',
  },
  when: (phase, cycle) => (phase === 'intro' ? phases.intro.name : `${phases[phase].name} ${cycle}`),
  calls,
  shifterCalls,
  second,
  asks,
  execute: (name) => `Execute ${name}?`,
  eithers,
  nobody,
  yes: 'yes',
  no: 'no',
  alive: 'alive',
  dead: 'dead',
  gestures,
  pointAt: (name) => `points at ${name}`,
  phrases,
  voices,
  phraseNames,
  grounds,
  ownGrounds,
  same: { yes: 'of one kind', no: 'of different kinds' },
  lists: {
    'meet-vargs': (list) => `Your pack: ${list}.`,
    'meet-varg-leader': (list) => `The pack leader: ${list}.`,
    'meet-newly-turned': () => 'Pretend to be a hunter. Never admit your role, never list the hunters.',
    'meet-hunters': (list) => `The hunters: ${list}.`,
    'meet-leader': (list) => `The Leader: ${list}.`,
  },
  mask: 'Pretend to be a hunter. Never admit your role, never list the hunters.',
  silenced: (name) => `${name} is silenced today.`,
  struck: (clan, name) => (clan === 'vargs' ? `The pack attacks ${name}.` : `The hunters strike ${name}.`),
  struckNobody: (clan) => (clan === 'vargs' ? 'The pack attacks nobody.' : 'The hunters strike nobody.'),
  card: (fact, names) => cards[fact.about](fact, names),
  neutral,
  announce: (event, names, reader) => announcedIn(announcements, event, audience(you, names, reader)),
  endings,
  whys: {
    'all-dead': 'Nobody is left alive.',
    'two-leaders': 'Only the two clan leaders are left, and neither can kill the other.',
    stalemate: 'The town has been quiet for too long.',
  },
  causes: { nightfall: 'fell at nightfall', execution: 'executed', removal: 'left the game' },
  shown,
  options,
  setFaults,
  balance: (points) => {
    if (Math.abs(points) < 3) return 'About as balanced as the recommended set.';
    const by = `about ${Math.abs(points)} points in a hundred`;
    return points > 0 ? `Better for the vampires by ${by}.` : `Worse for the vampires by ${by}.`;
  },
  players: (players) => count(players, { one: 'player', other: 'players' }),
  points: (points) => count(points, { one: 'point', other: 'points' }),
  thoughts: {
    enemy: (name, percent) => `Whom to accuse? ${name} is an enemy with a chance of ${percent}%.`,
    bait: (name, percent) => `Whom to accuse? The town has reason to suspect ${name}: ${percent}%.`,
    unsure: (name, percent) => `Nobody looks bad enough to accuse. The most suspicious is ${name}: ${percent}%.`,
    verdict: (name, percent) => `To execute ${name}, or not? The chance of an enemy: ${percent}%.`,
    crowd: (name, percent) =>
      `To execute ${name}, or not? In the eyes of the town, the chance of an enemy is ${percent}%.`,
    kill: (name, percent) => `To kill ${name}, or only check? The chance of an enemy: ${percent}%.`,
    power: (name, percent) => `The power on ${name}? The chance of an enemy: ${percent}%.`,
    trusted: (name, percent) => `${name} seems a good choice: the chance of an enemy is ${percent}%.`,
    lord: (name, percent) => `${name} may be a Lord: ${percent}%.`,
    prey: (name, percent) => `${name} seems the best prey; the town suspects ${name} with ${percent}%.`,
    clan: (name) => `The clan has to agree, and most want ${name}.`,
    own: () => 'Nobody votes for their own execution.',
    kept: () => 'The vote stands: nothing speaks for another.',
    spared: () => 'Nobody is worth it this time.',
    usual: () => 'It is done so in most cases, but not in all: nobody can count on it.',
    harmless: () => 'The answer changes nothing. Everybody gives one, so that nobody can tell who is asked in earnest.',
    read: () => 'There was nothing to decide.',
  },
  colon: ': ',
  list: (items) => conjunction.format(items),
};
