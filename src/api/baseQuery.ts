import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiText, serviceError } from './apiText';
import { commandKey } from './commandKeys';
import { unwrap, type ApiError, isEnvelope } from './envelope';
import { unreadableFile } from './multipart';
import { isKnownMissing, type MissingCallsState } from './missingCalls';
import { sessionEnded, factorDemanded, isFactorDemand } from './sessionActions';
import { copies } from './shownCopies';
import { currentToken, type LinkState, type TokenState } from './token';
import { callApi, isPublic, type ApiRequest } from './transport';
import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** The fields that a successful response must contain: a session without its user is a failure. */
const requiredFields: Record<string, readonly string[]> = {
  login: ['token', 'user'],
  resetPassword: ['token', 'user'],
  getSession: ['user'],
};
const isComplete = (endpoint: string, data: unknown): boolean =>
  (requiredFields[endpoint] ?? []).every((part) =>
    Boolean((data as Record<string, unknown> | null | undefined)?.[part]),
  );

const commandOf = ({ url, method, body }: ApiRequest) =>
  method === 'POST' && !isPublic(url) ? commandKey(url, body) : undefined;

/**
 * The base query of all calls (section 7): sends them through `transport`, commands with an idempotency key, unwraps the envelope and
 * returns failures as {@link ApiError}. Without a token an authenticated call fails with "Token is null" and is not sent.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api) => {
  const { stored, link } = api.getState() as TokenState & LinkState;
  const token = currentToken({ stored });
  const fail = (status: ApiError['status'], message: string) => ({
    error: { status, message, service: serviceError(api.endpoint) },
  });
  if (!token && link === undefined && !isPublic(request.url)) {
    if (stored.token) api.dispatch(sessionEnded(stored.userType));
    return fail('NO_TOKEN', apiText.NO_TOKEN);
  }

  if (isKnownMissing(api.getState() as MissingCallsState, api.endpoint)) return fail(404, apiText.MISSING);
  const command = commandOf(request);
  const { data: envelope, error } = await callApi(request, command?.key, api);
  // Without a response, or after a proxy's timeout, it is unknown whether the command succeeded: the key must be kept.
  if (!error || (typeof error.status === 'number' && error.status < 500)) command?.onResponse();
  if (error) {
    const { stored: now } = api.getState() as TokenState;
    if (error.status === 401 && token && !isPublic(request.url) && now.token === token)
      api.dispatch(sessionEnded(stored.userType));
    const failure = failureOf(error, api);
    const lost = failure.status === 'OFFLINE' ? await unreadableFile(request.body) : undefined;
    if (lost) {
      const message = apiText.UNREADABLE_FILE(lost.name);
      const errors = [{ field: lost.field, message }];
      return { error: { ...failure, status: 'UNREADABLE_FILE', message, errors } };
    }
    if (isFactorDemand(failure)) api.dispatch(factorDemanded());
    const hasNoAnswer = failure.status === 'OFFLINE' || failure.status === 'TIMEOUT';
    const copy = token && hasNoAnswer ? await copies.find?.(api, token).catch(() => undefined) : undefined;
    return copy ? { data: copy.data } : { error: failure };
  }
  if (!envelope || !isComplete(api.endpoint, envelope.data)) return fail('BAD_ANSWER', apiText.BAD_ANSWER);
  copies.shown.delete(api.queryCacheKey);
  return { data: unwrap(envelope) };
};

/** Returns the error to show for a failed call. Only network failures are reported as such. */
export function failureOf(error: FetchBaseQueryError, { endpoint, signal }: BaseQueryApi): ApiError {
  const service = serviceError(endpoint);
  if (typeof error.status === 'number') {
    const { message = apiText.BAD_ANSWER, errors, former, request_id: id } = isEnvelope(error.data) ? error.data : {};
    // The first part of the request id in the log: short enough to read out on the telephone.
    return {
      status: error.status,
      message: id ? apiText.withCode(message, id.slice(0, 8)) : message,
      service,
      errors,
      former,
    };
  }
  if (error.status === 'TIMEOUT_ERROR') return { status: 'TIMEOUT', message: apiText.TIMEOUT, service };
  if (signal.aborted) return { status: 'ABORTED', message: apiText.ABORTED, service };
  // The parser never throws on any content, so this error means that the response was cut off.
  return { status: 'OFFLINE', message: apiText.OFFLINE, service };
}
