import { fastRng, readOptions } from '@duskhall/kernel';
import { ATTACKERS, cardsIn, type Event, vampireVillage as game, type View } from '@duskhall/vampire-village';
import { expect, test } from 'vitest';
import { beatsOf, lastNight, type Night, tollOf } from '../night/night.ts';

const options = readOptions(game.options, {}, 4);
const whereIn = (log: readonly Event[]) => (card: number) => {
  for (const event of log) {
    if (event.type === 'built' && event.card === card) return [event.x, event.y] as const;
    if (event.type === 'began' && event.starts.includes(card)) return [0, 0] as const;
  }
  return undefined;
};
const nightAt = (log: readonly Event[], view: View): Night | null =>
  lastNight(log, { ...view, whereWas: whereIn(log) });
const sorted = (village: readonly number[]): number[] => cardsIn(village).sort((a, b) => a - b);

/** A whole game by chance, looked at after every move by somebody who watches. */
function watch(seed: number, look: (view: View, log: readonly Event[]) => void): void {
  const s = game.setup(options, 4, fastRng(seed));
  const log: Event[] = [];
  for (let i = 0; ; i++) {
    log.push(...(s.table.log as Event[]).flatMap((event) => game.redact(s, event, -2) ?? []));
    s.table.log = [];
    look(game.view(s, -2), log);
    if (game.scores(s) !== null) return;
    const seat = s.table.questions.findIndex((question) => question !== null);
    const moves = game.legal(s, seat);
    game.apply(s, seat, moves[(i * 7 + seed) % moves.length]!);
  }
}

test('a night is found from its first comparison to long after it, and always begins alike', () => {
  for (const seed of [1, 2, 3]) {
    const starts = new Map<number, string>();
    watch(seed, (view, log) => {
      const night = nightAt(log, view);
      if (night === null) return;
      const start = JSON.stringify([night.villages.map((v) => [...v].sort((a, b) => a - b)), night.around]);
      if (starts.has(night.round)) expect(start).toBe(starts.get(night.round));
      else starts.set(night.round, start);
      expect(night.isOver).toBe(view.stack.at(-1)?.do !== 'attack.begin');
    });
    expect([...starts.keys()]).toEqual([1, 2]);
  }
});

test('VV-4.70: the pictures follow the tiles, all villages at once, and end at what is open now', () => {
  for (const seed of [4, 5])
    watch(seed, (view, log) => {
      const night = nightAt(log, view);
      if (night === null || view.stack.at(-1)?.do !== 'attack.begin') return;
      const beats = beatsOf(
        night,
        options,
        night.acts.map(() => 0),
      );
      const attackers = beats.map(({ attacker }) => view.order.indexOf(attacker));
      expect(attackers).toEqual(attackers.toSorted((a, b) => a - b));
      for (let seat = 0; seat < 4; seat++) {
        const told = beats.flatMap(({ acts }) => acts[seat] ?? []);
        expect(told).toEqual(night.acts[seat]);
        const last = beats.findLast(({ acts }) => acts[seat] !== null);
        const fallen = last?.acts[seat]?.card ?? -1;
        const left = sorted(last?.villages[seat] ?? night.villages[seat]!).filter((card) => card !== fallen);
        const isAfter = beats.at(-1) === last || last === undefined;
        if (isAfter) expect(left).toEqual(sorted(view.villages[seat]!));
      }
    });
});

test('what was seen is not shown again', () => {
  let checked = 0;
  watch(6, (view, log) => {
    const night = nightAt(log, view);
    if (night === null) return;
    const all = night.acts.map((acts) => acts.length);
    expect(beatsOf(night, options, all)).toEqual([]);
    const seen = all.map((n) => Math.max(0, n - 1));
    const beats = beatsOf(night, options, seen);
    expect(beats.flatMap(({ acts }) => acts.filter((act) => act !== null)).length).toBe(
      all.filter((n) => n > 0).length,
    );
    checked++;
  });
  expect(checked).toBeGreaterThan(10);
});

test('VV-4.76: the toll of a night counts as many cards as creatures', () => {
  watch(7, (view, log) => {
    const night = nightAt(log, view);
    if (night === null || !night.isOver) return;
    night.acts.forEach((acts, seat) => {
      const toll = tollOf(night, seat, ATTACKERS);
      const byDemons = toll.deeds.filter(({ card }) => card >= 0).length;
      expect(toll.cards.length - byDemons).toBe(toll.slain.length);
      expect(toll.fights.filter((fight) => fight !== null).length).toBe(new Set(acts.map((act) => act.attacker)).size);
    });
  });
});
