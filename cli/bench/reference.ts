import type { Task } from './processor-time.ts';

const LENGTH = 32;
const TURNS = 5000;

/** A fixed loop that copies small arrays and counts in them; its speed is the measure of the machine. */
export const reference: Task<number[]> = {
  prepare: () => Array.from({ length: LENGTH }, (_, i) => i),
  work(numbers) {
    let table = { numbers, seats: [numbers.slice(), numbers.slice()], turn: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      const { numbers, seats } = table;
      table = { numbers: numbers.slice(), seats: seats.map((seat) => seat.slice()), turn };
      table.numbers[turn % LENGTH] = (numbers[(turn * 7) % LENGTH]! + turn) & 1023;
      table.seats[turn & 1]![turn % LENGTH]! += table.numbers.indexOf(turn & 31);
    }
    return TURNS;
  },
};
