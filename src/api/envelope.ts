import type { FormerAccount } from '../contract/operation';
import { apiText } from './apiText';

/** The envelope of every answer (decisions 3). */
export interface ListMeta {
  total: number;
  page: number;
  page_size: number;
}

interface FieldError {
  field: string;
  message: string;
}

/** What a failed call leaves: a message in Spanish fit for the screen, and the service's own name for the failure (section 8). */
export interface ApiError {
  /** HTTP status, or why there was none: no token, no network, no answer in time, called off, an answer that is not ours. */
  status: number | 'NO_TOKEN' | 'OFFLINE' | 'TIMEOUT' | 'ABORTED' | 'BAD_ANSWER';
  message: string;
  service: string;
  errors?: FieldError[];
  /** The deactivated account that has the e-mail or the DNI of the new one. */
  former?: FormerAccount;
}

export interface Envelope {
  success?: boolean;
  data?: unknown;
  message?: string;
  meta?: ListMeta;
  errors?: FieldError[];
  former?: FormerAccount;
  /** Of a failure that nobody foresaw: what the server's log knows it by. */
  request_id?: string;
}

export const isEnvelope = (body: unknown): body is Envelope =>
  body !== null && typeof body === 'object' && !Array.isArray(body);

/** Reads an answer's body; undefined where it is no envelope (a proxy's page, a truncated answer). */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isEnvelope(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the envelope off: lists become `{items, meta?}`, as the generated types say. */
export const unwrap = ({ data, meta }: Envelope): unknown =>
  Array.isArray(data) ? { items: data, meta } : (data ?? null);

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'service' in error && 'message' in error;

/** The message of whatever went wrong. What no call answered and nobody worded is a fault of the page, not of the network. */
export function errorMessage(error: unknown): string {
  if (isApiError(error) || error instanceof Error) return error.message;
  return (error as { name?: unknown } | undefined)?.name === 'AbortError' ? apiText.ABORTED : apiText.UNFORESEEN;
}

/** The field errors of a failed call; none where the failure is about no field. */
export const fieldErrors = (error: unknown): FieldError[] => (isApiError(error) ? (error.errors ?? []) : []);
