import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { limits } from '../contract/limits';
import { requestAddress } from './address';
import { apiText, serviceError } from './apiText';
import { commandKey } from './commandKeys';
import { completed } from './complete';
import { parseEnvelope, unwrap, type ApiError } from './envelope';
import { earlyAnswer, sessionHeaders } from './early';
import { fileBytes } from './multipart';
import { sessionEnded } from './sessionEnded';
import { currentToken, type TokenState } from './token';

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  headers?: Record<string, unknown>;
}

/** Bytes a second of a slow phone connection: an upload gets this long on top of the limit, or it could never end there. */
const slowUploadBytesPerSecond = 32_000;

const isPublic = (url: string) => /^\/auth\/(\w+\/login|password\/\w+)$/.test(url) || url === '/health';

function headersOf(request: ApiRequest, token: string | undefined, key: string | undefined): Record<string, string> {
  const extra = Object.entries(request.headers ?? {}).filter(([, value]) => value !== undefined);
  return {
    // A multipart body brings its own type with its boundary.
    ...(request.body instanceof FormData || request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? sessionHeaders(token) : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...Object.fromEntries(extra.map(([name, value]) => [name, String(value)])),
  };
}

/** What a success can't do without: a session without its user is a failure. */
const needed: Record<string, readonly string[]> = {
  login: ['token', 'user'],
  resetPassword: ['token', 'user'],
  getSession: ['user'],
};
const isComplete = (endpoint: string, data: unknown): boolean =>
  (needed[endpoint] ?? []).every((part) => Boolean((data as Record<string, unknown> | null | undefined)?.[part]));

/**
 * Every call of the web side (section 7): bearer token and `user` header, 10 s for the answer, the envelope taken off, failures
 * as {@link ApiError}. Without a token an authenticated call fails with "Token is null" and doesn't leave the browser.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, { meta?: unknown }> = async (
  request,
  { getState, signal, endpoint, dispatch },
) => {
  const service = serviceError(endpoint);
  const fail = (status: ApiError['status'], message: string, errors?: ApiError['errors']) => ({
    error: { status, message, service, errors },
  });
  const state = getState() as TokenState;
  const token = currentToken(state);
  if (!token && !isPublic(request.url)) {
    if (state.stored.token) dispatch(sessionEnded(state.stored.userType));
    return fail('NO_TOKEN', apiText.NO_TOKEN);
  }

  const method = request.method ?? 'GET';
  const url = requestAddress(request);
  const timeout = AbortSignal.timeout(
    limits.httpTimeoutMs + Math.ceil((fileBytes(request.body) / slowUploadBytesPerSecond) * 1000),
  );
  const command = method === 'POST' && !isPublic(request.url) ? commandKey(url, request.body) : undefined;
  let status: number;
  let text: string;
  try {
    const body =
      request.body === undefined || request.body instanceof FormData ? request.body : JSON.stringify(request.body);
    const ask = () =>
      fetch(url, {
        method,
        headers: headersOf(request, token, command?.key),
        body,
        signal: AbortSignal.any([signal, timeout]),
      });
    const response = await (earlyAnswer(method, url, token)?.catch(ask) ?? ask());
    status = response.status;
    text = await response.text();
    // A proxy that gave up does not know what became of it.
    if (status < 500) command?.answered();
  } catch {
    return timeout.aborted ? fail('TIMEOUT', apiText.TIMEOUT) : fail('OFFLINE', apiText.OFFLINE);
  }

  const envelope = parseEnvelope(text);
  if (status >= 200 && status < 300 && envelope?.success !== false)
    return envelope && isComplete(endpoint, envelope.data)
      ? { data: completed(endpoint, unwrap(envelope)) }
      : fail('BAD_ANSWER', apiText.BAD_ANSWER);
  if (status === 401 && token && !isPublic(request.url) && (getState() as TokenState).stored.token === token)
    dispatch(sessionEnded(state.stored.userType));
  return fail(status, envelope?.message ?? apiText.BAD_ANSWER, envelope?.errors);
};
