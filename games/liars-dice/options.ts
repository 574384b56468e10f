import type { OptionTable } from '@duskhall/kernel';

/** LD-1: the faces of a die. */
export type Options = { readonly faces: '4' | '6' };

export const OPTIONS: OptionTable<Options> = {
  faces: { kind: 'choice', values: ['6', '4'], fallback: '6' },
};
