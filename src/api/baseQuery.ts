import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiText, serviceError } from './apiText';
import { commandKey } from './commandKeys';
import { unwrap, type ApiError, isEnvelope } from './envelope';
import { unreadableFile } from './multipart';
import { otherServer, recogniseServer } from './otherServer/server';
import { userOf, type Answer, type Send } from './otherServer/serverTypes';
import { sessionEnded, factorDemanded, isFactorDemand, currentToken, type LinkState, type TokenState } from './token';
import { copies } from './shownCopies';
import { callApi, isPublic, type ApiRequest } from './transport';
import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** The calls that answer with the signed-in user. */
const userCalls = ['login', 'resetPassword', 'getSession', 'updateProfile'];

/** What the generated endpoint of a query says of its answer: the field without which a screen cannot show a record. */
export interface AnswerOptions {
  key?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

/**
 * Whether the answer of a query can be shown: `list...` answers records, other queries one record, or the address of a
 * file. Anything else is a failure, which the page shows in the place of the list or record.
 */
function isShown(endpoint: string, key: string | undefined, data: unknown): boolean {
  const isOne = (record: unknown) => isRecord(record) && (key === undefined || isPresent(record[key]));
  if (endpoint.startsWith('list')) return Array.isArray(data) && data.every(isOne);
  return /^(export|download)/.test(endpoint) ? typeof data === 'string' : isOne(data);
}
const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

const commandOf = ({ url, method, body }: ApiRequest) =>
  method === 'POST' && !isPublic(url) ? commandKey(url, body) : undefined;

/**
 * The base query of all calls (section 7): sends them through `transport`, commands with an idempotency key, unwraps the envelope and
 * returns failures as {@link ApiError}. Without a token an authenticated call fails with "Token is null" and is not sent.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, AnswerOptions | undefined> = async (
  request,
  api,
  options,
) => {
  const { stored, link } = api.getState() as TokenState & LinkState;
  const { endpoint } = api;
  const token = currentToken({ stored });
  const fail = (status: ApiError['status'], message: string) => ({
    error: { status, message, service: serviceError(endpoint) },
  });
  if (!token && link === undefined && !isPublic(request.url)) {
    if (stored.token) api.dispatch(sessionEnded(stored.userType));
    return fail('NO_TOKEN', apiText.NO_TOKEN);
  }

  /** Sends one call, a command of our server with its key. */
  const send = async (call: ApiRequest, key?: string): ReturnType<Send> => {
    const { data: envelope, error } = await callApi(call, key, api);
    if (!error) return envelope ? { envelope } : fail('BAD_ANSWER', apiText.BAD_ANSWER);
    const { stored: now } = api.getState() as TokenState;
    if (error.status === 401 && token && !isPublic(call.url) && now.token === token)
      api.dispatch(sessionEnded(stored.userType));
    const failure = failureOf(error, api);
    const lost = failure.status === 'OFFLINE' ? await unreadableFile(call.body) : undefined;
    if (lost) {
      const message = apiText.UNREADABLE_FILE(lost.name);
      const errors = [{ field: lost.field, message }];
      return { error: { ...failure, status: 'UNREADABLE_FILE', message, errors } };
    }
    if (isFactorDemand(failure)) api.dispatch(factorDemanded());
    return { error: failure };
  };

  /** Sends a call to our server. */
  const callOurs = async (): Promise<Answer> => {
    const command = commandOf(request);
    const { envelope, error } = await send(request, command?.key);
    // Without a response, or after a proxy's timeout, it is unknown whether the command succeeded: the key must be kept.
    if (!error || (typeof error.status === 'number' && error.status < 500)) command?.onResponse();
    if (error) return { error };
    if (userCalls.includes(endpoint)) return { data: envelope.data };
    if (api.type === 'query' && !isShown(endpoint, options?.key, envelope.data))
      return fail('BAD_ANSWER', apiText.BAD_ANSWER);
    // It was created, whatever the answer: a failure would invite a second one.
    if (/^create/.test(endpoint) && !isRecord(envelope.data)) return { data: {} };
    return { data: unwrap(envelope) };
  };

  const other = isPublic(request.url) ? undefined : otherServer();
  const { data, error } = await (other ? other.call(endpoint, request, (call) => send(call)) : callOurs());
  if (error) {
    const hasNoAnswer = error.status === 'OFFLINE' || error.status === 'TIMEOUT';
    const copy = token && hasNoAnswer ? await copies.find?.(api, token).catch(() => undefined) : undefined;
    if (!copy) return { error };
    if (userCalls.includes(endpoint)) await recogniseServer(copy.data).catch(() => {});
    return { data: copy.data };
  }
  copies.shown.delete(api.queryCacheKey);
  if (!userCalls.includes(endpoint)) return { data };
  const signedIn = await withUser(endpoint, data, send).catch(() => undefined);
  return signedIn === undefined ? fail('BAD_ANSWER', apiText.BAD_ANSWER) : { data: signedIn };
};

/**
 * Returns the answer of a call about the signed-in user, complete; undefined if it is not an answer to that call. An
 * answer with a user tells whose server this is.
 */
async function withUser(endpoint: string, data: unknown, send: Send): Promise<unknown> {
  // The account of a password link has a second factor.
  if (endpoint === 'resetPassword' && data === null) return null;
  const hasToken = !/^(login|resetPassword)$/.test(endpoint) || Boolean((data as { token?: unknown } | null)?.token);
  const user = userOf(data);
  if (!hasToken || !user) return undefined;
  await recogniseServer(data);
  const other = otherServer();
  return other ? other.session(data, send) : { ...(data as object), user };
}

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
