import { USUAL_BOT } from '@duskhall/bots';
import { catalogue } from '../catalogue.svelte.ts';
import type { Side } from '../game-display.ts';
import { clientOf } from '../games.ts';
import { nameHere } from '../me.svelte.ts';
import { deal } from './deal.ts';
import { begin } from './session.svelte.ts';

/** Deals a match against bots on this device and goes there. */
export async function playHere(game: string, opponents: number, side: Side): Promise<void> {
  const bot = catalogue.bot || USUAL_BOT;
  const players = Array.from({ length: opponents + 1 }, (_, seat) =>
    seat === side.seat ? { name: nameHere(), bot: '' } : { name: '', bot },
  );
  const { game: rules, alone } = await clientOf(game);
  begin(deal(rules, players, side.seat, { ...alone?.options, ...side.options }));
}
