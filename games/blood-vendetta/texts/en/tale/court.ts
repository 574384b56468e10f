import type { Court } from '../../tale.ts';

export const court: Court = {
  debateBegan: [
    'The floor is open. Who has something to hide?',
    'Talk, neighbours. Somebody here is lying.',
    'Time for gossip. Whom do you distrust?',
    'Look each other in the eye. Whom do you suspect?',
    'Accuse, deny, weep. The night is yours.',
  ],
  speech: (name) => [
    `${name}, we are listening.`,
    `${name} has the floor.`,
    `Your turn, ${name}. Convince us.`,
    `Speak, ${name}.`,
    `And what does ${name} say?`,
  ],
  defence: (name) => [
    `${name}, what do you say to that?`,
    `Speak, ${name}: this is about your life.`,
    `${name}, save your neck if you can.`,
    `Your defence, ${name}. Make it a good one.`,
  ],
  lastWords: (name) => [
    `Your last words, ${name}.`,
    `${name}, what would you like to say in the end?`,
    `The town listens to you one last time, ${name}.`,
    `Choose your words, ${name}: they are the last.`,
  ],
  nominated: (name) => [
    `Fingers point at ${name}.`,
    `Somebody does not trust you, ${name}.`,
    `The gossip turns to ${name}.`,
    `${name} has some explaining to do.`,
    `Heads turn towards ${name}.`,
  ],
  accused: (name) => [
    `${name}, step forward. The court is in session.`,
    `All rise. The accused is ${name}.`,
    `The town sits in judgement on ${name}.`,
    `All eyes are on ${name}. The trial begins.`,
  ],
  verdict: (name) => [
    `Shall ${name} live or die? Vote now.`,
    `Rope or mercy for ${name}? Vote.`,
    `Will ${name} live to see the dawn? Vote.`,
    `Execute or spare? Before you stands ${name}.`,
  ],
  ballot: [
    'Choose now. Whom shall the town execute?',
    'Time to vote. Who goes to the scaffold?',
    'Your votes, please. Whom do you send to the scaffold?',
  ],
  condemnedBy: (name, ayes) => [
    `${ayes} for. That is enough: ${name} is condemned.`,
    `With ${ayes} for, the town condemns ${name}.`,
    `${ayes} for. No mercy for ${name}.`,
    `${ayes} for. ${name}, your hour has come.`,
  ],
  sparedBy: (name, ayes) => [
    `${ayes} for. That is not enough: ${name} is spared.`,
    `With ${ayes} for, ${name} goes back to the table.`,
    `${ayes} for. ${name} may breathe again.`,
    `${ayes} for. The scaffold must wait, ${name}.`,
  ],
  balloted: (tally) => [`The count: ${tally}.`, `So the town has voted: ${tally}.`, `The ballots say: ${tally}.`],
  condemned: (name) => [
    `The choice is made: ${name} must die.`,
    `It is decided. ${name} goes to the scaffold.`,
    `The scaffold is ready for you, ${name}.`,
  ],
  notExecuted: [
    'The scaffold stays empty tonight.',
    'The hangman goes home early.',
    'Nobody is executed tonight. Sleep on it.',
    'Mercy or indecision: no execution tonight.',
  ],
  moderatorNamed: (name) => [
    `From now on the game is led by ${name}.`,
    `${name} takes the moderator’s chair.`,
    `The game is in new hands: ${name} leads.`,
  ],
};
