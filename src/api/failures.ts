import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { apiText, serviceError } from './apiText';
import { isEnvelope, type ApiError } from './envelope';

/** The message of a failed call for the screen. Only failures of the network are reported as such. */
export function failureOf(error: FetchBaseQueryError, { endpoint, signal }: BaseQueryApi): ApiError {
  const service = serviceError(endpoint);
  if (typeof error.status === 'number') {
    const { message = apiText.BAD_ANSWER, errors, former, request_id: id } = isEnvelope(error.data) ? error.data : {};
    // The part of the log's id that a person can read out on the telephone.
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
  // Parsers do not throw on any content, so an answer that can't be read to its end was cut off.
  return { status: 'OFFLINE', message: apiText.OFFLINE, service };
}
