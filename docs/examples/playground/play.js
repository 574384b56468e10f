/** The page of the docs on which the example of a game can be changed and played against random choices. */
import {
  below,
  closeWindow,
  collect,
  enter,
  fastRng,
  mayClose,
  openMatch,
  readOptions,
  waiting,
} from '@duskhall/kernel';

const part = (id) => document.getElementById(id);
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
const NAMES = ['You', 'Ada', 'Ben', 'Cleo'];

/** A module made of the text; its import of the kernel is found by the page's import map. */
async function load(source) {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function start() {
  part('fault').textContent = '';
  part('log').replaceChildren();
  try {
    const { game, texts } = await load(part('source').value);
    const seats = Math.min(game.seats.max, 3);
    const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    const match = openMatch(game, { seats, options: readOptions(game.options, {}, seats), seed });
    goOn({ game, texts: texts.en, match, names: NAMES.slice(0, seats), rng: fastRng(Number(seed)) });
  } catch (error) {
    part('fault').textContent = String(error);
  }
}

/** Lets the others answer at random until it is the reader's turn or the end, then shows the table. */
function goOn(play) {
  const { game, match, rng } = play;
  for (;;) {
    const other = waiting(match.s).find((seat) => seat > 0);
    if (other !== undefined) {
      const moves = game.legal(match.s, other);
      enter(match, other, [moves[below(rng, moves.length, 'choice')]], 'seat', 0);
    } else if (mayClose(match.s)) closeWindow(match, 'clock', 0);
    else break;
  }
  show(play);
}

function show(play) {
  const { game, texts, match, names } = play;
  const view = game.view(match.s, 0);
  for (const event of collect(match)) {
    const told = game.redact(match.s, event, 0);
    if (told !== null) part('log').append(element('li', texts.event(told, names)));
  }
  part('title').textContent = texts.title;
  part('prompt').textContent = [
    texts.prompt(view, names),
    ...(game.scores(match.s) ? texts.result(view, names) : []),
  ].join(' · ');
  const lines = texts.table(view, names);
  part('table').replaceChildren(
    ...lines.flatMap(({ seat, label, text }) => [
      element('dt', names[seat] ?? ''),
      element('dt', label),
      element('dd', text),
    ]),
  );
  part('moves').replaceChildren(
    ...game.legal(match.s, 0).map((move) => {
      const button = element('button', texts.move(view, move, names));
      button.addEventListener('click', () => {
        enter(match, 0, [move], 'seat', 0);
        goOn(play);
      });
      return button;
    }),
  );
}

part('source').value = await (await fetch('goofspiel.js')).text();
part('start').addEventListener('click', start);
await start();
