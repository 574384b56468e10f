import { type Because, fastRng, type Seat } from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import {
  BANSHEE,
  BRIDE,
  COUNT,
  DHAMPIR,
  KING,
  LAMIA,
  LORDS,
  maskOf,
  NOSFERATU,
  PRINCE,
  QUEEN,
  REVENANT,
  type Role,
  UNDINE,
  VAMPIRES,
  VENGEFUL_VARG,
} from '../roles/table.ts';
import type { View } from '../view/index.ts';
import { leadingVote } from './board.ts';
import { chanceOf } from './chances.ts';
import { best, type Mind, openMind, suspicionOf, threatOf } from './mind.ts';
import { targetOf } from './targets.ts';

/**
 * What a decision went by. With somebody and a chance: whom to accuse, by the own eyes or by the town's; nobody is bad enough;
 * a verdict, by either; whether to kill; whom to strike, to trust, to hold for a lord, to hunt; whom the clan wants.
 */
export type Thought =
  | 'enemy'
  | 'bait'
  | 'unsure'
  | 'verdict'
  | 'crowd'
  | 'kill'
  | 'power'
  | 'trusted'
  | 'lord'
  | 'prey'
  | 'clan'
  | Simple;
/** About nobody: the own execution; a vote that stands; a power kept; what is done in most cases; nothing of consequence. */
type Simple = 'own' | 'kept' | 'spared' | 'usual' | 'harmless' | 'read';

/** Roles that use their power against enemies; on somebody they trust; on a lord. */
const HOSTILE: readonly Role[] = [KING, PRINCE, COUNT, REVENANT, NOSFERATU, BANSHEE, UNDINE];
const TRUSTING: readonly Role[] = [QUEEN, LAMIA, DHAMPIR];
const SEEKING: readonly Role[] = [BRIDE, VENGEFUL_VARG];

const simply = (code: Simple): Because => ({ code, args: { seat: -1, percent: 0 } });
const about = (code: Thought, seat: Seat, chance: number): Because => ({
  code,
  args: { seat, percent: Math.round(100 * chance) },
});

/** What the decision went by: how likely the seat in question is an enemy or a lord, in the bot's eyes or in the town's. */
export function because(v: View, _: readonly unknown[], move: Move): Because {
  const named = 'name' in move ? move.name : 'vote' in move ? move.vote : 'nominate' in move ? move.nominate : -1;
  const mind = openMind(v, fastRng(1));
  switch (v.question) {
    case 'debate':
    case 'speech':
    case 'plurality':
    case 'lot':
      return accusation(mind, named);
    case 'verdict': {
      const accused = v.accused[(v.stack.at(-1) as { place: number }).place]!;
      if (accused === mind.me) return simply('own');
      return judges(mind)
        ? about('verdict', accused, threatOf(mind, accused))
        : about('crowd', accused, suspicionOf(mind, accused));
    }
    case 'kill':
      return about('kill', v.pick, threatOf(mind, v.pick));
    case 'target':
      return aim(mind, named);
    case 'second':
      return about('trusted', named, threatOf(mind, named));
    case 'hunt':
    case 'strike':
    case 'point':
    case 'tie':
      if (named < 0) return simply('lock' in move ? 'kept' : 'spared');
      return v.question === 'hunt' && leadingVote(mind).vote === named
        ? about('clan', named, suspicionOf(mind, named))
        : about('prey', named, suspicionOf(mind, named));
    case 'place':
    case 'sacrifice':
      return simply('usual');
    case 'suspect':
    case 'trust':
    case 'danger':
    case 'guess':
    case 'muse':
      return simply('harmless');
    default:
      return simply('read');
  }
}

/** Vampires judge by all they know; the rest by what the town knows, to pass for vampires. */
const judges = ({ side }: Mind): boolean => side === VAMPIRES;

function accusation(mind: Mind, named: Seat): Because {
  const guilt = (seat: Seat) => (judges(mind) ? threatOf(mind, seat) : suspicionOf(mind, seat));
  if (named >= 0) return about(judges(mind) ? 'enemy' : 'bait', named, guilt(named));
  const worst = best(mind.rng, mind.strangers, guilt);
  return worst < 0 ? simply('read') : about('unsure', worst, guilt(worst));
}

function aim(mind: Mind, named: Seat): Because {
  const { role } = mind.v;
  const isHostile = HOSTILE.includes(role);
  const seat = named < 0 && isHostile ? targetOf(mind, mind.strangers, false) : named;
  if (seat < 0) return simply('spared');
  if (isHostile) return about('power', seat, threatOf(mind, seat));
  if (TRUSTING.includes(role)) return about('trusted', seat, seat === mind.me ? 0 : threatOf(mind, seat));
  if (SEEKING.includes(role)) return about('lord', seat, chanceOf(mind.belief, seat, maskOf(LORDS)));
  return about('prey', seat, suspicionOf(mind, seat));
}
