import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { hashToken } from '../accounts/session.service';
import type { Operation } from '../../contract/operation';
import { operations } from '../../contract/operations';
import { readMultipart, type UploadedFile } from '../files/uploads';
import { consume } from '../support/rateLimit';
import { exportQueue, searchQueue, type ResponseQueue } from '../support/responseQueue';
import { fingerprintOf, type Once } from '../support/createOnce';
import { inBatches } from '../support/batches';
import { validatorOf } from './bodyRules';
import { EventStream, sendEvents } from './eventStream';
import { enterQueue, waitInQueue, waitToUpload } from './longResponses';
import { sendLongList } from './longList';
import {
  FileResponse,
  ListResponse,
  LongList,
  type OperationHandler,
  type OperationRequest,
  type RequestClient,
} from './operationTypes';
import { responseSchema } from './schemas';

declare module 'fastify' {
  interface FastifyRequest {
    uploads: UploadedFile[] | undefined;
  }
  interface FastifyInstance {
    /** The operationIds that have a handler. */
    handledOperations: Set<string>;
  }
}

/** Rows above which a list is written in batches: writing more at once would block other requests. */
const longListRows = 1000;

/**
 * Registers a call of the contract. Its address, permission, validation, status and envelope come from the operation.
 * The handler only converts a valid, authorised request into `data`.
 * @param queue in which the calls of one person wait for each other; searches have their own.
 */
export function route<const T extends Operation>(
  app: FastifyInstance,
  operation: T,
  handler: OperationHandler<T>,
  queue?: ResponseQueue,
): void {
  app.handledOperations.add(operation.operationId);
  register(app, operation, async (request, reply) => {
    const { caller, link } = request;
    if (operation.status === 201 && caller) await consume(app.context.creations, `${caller.user.id}`);
    if (link) await consume(app.context.creations, `link:${link.user.id}`);
    if (operation.isFile) await waitInQueue(reply, exportQueue);
    const operationRequest = toOperationRequest<T>(request, reply, operation);
    reply.code(operation.status ?? 200);
    const endTurn = operation.isFile ? undefined : await enterTurn(reply, isSearch(request) ? searchQueue : queue);
    const response = await runAndEnd(() => handler(operationRequest), endTurn);
    if (response instanceof FileResponse) return sendFile(reply, response);
    if (response instanceof EventStream) return sendEvents(reply, response);
    if (response instanceof LongList) return sendLongList(reply, operation, response);
    if (response instanceof ListResponse && response.items.length > longListRows)
      return sendLongList(reply, operation, new LongList(inBatches(response.items)));
    return envelope(response);
  });
}

const enterTurn = (reply: FastifyReply, queue: ResponseQueue | undefined) => queue && enterQueue(reply, queue);
async function runAndEnd<T>(run: () => Promise<T>, end: (() => void) | undefined): Promise<T> {
  try {
    return await run();
  } finally {
    end?.();
  }
}
const isSearch = ({ query }: FastifyRequest): boolean => Boolean((query as { q?: string }).q?.trim());

const envelope = (response: unknown) =>
  response instanceof ListResponse
    ? { success: true, data: response.items as unknown[], ...(response.meta && { meta: response.meta }) }
    : { success: true, data: response };

const sendFile = (reply: FastifyReply, { bytes, contentType, name }: FileResponse) =>
  reply.type(contentType).header('content-disposition', `attachment; filename="${name}"`).send(bytes);

/** Throws if a call of the contract has no handler, so that the server does not start with an incomplete API. */
export function requireHandlers(app: FastifyInstance): void {
  const missing = operations.filter((operation) => !app.handledOperations.has(operation.operationId));
  if (missing.length > 0)
    throw new Error(`No handler for ${missing.map(({ operationId }) => operationId).join(', ')}.`);
}

function register(app: FastifyInstance, operation: Operation, handler: RouteHandlerMethod): void {
  const { method, path, permission, withoutFactor, params, query, headers, body, files } = operation;
  const schema = {
    params,
    querystring: query ?? noQuery,
    headers,
    body,
    ...(!operation.isFile &&
      !operation.isStream && { response: { [operation.status ?? 200]: responseSchema(operation) } }),
  };
  app.route({
    method,
    url: toUrl(path),
    config: { permission, withoutFactor },
    // Compression would buffer the events until there are enough bytes.
    ...(operation.isStream && { compress: false }),
    handler,
    validatorCompiler: validatorOf(operation),
    schema: Object.fromEntries(Object.entries(schema).filter(([, part]) => part !== undefined)),
    ...(files && {
      preValidation: (request: FastifyRequest, reply: FastifyReply) => takeUploads(request, reply, operation),
    }),
  });
}

const noQuery = { type: 'object', additionalProperties: false, properties: {} };
const toUrl = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

async function takeUploads(request: FastifyRequest, reply: FastifyReply, operation: Operation): Promise<void> {
  // Without files, a command may also be sent as JSON.
  if (!request.isMultipart()) return;
  const { max, bytes } = operation.files!;
  await waitToUpload(reply, max * bytes);
  const { body, files } = await readMultipart(request, operation);
  request.body = body;
  request.uploads = files;
}

function toOperationRequest<T extends Operation>(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
): OperationRequest<T> {
  const { params, query, headers, body, uploads, caller, link, log } = request;
  return {
    params,
    query,
    headers,
    body,
    files: uploads ?? [],
    user: caller?.user,
    caller: caller ?? link,
    token: caller?.token ?? '',
    once: onceOf(request, operation),
    client: clientOf(request, reply),
    log,
  } as OperationRequest<T>;
}

function onceOf({ headers, params, body, uploads = [], caller }: FastifyRequest, { operationId }: Operation): Once {
  const key = headers['idempotency-key'] as string | undefined;
  return {
    accountId: caller?.user.id ?? 0,
    tokenHash: caller && hashToken(caller.token),
    operation: operationId,
    key,
    fingerprint: key ? fingerprintOf([params, body], uploads) : '',
  };
}

const clientOf = (request: FastifyRequest, reply: FastifyReply): RequestClient => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  cookie: (name) => parseCookie(request.headers.cookie ?? '')[cookieName(request, name)],
  setCookie: (name, value, maxAge) =>
    void reply.header(
      'set-cookie',
      stringifySetCookie({
        name: cookieName(request, name),
        value,
        path: '/',
        maxAge,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      }),
    ),
});

/**
 * With TLS the name gets the `__Host-` prefix, which browsers accept only from this host. Without TLS, as on a
 * developer's machine, they would refuse it.
 */
const cookieName = ({ protocol }: FastifyRequest, name: string): string =>
  protocol === 'https' ? `__Host-${name}` : name;
