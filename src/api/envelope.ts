import type { FormerAccount } from '../contract/operation';
import { apiText } from './apiText';

/** The envelope of every response (decisions 3). */
export interface ListMeta {
  total: number;
  page: number;
  page_size: number;
  /** A text similar to a global filter that found nothing. */
  suggestion?: string;
}

interface FieldError {
  field: string;
  message: string;
  /** For a time that is taken: the next free one of the same length. */
  free?: { starts_at: string; ends_at: string };
}

/** The error of a failed call: a Spanish message for the screen, and the service's name of the failure (section 8). */
export interface ApiError {
  /**
   * HTTP status, or the reason why there is none: no token, no network, timeout, aborted, invalid response, a chosen file
   * that changed or is gone, a call that this server does not have.
   */
  status: number | 'NO_TOKEN' | 'OFFLINE' | 'TIMEOUT' | 'ABORTED' | 'BAD_ANSWER' | 'UNREADABLE_FILE' | 'NOT_OFFERED';
  message: string;
  service: string;
  errors?: FieldError[];
  /** The deactivated account that has the e-mail or the DNI of the new account. */
  former?: FormerAccount;
}

export interface Envelope {
  success?: boolean;
  data?: unknown;
  message?: string;
  meta?: ListMeta;
  errors?: FieldError[];
  former?: FormerAccount;
  /** The request's id in the server's log, for unexpected failures. */
  request_id?: string;
}

export const isEnvelope = (body: unknown): body is Envelope =>
  body !== null && typeof body === 'object' && !Array.isArray(body);

/** Parses a response body; returns undefined if it is not an envelope (a proxy's page, a truncated response). */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isEnvelope(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Unwraps the envelope: lists become `{items, meta?}`, as in the generated types. */
export const unwrap = ({ data, meta }: Envelope): unknown =>
  Array.isArray(data) ? { items: data, meta } : (data ?? null);

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'service' in error && 'message' in error;

/** An error that the page finds itself, with a Spanish message for the user. */
export class ShownError extends Error {}

/**
 * Returns the message for the user: that of a failed call or of a `ShownError`. Any other error is a defect of the page
 * or code that could not be loaded; its English message helps no user.
 */
export function errorMessage(error: unknown): string {
  if (isApiError(error) || error instanceof ShownError) return error.message;
  return (error as { name?: unknown } | undefined)?.name === 'AbortError' ? apiText.ABORTED : apiText.UNFORESEEN;
}

/** Whether a call failed because this server does not have it: the part of the page is left out. */
export const isNotOffered = (error: unknown): boolean => isApiError(error) && error.status === 'NOT_OFFERED';

/** Returns the field errors of a failed call; empty if there are none. */
export const fieldErrors = (error: unknown): FieldError[] => (isApiError(error) ? (error.errors ?? []) : []);

/**
 * Whether a command was refused because its idempotency key already created a record with other content: an earlier
 * attempt had succeeded without its response.
 */
export const isOtherCommand = (error: unknown): boolean =>
  fieldErrors(error).some(({ field }) => field === 'idempotency-key');
