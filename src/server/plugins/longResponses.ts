import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Socket } from 'node:net';
import { clientClosed } from '../support/errors';
import type { Turns } from '../support/turns';

/** Maximum milliseconds of a long response. The browser does not wait longer. */
const longestMs = 10 * 60_000;

/**
 * Waits until the caller's long response may begin. The turn ends with the response or with the connection. Throws like
 * {@link Turns.take}.
 */
export async function takeTurn({ raw, request }: FastifyReply, turns: Turns): Promise<void> {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort(clientClosed()));
  const end = await turns.take(request.caller?.user.id ?? 0, leaving.signal);
  const timer = setTimeout(() => raw.destroy(), longestMs);
  timer.unref();
  raw.once('close', () => {
    clearTimeout(timer);
    end();
  });
}

/** Minimum bytes per second that the reader of a response must consume. */
const slowestReader = 1000;

interface Reading {
  taken: number;
  isWaiting: boolean;
}

/** Disconnects clients that request much data and do not read it, so that they hold neither a connection nor a turn. */
export function endSlowReaders(app: FastifyInstance, seconds: number): void {
  const sockets = new Map<Socket, Reading>();
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, { taken: 0, isWaiting: false });
    socket.once('close', () => sockets.delete(socket));
  });
  const look = setInterval(() => {
    for (const [socket, before] of sockets) {
      const taken = socket.bytesWritten - socket.writableLength;
      const isWaiting = socket.writableLength > 0;
      if (before.isWaiting && isWaiting && taken - before.taken < slowestReader * seconds) {
        app.log.info(
          { address: socket.remoteAddress },
          'A connection was closed because the client did not read the response.',
        );
        socket.destroy();
      } else sockets.set(socket, { taken, isWaiting });
    }
  }, seconds * 1000);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}
