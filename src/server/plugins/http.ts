import type { FastifyInstance, FastifyRequest, FastifyHttpOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { HttpError, ServerClosing } from '../support/errors';
import { serverText } from '../support/serverText';
import { sendFailure, toHttpError } from './errors';

const headersMs = 20_000;
/** Bytes a second of the slowest connection that an upload is expected on; the browser gives up a little earlier. */
const slowestUpload = 24_000;

/** What the framework and Node answer by themselves, in the envelope as well, and how long a request may take to arrive. */
export const httpOptions = {
  /** Longer parameters never reach their schema. */
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  frameworkErrors: (error, _request, reply) => {
    sendFailure(reply, toHttpError(error));
  },
  clientErrorHandler: answerBrokenRequest,
  genReqId: ({ headers }) => {
    const given = headers['x-request-id'];
    // A proxy's own, so that its log and ours speak of the same.
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  },
  // Ours is in the envelope: see refuseWhileClosing.
  return503OnClosing: false,
  // The longest of all uploads; each request has its own end before it.
  requestTimeout: 900_000,
  // Node would answer without a body: see refuseStrangeHeads.
  http: { requireHostHeader: false },
} satisfies FastifyHttpOptions<Server>;

/** Bytes that are no HTTP, headers without end and requests that never end have no request to reply to: the socket gets the answer. */
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

/** Headers of one request: browsers and proxies send a few dozen. */
const maxHeaders = 200;

/** What Node takes for no good request is refused in the envelope; it would answer an empty 400 or 417, or drop what is too much. */
export function refuseInvalidHeaders(app: FastifyInstance): void {
  app.server.maxHeadersCount = 0;
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    answerBrokenRequest({ name: '', message: '', code: 'HPE_INVALID_HEADER_TOKEN' }, socket),
  );
  app.addHook('onRequest', async ({ raw, headers }) => {
    // Names and values alternate.
    if (raw.rawHeaders.length > maxHeaders * 2) throw new HttpError(431, serverText.tooLarge);
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new HttpError(400, serverText.malformed);
  });
}

/** Every answer says which request it is of; the log's lines carry the same id. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** Milliseconds that a server which closes waits for what it has begun: long exports and slow readers are cut off then. */
const closingMs = 3000;

/** A server that is closing answers what it has begun; a new request on an open connection is sent to another process. */
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

/** Somebody who sends a body a byte at a time does not hold its connection for long. */
export function endSlowBodies(app: FastifyInstance, bodySeconds: number): void {
  app.server.headersTimeout = headersMs;
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.method === 'GET' || raw.method === 'HEAD') return;
    const timer = setTimeout(
      () => {
        // Read to its end, or completely received.
        if (raw.complete || raw.readableEnded) return;
        if (reply.raw.headersSent) raw.destroy();
        else answerBrokenRequest({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
      },
      timeFor(request, bodySeconds) * 1000,
    );
    timer.unref();
    // A body that has arrived takes no more time, however long its answer does.
    raw.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/** Seconds that a request's body may take. */
function timeFor({ headers }: FastifyRequest, seconds: number): number {
  const bytes = Number(headers['content-length'] ?? 0);
  return headers['content-type']?.startsWith('multipart/') ? seconds + bytes / slowestUpload : seconds;
}

/** Answers of the API are for their caller only and not cached, unless a route sets its own header. */
export function keepAnswersPrivate(api: FastifyInstance): void {
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
