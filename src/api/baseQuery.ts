import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiText, serviceError } from './apiText';
import { commandKey } from './commandKeys';
import { unwrap, type ApiError } from './envelope';
import { failureOf } from './failures';
import { sessionEnded } from './sessionEnded';
import { currentToken, type TokenState } from './token';
import { callApi, isPublic, type ApiRequest } from './transport';

/** What a success can't do without: a session without its user is a failure. */
const needed: Record<string, readonly string[]> = {
  login: ['token', 'user'],
  resetPassword: ['token', 'user'],
  getSession: ['user'],
};
const isComplete = (endpoint: string, data: unknown): boolean =>
  (needed[endpoint] ?? []).every((part) => Boolean((data as Record<string, unknown> | null | undefined)?.[part]));

const commandOf = ({ url, method, body }: ApiRequest) =>
  method === 'POST' && !isPublic(url) ? commandKey(url, body) : undefined;

/**
 * Every call of the web side (section 7): through `transport`, with a key where it is a command; the envelope taken off,
 * failures as {@link ApiError}. Without a token an authenticated call fails with "Token is null" and doesn't leave the browser.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api) => {
  const { stored } = api.getState() as TokenState;
  const token = currentToken({ stored });
  const fail = (status: ApiError['status'], message: string) => ({
    error: { status, message, service: serviceError(api.endpoint) },
  });
  if (!token && !isPublic(request.url)) {
    if (stored.token) api.dispatch(sessionEnded(stored.userType));
    return fail('NO_TOKEN', apiText.NO_TOKEN);
  }

  const command = commandOf(request);
  const { data: envelope, error } = await callApi(request, command?.key, api);
  // Without an answer, or with a proxy's that gave up, nobody knows what became of the command.
  if (!error || (typeof error.status === 'number' && error.status < 500)) command?.answered();
  if (error) {
    const { stored: now } = api.getState() as TokenState;
    if (error.status === 401 && token && !isPublic(request.url) && now.token === token)
      api.dispatch(sessionEnded(stored.userType));
    return { error: failureOf(error, api) };
  }
  if (!envelope || !isComplete(api.endpoint, envelope.data)) return fail('BAD_ANSWER', apiText.BAD_ANSWER);
  return { data: unwrap(envelope) };
};
