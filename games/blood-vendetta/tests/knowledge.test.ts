import { type Seat, same } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ABOUTS } from '../events.ts';
import { DAWN_CALLS, ROLE_NAMES, type Role, type RoleName, roleName, SUNSET_CALLS } from '../roles/table.ts';
import type { State } from '../state/index.ts';
import { readDeeds } from './cases.ts';
import { checkImagined } from './imagined-worlds.ts';
import { at, cycle, game, night, type Setting, step, table } from './table.ts';

/*
 * What is learned through a role, and by whom: viewer | roles | what is done (// on the next day) | setting. Whenever a
 * window opens, every world that the viewer imagines must be one that the rules could have led to, and the first sample
 * must be one. A role without lines is watched by its holder.
 */
const LEARNED: { readonly [role in RoleName]?: readonly string[] } = {
  monk: [
    'S1 | king queen vampire*4 monk hunter*2 | monk S1',
    'S2 | king queen vampire*4 monk hunter*2 | monk S2; hunt S8>S3 S9>S3',
    'S8 | king queen vampire*4 monk hunter*2 | monk S9; hunt S7>S3 S8>S3',
    'S1 | king queen vampire*4 monk hunter*2 | monk S1 | {"options":{"composition":"closed"}}',
    'S1 | king queen vampire*4 monk hunter*2 | monk S1 // monk S2 | {"options":{"composition":"closed"}}',
  ],
  lamia: [
    'S2 | king lamia queen vampire*4 monk hunter | lamia S3 host; hunt S8>S3 S9>S3',
    'S2 | king lamia queen vampire*4 monk hunter | lamia S3 visitor',
    'S2 | king lamia queen vampire*4 monk hunter | monk S2',
  ],
  undine: [
    'S1 | king undine vampire*4 monk hunter*2 | undine S1',
    'S2 | king undine vampire*4 monk hunter*2 | undine S8',
  ],
  'paralyzing-varg': [
    'S1 | king queen vampire*4 leader hunter varg-leader paralyzing-varg | paralyzing-varg S1',
    'S3 | king queen vampire*4 leader hunter varg-leader paralyzing-varg | | {"cycle":1,"paralysed":"S2"}',
    'S3 | king queen vampire*4 leader hunter varg-leader paralyzing-varg | | {"cycle":1,"paralysed":"S2","options":{"composition":"closed"}}',
    'S2 | king paralyzing-varg vampire*4 | | {"cycle":1,"dead":"S3 S4 S5 S6","paralysed":"S1"}',
  ],
  'tricky-varg': [
    'S1 | king vampire*5 monk leader varg-leader tricky-varg | tricky-varg S3; king S3 check; monk S4',
    'S1 | king vampire*5 leader hunter varg-leader tricky-varg | tricky-varg S3; king S3 check',
    'S1 | king vampire*5 leader hunter varg-leader tricky-varg | tricky-varg S3; king S4 check',
    'S10 | king vampire*5 leader hunter varg-leader tricky-varg | tricky-varg S3 // tricky-varg S4',
  ],
  queen: ['S2 | king queen vampire*4 monk hunter*2 | queen S2; hunt S8>S2 S9>S2 // queen S3'],
  king: [
    'S1 | king queen vampire*4 monk hunter*2 | king S7 kill',
    'S1 | king queen vampire*4 monk hunter*2 | king S7 check',
    'S1 | king bride vampire*4 monk hunter*2 | king S7 kill | {"options":{"callMode":"simultaneous"}}',
  ],
  prince: ['S1 | prince queen vampire*4 monk hunter*2 | prince S3 // prince S9'],
  count: [
    'S2 | king count queen vampire*4 monk hunter*2 | king S8 kill',
    'S2 | king count queen vampire*4 monk hunter*2 | king S8 check // king S3 check',
    'S2 | prince count queen vampire*4 monk hunter*2 | prince S8 // prince S3',
    'S2 | king count queen vampire*4 monk hunter*2 | monk S1',
    'S1 | king count queen vampire*4 monk hunter*2 | monk S1',
    'S1 | king count queen vampire*4 monk hunter*2 | monk S2',
    'S1 | king count queen vampire*4 monk hunter*2 | king S8 check',
    'S2 | prince count queen vampire*4 monk hunter*2 | count S9 | {"dead":"S1","cycle":1}',
  ],
  'vengeful-varg': [
    'S10 | king queen bride vampire*3 leader hunter varg-leader vengeful-varg | vengeful-varg S1',
    'S10 | king queen bride vampire*3 leader hunter varg-leader vengeful-varg | vengeful-varg S2',
  ],
  kitsune: [
    'S3 | king kitsune vampire*5 hunter*2 | | {"cycle":1,"dead":"S8 S4","options":{"revealOnDeath":"none"}}',
    'S2 | king kitsune vampire*5 hunter*2 | kitsune S4 | {"cycle":1,"dead":"S8 S9"}',
    'S3 | king kitsune vampire*5 hunter*2 | kitsune S4 | {"cycle":1,"dead":"S8 S9","options":{"revealOnDeath":"none"}}',
    'S3 | king kitsune vampire*5 hunter*2 | kitsune S4 | {"cycle":1,"dead":"S8 S9","options":{"revealOnDeath":"none","composition":"closed"}}',
  ],
  bride: [
    'S2 | king bride lamia dhampir vampire*2 monk hunter*2 | bride S1; lamia S4 host; hunt S8>S1 S9>S1; sacrifice no',
    'S2 | king bride banshee dhampir vampire*2 monk hunter*2 | bride S1; banshee S5 // bride S1; hunt S8>S1 S9>S1; sacrifice no',
    'S2 | king bride queen dhampir vampire*2 monk hunter*2 | bride S1; hunt S8>S1 S9>S1; sacrifice yes',
    'S2 | king bride queen dhampir vampire*2 monk hunter*2 | bride S1; hunt S8>S1 S9>S1; sacrifice no',
    'S2 | king bride queen dhampir vampire*2 monk hunter*2 | bride S1; hunt S8>S4 S9>S4',
    'S2 | king bride queen dhampir vampire*2 monk hunter*2 | bride S3 // bride S1',
    'S2 | king bride queen dhampir vampire*2 monk hunter*2 | bride S1 // bride S3',
  ],
  banshee: [
    'S4 | king banshee undine vampire*3 monk hunter*2 | banshee S4',
    'S3 | king banshee vampire*4 monk hunter*2 | banshee S3 // banshee S4',
    'S4 | king banshee vampire*4 monk hunter*2 | banshee S3',
    'S3 | king banshee vampire*4 monk hunter*2 | banshee S3 | {"options":{"composition":"closed"}}',
  ],
  dhampir: [
    'S2 | hunter dhampir king vampire hunter*4 monk | monk S5; dhampir S3; hunt S1>S3 S6>S3 S7>S3 S8>S3',
    'S2 | king dhampir lamia vampire*3 monk hunter*2 | dhampir S4; lamia S5 host; hunt S8>S4 S9>S4',
    'S2 | king dhampir lamia vampire*3 monk hunter*2 | dhampir S4; lamia S5 host; hunt S8>S6 S9>S6',
    'S2 | king dhampir queen vampire*3 monk hunter*2 | dhampir S3; hunt S8>S3 S9>S3',
    'S2 | king dhampir queen vampire*3 monk hunter*2 | dhampir S3; king S3 kill',
    'S2 | king dhampir queen vampire*3 monk hunter*2 | dhampir S3',
    'S2 | king dhampir banshee vampire*3 monk hunter*2 | dhampir S4; banshee S4',
    'S2 | king dhampir banshee vampire*3 monk hunter*2 | dhampir S4; banshee S5',
  ],
  scout: [
    'S7 | king queen bride dhampir ghoul vampire scout hunter*2 | scout S1',
    'S7 | king queen bride dhampir ghoul vampire scout hunter*2 | scout S2',
  ],
  revenant: [
    'S2 | king revenant vampire*4 monk hunter*2 | revenant S3 S8',
    'S2 | king revenant vampire*4 monk hunter*2 | revenant S8 S9',
  ],
  ghoul: [
    'S2 | king ghoul lamia vampire*3 monk hunter*2 | lamia S4 host; hunt S8>S2 S9>S2',
    'S2 | king ghoul lamia vampire*3 monk hunter*2 | lamia S4 host; hunt S8>S5 S9>S5',
    'S2 | king ghoul banshee queen vampire*2 monk hunter*2 | banshee S2 // queen S2; banshee S5',
    'S2 | prince ghoul banshee vampire*3 monk hunter*2 | banshee S2 // prince S2; banshee S5',
    'S2 | king ghoul queen vampire*3 monk hunter*2 | hunt S8>S2 S9>S2',
    'S2 | prince ghoul queen vampire*3 monk hunter*2 | hunt S8>S2 S9>S2',
    'S2 | king ghoul queen vampire*3 monk hunter*2 | hunt S8>S3 S9>S3 | {"cycle":1,"lives":1}',
  ],
  beauty: [
    'S3 | king queen vampire*4 beauty hunter*2 | | {"cycle":1,"charmed":"S2"}',
    'S3 | king queen vampire*4 beauty hunter*2 | | {"cycle":1,"charmed":"S2","options":{"composition":"closed"}}',
    'S7 | king queen vampire*4 beauty hunter*2 | beauty S7',
  ],
  'varg-leader': ['S9 | king queen vampire*4 leader hunter varg-leader sly-varg | pack S9>S3 S10>S4'],
  'sly-varg': [
    'S10 | king queen vampire*4 leader hunter varg-leader sly-varg | | {"plain":"sly-varg","options":{"composition":"closed"}}',
    'S10 | king queen vampire*4 leader hunter varg-leader sly-varg | king S10 check; pack S9>S3 S10>S4',
    'S1 | king queen vampire*4 leader hunter varg-leader sly-varg | king S10 check',
  ],
  leader: ['S7 | king queen vampire*4 leader hunter varg-leader sly-varg | hunt S7>S3 S8>S4'],
  hunter: ['S8 | king queen vampire*4 leader hunter*2 | hunt S7>S3 S8>S4 S9>S4'],
  'newly-turned': [
    'S3 | king newly-turned vampire*4 monk hunter*2 | | {"cycle":1,"dead":"S2","double":true,"options":{"revealOnDeath":"none"}}',
    'S8 | king newly-turned vampire*4 monk hunter*2 | monk S9; hunt S7>S3 S8>S3',
    'S7 | king newly-turned vampire*4 monk hunter*2 | monk S2',
    'S2 | king newly-turned vampire*4 monk hunter*2 | monk S2; hunt S2>S3 S8>S3',
    'S8 | king newly-turned vampire*4 leader hunter varg-leader paralyzing-varg | paralyzing-varg S2',
  ],
  vampire: [
    'S3 | king queen vampire*4 monk hunter*2 | | {"cycle":1,"dead":"S7 S8 S2 S4","options":{"revealOnDeath":"none"}}',
    'S3 | king queen vampire*4 monk hunter*2 | hunt S8>S3 S9>S3',
  ],
};

