import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Refused } from '@duskhall/host';
import type { FastifyInstance } from 'fastify';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { Hall } from '../contract.ts';
import { addressOf, householdOf } from '../operation/address.ts';
import { errorId } from '../operation/errors.ts';
import { isFailure } from '../storage/connection.ts';
import type { Account } from '../storage/storage.ts';
import { rememberClients } from './answer-cache.ts';
import { type Desk, openDesk, type Reception } from './handle-request.ts';
import { admit, turnAway } from './handshake.ts';
import { serve } from './serve-socket.ts';

/** The largest frame, in bytes. */
const MAX_PAYLOAD = 32 * 1024;
/** The most fragments that one frame or message may arrive in. */
const MAX_PIECES = 1024;
/** Timeouts in milliseconds: for the handshake, and for the peer's half of the closing handshake. */
const HANDSHAKE_PATIENCE = 10_000;
const GOODBYE_PATIENCE = 2000;
/** How long a shutdown waits for answers, and then for sockets to close, in milliseconds. */
const PATIENCE = 3000;

/** Accepts WebSockets on a server that is not listening yet. `deskOf`: where their requests are handled. */
export function attachSockets(
  app: FastifyInstance,
  config: Config,
  hall: Hall,
  deskOf: (reception: Reception) => Desk = openDesk,
): void {
  const context = { ...app.context, config, hall };
  const { connections } = context;
  const { limits, trustProxy } = config;
  const reception: Reception = { context, log: app.log, answersOf: rememberClients(), underway: new Set() };
  const desk = deskOf(reception);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
    maxFragments: MAX_PIECES,
    maxBufferedChunks: MAX_PIECES,
    closeTimeout: GOODBYE_PATIENCE,
    // The library's types lack some of its options.
  } as ServerOptions);
  const perHousehold = context.shared.count('sockets');
  let isStopping = false;

  function welcome(socket: WebSocket, stream: Duplex, household: string, account: Account): void {
    perHousehold.change(household, 1);
    const connection = serve(reception, desk, socket, stream, household, account);
    connections.add(connection);
    socket.on('close', () => {
      connections.delete(connection);
      perHousehold.change(household, -1);
    });
  }

  function failed(error: unknown): Refused {
    if (isFailure(error)) {
      app.log.error({ err: error }, 'the storage failed');
      return new Refused('storage', '');
    }
    const number = errorId();
    app.log.error({ err: error, errorId: number }, 'a handshake failed');
    return new Refused('internal', number);
  }

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    // The library clears this timeout once the socket is open.
    (stream as Socket).setTimeout(HANDSHAKE_PATIENCE, () => stream.destroy());
    try {
      if (isStopping) throw new Refused('stopping', '');
      const household = householdOf(addressOf(request, trustProxy));
      const account = await admit(context, request, household);
      if (perHousehold.of(household) >= limits.sockets) throw new Refused('budget', '');
      sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, stream, household, account));
    } catch (error) {
      turnAway(stream, request, error instanceof Refused ? error : failed(error));
    }
  }

  app.server.on('upgrade', upgrade);
  const heartbeat = setInterval(() => {
    for (const connection of connections.all()) connection.beat();
  }, limits.heartbeat);
  heartbeat.unref();

  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(heartbeat);
    await Promise.race([Promise.allSettled(reception.underway), patience()]);
    for (const connection of connections.all()) connection.dismiss('stopping');
    await Promise.race([connections.untilEmpty(), patience()]);
    for (const connection of connections.all()) connection.drop();
  });
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref());
