import type { Deaths } from '../../tale.ts';

export const deaths: Deaths = {
  died: {
    nightfall: (name) => [
      `${name} does not get up tonight.`,
      `One coffin stays shut. In it lies ${name}.`,
      `The day was too long for ${name}.`,
      `We shall miss you, ${name}.`,
      `Rest in peace, ${name}.`,
    ],
    execution: (name) => [
      `${name} climbs the scaffold and does not come down.`,
      `A short step, a long silence. Farewell, ${name}.`,
      `The sentence is carried out. Sleep well, ${name}.`,
      `The hangman knows his trade. Goodbye, ${name}.`,
      `The town has had its way, and ${name} hangs.`,
    ],
    removal: (name) => [
      `${name} gets up and leaves the town.`,
      `One chair is empty: ${name} is leaving us.`,
      `Other business calls ${name}. Farewell.`,
    ],
  },
  shown: {
    role: (name) => [
      `The card is turned: ${name}.`,
      `Under the mask: ${name}.`,
      `The card tells the truth at last: ${name}.`,
      `Now it can be told: ${name}.`,
      `So that is who sat among us: ${name}.`,
    ],
    type: (name) => [
      `Blood does not lie: ${name}.`,
      `Now we know the type: ${name}.`,
      `The card gives away the type alone: ${name}.`,
      `That is all we learn: ${name}.`,
    ],
    side: (name) => [
      `Now we know the side: ${name}.`,
      `The card gives away the side: ${name}.`,
      `The heart beat for this side: ${name}.`,
      `These were the true colours: ${name}.`,
    ],
  },
  claws: [
    'These were the Kitsune’s claws.',
    'The Kitsune has been here.',
    'Red fur on the pillow: the Kitsune.',
    'That was the work of the Kitsune.',
  ],
  nobodyDied: [
    'Count yourselves. Everybody is here.',
    'The undertaker had a quiet day.',
    'All the lids have opened. No losses.',
    'A day without a funeral. Enjoy it.',
  ],
  doubleStrikeComes: [
    'The hunters have done away with the Newly-Turned. Tomorrow they strike twice.',
    'No more false friend: the Newly-Turned is gone, and tomorrow the hunters strike twice.',
    'The hunters have killed the Newly-Turned, and they are cross: two strikes tomorrow.',
  ],
  kitsuneAwoke: [
    'The last hunter is gone. From the next sunset on, the Kitsune hunts.',
    'No hunter lives. The Kitsune is awake and hunts from the next sunset on.',
    'You are rid of the hunters. From the next sunset on you have the Kitsune.',
  ],
  charmed: (name) => [
    `The Beauty has smiled at ${name}: no vote tonight.`,
    `${name} can think of nothing but the Beauty. No vote tonight.`,
    `The Beauty’s charm is strong: ${name} has no vote tonight.`,
  ],
  paralysed: (name) => [
    `A varg has bitten ${name}: no vote tonight.`,
    `${name} cannot lift a finger after a varg’s bite. No vote tonight.`,
    `${name} still feels the teeth of a varg and has no vote tonight.`,
  ],
  staleWarned: [
    'It is too quiet. One more round without a death, and nobody wins.',
    'The gravedigger is bored. One more quiet round, and nobody wins.',
    'Somebody ought to die: one more quiet round, and nobody wins.',
  ],
  epitaphs: {
    vampires: {
      execution: [
        'The town has hanged one of its own.',
        'A vampire, hanged by vampires. How awkward.',
        'The enemy sends its thanks.',
        'The wrong neck. The right one is still at the table.',
      ],
      nightfall: [
        'The crypt has lost one of its own.',
        'One vampire fewer at the table.',
        'A vampire goes to the long sleep.',
        'The town mourns one of its own.',
      ],
    },
    hunters: {
      execution: [
        'The town has found a hunter.',
        'A hunter, caught by talk alone.',
        'One stake fewer to fear.',
        'For once the gossip was right.',
      ],
      nightfall: [
        'A hunter is no more.',
        'One hunter fewer in broad daylight.',
        'The hunters have lost one of their own.',
        'Not every hunter lives to see the evening.',
      ],
    },
    vargs: {
      execution: [
        'The town has found the wolf in the fold.',
        'A varg on the rope. The pack will howl.',
        'One set of teeth fewer.',
        'The fur was showing after all.',
      ],
      nightfall: [
        'The pack has lost one of its own.',
        'This varg will howl no more.',
        'One wolf fewer at the door.',
        'The pack is smaller tonight.',
      ],
    },
    loner: {
      execution: [
        'A loner dies before a full house.',
        'One against all, and all were enough.',
        'The shapeshifter has run out of shapes.',
        'One enemy, one rope, one good night.',
      ],
      nightfall: [
        'The lone shapeshifter dies alone.',
        'No shape was safe enough.',
        'Nobody knew this neighbour well.',
        'The last shape was the true one.',
      ],
    },
  },
};
