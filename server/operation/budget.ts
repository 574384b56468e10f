import type { Clock } from '@duskhall/host';
import type { Allowance } from './limits.ts';

interface Bucket {
  left: number;
  at: number;
}

/** Takes something from the bucket after what has flown back since; false: there is not as much in it. */
function take(bucket: Bucket, { burst, perMinute }: Allowance, now: number, amount: number): boolean {
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) * perMinute) / 60_000);
  bucket.at = now;
  if (bucket.left < amount) return false;
  bucket.left -= amount;
  return true;
}

/** Says each time whether there is still something left. */
export function allowanceOf(allowance: Allowance, clock: Clock): (amount: number) => boolean {
  const bucket = { left: allowance.burst, at: clock.now() };
  return (amount) => take(bucket, allowance, clock.now(), amount);
}

/** The same for many, each by its name. */
export interface Budget {
  take(who: string, amount?: number): boolean;
}

/** A budget that a person has, and all of an address have together. */
export interface SharedBudget {
  take(person: string, household: string, amount?: number): boolean;
}

export function sharedBudgetOf(ofPerson: Allowance, ofAddress: Allowance, clock: Clock): SharedBudget {
  const [persons, households] = [budgetOf(ofPerson, clock), budgetOf(ofAddress, clock)];
  return {
    take: (person, household, amount) => persons.take(person, amount) && households.take(household, amount),
  };
}

/** More than so many are looked through for those that are full again. */
const MANY = 10_000;

export function budgetOf(allowance: Allowance, clock: Clock): Budget {
  const buckets = new Map<string, Bucket>();
  const forgetFull = (now: number) => {
    for (const [who, { left, at }] of buckets)
      if (left + ((now - at) * allowance.perMinute) / 60_000 >= allowance.burst) buckets.delete(who);
  };
  let many = MANY;
  return {
    take(who, amount = 1) {
      const now = clock.now();
      let bucket = buckets.get(who);
      if (bucket === undefined) {
        if (buckets.size >= many) {
          forgetFull(now);
          many = Math.max(MANY, 2 * buckets.size);
        }
        bucket = { left: allowance.burst, at: now };
        buckets.set(who, bucket);
      }
      return take(bucket, allowance, now, amount);
    },
  };
}
