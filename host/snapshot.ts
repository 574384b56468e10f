import {
  type AnyGame,
  type AnyState,
  type Boundary,
  digestOf,
  type GameRecord,
  hashText,
  type Match,
  openMatch,
  plays,
  replay,
  resumeAt,
  same,
  storedState,
  type Types,
} from '@duskhall/kernel';
import type { LoadedMatch, Snapshot } from './stored-match.ts';

/** What a snapshot holds, as plain data. Those of older versions hold only the state as the match stood. */
interface StoredPositions {
  /** The version of the program, on which the form of a state depends. */
  program: string;
  /** From here a match is loaded: earlier entries need not be replayed for an undo either. */
  boundary: Boundary<AnyState> & { proof: string };
  /** As the match stood, to go on from under changed rules; null: as at the boundary. */
  s: AnyState | null;
}

export function snapshotOf({ game, record, s, boundary }: Match<Types>, program: string): Snapshot {
  const { length } = record.entries;
  const state: StoredPositions = {
    program,
    boundary: { ...boundary, proof: proofOf(game, boundary) },
    s: boundary.entries === length ? null : game.clone(s),
  };
  return { entries: length, rulesVersion: record.rulesVersion, state };
}

/** Tells whether a stored position has been damaged. */
const proofOf = (game: AnyGame, { entries, s }: Boundary<AnyState>): string =>
  hashText(`${entries} ${digestOf(game, s)}`);

export interface Resumed {
  match: Match<Types>;
  /** From where the match goes on under changed rules: what came before cannot be replayed. Null: it can. */
  base: Boundary<AnyState> | null;
}

/** The match as it stands. If its rules have changed since, it goes on from its last snapshot under the new ones. */
export function resumeMatch(game: AnyGame, loaded: LoadedMatch, program: string): Resumed {
  const { entries, digests, snapshot } = loaded;
  const record = { ...loaded.record, entries, digests };
  if (plays(game, record.rulesVersion) || snapshot === null) {
    const match = fromBoundary(game, record, snapshot, program);
    return { match: match ?? replay(game, record, entries.length, 'last digest'), base: null };
  }
  const base = { entries: snapshot.entries, s: standingIn(snapshot.state as object) };
  return { match: resumeAt(game, record, base, 'no digest'), base };
}

function standingIn(stored: StoredPositions | object): AnyState {
  return 'boundary' in stored && !('table' in stored) ? (stored.s ?? stored.boundary.s) : storedState(stored);
}

/** Resumes a match without replaying what came before its snapshot; null: that is missing, damaged or of another form. */
function fromBoundary(
  game: AnyGame,
  record: GameRecord,
  snapshot: Snapshot | null,
  program: string,
): Match<Types> | null {
  try {
    const { boundary, program: writer } = snapshot!.state as StoredPositions;
    const { entries, s, proof } = boundary;
    const isWhole = entries <= record.entries.length && proofOf(game, boundary) === proof;
    const isOfForm = writer === program && same(fieldsOf(s), fieldsOf(openMatch(game, record).s));
    return isWhole && isOfForm ? resumeAt(game, record, { entries, s }, 'last digest') : null;
  } catch {
    return null;
  }
}

/** A game in development gets new fields without a new version of the program. */
const fieldsOf = (s: AnyState): string[][] => [Object.keys(s).sort(), Object.keys(s.table).sort()];
