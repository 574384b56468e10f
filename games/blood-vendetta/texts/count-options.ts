import { ROLE_NAMES, type RoleName } from '../roles/table.ts';
import type { OptionTexts, Words } from './catalogue.ts';

/** How many cards of each role a table's own set has: the options are called like the roles. */
export const countOptions = (roles: Words['roles'], help: string): Pick<OptionTexts, RoleName> =>
  Object.fromEntries(
    ROLE_NAMES.map((id) => [id, { name: roles[id].name, help: `${help} ${roles[id].text}`, values: {} }]),
  ) as Pick<OptionTexts, RoleName>;
