import { bloodVendetta } from '@duskhall/blood-vendetta';
import { texts } from '@duskhall/blood-vendetta/texts/en.ts';
import { botNamed } from '@duskhall/bots';
import { manualClock } from '@duskhall/host';
import { type AnyGame, fastRng, readOptions } from '@duskhall/kernel';
import { contract, DEBATE, type HostedDebate, PHRASE, SEATS } from '../../host/tests/contract.ts';
import { newLog, readLog } from './log.ts';
import { openTerminalMatch } from './terminal-match.ts';

const game = bloodVendetta as AnyGame;

/** A debate at a terminal. Its clock stands still while a person thinks. */
async function open(others: 'people' | 'bots'): Promise<HostedDebate> {
  const clock = manualClock();
  const all = Array.from({ length: SEATS }, (_, seat) => seat);
  const names = all.map((seat) => `Player ${seat}`);
  const match = openTerminalMatch({
    ...{ game, seats: SEATS, options: readOptions(game.options, {}, SEATS), seed: 'x', scenario: DEBATE },
    people: others === 'bots' ? [0] : all,
    level: 'novice',
    ...{ botOf: botNamed, clock },
    chance: fastRng(7),
    evenly: async (think) => think(),
  });
  await match.untilPerson();
  return {
    names,
    ...(others === 'bots' ? { reader: 0 } : {}),
    async secondsLeft() {
      const { window, at } = match.mirrorOf(0).clocks;
      return (window - (clock.now() - at)) / 1000;
    },
    async pass(seconds) {
      clock.advance(seconds * 1000);
      await match.untilPerson();
    },
    async say() {
      await match.move(0, PHRASE);
      await match.untilPerson();
    },
    reload: async () => match.lookAgain(0),
    async story() {
      const log = newLog();
      readLog(log, match.mirrorOf(0), texts as never, names, others === 'bots');
      return log.lines;
    },
    record: async () => match.record,
  };
}

contract('a terminal', open);
