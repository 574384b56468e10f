import { Refused } from '@duskhall/host';
import { Beat, PROTOCOL, Request } from '@duskhall/protocol';
import * as v from 'valibot';
import { complaint } from '../operation/checks.ts';

export type Single = { request: Request } | { id: number; refused: Refused };
/** One request, or everything that a client sends on a beat. */
type Frame = Single | { match: string; singles: Single[] };

/** Looking up the schema by type: trying each in turn would take longer than everything else. */
const BY_TYPE = new Map<unknown, (typeof Request.options)[number]>(
  Request.options.map((option) => [option.entries.type.literal, option]),
);

const isObject = (value: unknown): value is { [key: string]: unknown } => typeof value === 'object' && value !== null;

/** The id of a malformed frame, as far as it has one; 0: none. */
function idOf(message: unknown): number {
  const id = isObject(message) ? message.id : 0;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** Parses a frame into its requests, or says what is wrong with it. */
export function readFrame(text: string): Frame {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { id: 0, refused: new Refused('malformed', 'not JSON') };
  }
  if (isObject(message) && message.type === 'beat') return readBeat(message);
  return readRequest(message);
}

function readBeat(message: unknown): Frame {
  const result = v.safeParse(Beat, message);
  if (!result.success) return { id: 0, refused: new Refused('malformed', complaint(result.issues)) };
  const { match, requests } = result.output;
  return { match, singles: requests.map(readRequest) };
}

function readRequest(message: unknown): Single {
  const id = idOf(message);
  // Checked first: another version's hello may have another shape.
  if (isObject(message) && message.type === 'hello' && message.protocol !== PROTOCOL)
    return { id, refused: new Refused('protocol', `${PROTOCOL}`) };
  const type = isObject(message) ? BY_TYPE.get(message.type) : undefined;
  const result = v.safeParse(type ?? Request, message);
  return result.success
    ? { request: result.output }
    : { id, refused: new Refused('malformed', complaint(result.issues)) };
}
