/** A process that runs boardgame.io's server with our rules; its parent stops it. */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Game, openMatch, type Types, WATCHER } from '@duskhall/kernel';
import { FLAGSHIP } from '../../games.ts';
import { largest } from '../random-play.ts';
import { answerParent, processorTime } from './child.ts';

/** The part of boardgame.io/server that is used here. */
interface Library {
  Server(given: { games: object[]; origins: string[] }): {
    run(given: { port: number }): Promise<{ appServer: { address(): AddressInfo } }>;
  };
}
type Given = { G: Types['state']; playerID: string | null };

/** Our state is its `G`. Undo is off and moves are not validated, both in its favour. */
function theirGame(game: Game<Types>): object {
  const { seats, options } = largest(game);
  return {
    name: game.name,
    setup(_: object, { seed }: { seed: string }) {
      const { s } = openMatch(game, { seats, options, seed });
      s.table.log = null;
      return s;
    },
    moves: {
      play: {
        move: ({ G, playerID }: Given, move: unknown) => game.apply(G, Number(playerID), move),
        // Like our server: simultaneous answers do not conflict, and nobody receives another's answer.
        ignoreStaleStateID: true,
        redact: true,
      },
    },
    turn: { activePlayers: { all: null } },
    disableUndo: true,
    playerView: ({ G, playerID }: Given) => game.view(G, playerID === null ? WATCHER : Number(playerID)),
  };
}

// Silences its start message.
console.log = () => {};
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Library;
const server = Server({ games: [theirGame(FLAGSHIP)], origins: [] });
const { appServer } = await server.run({ port: 0 });
answerParent({ url: `http://127.0.0.1:${appServer.address().port}`, stop: async () => {} }, processorTime);
