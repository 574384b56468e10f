import type { Cause, Phase } from '../events.ts';
import type { Call } from '../roles/table.ts';
import type { Over, SideName, Words } from './catalogue.ts';

/**
 * VN-3.8: what a narrator says besides the plain lines of `Words`, which alone are written into the log: so no evening
 * hears the same sentence again and again. The plain line counts as a way to say it, unless "complete" stands here.
 *
 * It is written for the ear, and a speech synthesiser reads it: short sentences. A name is not declined in Russian, never
 * follows `de` or `que` in French, and no word agrees with the gender of a player, which nobody knows.
 */
export interface Tale extends Hours, Deaths, Court, Ends {
  calls: ClanCalls & PowerCalls;
}

/** Ways to say one and the same thing: they differ in words, never in what is told or in who is named. */
export type Ways = readonly string[];
type Named = (name: string) => Ways;

export interface Hours {
  phases: { readonly [phase in Phase]: Ways };
  /** Complete. All roles of a phase choose at once (VN-4.1.11): in place of its opening and of all its calls. */
  together: { readonly [phase in Exclude<Phase, 'night'>]: Ways };
  eyes: { readonly [what in 'phone' | 'close' | 'open']: Ways };
}

/** The first sentence of an opening is all that is said when time is short. */
export interface CallWays {
  open: Ways;
  close: Ways;
}
type ClanCall = keyof Words['calls'] | keyof Words['shifterCalls'] | 'second';
export type PowerCalls = { readonly [call in Exclude<Call, ClanCall | 'shifter'>]: CallWays };
/** The calls that no single role has to itself. */
export type ClanCalls = { readonly [call in ClanCall]: CallWays };

/** VN-4.7.1: what is told at nightfall, and of the dead. */
export interface Deaths {
  died: { readonly [cause in Cause]: Named };
  /** Complete. */
  shown: { readonly [by in keyof Words['shown']]: Named };
  /** Complete. */
  claws: Ways;
  nobodyDied: Ways;
  doubleStrikeComes: Ways;
  kitsuneAwoke: Ways;
  charmed: Named;
  paralysed: Named;
  staleWarned: Ways;
  /** Complete. A sentence for the card of somebody dead, by the side that it shows. */
  epitaphs: { readonly [side in SideName]: { readonly [cause in Exclude<Cause, 'removal'>]: Ways } };
}

/** VN-4.8: what is told of the debate, the trials and the votes. */
export interface Court {
  debateBegan: Ways;
  speech: Named;
  defence: Named;
  /** Complete. */
  lastWords: Named;
  nominated: Named;
  accused: Named;
  /** A vote about one accused, or among all. */
  verdict: Named;
  ballot: Ways;
  condemnedBy: (name: string, ayes: number) => Ways;
  sparedBy: (name: string, ayes: number) => Ways;
  balloted: (tally: string) => Ways;
  condemned: Named;
  notExecuted: Ways;
  moderatorNamed: Named;
}

type NoWinner = keyof Words['whys'];
/** VN-6: who has won, or why nobody has. */
export interface Ends {
  endings: { readonly [ending in Exclude<Over, NoWinner> | 'nobody']: Ways };
  whys: { readonly [ending in NoWinner]: Ways };
}
