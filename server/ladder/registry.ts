import { randomBytes } from 'node:crypto';
import { LEVEL_NAMES } from '@duskhall/bots';
import { type AnyGame, BadInput, type OptionValues } from '@duskhall/kernel';
import { PlayerName } from '@duskhall/protocol';
import * as v from 'valibot';
import { LIMITS } from '../operation/limits.ts';
import { isConflict } from '../storage/connection.ts';
import type { LadderStorage } from '../storage/storage.ts';
import { TWO } from './game-table.ts';
import { hashOf } from './program.ts';
import { LEVELS_ON_LADDER, newProgram } from './rating.ts';

/** What the operator of a server does with its ladders, also while it runs. All of it throws `BadInput`. */
export interface Registry {
  openLadder(game: AnyGame, options: OptionValues, seconds: number): Promise<void>;
  closeLadder(game: string): Promise<void>;
  /** Returns the token, which is stored nowhere. */
  add(game: string, name: string): Promise<string>;
  /** A new token; the old one is void from now on. */
  renew(game: string, name: string): Promise<string>;
  remove(game: string, name: string): Promise<void>;
}

const newToken = (): string => randomBytes(32).toString('base64url');

/** A storage that says no becomes one sentence. */
async function orSay<T>(work: Promise<T>, sentence: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isConflict(error) ? new BadInput(sentence) : error;
  }
}

function mustBeName(name: string): void {
  const read = v.safeParse(PlayerName, name);
  if (!read.success || read.output !== name) throw new BadInput(`"${name}" is not a name that can be shown`);
  if ((LEVEL_NAMES as string[]).includes(name.toLowerCase()))
    throw new BadInput(`"${name}" is a level of the built-in bots: choose another name`);
}

export function openRegistry(storage: LadderStorage, now: () => number): Registry {
  const noProgram = (game: string, name: string) => `there is no program "${name}" on the ladder of ${game}`;
  const noLadder = (game: string) => `there is no ladder of ${game}: duskhall ladder open ${game}`;
  return {
    async openLadder({ name, seats }, options, seconds) {
      if (seats.min > TWO || seats.max < TWO)
        throw new BadInput(`a ladder is for games that two can play; ${name} takes at least ${seats.min}`);
      const ladder = { game: name, options, seconds, openedAt: now() };
      await orSay(storage.openLadder(ladder, LEVELS_ON_LADDER), `there is a ladder of ${name} already`);
    },
    closeLadder: (game) => orSay(storage.closeLadder(game), noLadder(game)),
    async add(game, name) {
      mustBeName(name);
      if ((await storage.findLadder(game)) === null) throw new BadInput(noLadder(game));
      const programs = (await storage.ladderPlayers(game)).filter(({ isLevel }) => !isLevel);
      const most = LIMITS.ladder.programs;
      if (programs.length >= most) throw new BadInput(`a ladder has at most ${most} programs: remove one first`);
      const token = newToken();
      const taken = `there is a program "${name}" on the ladder of ${game} already`;
      await orSay(storage.addLadderPlayer(game, newProgram(name), hashOf(token), now()), taken);
      return token;
    },
    async renew(game, name) {
      const token = newToken();
      await orSay(storage.changeLadderToken(game, name, hashOf(token)), noProgram(game, name));
      return token;
    },
    remove: (game, name) => orSay(storage.removeLadderPlayer(game, name), noProgram(game, name)),
  };
}
