import { createRequire } from 'node:module';
import type { Game, Types } from '@duskhall/kernel';
import { type Crowd, inTurn, post, type SeatedMatch } from './crowd.ts';
import type { Script } from './plan.ts';

/** The part of socket.io-client that is used here. */
interface Socket {
  on(event: string, hear: (...given: never[]) => void): void;
  once(event: string, hear: (...given: never[]) => void): void;
  emit(event: string, ...given: unknown[]): void;
  disconnect(): void;
  io: { engine: { on(event: 'data', hear: (data: string | Buffer) => void): void } };
}
type Connect = (url: string, options: object) => Socket;

/** A boardgame.io client on one seat: the messages of its own transport, without the client-side state. */
interface Seated {
  socket: Socket;
  credentials: string;
  bytes: number;
  /** Called once, when the state with this number arrives. */
  onState: (number: number) => void;
}

export function theirCrowd(url: string, game: Game<Types>): Crowd {
  const { io } = createRequire(import.meta.url)('socket.io-client') as { io: Connect };
  const everybody: Seated[] = [];
  const numPlayers = game.seats.max;

  async function join(match: string, playerID: string): Promise<Seated> {
    const path = `${url}/games/${game.name}/${match}/join`;
    const { answer } = await post<{ playerCredentials: string }>(path, {}, { playerID, playerName: playerID });
    const credentials = answer.playerCredentials;
    const socket = io(`${url}/${game.name}`, { transports: ['websocket'], forceNew: true });
    const seated: Seated = { socket, credentials, bytes: 0, onState: () => {} };
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.io.engine.on('data', (data) => {
      seated.bytes += data.length;
    });
    socket.on('update', (_: string, { _stateID }: { _stateID: number }) => seated.onState(_stateID));
    const synced = new Promise<void>((resolve) => socket.once('sync', () => resolve()));
    socket.emit('sync', match, playerID, credentials, numPlayers);
    await synced;
    everybody.push(seated);
    return seated;
  }

  async function seat(script: Script): Promise<SeatedMatch> {
    const body = { numPlayers, setupData: { seed: script.seed } };
    const { answer } = await post<{ matchID: string }>(`${url}/games/${game.name}/create`, {}, body);
    const { matchID } = answer;
    const seats = await inTurn([...Array(numPlayers).keys()], (place) => join(matchID, String(place)), 1);
    let stateID = 0;
    return {
      script,
      make({ seat, move }) {
        const { socket, credentials } = seats[seat]!;
        const playerID = String(seat);
        const payload = { type: 'play', args: [move], playerID, credentials };
        return new Promise((resolve) => {
          const expected = stateID + 1;
          seats[seat]!.onState = (number) => {
            if (number !== expected) return;
            stateID = expected;
            resolve();
          };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
        });
      },
      bytes: () => seats.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }
  return {
    gather: (scripts) => inTurn(scripts, seat),
    leave: () => {
      for (const { socket } of everybody) socket.disconnect();
    },
  };
}
