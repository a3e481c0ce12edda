/** How a call is made with a server, ours or another one (`server.ts`). */
import type { ApiError, Envelope } from '../envelope';
import type { ApiRequest } from '../transport';

/** Sends one call; returns its envelope, or the error. */
export type Send = (
  request: ApiRequest,
) => Promise<{ envelope: Envelope; error?: undefined } | { envelope?: undefined; error: ApiError }>;
export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

export interface OtherServer {
  /** Makes a call of our contract with the calls of the specification. */
  call: (endpoint: string, request: ApiRequest, send: Send) => Promise<Answer>;
  /** Completes the answer of a sign-in or of the session; undefined if it has no user. */
  session: (data: unknown, send: Send) => Promise<unknown>;
  /** Whether the server has a call. */
  offers: (endpoint: string) => boolean;
  /** Whether the server stores a field of a command's body. */
  takes: (endpoint: string, field: string) => boolean;
}

/** The user of an answer, whether the answer contains it or is it. */
export const userOf = (data: unknown): Record<string, unknown> | undefined => {
  const { user = data } = (data ?? {}) as { user?: unknown };
  return typeof user === 'object' && user !== null && 'type' in user ? (user as Record<string, unknown>) : undefined;
};
