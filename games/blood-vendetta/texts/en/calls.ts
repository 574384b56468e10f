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
