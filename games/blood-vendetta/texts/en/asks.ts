import type { Words } from '../catalogue.ts';

export const asks: Words['asks'] = {
  role: 'Remember your role and confirm it.',
  card: 'Read your card and close it.',
  suspect: 'Whom do you suspect?',
  trust: 'Whom do you trust?',
  danger: 'Who is in danger?',
  guess: 'Will anybody die today?',
  target: 'Whom do you choose?',
  second: 'And who is the second?',
  place: 'At your place or at theirs?',
  kill: 'Check or kill?',
  sacrifice: 'Your Lord will not live through this day. Die in his place?',
  hunt: 'At whose door do you knock? You may change your vote until you lock it.',
  strike: 'Who is the prey? You alone decide; lock your choice.',
  point: 'Whom would you attack? Your pack leader decides.',
  muse: 'Whom do you suspect? Tap and lock.',
  tie: 'The votes are tied. Who is it to be?',
  debate: 'Talk, accuse, and say when you are ready.',
  speech: 'The floor is yours. Speak, accuse, and say when you are done.',
  defence: 'Defend yourself, and say when you are done.',
  verdict: 'Execute or spare?',
  plurality: 'Whom do you want executed?',
  lot: 'Somebody must go tonight. Who?',
  words: 'Your last words.',
  roll: 'Show the moderator your card.',
};

export const eithers: Words['eithers'] = {
  guess: { yes: 'Yes', no: 'No' },
  place: { yes: 'At my place', no: 'At their place' },
  kill: { yes: 'Kill', no: 'Check' },
  sacrifice: { yes: 'Yes', no: 'No' },
  verdict: { yes: 'Execute', no: 'Spare' },
};

export const gestures: Words['gestures'] = {
  yes: 'yes',
  no: 'no',
  wait: 'wait',
  danger: 'danger',
  point: 'point',
};

export const phrases: Words['phrases'] = {
  claimRole: ({ value }) => `My role: ${value}.`,
  claimCheck: ({ about, value }) => `I checked ${about}: ${value}.`,
  claimSame: ({ about, other, value }) => `I weighed ${about} and ${other}: ${value}.`,
  claimKiller: ({ about, other }) => `I saw ${about} come to kill ${other}.`,
  claimDoomed: () => 'A death song was sung for me.',
  claimBlocked: () => 'My powers were stilled today.',
};
export const phraseNames: Words['phraseNames'] = {
  accuse: 'I suspect …',
  defend: 'I trust …',
  claimRole: 'My role is …',
  claimCheck: 'I checked …',
  claimSame: 'I weighed …',
  claimKiller: 'I saw a killer …',
  claimDoomed: 'I am doomed',
  claimBlocked: 'I was stilled',
  askRole: 'What is your role …',
  agree: 'I agree',
  disagree: 'I disagree',
  deny: 'I deny it',
  recant: 'I was wrong about …',
  askSuspect: 'Whom do you suspect …',
  askWhy: 'Why …',
  decline: 'I will not say',
  quip: 'A remark',
  farewell: 'A last word',
};

export const setFaults: Words['setFaults'] = {
  'wrong-number-of-players': 'The game is for 6 to 24 players.',
  'wrong-number-of-cards': 'There must be exactly as many roles as players.',
  'too-many-copies': 'There are not that many cards of one of the roles.',
  'two-lords': 'King and Prince cannot both be in play: there is only one lord.',
  'no-hunter': 'At least one hunter is needed.',
  'vampires-too-few': 'The vampires must be more than all others together.',
  'two-shapeshifters': 'Werewolf and Kitsune cannot both be in play.',
  'vargs-unbalanced': 'With vargs, both clan leaders must be in play and the clans must be equally large.',
  'bride-without-lord': 'The Bride needs a lord.',
  'turned-without-hunters': 'The Newly-Turned needs at least two hunters.',
  'vargs-too-early': 'Vargs are meant for 20 players and more.',
  'no-lord': 'From 7 players on a lord is recommended.',
  'lord-of-six': 'With 6 players a lord is too strong.',
  'turned-with-beauty': 'Newly-Turned and Beauty do not go well together.',
  'banshee-without-queen': 'Without a Queen there is little that saves from the Banshee.',
  'paralyzing-too-strong': 'The Paralysing Varg is too strong with so few special roles.',
  'vengeful-without-lord': 'Without a lord the Vengeful Varg has nobody to look for.',
  'leader-alone': 'A Leader without hunters has nobody to lead.',
};
