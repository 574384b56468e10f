import { counter, type DealFlaw, type DealProof, type KeptFlaw } from '@duskhall/kernel';
import type { Doubt } from '@duskhall/protocol';

const count = counter('en');

/** What is said about how the cards are dealt, and whether that can be believed. */
export const deal = {
  dealFair: 'Nobody can choose this deal',
  dealHelp:
    'Before the cards are dealt, the house and every player’s page seal a secret number of their own. Only when all seals are on the table are the numbers opened, and the cards follow from all of them together. Your page keeps its number and checks the deal after the match.',
  dealing: 'The cards are being dealt …',
  dealingWaits: (names: string) => `The cards are being dealt: waiting for ${names}.`,
  dealsCalledOff: (n: number) => `${count(n, { one: 'deal', other: 'deals' })} called off at this table so far.`,
  checkDeal: 'Check this deal',
  dealGood: 'This deal is honest',
  dealGoodHelp: (draws: number) =>
    `Every number is the one that was sealed, the seed follows from all of them, and ${count(draws, { one: 'draw follows', other: 'draws follow' })} from the seed.`,
  dealBad: 'This deal does not check out',
  /** What a deal that holds proves. */
  dealProofs: {
    own: 'You kept your own number: nobody could choose this deal, not even the owner of the server.',
    record:
      'Checked from the record alone: no number of yours is kept in this browser. Whoever kept one can also rule out that players and server together chose the deal.',
    house: 'No player gave a number: whoever dealt could have chosen the cards.',
    first:
      'This is the first way of dealing: it does not rule out that a player who also ran the server chose the cards.',
    device: 'This device shuffled by itself: that is as honest as whoever holds it.',
  } satisfies Record<DealProof | 'device', string>,
  dealSpoilt: (n: number) =>
    `Before it, ${count(n, { one: 'deal was', other: 'deals were' })} called off after your number had been opened.`,
  /** Why a deal does not hold. */
  dealFlaws: {
    none: 'This record carries no deal to check: somebody chose its seed.',
    scenario: 'This table was laid out by hand: it is a scenario, not a deal.',
    secret: 'The secret is not the one that the house had sealed.',
    numbers: 'There is not one number for each seat that had to give one.',
    openings: 'A number is not the one that its seat had sealed.',
    seed: 'The seed does not follow from the secret and the numbers.',
    keptTerms: 'It was dealt for another match, game, settings or seats than you were shown.',
    keptHouse: 'The house has opened another seal than the one you were shown.',
    keptSeats: 'The seals of the seats are not those that you were shown.',
    keptNumber: 'Your own number is not in it.',
    keptView: 'The match in the record does not end as you saw it end.',
  } satisfies Record<DealFlaw | KeptFlaw, string>,
  /** Why this page does not open its number. */
  dealDoubts: {
    terms: 'The server deals for another table than the one shown here. Your number stays sealed.',
    reused: 'The server asks for a number that was already opened. It stays sealed.',
    house: 'The server has changed its own seal. Your number stays sealed.',
    seats: 'The list of seals is not whole, or not the first one. Your number stays sealed.',
    own: 'Another seal stands at your seat: from another device of yours, or from the server. Your number stays sealed.',
  } satisfies Record<Doubt, string>,
  dealSeal: 'Seal of the house',
  dealSeals: 'Seals of the seats',
  dealSecret: 'Secret of the house',
  dealNumbers: 'Numbers of the seats',
  dealNoNumber: 'none',
  dealSeed: 'Seed',
  dealDraws: 'Every draw',
  dealLabel: 'What for',
  dealHash: 'SHA-256',
};
