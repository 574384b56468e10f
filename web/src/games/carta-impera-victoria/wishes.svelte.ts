const KEY = 'duskhall.carta-impera-victoria.wishes';

/** What a player wants of this table, on this device. */
interface Wishes {
  /** Finishing applies the highest level of Religion that is open (CIV-5.4). */
  appliesReligion: boolean;
}

function kept(): Wishes {
  try {
    return { appliesReligion: JSON.parse(localStorage.getItem(KEY) ?? '{}').appliesReligion !== false };
  } catch {
    return { appliesReligion: true };
  }
}

const wishes: Wishes = $state(kept());

export const appliesReligion = (): boolean => wishes.appliesReligion;
export function applyReligion(isWished: boolean): void {
  wishes.appliesReligion = isWished;
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
