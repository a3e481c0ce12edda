import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { apiText, serviceError } from './apiText';
import { isEnvelope, type ApiError } from './envelope';

/** What a call failed with, in words for the screen. Only what the network did is told as the network's. */
export function failureOf(error: FetchBaseQueryError, { endpoint, signal }: BaseQueryApi): ApiError {
  const service = serviceError(endpoint);
  if (typeof error.status === 'number') {
    const { message = apiText.BAD_ANSWER, errors, former, request_id: id } = isEnvelope(error.data) ? error.data : {};
    // What can be said on the phone of the id that the server's log has.
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
  // The doors' readers throw at nothing that an answer says: what they could not read to its end was cut off on the way.
  return { status: 'OFFLINE', message: apiText.OFFLINE, service };
}
