import type { ClockInfo, TableInfo } from '@duskhall/protocol';
import type { Position } from './positions.ts';

/** What the page is told of a match. */
export interface Told {
  game: string;
  at: Position;
  match: string;
  n: number;
  /** By seat; empty: the match goes on. */
  scores?: readonly number[];
}
/** The test as the house, in the page. */
interface Walker {
  hear: ((message: { data: string }) => void) | null;
  table: TableInfo | null;
  /** The gestures that the page has sent. */
  sent: unknown[][];
  matches: number;
  /** Seats everybody of the position at the table; an empty match: nothing is played there. */
  seat(told: Pick<Told, 'game' | 'at' | 'match'>): void;
  tell(told: Told): void;
}
declare global {
  var walker: Walker;
}

/** Runs in the page before it loads: from the first sync on, the test is the house, and no move leaves the page. */
export function takeOver(): void {
  const RealSocket = WebSocket;
  const say = (reply: object) => walker.hear!({ data: JSON.stringify(reply) });
  const walker: Walker = {
    hear: null,
    table: null,
    sent: [],
    matches: 0,
    seat({ game, at, match }) {
      const seats = at.names.map((name, seat) => ({
        person: { id: `person-${seat}`, name },
        isBot: false,
        isReady: false,
        isConnected: true,
        hasSitter: false,
      }));
      const settings = { ...walker.table!.settings, game, seats: at.names.length };
      say({ type: 'table', table: { ...walker.table!, settings, status: 'playing', seats, match } });
    },
    tell({ game, at, match, n, scores = [] }) {
      const { seat, view, moves, free, log } = at;
      const left = at.names.map(() => -1);
      const clocks: ClockInfo = { left, running: [], window: -1, isPaused: false, wantsPause: [], at: 0 };
      // A number of its own makes it a question that was never asked before: nothing is left of what was chosen.
      const asked = (view as { asked: number }).asked + n;
      const rest = { rulesVersion: 1, mayUndo: false, scores, clocks };
      say({ type: 'sync', match, game, seat, n, view: { ...view, asked }, moves, free, log, ...rest });
    },
  };
  globalThis.walker = walker;
  globalThis.WebSocket = class extends RealSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const reply = JSON.parse(data);
        if (reply.type === 'table') walker.table = reply.table;
        if (reply.type !== 'sync' || this.onmessage === null) return;
        const real = this.onmessage.bind(this);
        this.onmessage = null;
        walker.hear = (message) => real(message as MessageEvent);
        walker.hear({ data });
      });
    }
    override send(text: string): void {
      const request = JSON.parse(text);
      if (request.type !== 'move') super.send(text);
      else {
        walker.sent.push(request.moves);
        queueMicrotask(() => say({ type: 'ok', id: request.id }));
      }
    }
  };
}
