import type { Words } from '../catalogue.ts';

export const calls: Words['calls'] = {
  'meet-vargs': {
    name: 'the vargs',
    open: 'Vargs, remember your pack.',
    close: 'The pack lies down.',
  },
  'meet-varg-leader': {
    name: 'the pack leader',
    open: 'Vargs, remember who leads you.',
    close: 'The pack knows whom to follow.',
  },
  'meet-newly-turned': {
    name: 'the Newly-Turned',
    open: 'One of you was turned only yesterday and must not forget the mask.',
    close: 'The newcomer hides the fangs.',
  },
  'meet-hunters': {
    name: 'the hunters',
    open: 'Hunters, learn in silence who hunts with you.',
    close: 'The hunters melt into the crowd.',
  },
  'meet-leader': {
    name: 'the Leader',
    open: 'Hunters, remember who leads the hunt and breaks the ties.',
    close: 'The hunt has its chief.',
  },
  monk: {
    name: 'Monk',
    open: 'The Monk lights a candle. Whose powers will his prayer still?',
    close: 'The candle goes out.',
  },
  lamia: {
    name: 'Lamia',
    open: 'The Lamia hates to sleep alone. At her place today, or at another’s?',
    close: 'The Lamia has settled down.',
  },
  undine: {
    name: 'Undine',
    open: 'Cold water rises. Whom does the Undine drain?',
    close: 'The water is still.',
  },
  'paralyzing-varg': {
    name: 'Paralysing Varg',
    open: 'A varg with a numbing bite creeps out. Who will freeze?',
    close: 'The bite is done.',
  },
  'tricky-varg': {
    name: 'Tricky Varg',
    open: 'Someone strews wolf hair on a doorstep. Whose?',
    close: 'The false trail is laid.',
  },
  queen: {
    name: 'Queen',
    open: 'The Queen spreads her cloak. Whom does it cover?',
    close: 'The Queen withdraws.',
  },
  vargs: {
    name: 'the pack',
    open: 'The pack gathers. Who is the prey?',
    close: 'The pack scatters.',
  },
  hunters: {
    name: 'the hunt',
    open: 'The hunters meet in broad daylight. At whose door will they knock?',
    close: 'The hunters go home.',
  },
  lord: {
    name: 'Lord',
    open: 'The Lord of the vampires rises. On whom does his gaze fall?',
    close: 'The Lord returns to the shadows.',
  },
  nosferatu: {
    name: 'Nosferatu',
    open: 'Nosferatu is thirsty. Will he drink, and from whom?',
    close: 'Nosferatu slips away.',
  },
  'vengeful-varg': {
    name: 'Vengeful Varg',
    open: 'A varg burns for revenge on the Lord. Where will he leap?',
    close: 'His search is over.',
  },
  bride: {
    name: 'Bride',
    open: 'The Bride wanders through the halls. At whose door does she stop?',
    close: 'The Bride lowers her veil.',
  },
  banshee: {
    name: 'Banshee',
    open: 'The Banshee begins to wail. For whom?',
    close: 'The wail dies away.',
  },
  dhampir: {
    name: 'Dhampir',
    open: 'The Dhampir stood guard all day. At whose house?',
    close: 'The notebook is closed.',
  },
  scout: {
    name: 'Scout',
    open: 'The Scout is back. Whose secret does she bring?',
    close: 'The Scout slips away.',
  },
  revenant: {
    name: 'Revenant',
    open: 'The Revenant weighs two souls. Which two?',
    close: 'The scales are still.',
  },
  ghoul: {
    name: 'Ghoul',
    open: 'The Ghoul counts his wounds.',
    close: 'The Ghoul burrows down.',
  },
  beauty: {
    name: 'Beauty',
    open: 'The Beauty smiles at someone. Who will forget to vote?',
    close: 'The Beauty turns away.',
  },
};

export const shifterCalls: Words['shifterCalls'] = {
  werewolf: {
    name: 'Werewolf',
    open: 'The Werewolf sniffs the wind. Will there be blood?',
    close: 'The Werewolf is gone.',
  },
  kitsune: {
    name: 'Kitsune',
    open: 'Nine tails unfold. Whom does the Kitsune want?',
    close: 'The Kitsune puts her face back on.',
  },
  hidden: {
    name: 'Shapeshifter',
    open: 'The shapeshifter stirs.',
    close: 'The shapeshifter is still.',
  },
};

export const second: Words['second'] = {
  name: 'the second strike',
  open: 'One stake is left. At whose door now?',
  close: 'The hunters go home.',
};
