import { expect, test } from 'vitest';
import { codeOf } from './gathering.ts';
import { bringAbout, type Situation } from './situation.ts';
import { TRIALS, type Tried, wishFor } from './trials.ts';

const NAMES: { [kind: string]: string } = {
  stranger: 'a stranger',
  watcher: 'a watcher, perhaps a second account of a player',
  living: 'a living player',
  dead: 'a dead player',
  gone: 'a player who gave up',
  host: 'host',
  playingHost: 'one more living player',
  moderator: 'a watcher who leads, or has led',
  hostWhoLeads: 'host',
  hasLed: 'a watcher who leads, or has led',
  deadHasLed: 'a dead player who has led',
};

const USUAL: Situation = {
  led: 'software',
  state: 'running',
  isHostPlaying: false,
  hints: 'on',
  mayWatch: true,
  isProposed: false,
  isEndless: false,
};

/** Written from the rules, independently of the table of rights: the answer to each kind of person; ok: allowed. */
const EXPECTED: [name: string, changes: Partial<Situation>, rows: string][] = [
  [
    'the software leads, the host plays',
    { isHostPlaying: true },
    `          stranger       watcher        living         dead           playingHost
     enter     not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     rewind    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     close     not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     extend    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     absent    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     moderate  not-moderator  not-moderator  not-moderator  not-moderator  ok
     consent   not-seated     not-seated     no-proposal    out            no-proposal
     pause     not-seated     not-seated     ok             ok             ok
     move      not-seated     not-seated     ok             ok             ok
     undo      not-seated     not-seated     ok             ok             ok
     advise    not-seated     not-seated     ok             ok             ok
     return    not-seated     not-seated     no-sitter      no-sitter      no-sitter
     kick      not-host       not-host       not-host       not-host       playing
     settle    not-host       not-host       not-host       not-host       playing
     start     not-host       not-host       not-host       not-host       playing
     mute      not-host       not-host       not-host       not-host       ok
     chat      not-here       ok             ok             ok             ok`,
  ],
  [
    'the software leads, the host does not play, and the living are asked',
    { isProposed: true },
    `          stranger       watcher        living         dead           gone           host
     enter     not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     rewind    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     close     not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     extend    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     absent    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     moderate  not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  ok
     consent   not-seated     not-seated     ok             out            conceded       not-seated
     pause     not-seated     not-seated     ok             ok             sitter         ok
     move      not-seated     not-seated     ok             ok             sitter         not-seated
     undo      not-seated     not-seated     ok             ok             sitter         not-seated
     advise    not-seated     not-seated     ok             ok             sitter         not-seated
     return    not-seated     not-seated     no-sitter      no-sitter      conceded       not-seated
     kick      not-host       not-host       not-host       not-host       not-host       playing
     settle    not-host       not-host       not-host       not-host       not-host       playing
     start     not-host       not-host       not-host       not-host       not-host       playing
     mute      not-host       not-host       not-host       not-host       not-host       ok
     chat      not-here       ok             ok             ok             ok             ok`,
  ],
  [
    'the host leads',
    { led: 'host' },
    `          stranger       watcher        living         dead           hasLed         hostWhoLeads
     enter     not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  ok
     rewind    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  ok
     close     not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  ok
     extend    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  ok
     absent    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  ok
     moderate  not-moderator  not-moderator  not-moderator  not-moderator  not-moderator  ok
     consent   not-seated     not-seated     no-proposal    out            not-seated     not-seated
     pause     not-seated     not-seated     ok             ok             not-seated     ok
     move      not-seated     not-seated     ok             ok             not-seated     not-seated
     undo      not-seated     not-seated     ok             ok             not-seated     not-seated
     advise    not-seated     not-seated     ok             ok             not-seated     not-seated
     return    not-seated     not-seated     no-sitter      no-sitter      not-seated     not-seated
     kick      not-host       not-host       not-host       not-host       not-host       playing
     settle    not-host       not-host       not-host       not-host       not-host       playing
     start     not-host       not-host       not-host       not-host       not-host       playing
     mute      not-host       not-host       not-host       not-host       not-host       ok
     chat      not-here       ok             ok             ok             ok             ok`,
  ],
  [
    'somebody leads to whom all have agreed',
    { led: 'consent' },
    `          living         host           moderator      deadHasLed
     enter     not-moderator  not-moderator  ok             not-moderator
     rewind    not-moderator  not-moderator  ok             not-moderator
     close     not-moderator  not-moderator  ok             not-moderator
     extend    not-moderator  not-moderator  ok             not-moderator
     absent    not-moderator  not-moderator  ok             not-moderator
     moderate  not-moderator  ok             ok             not-moderator
     consent   no-proposal    not-seated     not-seated     out
     pause     ok             ok             ok             ok
     move      ok             not-seated     not-seated     has-led
     undo      ok             not-seated     not-seated     has-led
     advise    ok             not-seated     not-seated     has-led
     return    no-sitter      not-seated     not-seated     has-led
     kick      not-host       playing        not-host       not-host
     settle    not-host       playing        not-host       not-host
     start     not-host       playing        not-host       not-host
     mute      not-host       ok             not-host       not-host
     chat      ok             ok             ok             ok`,
  ],
  [
    'that person has stopped the time',
    { led: 'consent', state: 'paused' },
    `          stranger       living         host           moderator      deadHasLed
     enter     not-moderator  not-moderator  not-moderator  paused         not-moderator
     rewind    not-moderator  not-moderator  not-moderator  paused         not-moderator
     close     not-moderator  not-moderator  not-moderator  paused         not-moderator
     extend    not-moderator  not-moderator  not-moderator  paused         not-moderator
     absent    not-moderator  not-moderator  not-moderator  paused         not-moderator
     pause     not-seated     not-moderator  ok             ok             not-moderator
     move      not-seated     paused         not-seated     not-seated     has-led
     undo      not-seated     paused         not-seated     not-seated     has-led
     advise    not-seated     paused         not-seated     not-seated     has-led`,
  ],
  ...[false, true].map((isHostPlaying): [string, Partial<Situation>, string] => [
    `a window has no limit, and the host ${isHostPlaying ? 'plays' : 'does not play'}`,
    { isEndless: true, isHostPlaying },
    `          stranger       watcher        living         dead           ${isHostPlaying ? 'playingHost' : 'host'}
     enter     not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     rewind    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     extend    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     absent    not-moderator  not-moderator  not-moderator  not-moderator  not-moderator
     close     not-moderator  not-moderator  not-moderator  not-moderator  ok`,
  ]),
  [
    'a game without a moderator, the host does not play',
    { led: 'none' },
    `          stranger       watcher        living         host
     close     not-moderator  not-moderator  not-moderator  not-moderator
     enter     not-moderator  not-moderator  not-moderator  not-moderator
     rewind    not-moderator  not-moderator  not-moderator  not-moderator
     moderate  no-console     no-console     no-console     no-console
     consent   no-console     no-console     no-console     no-console
     pause     not-seated     not-seated     ok             not-seated
     move      not-seated     not-seated     ok             not-seated`,
  ],
  [
    'the match is over',
    { led: 'host', state: 'over' },
    `          stranger       living         hasLed         hostWhoLeads
     enter     over           over           over           over
     rewind    over           over           over           over
     moderate  over           over           over           over
     consent   over           over           over           over
     move      over           over           over           over
     kick      not-host       not-host       not-host       ok
     settle    not-host       not-host       not-host       ok
     start     not-host       not-host       not-host       ok
     chat      not-here       ok             ok             ok`,
  ],
];

for (const [name, changes, rows] of EXPECTED)
  test(name, async () => {
    const situation = { ...USUAL, ...changes };
    const { cast, ids } = await bringAbout(situation);
    const visitorOf = (kind: string) => cast.find((one) => one.name === NAMES[kind])!.visitor;
    const [kinds, ...lines] = rows.split('\n').map((row) => row.trim().split(/\s+/));
    const heard = [kinds!];
    for (const [type] of lines as [Tried][]) {
      const codes = [];
      for (const kind of kinds!) {
        // Name the person who is actually proposed, so that consenting counts.
        const more = type === 'consent' && situation.isProposed ? { person: visitorOf('moderator').id } : {};
        const code = await codeOf(visitorOf(kind).ask({ ...wishFor(type, situation, ids), ...more }));
        const isDone = code === 'ok' || (TRIALS[type].answers.includes(code) && code !== 'no-proposal');
        codes.push(isDone ? 'ok' : code);
      }
      heard.push([type, ...codes]);
    }
    expect(heard).toEqual([kinds, ...lines]);
  });
