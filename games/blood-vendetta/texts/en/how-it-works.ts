import type { Words } from '../catalogue.ts';

export const howItWorks: Words['howItWorks'] = {
  sides: {
    title: 'Two sides',
    told: 'Most of you are vampires and know nobody; hidden among you, hunters know each other. The last side standing wins.',
    short: 'Hunters know each other, vampires know nobody. The last side standing wins.',
  },
  manySides: {
    title: 'Who is who?',
    told: 'Most of you are vampires and know nobody; hunters and other enemies hide among you. The last side standing wins.',
    short: 'Vampires know nobody; their enemies hide among them. The last side standing wins.',
  },
  hours: {
    title: 'Night talks, day kills',
    told: 'By night the whole town is awake, argues, and may execute one of you. By day it sleeps, eyes on the phones, while hunters pick a victim.',
    short: 'By night you argue and judge. By day the hunters strike.',
  },
  manyHours: {
    title: 'Night talks, day kills',
    told: 'By night the whole town is awake, argues, and may execute one of you. By day it sleeps, eyes on the phones, while enemies pick their victims.',
    short: 'By night you argue and judge. By day your enemies strike.',
  },
  accuse: {
    title: 'Tap a name to accuse',
    told: 'Talk, bluff, and tap a name to accuse. You may change your mind until the talk ends; then the accused stand trial.',
    short: 'Talk, bluff, and tap a name to accuse.',
  },
  name: {
    title: 'Tap a name to accuse',
    told: 'Talk, bluff, and tap a name to accuse. You may change your mind until the talk ends; then everybody votes on all the accused.',
    short: 'Talk, bluff, and tap a name to accuse.',
  },
  vote: {
    title: 'The vote',
    told: 'Everybody answers at once: execute or spare. More than half must want blood, a silent phone counts as mercy, and there is at most one execution a night.',
    short: 'Execute or spare: more than half must want blood.',
  },
  ballot: {
    title: 'The vote',
    told: 'Everybody picks one of the accused, or nobody, at the same moment. Whoever alone has the most votes is executed.',
    short: 'Pick one of the accused, or nobody: the most votes decide.',
  },
};
