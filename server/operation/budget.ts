import type { Clock } from '@duskhall/host';
import type { Allowance } from './limits.ts';
import { ALONE, type SharedLimits } from './shared-limits.ts';

interface Bucket {
  left: number;
  at: number;
}

function refill(bucket: Bucket, { burst, perMinute }: Allowance, now: number): void {
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) * perMinute) / 60_000);
  bucket.at = now;
}

/** Token bucket: refills it, then takes an amount; false: not enough left. */
function take(bucket: Bucket, allowance: Allowance, now: number, amount: number): boolean {
  refill(bucket, allowance, now);
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

export function sharedBudgetOf(
  ofPerson: Allowance,
  ofAddress: Allowance,
  clock: Clock,
  name: string,
  shared?: SharedLimits,
): SharedBudget {
  const persons = budgetOf(ofPerson, clock, name, shared);
  const households = budgetOf(ofAddress, clock, `${name}OfAddress`, shared);
  return {
    take: (person, household, amount) => persons.take(person, amount) && households.take(household, amount),
  };
}

/** Above this many buckets, full ones are evicted. */
const MANY = 10_000;

/** `name`: the same in all processes, which have it in common. */
export function budgetOf(allowance: Allowance, clock: Clock, name = '', shared: SharedLimits = ALONE): Budget {
  const buckets = new Map<string, Bucket>();
  const forgetFull = (now: number) => {
    for (const [who, { left, at }] of buckets)
      if (left + ((now - at) * allowance.perMinute) / 60_000 >= allowance.burst) buckets.delete(who);
  };
  let many = MANY;
  const bucketOf = (who: string, now: number): Bucket => {
    const known = buckets.get(who);
    if (known !== undefined) return known;
    if (buckets.size >= many) {
      forgetFull(now);
      many = Math.max(MANY, 2 * buckets.size);
    }
    const bucket = { left: allowance.burst, at: now };
    buckets.set(who, bucket);
    return bucket;
  };
  // What was spent elsewhere has been allowed there: the bucket may be overdrawn.
  const report = shared.share(name, allowance.burst, (who, amount) => {
    const now = clock.now();
    const bucket = bucketOf(who, now);
    refill(bucket, allowance, now);
    bucket.left -= amount;
  });
  return {
    take(who, amount = 1) {
      const now = clock.now();
      const isTaken = take(bucketOf(who, now), allowance, now, amount);
      if (isTaken) report(who, amount);
      return isTaken;
    },
  };
}
