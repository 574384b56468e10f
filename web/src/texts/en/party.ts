import { counter } from '@duskhall/kernel';

const count = counter('en');

/** Words for evenings in one room: the table screen, players without a device, the moderator's place. */
export const party = {
  useAsScreen: 'Use this device as the table screen',
  useAsScreenHelp:
    'For a TV or a laptop that all can see. It takes no seat, shows only what everybody may know, and can speak.',
  screenName: 'Table screen',
  joinHere: 'Join with your phone',
  joinHelp: (address: string) => `Scan the code, or open ${address} and enter the letters`,
  seatsTaken: (taken: number, all: number) => `${taken} of ${count(all, { one: 'seat', other: 'seats' })} taken`,
  notReadyYet: (names: string) => `Not ready yet: ${names}`,
  arrangeHelp: 'Put the seats in the order in which you sit: drag them, or choose one and move it with the arrows.',
  seatMoved: (name: string, number: number) => `${name}: seat ${number}`,
  seatBack: 'One seat back',
  seatOn: 'One seat forward',
  guest: 'no device',
  guestName: 'Name of a player without a device',
  addGuest: 'Seat a player without a device',
  seatGuest: 'Seat',
  dropEmpty: 'Remove empty seats',
  addSeat: 'One more seat',
  fewestSeats: (n: number) => `At least ${count(n, { one: 'seat', other: 'seats' })}`,
  playsHere:
    'You play at this table in this browser. A table screen must not see what you know: open it on another device.',
  leadsHere:
    'You lead this match in this browser. A table screen must not see what you know: open it on another device.',
  noScreen: 'This game has no table screen.',
  toMySeat: 'To my seat',
  toConsole: 'To the console',
  leaveScreen: 'Leave the table screen',
  fullScreen: 'Full screen',
  youLead: 'You lead this table and take no seat: you see all roles and open each step.',
  takeConsole: 'Lead this match yourself',
  takeConsoleHelp:
    'You see all roles and lead the evening from the console, from the next window on. Everybody is told; where the software was to lead, all who still play are asked first.',
  mayLeadTitle: 'Who leads the evening?',
  mayLead: (name: string) =>
    `${name} would lead the evening and see all roles. That happens only if everybody who still plays agrees within half a minute.`,
  leadAsked: (name: string) => `Everybody who still plays is asked whether ${name} may lead.`,
  leadsNot: (name: string) => `Not everybody agreed: ${name} will not lead.`,
  agree: 'Agree',
  disagree: 'Decline',
  takeBackConsole: 'Give the console back to the software',
  takeBackConsoleHelp: 'From the next window on the clock leads the match again. Everybody is told.',
  ledBy: (name: string) => `Moderator: ${name}`,
  ledByHouse: 'The software leads the match.',
  saidInSecret: 'What was said in secret',
  doneAtConsole: 'What was done from the console',
  consoleDeeds: {
    enter: 'made an entry',
    close: 'closed a step',
    extend: 'gave a step more time',
    pause: 'stopped or started the clock',
    absent: 'gave an absent player’s seat to a bot',
    rewind: 'took an entry back',
    moderate: 'passed the console on',
  },
  nobodyWon: 'Nobody has won',
};
