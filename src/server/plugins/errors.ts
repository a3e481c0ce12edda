import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { isDatabaseDown, refusalOf } from '../database/connection';
import { isStorageDown } from '../files/storage';
import { clientClosed, HttpError, ServerClosing, unavailable } from '../support/errors';
import { serverText } from '../support/serverText';
import { ValidationError } from './schemas';

/** Converts every failure into a response: the envelope in Spanish, never a stack trace. No other code does this. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (hasLeft(error, request)) {
        // No response finishes, so this is the only log line of the call.
        const { method, url, caller } = request;
        const path = url.split('?')[0];
        request.log.info({ method, path, user: caller?.user.id }, 'The client closed the connection during a call.');
        return sendFailure(reply, clientClosed());
      }
      const failure = toHttpError(error);
      if (failure instanceof ServerClosing) request.log.info('A call was refused because the server is closing.');
      else if (failure.status >= 500) request.log.error({ err: error }, failure.message);
      return sendFailure(reply, failure);
    });
  },
  { name: 'errors' },
);

/**
 * Whether the client closed the connection. The request's own stream then fails with the same errors as a database
 * connection.
 */
const hasLeft = ({ code, message }: Error & { code?: string }, { raw }: FastifyRequest): boolean =>
  raw.destroyed &&
  !raw.complete &&
  (code === 'ECONNRESET' || message === 'aborted' || code === 'ERR_STREAM_PREMATURE_CLOSE');

/**
 * Maximum number of problems in a response, and maximum characters of a field's name. They keep the response short if
 * the request is long.
 */
const maxProblems = 20;
const maxFieldName = 100;

const limited = (problems: Problem[]): Problem[] =>
  problems.slice(0, maxProblems).map(({ field, message, ...more }) => ({
    ...more,
    field: field.length > maxFieldName ? `${field.slice(0, maxFieldName)}…` : field,
    message,
  }));

/** Sends a failure in the envelope. */
export function sendFailure(
  reply: FastifyReply,
  { status, message, errors, headers, former }: HttpError,
): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      success: false,
      message,
      ...(errors?.length && { errors: limited(errors) }),
      ...(former && { former }),
      // Id that finds an unexpected failure in the log.
      ...(status === 500 && { request_id: reply.request.id }),
    });
}

/** Converts any error into an HttpError. */
export function toHttpError(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ValidationError) return new HttpError(400, serverText.malformed, error.problems);
  const validation = (error as FastifyError).validation as unknown;
  if (validation instanceof ValidationError) return new HttpError(400, serverText.malformed, validation.problems);
  if (isDiskFull(error)) return new HttpError(507, serverText.diskFull);
  if (isDatabaseDown(error) || isStorageDown(error)) return unavailable();
  return databaseRefusal(error) ?? frameworkRefusal(error as FastifyError) ?? new HttpError(500, serverText.internal);
}

/** The storage driver wraps the system's error in its own. */
function isDiskFull(error: NodeJS.ErrnoException): boolean {
  const { code = '', cause } = error;
  return ['ENOSPC', 'EDQUOT'].includes(code) || (cause !== undefined && isDiskFull(cause as NodeJS.ErrnoException));
}

/** Converts errors of the database that a service did not prevent, mostly because of two concurrent commands. */
function databaseRefusal(error: Error): HttpError | undefined {
  const refusal = refusalOf(error);
  if (!refusal) return undefined;
  if (refusal.code === '23505' || refusal.code === '23P01') return new HttpError(409, serverText.duplicate);
  if (refusal.code === '40001' || refusal.code === '40P01' || refusal.code === '55P03')
    return new HttpError(409, serverText.concurrent);
  if (refusal.code === '23503') return new HttpError(409, serverText.concurrent);
  // The statement exceeded its time limit.
  if (refusal.code === '57014') return unavailable(30);
  if (refusal.code === '53100') return new HttpError(507, serverText.diskFull);
  // The database cannot store the value. The schemas should have refused it, but it is still the caller's error.
  return refusal.code.startsWith('22') ? new HttpError(400, serverText.malformed) : undefined;
}

function frameworkRefusal(error: FastifyError): HttpError | undefined {
  switch (error.code) {
    // No record has such a long id.
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new HttpError(404, serverText.notFound);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new HttpError(413, serverText.tooLarge);
    case 'FST_REQ_FILE_TOO_LARGE':
      return new HttpError(413, rulesText.files);
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new HttpError(422, rulesText.attachments);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new HttpError(415, serverText.wrongType);
    case 'FST_ERR_CTP_INVALID_MULTIPART_CONTENT_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new HttpError(400, serverText.malformed);
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new HttpError(400, serverText.malformedJson);
  }
  const status = error.statusCode ?? 500;
  // A folder, or a file that must not be served.
  if (status === 403) return new HttpError(404, serverText.notFound);
  return status >= 400 && status < 500 ? new HttpError(status === 413 ? 413 : 400, serverText.malformed) : undefined;
}

/** Responds 404 to addresses of the API without a call. */
export const unknownRoute = (_request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(reply, new HttpError(404, serverText.unknownRoute));
