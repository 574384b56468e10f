import { GHOUL, NEWLY_TURNED, ROLES, SIDES } from './roles/table.ts';
import { lord } from './rules/people.ts';
import { isTrue } from './rules/truth.ts';
import { endingNow } from './rules/win.ts';
import type { State } from './state/index.ts';

/** A broken invariant: the cards do not add up to the set, or a seat was told something false. */
export function flaw(s: State): string | null {
  if (s.roles.includes(-1)) return s.phase === 'intro' ? null : 'a card that was never recorded';
  return setFlaw(s) ?? factFlaw(s) ?? clanFlaw(s) ?? lifeFlaw(s) ?? predictionFlaw(s);
}

function setFlaw(s: State): string | null {
  const { counts, lords, shifters, sides } = s.composition;
  const isOpen = s.options.composition === 'open';
  const held = ROLES.map((_, role) => s.roles.filter((own) => own === role).length);
  const over = held.map((n, role) => n - counts[role]!);
  if (isOpen && over.some((n) => n < 0)) return 'a card of the set that nobody holds';
  if (isOpen && over.reduce((sum, n) => sum + n, 0) !== lords + shifters) return 'cards that are not in the set';
  if (held.some((n, role) => n > ROLES[role]!.copies)) return 'too many cards of a role';
  const isOff = SIDES.some((_, side) => s.roles.filter((role) => ROLES[role]!.side === side).length !== sides[side]);
  return isOff ? 'sides that do not count up' : null;
}

function factFlaw(s: State): string | null {
  const lie = s.facts.find((fact) => !isTrue(s, fact));
  return lie === undefined ? null : `seat ${lie.seat} was told in cycle ${lie.cycle} that ${JSON.stringify(lie)}`;
}

/** VN-4.3.4: a silenced player is not the Newly-Turned. */
function clanFlaw(s: State): string | null {
  const isTurned = s.hunts.some(({ silenced }) => silenced.some((seat) => s.roles[seat] === NEWLY_TURNED));
  return isTurned ? 'the Newly-Turned was silenced' : null;
}

function lifeFlaw(s: State): string | null {
  const ghoul = s.roles.indexOf(GHOUL);
  if (ghoul >= 0 && s.isAlive[ghoul] && s.ghoulLives < 1) return 'a Ghoul that lives without a life';
  if (s.brideKnows >= 0 && s.isAlive[s.brideKnows] && lord(s) !== s.brideKnows) return 'a Bride who knows no lord';
  if (s.ending === '' && s.phase !== 'intro' && endingNow(s) !== '')
    return `a game that should have ended: ${endingNow(s)}`;
  return null;
}

/** VN-4.9.4: only the dead make predictions, one entry each. */
function predictionFlaw(s: State): string | null {
  const seats = s.predictions.map(({ seat }) => seat);
  if (seats.some((seat) => s.isAlive[seat])) return 'a living seat that foretells';
  return new Set(seats).size < seats.length ? 'two predictions of one seat' : null;
}
