import type { Clock } from '@duskhall/host';
import type { Allowance } from './limits.ts';

interface Bucket {
  left: number;
  at: number;
}

/** Token bucket: refills it, then takes an amount; false: not enough left. */
function take(bucket: Bucket, { burst, perMinute }: Allowance, now: number, amount: number): boolean {
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) * perMinute) / 60_000);
  bucket.at = now;
  if (bucket.left < amount) return false;
  bucket.left -= amount;
  return true;
}

/** One token bucket; each call says whether the amount was available. */
export function allowanceOf(allowance: Allowance, clock: Clock): (amount: number) => boolean {
  const bucket = { left: allowance.burst, at: clock.now() };
  return (amount) => take(bucket, allowance, clock.now(), amount);
}

/** Token buckets by name. */
export interface Budget {
  take(who: string, amount?: number): boolean;
}

/** A budget per person and per address: both are charged. */
export interface SharedBudget {
  take(person: string, household: string, amount?: number): boolean;
}

export function sharedBudgetOf(ofPerson: Allowance, ofAddress: Allowance, clock: Clock): SharedBudget {
  const [persons, households] = [budgetOf(ofPerson, clock), budgetOf(ofAddress, clock)];
  return {
    take: (person, household, amount) => persons.take(person, amount) && households.take(household, amount),
  };
}

/** Above this many buckets, full ones are evicted. */
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
