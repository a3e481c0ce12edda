import { fetchBaseQuery, type BaseQueryApi, type FetchBaseQueryArgs } from '@reduxjs/toolkit/query';
import { limits } from '../contract/limits';
import { requestAddress, type Addressed } from './address';
import { takeEarlyResponse, sessionHeaders } from './early';
import { isEnvelope, parseEnvelope, type Envelope } from './envelope';
import { fileBytes } from './multipart';
import { noteServerTime } from './serverClock';
import { currentToken, type LinkState, type TokenState } from './token';

/** A call as the generated endpoints define it. */
export interface ApiRequest extends Addressed {
  method?: string;
  body?: unknown;
  headers?: Record<string, unknown>;
  /** Timeout in milliseconds, if it is not the default. */
  timeoutMs?: number;
  /** Sends the request instead of `fetch`. */
  send?: (request: Request) => Promise<Response>;
}

/** Whether a call needs no session. */
export const isPublic = (url: string): boolean =>
  /^\/(auth\/(\w+\/login|password\/\w+)$|health$|logic\/verify\/)/.test(url);

/**
 * Bytes per second of a slow mobile connection: an upload gets the time for its size in addition, or it could never
 * finish there.
 */
const slowUploadBytesPerSecond = 32_000;
const timeoutOf = (body: unknown) =>
  limits.httpTimeoutMs + Math.ceil((fileBytes(body) / slowUploadBytesPerSecond) * 1000);

/** Returns the headers that have a value, as text. */
const definedHeaders = (headers: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const toApi = {
  prepareHeaders: (headers, { getState }) => {
    const { link } = getState() as LinkState;
    if (link !== undefined) {
      headers.set('authorization', `Link ${link}`);
      return;
    }
    const token = currentToken(getState() as TokenState);
    for (const [name, value] of Object.entries(token ? sessionHeaders(token) : {})) headers.set(name, value);
  },
  // A proxy's page or a truncated response is not an envelope: undefined. A file has no envelope: the result is its
  // `blob:` URL.
  responseHandler: async (response) => {
    noteServerTime(response.headers.get('date'));
    return response.headers.has('content-disposition')
      ? { data: URL.createObjectURL(await response.blob()) }
      : parseEnvelope(await response.text());
  },
  validateStatus: ({ ok }, envelope?: Envelope) => ok && envelope?.success !== false,
} satisfies FetchBaseQueryArgs;

const baseRequest = fetchBaseQuery({
  ...toApi,
  fetchFn: (input) => {
    const request = new Request(input);
    const fetchNow = () => fetch(request);
    return takeEarlyResponse(request)?.catch(fetchNow) ?? fetchNow();
  },
});

/**
 * Sends a call with the bearer token and the `user` header, a command with its `key`, and a timeout of 10 s. `data` is
 * the envelope of a success, undefined if there is none.
 */
export async function callApi(request: ApiRequest, key: string | undefined, api: BaseQueryApi) {
  const { method, body, headers, send, timeoutMs } = request;
  const query = send ? fetchBaseQuery({ ...toApi, fetchFn: (input) => send(new Request(input)) }) : baseRequest;
  const { data, error } = await query(
    {
      url: requestAddress(request),
      method,
      body,
      headers: definedHeaders({ 'idempotency-key': key, ...definedHeaders(headers) }),
      timeout: timeoutMs ?? timeoutOf(body),
    },
    api,
    {},
  );
  return { data: isEnvelope(data) ? data : undefined, error };
}

/** Fetches a static file, without a session. */
export const fetchText = fetchBaseQuery({
  baseUrl: location.origin,
  responseHandler: 'text',
  timeout: limits.httpTimeoutMs,
});
