import { BadInput, proofOf, verifyDeal } from '@duskhall/kernel';
import { createColors } from 'picocolors';
import { readArguments } from '../arguments.ts';
import { CARDS_FLAG } from '../card-sets.ts';
import { BadNews, type Command } from '../command.ts';
import { textsOf } from '../games.ts';
import { GAME_FLAG } from '../outside/games.ts';
import { openRecord, readKept } from '../record-file.ts';
import { printJson, printLine } from '../terminal.ts';
import { columns } from '../text-layout.ts';
import { dishonestyIn, provenBy } from './dishonesty.ts';

const help = `
duskhall verify <file> [options]: was the deal of a finished match honest?

  --kept FILE        what your own client kept of the deal: play --save G.json
                     writes it beside the record, into G.deal.json
  --commitment HEX   what the house published before the match
  --draws            lists every draw: its label, its number, its hash
  --game FILE        a game of your own: ./mine.js
  --cards FILE       a card set of your own; duskhall cards --help tells more
  --lang en|ru|fr    the language; else that of the environment
  --json             as JSON

Checks that the house's secret and every seat's number are those that were
committed to, recomputes the seed from them and every draw from the seed, and
replays the match. Then it says what that proves, and against whom. Exit code:
0 if everything is correct, 1 if not, 2 if the file cannot be read or has no
deal.
`;

const FLAGS = {
  kept: { type: 'string' },
  commitment: { type: 'string' },
  draws: { type: 'boolean' },
  game: GAME_FLAG,
  cards: CARDS_FLAG,
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const verify: Command = {
  summary: 'whether the deal of a finished match was honest',
  help,
  async run(args, terminal) {
    const { values, word: file } = readArguments(args, FLAGS, 'file');
    const { locale, words, record, game } = await openRecord(file, values, terminal);
    if (record.deal === null || record.deal === undefined) throw new BadInput(words.deal.flaws.none);
    const { commitment } = values;
    const kept = values.kept === undefined ? null : readKept(values.kept, words);
    const dishonesty = dishonestyIn(game, record, { commitment, kept }, await textsOf(game, locale), words);
    const draws = dishonesty === null ? verifyDeal(game, record) : [];
    const { green, red, dim } = createColors(terminal.hasColours);
    if (values.json) {
      const { match, commitment } = record.deal!;
      const listed = values.draws ? { list: draws } : {};
      printJson(terminal, {
        match,
        commitment,
        isHonest: dishonesty === null,
        ...(dishonesty === null && { proof: proofOf(record, kept) }),
        ...dishonesty,
        draws: draws.length,
        ...listed,
      });
    } else if (dishonesty === null) {
      printLine(terminal, green(words.deal.honest(draws.length, record.entries.length)));
      for (const line of provenBy(record, kept, words)) printLine(terminal, line);
      const rows = draws.map(({ label, block, hash }) => [String(block), label, dim(hash)]);
      if (values.draws) for (const line of columns(rows, [0])) printLine(terminal, line);
    } else printLine(terminal, red(words.deal.dishonest(dishonesty.text)));
    if (dishonesty !== null) throw new BadNews();
  },
};
