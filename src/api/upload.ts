import { limits } from '../contract/limits';
import { asMultipart } from './multipart';
import type { ApiRequest } from './transport';

/** Is told how much of an upload has gone, 0 to 1. */
type Watch = (part: number) => void;

/** What the argument of a watched upload may carry besides the contract's fields. */
export interface Watched {
  watch?: Watch;
}

/** For `enhanceEndpoints`: sends the endpoint's body as multipart, and tells whoever watches of its progress. */
export function asWatchedUpload<Definition extends { query?: unknown }>(definition: Definition): void {
  asMultipart(definition);
  const query = definition.query as (arg: unknown) => ApiRequest & { body: FormData };
  definition.query = ({ watch, ...arg }: Watched): ApiRequest => {
    const request = query(arg);
    return { ...request, send: watch && ((asked) => upload(asked, request.body, watch)) };
  };
}

/**
 * Sends a request as `fetch` does, and tells of its progress, which `fetch` can't: by XMLHttpRequest, with `body` as the request was made
 * of it. Given up, as a timeout, where nothing has moved for as long as another call may take.
 */
function upload({ url, method, headers, signal }: Request, body: FormData, watch: Watch): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let idle: ReturnType<typeof setTimeout>;
    const giveUp = (reason: unknown) => {
      reject(reason);
      call.abort();
    };
    const moved = () => {
      clearTimeout(idle);
      idle = setTimeout(() => giveUp(new DOMException('nothing moved', 'TimeoutError')), limits.httpTimeoutMs);
    };
    const onAbort = () => giveUp(signal.reason);
    call.open(method, url);
    // A multipart body brings its own type, with its own boundary.
    headers.forEach((value, name) => name !== 'content-type' && call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => {
      moved();
      watch(total > 0 ? loaded / total : 0);
    };
    call.onload = () => resolve(new Response(call.responseText || null, { status: call.status }));
    call.onerror = () => reject(new TypeError('the connection was lost'));
    call.onloadend = () => {
      clearTimeout(idle);
      signal.removeEventListener('abort', onAbort);
    };
    signal.addEventListener('abort', onAbort);
    moved();
    call.send(body);
  });
}
