import { ROLES, type Role } from '@duskhall/blood-vendetta';

const sectionOf = (role: Role): number => Number(ROLES[role]!.rule.split('.')[1]);
/** The order of roles in the rules: lords first, ordinary cards last. */
export const byRule = (a: Role, b: Role): number => sectionOf(a) - sectionOf(b);
