import type { PartWords } from '../catalogue.ts';

export const parts: PartWords = {
  area: ['a better play area', 'a poorer play area'],
  hand: ['a better hand', 'a poorer hand'],
  effects: ['better effects', 'weaker effects'],
  majority: ['ahead in more domains', 'ahead in fewer domains'],
  hegemony: ['hegemony is nearer', 'hegemony is farther off'],
  danger: ['rivals are less of a danger', 'rivals are more of a danger'],
  markers: ['markers lie better', 'markers lie worse'],
  moment: ['better timing', 'worse timing'],
};
