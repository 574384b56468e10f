/** A process with all players, separate from the server so that each has its own core and clock. */
import { FLAGSHIP } from '../../games.ts';
import type { SeatedMatch } from './crowd.ts';
import { drivePaced, driveSaturated } from './drive.ts';
import { ourCrowd } from './our-crowd.ts';
import { type Plan, writeScripts } from './plan.ts';
import { theirCrowd } from './their-crowd.ts';

/** Requests of the parent. */
export interface Order {
  do: 'gather' | 'saturated' | 'paced';
  /** How many matches to gather. */
  count: number;
}

const [kind = '', urls = '', plan = ''] = process.argv.slice(2);
const [url = '', ...others] = urls.split(' ');
const { seconds, pace, most } = JSON.parse(plan) as Plan;
const crowd =
  kind === 'theirs' ? theirCrowd(url, FLAGSHIP) : ourCrowd([url, ...others], kind === 'elsewhere', FLAGSHIP);
const seats = FLAGSHIP.seats.max;
let matches: SeatedMatch[] = [];
let dealt = 0;

async function obey(order: Order): Promise<object> {
  if (order.do === 'saturated') return driveSaturated(matches, seats, seconds);
  if (order.do === 'paced') return drivePaced(matches, seats, seconds, pace);
  matches = await crowd.gather(writeScripts(FLAGSHIP, dealt, order.count, most));
  dealt += order.count;
  return {};
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send!(answer),
    (error) => process.send!({ failure: String(error) }),
  );
});
process.on('disconnect', () => {
  crowd.leave();
  process.exit();
});
process.send!({ url });
