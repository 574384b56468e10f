import { reasonWords } from '@duskhall/bots/texts/en.ts';
import { counter } from '@duskhall/kernel';
import type { CliTexts } from './cli-texts.ts';

const count = counter('en');
const ENTRIES = { one: 'entry', other: 'entries' };
const DIGESTS = { one: 'digest', other: 'digests' };
const DRAWS = { one: 'draw', other: 'draws' };
const PLAYERS = { one: 'player', other: 'players' };

export const en: CliTexts = {
  bots: ['Mina', 'Igor', 'Carmilla', 'Abraham', 'Lucy', 'Renfield', 'Irina', 'Vlad', 'Sabine', 'Otto'],
  person: 'Guest',
  several: (person, place) => `${person} ${place}`,
  you: 'you',
  seats: (min, max) => (min === max ? count(min, PLAYERS) : `${min} to ${count(max, PLAYERS)}`),
  players: (players) => count(players, PLAYERS),
  rulesVersion: (version) => `rules version ${version}`,
  byDefault: 'default',
  wholeNumber: (min, max) => `a whole number from ${min} to ${max}`,
  forSeats: (seats) => `for ${seats.join(' or ')} players`,

  welcome: 'Type the number of your choice. ? explains the rule, ?? all the rules.',
  handOver: (name) => `It is ${name}'s turn to look.`,
  pressEnter: 'Press Enter when nobody else is looking …',
  unasked: 'at any time:',
  manyUnasked: (first, last) => `at any time: ${first}–${last}. “a” lists them, “a igor” those with that word.`,
  noneUnasked: 'Nothing like that can be done or said now.',
  keys: {
    choose: (choices) => (choices === 1 ? '1 or Enter' : `1–${choices} choose`),
    rule: '? rule',
    rules: '?? rules',
    undo: 'u undo',
    log: 'l log',
    quit: 'q quit',
  },
  noChoice: (word, choices) => `“${word}” is not a choice: type a number from 1 to ${choices}.`,
  nothingToUndo: 'There is nothing you can take back.',
  undone: 'Taken back.',
  reasons: reasonWords,
  hint: { key: 'h hint', says: (move) => `A Regular would choose: ${move}` },
  noRule: 'There is no rule to show here.',
  emptyLog: 'Nothing has happened yet.',
  logTitle: 'What has happened',
  gameOver: 'The game is over',
  mayISave: 'Save the record of this game? (y/n)',
  saved: (file) => `The record is saved in ${file}`,
  notSaved: (file, reason) => `The record could not be saved in ${file}: ${reason}.`,
  again: 'Play again? (y/n)',
  yes: ['y'],
  goodbye: 'Goodbye.',

  steps: { next: 'Enter next', back: 'b back', jump: 'a number: go there', quit: 'q quit' },
  entryOf: (at, entries) => `entry ${at} of ${entries}`,
  start: 'the beginning',
  noSuchEntry: (word, entries) => `“${word}” is no entry: type a number from 0 to ${entries}.`,
  tookBack: (name) => `${name}: last move taken back.`,
  rewound: (entries) => `The moderator went back to entry ${entries}.`,
  windowClosed: 'The window was closed.',
  enteredBy: { clock: 'by the clock', sitter: 'by a sitter', house: 'by the moderator' },
  checked: (entries, digests) =>
    `Checked: the game replays (${count(entries, ENTRIES)}) and every state agrees (${count(digests, DIGESTS)}).`,
  unfinished: 'The game was not played to its end.',
  deal: {
    honest: (draws, entries) =>
      `The deal was honest: ${count(draws, DRAWS)} and ${count(entries, ENTRIES)} follow from what was committed to.`,
    dishonest: (why) => `The deal was NOT honest: ${why}.`,
    flaws: {
      none: 'this record carries no deal to check: its seed was chosen by somebody',
      scenario: 'this table was laid out by hand: it is a scenario, not a deal',
      published: 'the record names another commitment than the one that was published',
      secret: 'the secret is not the one that the house committed to',
      numbers: 'there is not one number for each seat that had to give one',
      openings: 'a number is not the one that its seat committed to',
      seed: 'the seed does not follow from the secret and the numbers',
      keptTerms: 'it was dealt for another match, game, options or seats than you were shown',
      keptHouse: 'the house has opened another commitment than the one you were shown',
      keptSeats: 'the commitments of the seats are not those that you were shown',
      keptNumber: 'your own number is not in it',
      keptView: 'the match in the record does not end as you saw it end',
    },
    proofs: {
      own: 'You kept your own number: nobody could choose this deal, not even the owner of the server.',
      record:
        'Checked from the record alone: whoever kept a number of its own can also rule out that players and server together chose the deal.',
      house: 'No player gave a number: whoever dealt could have chosen the cards.',
      first: 'This is a version 1 deal: it does not rule out that a player who also ran the server chose the cards.',
    },
    spoilt: (deals) =>
      `Before it ${count(deals, { one: 'deal', other: 'deals' })} of this table came to nothing after you had opened your number.`,
    doubts: {
      terms: 'The server deals for another table than the one shown here. Your number stays secret.',
      reused: 'The server asks for a number that was already revealed. It is not used again.',
      house: 'The server has changed its own commitment. Your number stays secret.',
      seats: 'The list of commitments is incomplete, or not the first one. Your number stays secret.',
      own: 'Your seat has another number: from another device of yours, or from the server. Yours stays secret.',
    },
  },

  remote: {
    opened: (code, link) => `Table ${code} is open. Others join with this code, or here: ${link}`,
    joined: (code) => `You are at table ${code}.`,
    emptySeat: 'free',
    bot: 'bot',
    isHere: 'here',
    isAway: 'away',
    isHost: 'host',
    isReady: 'ready',
    hasSitter: 'a sitter plays',
    pressEnterToStart: 'Enter starts the match · /text says something · q leaves',
    waitForStart: 'The host starts the match · /text says something · q leaves',
    watching: 'All seats are taken: you watch.',
    begins: 'The match begins.',
    lost: 'The connection is lost; trying again …',
    back: 'Connected again: nothing is lost.',
    notYourTurn: 'It is not your turn: /text says something, Enter shows the table, l the log, q leaves.',
    said: (name, text, isWatcher) => `${name}${isWatcher ? ' (watching)' : ''}: ${text}`,
    keys: { chat: '/text say' },
    mayLead: (name) =>
      `${name} is to lead the evening and would see all roles, if everybody who still plays agrees: y agrees, n declines.`,
    seatKept: 'Your seat is kept: the same command brings you back.',
    stopping: 'The server closes for a moment.',
    shares: 'Result',
    noServer: (url) => `no Duskhall server answers at ${url}`,
    noTable: (code) => `there is no table ${code} on this server`,
    strangeSession: 'the server does not know this session any more: start again to come in anew',
  },

  record: {
    unreadable: (file) => `the file ${file} cannot be read`,
    notJson: (file) => `${file} does not hold JSON`,
    malformed: (file, field) => `${file} is not the record of a game: ${field} is missing or wrong`,
    noKept: (file) => `${file} is not what a client kept of a deal`,
    unknownGame: (name, known) => `the record is of a game "${name}" that is not known here; known: ${known}`,
    otherRules: (given, known) =>
      `the record was played by version ${given} of the rules; known here: version ${known}`,
    refused: (entry, entries, why) => `entry ${entry} of ${entries} cannot be played: ${why}`,
    differs: (entry, entries) => `at entry ${entry} of ${entries} the game differs from the record`,
  },
};
