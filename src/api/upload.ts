import { useState } from 'react';
import { limits } from '../contract/limits';
import { asMultipart } from './multipart';
import type { ApiRequest } from './transport';

/** Receives the progress of an upload, 0 to 1. */
type ProgressCallback = (part: number) => void;

/** The additional arguments of an upload with progress. */
export interface WithProgress {
  onProgress?: ProgressCallback;
}

/**
 * Returns the progress of an upload (0 to 1, undefined while nothing is sent), and `withProgress`, which sends a call with
 * it.
 */
export function useUploadProgress() {
  const [progress, setProgress] = useState<number>();
  const withProgress = async <Answer>(send: (onProgress: ProgressCallback) => Promise<Answer>): Promise<Answer> => {
    setProgress(0);
    try {
      return await send(setProgress);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, withProgress };
}

/** For `enhanceEndpoints`: sends the endpoint's body as multipart and reports the progress. */
export function asUploadWithProgress<Definition extends { query?: unknown }>(definition: Definition): void {
  asMultipart(definition);
  const query = definition.query as (arg: unknown) => ApiRequest & { body: FormData };
  definition.query = ({ onProgress, ...arg }: WithProgress): ApiRequest => {
    const request = query(arg);
    return { ...request, send: onProgress && ((baseRequest) => upload(baseRequest, request.body, onProgress)) };
  };
}

/**
 * Sends a request like `fetch`, but with XMLHttpRequest, which can report the progress. `body` is the request's body.
 * It times out if there is no progress for the normal timeout of a call.
 */
function upload(
  { url, method, headers, signal }: Request,
  body: FormData,
  onProgress: ProgressCallback,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let idle: ReturnType<typeof setTimeout>;
    const giveUp = (reason: unknown) => {
      reject(reason);
      call.abort();
    };
    const restartTimeout = () => {
      clearTimeout(idle);
      idle = setTimeout(() => giveUp(new DOMException('nothing moved', 'TimeoutError')), limits.httpTimeoutMs);
    };
    const onAbort = () => giveUp(signal.reason);
    call.open(method, url);
    // The browser sets the content type of a multipart body, with its boundary.
    headers.forEach((value, name) => name !== 'content-type' && call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => {
      restartTimeout();
      onProgress(total > 0 ? loaded / total : 0);
    };
    call.onload = () => resolve(new Response(call.responseText || null, { status: call.status }));
    call.onerror = () => reject(new TypeError('the connection was lost'));
    call.onloadend = () => {
      clearTimeout(idle);
      signal.removeEventListener('abort', onAbort);
    };
    signal.addEventListener('abort', onAbort);
    restartTimeout();
    call.send(body);
  });
}
