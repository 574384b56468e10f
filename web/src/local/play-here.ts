import { USUAL_BOT } from '@duskhall/bots';
import { catalogue } from '../catalogue.svelte.ts';
import { clientOf } from '../games.ts';
import { nameHere } from '../me.svelte.ts';
import { deal } from './deal.ts';
import { begin } from './session.svelte.ts';

/** Deals a match against bots on this device and goes there. */
export async function playHere(game: string, opponents: number): Promise<void> {
  const bot = catalogue.bot || USUAL_BOT;
  const players = [{ name: nameHere(), bot: '' }, ...Array.from({ length: opponents }, () => ({ name: '', bot }))];
  const { game: rules, alone } = await clientOf(game);
  begin(deal(rules, players, 0, alone?.options ?? {}));
}
