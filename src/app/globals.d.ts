declare module '*.css';

interface Window {
  /** Responses, by URL, of the calls that were sent with a token before the bundle ran, and the time (`api/early`). */
  __early?: { token: string; at: number; answers: Record<string, Promise<Response>> };
  /** A form that was submitted before the bundle ran (`session/heldForm`). */
  __held?: { form?: HTMLFormElement; release: () => void };
}
