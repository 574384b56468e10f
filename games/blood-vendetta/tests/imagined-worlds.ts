import { fastRng, same } from '@duskhall/kernel';
import { CLANS } from '../events.ts';
import { ALL_ROLES, GHOUL, KING, LAMIA, MODAL_VARGS, REVENANT, type Role, roleName } from '../roles/table.ts';
import { membersOf } from '../rules/day.ts';
import { isBlocked } from '../rules/people.ts';
import { isPower, NONE, type State } from '../state/index.ts';
import { imagineWithin } from '../view/imagine.ts';
import type { View } from '../view/index.ts';
import { type Deeds, game, nameOf, type Setting, step, table } from './table.ts';

/** The votes that lead to a world's strikes: members know theirs, for other viewers all agree. */
function votesIn(w: State, nth: number): { [seat: string]: string } {
  const votes: { [seat: string]: string } = {};
  for (const clan of CLANS) {
    const known = w.hunts.filter((hunt) => hunt.clan === clan && hunt.cycle === w.cycle)[nth]?.votes ?? [];
    const victim = w.attacks.filter(({ source }) => source === clan)[nth]?.target ?? -1;
    for (const seat of membersOf(w, clan)) {
      const vote = known[seat] ?? (seat === victim ? NONE : victim);
      if (!isBlocked(w, seat) && vote !== NONE) votes[nameOf(seat)] = nameOf(vote);
    }
  }
  return votes;
}

/** What everybody chooses in a world today. */
function deedsIn(w: State): Deeds {
  const compared = w.facts.find(({ about, cycle }) => about === 'same' && cycle === w.cycle);
  const second: { readonly [role: Role]: string } = {
    [LAMIA]: w.isHost ? 'host' : 'visitor',
    [KING]: w.attacks.some(({ source }) => source === 'king') ? 'kill' : 'check',
    [REVENANT]: compared === undefined ? '' : nameOf(compared.other),
  };
  const chosen = ALL_ROLES.filter((role) => w.used[role]! >= 0).map((role) => [
    roleName(role),
    `${nameOf(w.used[role]!)} ${second[role] ?? ''}`,
  ]);
  const hunt = votesIn(w, 0);
  const sacrifice = w.isSacrificed ? 'yes' : 'no';
  return { ...Object.fromEntries(chosen), hunt, pack: hunt, again: votesIn(w, 1), sacrifice };
}

/** A world at the Dawn of the day. */
function dawnOf(w: State, setting: Setting): State {
  const last = ALL_ROLES.filter((role) => w.before[role]! >= 0).map((role) => [
    roleName(role),
    nameOf(w.before[role]!),
  ]);
  const plain = MODAL_VARGS.filter((role) => w.roles.includes(role) && !isPower(w, role)).map(roleName);
  return table(w.roles.map(roleName).join(' '), {
    ...setting,
    last: Object.fromEntries(last),
    plain: plain.join(' '),
    ...(w.roles.includes(GHOUL) ? { lives: w.ghoulLives } : {}),
  });
}

/** The first of these parts in which two objects differ. */
function difference<T extends object>(parts: readonly (keyof T)[], a: T, b: T): string | null {
  const part = parts.find((one) => !same(a[one], b[one]));
  return part === undefined ? null : `${String(part)}: ${JSON.stringify(a[part])}, not ${JSON.stringify(b[part])}`;
}
const viewDifference = (s: State, v: View): string | null =>
  difference(Object.keys(v) as (keyof View)[], game.view(s, v.viewer), v);

/** The oracle: plays a world's day by the rules. Null if it leads to the view and to what the world says was done. */
function playDifference(w: State, v: View, setting: Setting): string | null {
  const s = dawnOf(w, setting);
  const deeds = deedsIn(w);
  for (let i = 0; i < 2000 && !(s.turns === v.turns && same(s.table.stack, v.stack)); i++) step(s, deeds);
  return (
    viewDifference(s, v) ?? difference(['used', 'attacks', 'princeWard', 'isHost', 'tricks', 'isSacrificed'], s, w)
  );
}

interface Sampling {
  samples: number;
  /** How many attempts each sample may take. */
  attempts: number;
  /** How many of the samples are played again, if the day began with a setting. */
  played: number;
  setting: Setting | null;
}
/** Imagines some worlds; throws if one does not agree with the view or is none that the rules can lead to. */
export function checkImagined(v: View, { samples, attempts, played, setting }: Sampling): State[] {
  return Array.from({ length: samples }, (_, seed) => {
    const w = imagineWithin(v, fastRng(seed), attempts);
    const isPlayed = setting !== null && seed < played;
    const fault = game.flaw(w) ?? viewDifference(w, v) ?? (isPlayed ? playDifference(w, v, setting) : null);
    if (fault === null) return w;
    throw new Error(
      `sample ${seed} of ${nameOf(v.viewer)} is impossible: ${fault}\n${w.roles.map(roleName).join(' ')}`,
    );
  });
}
