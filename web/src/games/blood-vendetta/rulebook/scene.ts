import type { BloodVendetta, Move, RoleName } from '@duskhall/blood-vendetta';
import type { OptionValues, Seat } from '@duskhall/kernel';
import type { Deed } from '../../../lesson.ts';
import type { Scene } from '../../../rulebook.ts';

export const YES: Move = { yes: true };
export const NO: Move = { yes: false };
export const LOCK: Move = { lock: true };
export const READY: Move = { ready: true };
export const DONE: Move = { done: true };
export const name = (seat: Seat): Move => ({ name: seat });
export const vote = (seat: Seat): Move => ({ vote: seat });
export const accuse = (seat: Seat): Move => ({ nominate: seat });
export const claim = (role: number): Move => ({ say: 'claimRole', about: -1, other: -1, value: role });
export const checked = (about: Seat, type: number): Move => ({ say: 'claimCheck', about, other: -1, value: type });

/** Nobody else answers in so many steps. */
export const pass = (steps = 1): Deed<Move>[] => Array.from({ length: steps }, () => 'expire' as const);
/** Several do the same. */
export const each = (seats: readonly Seat[], move: Move): Deed<Move>[] => seats.map((seat) => [seat, move] as const);

/** What begins a scene besides the roles, and how it is shown. */
interface Laid extends Omit<Scene<BloodVendetta>, 'table'> {
  at?: object;
  options?: OptionValues;
}
/** As small as a phone may be, and without the buttons below. */
const PHONE = [390, 440] as const;
const QUESTION = ['.strip', '.field'];

/** A phone: the first seat's, unless another is named. */
export const phone = (
  roles: readonly RoleName[],
  { at = {}, options = {}, seat = 0, ...laid }: Laid & { seat?: Seat } = {},
): Scene<BloodVendetta> => ({
  table: { seats: roles.length, seat, options: { callMode: 'sequential', ...options }, scenario: { roles, ...at } },
  size: PHONE,
  part: QUESTION,
  ...laid,
});
/** A phone whose covered card is held. */
export const held = (...given: Parameters<typeof phone>): Scene<BloodVendetta> => ({
  ...phone(...given),
  isOpen: true,
});
/** The table's screen: those who sit around it. */
export const screen = (roles: readonly RoleName[], laid: Laid = {}): Scene<BloodVendetta> => ({
  ...phone(roles, { seat: -2, size: [980, 600], part: '.table', ...laid }),
  shows: 'screen',
});
/** The moderator's console, as long as it is. */
export const console = (roles: readonly RoleName[], laid: Laid = {}): Scene<BloodVendetta> => ({
  ...phone(roles, { seat: -1, size: [430, 2400], ...laid }),
  shows: 'console',
});
