import type { Labels, Refusals, TableWords, Waiting } from '../catalogue.ts';
import { words } from './words.ts';

export const waiting: Waiting = {
  secret: 'Everybody looks only at their own phone.',
  dead: 'You are dead. Watch in silence, and foretell the end.',
  on: (names) => (names.length === 0 ? 'The night goes on.' : `Waiting for ${words.list(names)}.`),
  over: 'The game is over.',
};

export const labels: Labels = {
  read: 'Close',
  lock: 'Lock',
  ready: 'Ready',
  unready: 'Not ready yet',
  done: 'Done',
  late: 'Give no answer',
  nominate: (name) => `Accuse ${name}`,
  withdraw: 'Take the accusation back',
  remove: (name) => `Take ${name} out of the game`,
  record: (name, role) => `${name} holds the card ${role}`,
  foresee: (side) => `The winners will be: ${side}`,
  foreseeNobody: 'Nobody will win',
  expect: (name, role) => `${name} holds the card ${role}, I think`,
};

export const refusals: Refusals = {
  over: 'The game is over.',
  'not-at-the-table': 'There is no such seat at this table.',
  dead: 'The dead take no part.',
  leaving: 'This player leaves the game and decides nothing any more.',
  'not-asked': 'No decision of yours is wanted right now.',
  malformed: 'That is no answer to this question.',
  'not-living': 'Only a living player can be chosen.',
  'not-yourself': 'You cannot choose yourself.',
  'twice-in-a-row': 'You cannot choose the same player two days running.',
  'must-choose': 'You have to choose somebody.',
  'already-chosen': 'The second player must be another one.',
  'already-struck': 'The second strike needs another victim.',
  'not-tied': 'Choose one of the tied.',
  'not-nominated': 'Choose one of the accused.',
  'no-nominations': 'Nobody can be accused tonight.',
  'no-speech': 'Nobody speaks now.',
  'must-not-betray': 'You must not give yourself or the hunters away.',
  'not-on-record': 'That is not so, as far as everybody knows.',
  'not-a-card-left': 'No such card is left to be entered, or the seat has one already.',
  enough: 'You have said and changed as much as one may in this phase. You can still answer what is asked.',
};

export const table: TableWords = {
  labels: {
    phase: 'phase',
    composition: 'roles in play',
    silent: 'no vote',
    trials: 'trials',
    fate: 'player',
    role: 'role',
    goal: 'goal',
    clan: 'clan',
    told: 'was told',
    hunts: 'hunt',
    nominates: 'accuses',
    claims: 'said',
    foretells: 'foretells',
  },
  trial: (name, ayes, voters, isCondemned) =>
    `${name}, ${ayes} of ${voters} to execute, ${isCondemned ? 'condemned' : 'spared'}`,
  absent: 'away',
  leaving: 'leaves at nightfall',
};
