import { Refused } from '@duskhall/host';
import { type AnyGame, below, type Rng } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import type { LadderPlayer, StoredLadder } from '../storage/storage.ts';
import { chanceOf } from '../tables/match-ports.ts';
import { type Contestant, type Duel, type Playing, playDuel } from './duel.ts';
import { levelSitter } from './level-sitter.ts';
import { openProgram, type Program } from './program.ts';
import { luckPartOf, rated } from './rating.ts';

/** How long a program waits for another one that is playing before it plays a level again, in milliseconds. */
const PATIENCE = 30_000;
/** After a duel that the house has called off. */
const PAUSE = 10_000;
/** So far apart two ratings may be to meet often. */
const NEAR = 200;
/** Of an equal, in the draw of an opponent. */
const MOST_TICKETS = 20;

export type Ladders = ReturnType<typeof openLadders>;

/** Pairs the programs that wait, has them play, and rates them. What is under way is lost at a stop; results are stored. */
export function openLadders(config: Config, fail: (error: unknown) => void) {
  const { storage, clock, limits } = config;
  const programs = new Map<string, Program>();
  const duels = new Set<Playing>();
  const chance: Rng = chanceOf(config);
  let isStopped = false;
  let queue: Promise<unknown> = Promise.resolve();
  let calm = () => {};

  /** One after the other, since pairing and rating read what they then change. */
  const inTurn = (work: () => Promise<unknown>): Promise<unknown> => {
    queue = queue.then(() => (isStopped ? undefined : work())).catch(fail);
    return queue;
  };
  let isToPair = false;
  /** Somebody may be paired now. However often that is said meanwhile, it is looked at once. */
  function changed(): void {
    if (!isToPair) void inTurn(pairAll);
    isToPair = true;
  }

  function programOf(game: string, name: string): Program {
    if (isStopped) throw new Refused('stopping', '');
    const key = JSON.stringify([game, name]);
    const known = programs.get(key);
    if (known !== undefined) return known;
    const program = openProgram(game, name, clock, changed);
    programs.set(key, program);
    return program;
  }
  const ofGame = (game: string): Program[] => [...programs.values()].filter((one) => one.game === game);
  const idle = (): Program[] =>
    [...programs.values()].filter((one) => one.idleSince() >= 0).sort((a, b) => a.idleSince() - b.idleSince());

  async function pairAll(): Promise<void> {
    isToPair = false;
    calm();
    const waits: number[] = [];
    for (const program of idle()) {
      if (duels.size >= limits.ladder.duels) return;
      const ladder = await storage.findLadder(program.game);
      const game = config.games.find(({ name }) => name === program.game);
      if (ladder !== null && game !== undefined) waits.push(...(await pair(ladder, game, program)));
    }
    if (waits.length > 0) calm = clock.after(Math.min(...waits), changed);
  }

  /**
   * A program meets programs and levels in turn, as long as there are others. Returns for how long it waits for one of them, if
   * it does.
   */
  async function pair(ladder: StoredLadder, game: AnyGame, program: Program): Promise<number[]> {
    const players = await storage.ladderPlayers(ladder.game);
    const own = players.find(({ name, isLevel }) => name === program.name && !isLevel);
    // It may have gone, or been chosen as an opponent, while the storage was asked.
    if (own === undefined || program.idleSince() < 0) return [];
    const others = ofGame(ladder.game).filter((other) => other !== program && other.isHere() && !other.isResting());
    const left = PATIENCE - (clock.now() - program.idleSince());
    const wantsProgram = !program.hasMetProgram && others.length > 0 && left > 0;
    const free = others.filter((other) => other.idleSince() >= 0).map(({ name }) => name);
    const fitting = players.filter(({ name, isLevel }) => (wantsProgram ? !isLevel && free.includes(name) : isLevel));
    if (fitting.length === 0) return [left];
    begin(ladder, game, program, nearest(own, fitting));
    return [];
  }

  /** Draws an opponent, the likelier the nearer its rating. */
  function nearest({ rating }: LadderPlayer, players: readonly LadderPlayer[]): LadderPlayer {
    const tickets = players.flatMap((other) => {
      const distance = (other.rating.points - rating.points) / NEAR;
      return Array<LadderPlayer>(Math.ceil(MOST_TICKETS / (1 + distance ** 2))).fill(other);
    });
    return tickets[below(chance, tickets.length, 'opponent')]!;
  }

  function begin(ladder: StoredLadder, game: AnyGame, program: Program, opponent: LadderPlayer): void {
    const contestant = ({ name, isLevel }: Pick<LadderPlayer, 'name' | 'isLevel'>): Contestant => ({
      name,
      sit: () =>
        isLevel ? levelSitter(config, game, name, chance) : programOf(ladder.game, name).sitter(ladder.seconds),
    });
    const pair = [contestant({ name: program.name, isLevel: false }), contestant(opponent)] as const;
    const here = opponent.isLevel ? [program] : [program, programOf(ladder.game, opponent.name)];
    for (const one of here) {
      one.isPlaying = true;
      one.hasMetProgram = !opponent.isLevel;
    }
    const duel = playDuel({ config, game, options: ladder.options, chance }, pair);
    duels.add(duel);
    duel.over
      .then(
        (played) => {
          for (const one of here) one.played(played.forfeit === one.name);
          return inTurn(() => rate(ladder, [program.name, opponent.name], played));
        },
        (error) => {
          if (isStopped) return;
          fail(error);
          for (const one of here) {
            one.played(false);
            one.rest(PAUSE);
          }
        },
      )
      .finally(() => {
        duels.delete(duel);
        changed();
      });
  }

  async function rate({ game, openedAt }: StoredLadder, names: [string, string], played: Duel): Promise<void> {
    // The operator may have closed the ladder meanwhile, and opened another one with other options.
    if ((await storage.findLadder(game))?.openedAt !== openedAt) return;
    const players = await storage.ladderPlayers(game);
    const [first, second] = names.map((name) => players.find((player) => player.name === name));
    // The operator may have removed one meanwhile.
    if (first === undefined || second === undefined) return;
    const part = luckPartOf(await storage.ladderResults(game, limits.ladder.results));
    const score = played.share - part * played.luck;
    const after = rated([first, second], score, played.forfeit);
    const result = { at: clock.date(), players: names, ...played, score };
    await storage.saveLadderResult(game, result, after, limits.ladder.results);
  }

  return {
    programOf,
    isHere: (game: string, name: string): boolean =>
      ofGame(game).some((program) => program.name === name && program.isHere()),
    /** Duels under way. */
    count: (): number => duels.size,
    async stop(): Promise<void> {
      isStopped = true;
      calm();
      for (const duel of duels) duel.callOff(new Error('the server stops'));
      for (const program of programs.values()) program.stop();
      await queue;
    },
  };
}
