import { Refused } from '@duskhall/host';
import { Beat, PROTOCOL, Request } from '@duskhall/protocol';
import * as v from 'valibot';
import { complaint } from '../operation/checks.ts';

export type Single = { request: Request } | { id: number; refused: Refused };
/** One request, or all that a client has to say on a beat. */
type Frame = Single | { match: string; singles: Single[] };

/** Trying one kind after the other would take longer than all the rest. */
const BY_TYPE = new Map<unknown, (typeof Request.options)[number]>(
  Request.options.map((option) => [option.entries.type.literal, option]),
);

const isObject = (value: unknown): value is { [key: string]: unknown } => typeof value === 'object' && value !== null;

/** As far as it can be told from a frame that makes no sense; 0: not at all. */
function idOf(message: unknown): number {
  const id = isObject(message) ? message.id : 0;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** What a frame says, or what is wrong with it. */
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
  // Before anything else: another version's hello may have another shape.
  if (isObject(message) && message.type === 'hello' && message.protocol !== PROTOCOL)
    return { id, refused: new Refused('protocol', `${PROTOCOL}`) };
  const type = isObject(message) ? BY_TYPE.get(message.type) : undefined;
  const result = v.safeParse(type ?? Request, message);
  return result.success
    ? { request: result.output }
    : { id, refused: new Refused('malformed', complaint(result.issues)) };
}
