import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Socket } from 'node:net';
import { clientClosed } from '../support/errors';
import { leastUploadBytes, uploadQueue, type ResponseQueue } from '../support/responseQueue';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body is not read yet, because the upload waits for its turn. */
    isUploadWaiting: boolean | undefined;
  }
}

/** Maximum milliseconds of a long response. The browser does not wait longer. */
const maxMs = 10 * 60_000;

/**
 * Waits until the caller's long response may begin. The turn ends with the response or with the connection. Throws like
 * {@link ResponseQueue.enter}.
 */
export async function waitInQueue(reply: FastifyReply, queue: ResponseQueue): Promise<void> {
  const end = await enterQueue(reply, queue);
  const { raw } = reply;
  const timer = setTimeout(() => raw.destroy(), maxMs);
  timer.unref();
  raw.once('close', () => {
    clearTimeout(timer);
    end();
  });
}

/**
 * Waits until the caller has a turn, and returns the function that ends it. A client that leaves takes none. Throws
 * like {@link ResponseQueue.enter}.
 */
export async function enterQueue(
  { raw, request }: FastifyReply,
  queue: ResponseQueue,
  weight?: number,
): Promise<() => void> {
  // The client may have left before this call: then there is no 'close' any more that would end the turn.
  if (raw.destroyed) throw clientClosed();
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort(clientClosed()));
  return queue.enter(request.caller?.user.id ?? `link:${request.link?.user.id}`, leaving.signal, weight);
}

/**
 * Waits until the caller's upload may be received: until then its body stays in the network. The turn ends with the
 * response, because the files are in memory until then. Throws like {@link ResponseQueue.enter}.
 * @param maxBytes the weight of an upload that does not say its length.
 */
export async function waitToUpload(reply: FastifyReply, maxBytes: number): Promise<void> {
  const { request } = reply;
  const bytes = Number(request.headers['content-length'] ?? maxBytes);
  request.isUploadWaiting = true;
  const end = await enterQueue(reply, uploadQueue, Math.max(bytes, leastUploadBytes));
  request.isUploadWaiting = false;
  reply.raw.once('close', end);
}

/** Minimum bytes per second that the reader of a response must consume. */
const minBytesPerSecond = 1000;

interface Reading {
  consumed: number;
  isWaiting: boolean;
}

/** Disconnects clients that request much data and do not read it, so that they hold neither a connection nor a turn. */
export function endSlowReaders(app: FastifyInstance, seconds: number): void {
  const sockets = new Map<Socket, Reading>();
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, { consumed: 0, isWaiting: false });
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of sockets) {
      const consumed = socket.bytesWritten - socket.writableLength;
      const isWaiting = socket.writableLength > 0;
      if (before.isWaiting && isWaiting && consumed - before.consumed < minBytesPerSecond * seconds) {
        app.log.info(
          { address: socket.remoteAddress },
          'A connection was closed because the client did not read the response.',
        );
        socket.destroy();
      } else sockets.set(socket, { consumed, isWaiting });
    }
  }, seconds * 1000);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
