/** A program for a ladder of Carta Impera Victoria: DUSKHALL_TOKEN=… npx tsx ladder-bot.ts http://localhost:8410 */
import { setTimeout as sleep } from 'node:timers/promises';
import { cartaImperaVictoria as game, type Move, type View } from '@duskhall/carta-impera-victoria';
import { fastRng } from '@duskhall/kernel';

const server = process.argv[2] ?? 'http://localhost:8410';
const rng = fastRng(1);

/** Takes the move with the best value one step ahead, over a few worlds consistent with the view. */
function choose(view: View, moves: readonly Move[]): Move {
  const totals = moves.map(() => 0);
  for (let i = 0; i < 8; i++) {
    const world = game.imagine(view, rng);
    moves.forEach((move, place) => {
      const s = game.clone(world);
      game.apply(s, view.viewer, move);
      totals[place]! += game.hints!.value(s)[view.viewer]!;
    });
  }
  return moves[totals.indexOf(Math.max(...totals))]!;
}

/** Answers the open question, if there is one, and waits for news: at most 20 seconds. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the server says
async function turn(answer: object | undefined): Promise<any> {
  const response = await fetch(`${server}/api/ladders/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.DUSKHALL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  });
  return response.json();
}

let answer: object | undefined;
for (;;) {
  // A server that cannot be reached, or for which a proxy answers, is asked again.
  const told = await turn(answer).catch(() => ({ code: 'away', text: `no answer from ${server}` }));
  answer = undefined;
  if (told.type === 'turn') answer = { match: told.match, asked: told.asked, move: choose(told.view, told.moves) };
  else if (told.type === 'over') console.log('seat', told.seat, 'scores', told.scores, told.why);
  else if (told.code !== undefined) {
    console.log(told.code, told.text);
    if (['no-token', 'replaced', 'no-ladder'].includes(told.code)) process.exit(1);
    await sleep(2000);
  }
}