const linesOf = (role: RoleName): readonly string[] =>
  LEARNED[role] ?? ['S8', 'S3'].map((target) => `S2 | king ${role} vampire*4 monk hunter*2 | ${role} ${target}`);

const told = new Set<string>();
const isClosed = (s: State): boolean => s.options.composition === 'closed';

/** The positions of a day in which a window has just opened. */
function positionsIn(s: State, deeds: string): State[] {
  const positions: State[] = [];
  const { cycle: today } = s;
  while (s.ending === '' && s.phase !== 'night' && s.cycle === today) {
    const last = positions.at(-1);
    if (s.turns !== last?.turns || !same(s.table.stack, last.table.stack)) positions.push(game.clone(s));
    step(s, readDeeds(deeds));
  }
  return positions;
}

/** A day that began with a setting is also played again in some of the worlds. */
function checkDay(positions: readonly State[], viewer: Seat, setting: Setting | null): void {
  for (const s of positions.slice(0, -1))
    checkImagined(game.view(s, viewer), { samples: 8, attempts: isClosed(s) ? 30 : 1, played: 1, setting });
  const s = positions.at(-1)!;
  for (const { seat, about, call } of s.facts) if (seat === viewer) told.add(about).add(call);
  const attempts = isClosed(s) ? 3 : 1;
  const worlds = checkImagined(game.view(s, viewer), { samples: 40, attempts, played: 20, setting });
  if (isClosed(s)) return;
  const isMissing = (role: Role, seat: Seat) => worlds.every((w) => w.roles[seat] !== role);
  expect(s.roles.filter(isMissing).map(roleName), 'true, but never imagined').toEqual([]);
}

test.each(ROLE_NAMES.flatMap((role) => linesOf(role).map((line) => [role, line])))('%s: %s', (_, line) => {
  const [viewer = '', roles = '', days = '', given = ''] = line!.split('|').map((part) => part.trim());
  const setting: Setting = given === '' ? {} : JSON.parse(given);
  const s = table(roles, setting);
  const [first = '', second] = days.split(' // ');
  if (second === undefined) return checkDay(positionsIn(s, first), at(viewer), setting);
  night(cycle(s, readDeeds(first)));
  checkDay(positionsIn(s, second), at(viewer), null);
});
test('every card was read: every kind of fact, and one in every call', () => {
  const all = [...ABOUTS, ...DAWN_CALLS, ...SUNSET_CALLS];
  expect(all.filter((one) => !told.has(one))).toEqual([]);
});
