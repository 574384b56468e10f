import type { KeptMatch } from '../kept-matches.ts';

/** Stands in for `api.ts`: a server that keeps copies in memory and answers after a while. */
export class ApiError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const server = {
  copies: new Map<string, { version: number; text: string }>(),
  /** The code with which it refuses to store a match; empty: it does not. */
  refusal: (_: string): string => '',
  /** Milliseconds until it answers; what is stored is there before. */
  delay: 10,
  /** When each copy was sent, in seconds. */
  sent: [] as number[],
  /** What another device stores. */
  store(kept: KeptMatch): void {
    const { version } = this.copies.get(kept.id) ?? { version: 0 };
    this.copies.set(kept.id, { version: version + 1, text: JSON.stringify(kept) });
  },
  read(id: string): KeptMatch & { version: number } {
    const { version, text } = this.copies.get(id)!;
    return { ...JSON.parse(text), version };
  },
};

const answered = () => new Promise((resolve) => setTimeout(resolve, server.delay));

async function store(kept: KeptMatch, from: number): Promise<{ version: number }> {
  server.sent.push(performance.now() / 1000);
  const refusal = server.refusal(kept.id);
  const isLatest = (server.copies.get(kept.id)?.version ?? 0) === from;
  if (refusal === '' && isLatest) server.store(kept);
  await answered();
  if (refusal !== '') throw new ApiError(refusal);
  if (!isLatest) throw new ApiError('played-elsewhere');
  return { version: from + 1 };
}

export const api = {
  keepDeviceMatch: (_: string, version: number, kept: KeptMatch) => store(kept, version),
  async deviceMatch(id: string, version: number) {
    const copy = server.copies.get(id);
    await answered();
    if (copy === undefined) throw new ApiError('not-found');
    return { version: copy.version, kept: copy.version === version ? null : JSON.parse(copy.text) };
  },
};
