import type { Mirror } from '@duskhall/protocol';

/** The clocks of a table where nobody's time runs. */
export const noClocks = (seats: number): Mirror['clocks'] => ({
  ...{ left: Array.from({ length: seats }, () => -1), running: [], window: -1, isPaused: false },
  ...{ wantsPause: [], at: 0 },
});
