const KEY = 'duskhall.carta-impera-victoria.wishes';

/** A player's preferences for this game, stored on this device. */
interface Preferences {
  /** Finishing applies the highest level of Religion that is open (CIV-5.4). */
  appliesReligion: boolean;
}

function kept(): Preferences {
  try {
    return { appliesReligion: JSON.parse(localStorage.getItem(KEY) ?? '{}').appliesReligion !== false };
  } catch {
    return { appliesReligion: true };
  }
}

const preferences: Preferences = $state(kept());

export const appliesReligion = (): boolean => preferences.appliesReligion;
export function applyReligion(isWanted: boolean): void {
  preferences.appliesReligion = isWanted;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage everything else still works.
  }
}
