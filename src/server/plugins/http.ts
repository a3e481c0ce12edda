import type { FastifyInstance, FastifyRequest, FastifyHttpOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { HttpError, ServerClosing } from '../support/errors';
import { serverText } from '../support/serverText';
import { sendFailure, toHttpError } from './errors';

const headersMs = 20_000;
/** Bytes per second of the slowest connection supported for uploads. The browser gives up a little earlier. */
const minUploadBytesPerSecond = 24_000;

/**
 * Puts the error responses of Fastify and Node into the envelope as well, and limits how long a request may take to
 * arrive.
 */
export const httpOptions = {
  /** Longer parameters are refused before schema validation. */
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  frameworkErrors: (error, _request, reply) => {
    sendFailure(reply, toHttpError(error));
  },
  clientErrorHandler: answerBrokenRequest,
  genReqId: ({ headers }) => {
    const proxyId = headers['x-request-id'];
    // Keeps the id set by a proxy, so that its log and this log use the same id.
    return typeof proxyId === 'string' && /^[\w-]{8,64}$/.test(proxyId) ? proxyId : randomUUID();
  },
  // refuseWhileClosing responds with the envelope instead.
  return503OnClosing: false,
  // Limit of the longest upload; each request has its own, shorter limit.
  requestTimeout: 900_000,
  // Node would respond without a body: see refuseInvalidHeaders.
  http: { requireHostHeader: false },
} satisfies FastifyHttpOptions<Server>;

/**
 * Bytes that are not HTTP, endless headers and endless requests have no request object to reply to. The response is
 * written to the socket.
 */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const [status, reason, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large', serverText.tooLarge]
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout', serverText.tooSlow]
        : [400, 'Bad Request', serverText.malformed];
  const body = JSON.stringify({ success: false, message });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/** Maximum headers of a request; browsers and proxies send a few dozen. */
const maxHeaders = 200;

/** Refuses invalid requests in the envelope. Node would send an empty 400 or 417, or drop the excess headers. */
export function refuseInvalidHeaders(app: FastifyInstance): void {
  app.server.maxHeadersCount = 0;
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    answerBrokenRequest({ name: '', message: '', code: 'HPE_INVALID_HEADER_TOKEN' }, socket),
  );
  app.addHook('onRequest', async ({ raw, headers }) => {
    // `rawHeaders` alternates names and values.
    if (raw.rawHeaders.length > maxHeaders * 2) throw new HttpError(431, serverText.tooLarge);
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new HttpError(400, serverText.malformed);
  });
}

/** Adds the request's id to every response; the log lines carry the same id. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** Milliseconds that a closing server waits for running requests. Long exports and slow readers are then cut off. */
const closingMs = 3000;

/**
 * Makes a closing server finish running requests and refuse new requests on open connections, so that the client
 * retries with another process.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref();
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new ServerClosing();
  });
}

/**
 * Ends requests whose body arrives too slowly, for example one byte at a time, so that they do not hold a connection.
 */
export function endSlowBodies(app: FastifyInstance, bodySeconds: number): void {
  app.server.headersTimeout = headersMs;
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.method === 'GET' || raw.method === 'HEAD') return;
    const timer = setTimeout(
      () => {
        // The body was read to its end, or was received completely.
        if (raw.complete || raw.readableEnded) return;
        if (request.isUploadWaiting) {
          timer.refresh();
          return;
        }
        if (reply.raw.headersSent) raw.destroy();
        else answerBrokenRequest({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
      },
      timeFor(request, bodySeconds) * 1000,
    );
    timer.unref();
    // Once the body has arrived, the timeout no longer applies, however long the response takes.
    raw.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/** Returns the seconds that a request's body may take to arrive. */
function timeFor({ headers }: FastifyRequest, seconds: number): number {
  const bytes = Number(headers['content-length'] ?? 0);
  return headers['content-type']?.startsWith('multipart/') ? seconds + bytes / minUploadBytesPerSecond : seconds;
}

/** Marks responses of the API as private and not cacheable, unless a route sets its own header. */
export function addNoStore(api: FastifyInstance): void {
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
