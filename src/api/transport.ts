import { fetchBaseQuery, type BaseQueryApi, type FetchBaseQueryArgs } from '@reduxjs/toolkit/query';
import { limits } from '../contract/limits';
import { requestAddress, type Addressed } from './address';
import { earlyAnswer, sessionHeaders } from './early';
import { isEnvelope, parseEnvelope, type Envelope } from './envelope';
import { fileBytes } from './multipart';
import { currentToken, type TokenState } from './token';

/** A call as the generated endpoints word it. */
export interface ApiRequest extends Addressed {
  method?: string;
  body?: unknown;
  headers?: Record<string, unknown>;
  /** Milliseconds for the whole answer, where it is no ordinary one. */
  timeoutMs?: number;
  /** What sends it, where `fetch` doesn't. */
  send?: (request: Request) => Promise<Response>;
}

/** Whether a call needs no session. */
export const isPublic = (url: string): boolean => /^\/auth\/(\w+\/login|password\/\w+)$/.test(url) || url === '/health';

/** Bytes a second of a slow phone connection: an upload gets this long on top of the limit, or it could never end there. */
const slowUploadBytesPerSecond = 32_000;
const timeoutOf = (body: unknown) =>
  limits.httpTimeoutMs + Math.ceil((fileBytes(body) / slowUploadBytesPerSecond) * 1000);

/** Headers that say something, as text. */
const said = (headers: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const toApi = {
  prepareHeaders: (headers, { getState }) => {
    const token = currentToken(getState() as TokenState);
    for (const [name, value] of Object.entries(token ? sessionHeaders(token) : {})) headers.set(name, value);
  },
  // A proxy's page or a truncated answer is no envelope: undefined. A file comes without one.
  responseHandler: async (answer) =>
    answer.headers.has('content-disposition') ? { data: await answer.blob() } : parseEnvelope(await answer.text()),
  validateStatus: ({ ok }, envelope?: Envelope) => ok && envelope?.success !== false,
} satisfies FetchBaseQueryArgs;

const ask = fetchBaseQuery({
  ...toApi,
  fetchFn: (asked) => {
    const request = new Request(asked);
    const again = () => fetch(request);
    return earlyAnswer(request)?.catch(again) ?? again();
  },
});

/**
 * Makes a call, with bearer token and `user` header, `key` where it is a command, and 10 s for the answer. `data` is the envelope of a
 * success, undefined where there was none.
 */
export async function callApi(request: ApiRequest, key: string | undefined, api: BaseQueryApi) {
  const { method, body, headers, send, timeoutMs } = request;
  const door = send ? fetchBaseQuery({ ...toApi, fetchFn: (asked) => send(new Request(asked)) }) : ask;
  const { data, error } = await door(
    {
      url: requestAddress(request),
      method,
      body,
      headers: said({ 'idempotency-key': key, ...said(headers) }),
      timeout: timeoutMs ?? timeoutOf(body),
    },
    api,
    {},
  );
  return { data: isEnvelope(data) ? data : undefined, error };
}

/** Files beside the page: no call of the API, and no session. */
export const askForText = fetchBaseQuery({
  baseUrl: location.origin,
  responseHandler: 'text',
  timeout: limits.httpTimeoutMs,
});
