import { scores } from '../outcome.ts';
import type { View } from '../view/index.ts';
import type { Catalogue, Names, Words } from './catalogue.ts';
import { roleIn } from './name-of.ts';

const fateIn = (words: Words, view: View, seat: number): string => {
  const death = view.deaths.find((one) => one.seat === seat);
  return death === undefined ? words.alive : words.causes[death.cause];
};

/** VN-6.7, VN-6.8: who has won, and who was who; the winners first. */
export function resultIn({ words, results }: Catalogue, view: View, names: Names): string[] {
  const [opened] = view.opened;
  if (view.ending === '' || opened === undefined) return [];
  const points = scores({ ending: view.ending, roles: opened.roles })!;
  const most = Math.max(...points);
  const won = names.filter((_, seat) => most > 0 && points[seat] === most);
  const why = words.whys[view.ending as keyof Words['whys']] as string | undefined;
  const order = names.map((_, seat) => seat).sort((a, b) => points[b]! - points[a]! || a - b);
  return [
    `${words.endings[view.ending]} ${why ?? results.won(won, most)}`,
    ...order.map((seat) =>
      results.line(names[seat]!, roleIn(words, opened.roles[seat]!), fateIn(words, view, seat), points[seat]!),
    ),
    ...view.predictions.map(({ seat, points: share }) => results.foretold(names[seat]!, Math.round(share * 100))),
  ];
}
