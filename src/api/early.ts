import { limits } from '../contract/limits';
import { requestAddress, type Addressed } from './address';

/** The headers of a session (section 7). */
export const sessionHeaders = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  user: token,
});

/** Sends calls with a session's token before the application's code is loaded, and stores their responses. */
export function requestEarly(token: string, requests: Addressed[]): Promise<Response>[] {
  const answers = window.__early?.token === token ? window.__early.answers : {};
  window.__early = { token, at: performance.now(), answers };
  return requests.map(requestAddress).map((url) => {
    const answer = fetch(url, { headers: sessionHeaders(token), signal: AbortSignal.timeout(limits.httpTimeoutMs) });
    answer.catch(() => {}); // The application sends it again and then shows the failure.
    answers[url] = answer;
    return answer;
  });
}

/** Returns whether all responses that were requested early, and not yet taken, have arrived. */
export function haveEarlyResponsesArrived(): Promise<boolean> {
  const answers = Object.values(window.__early?.answers ?? {});
  const arrived = Promise.all(answers).then(
    () => answers.length > 0,
    () => false,
  );
  return Promise.race([arrived, new Promise<false>((resolve) => setTimeout(resolve, 0, false))]);
}

/**
 * Returns a response that was requested early, and removes it. Only for the same session and within a call's timeout.
 */
export function takeEarlyResponse({ method, url, headers }: Request): Promise<Response> | undefined {
  const early = window.__early;
  if (method !== 'GET' || !early || early.token !== headers.get('user')) return undefined;
  if (performance.now() - early.at > limits.httpTimeoutMs) return undefined;
  const address = Object.keys(early.answers).find((asked) => new URL(asked, document.baseURI).href === url);
  if (address === undefined) return undefined;
  const answer = early.answers[address];
  delete early.answers[address];
  return answer;
}
