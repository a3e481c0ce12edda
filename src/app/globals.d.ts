declare module '*.css';

interface Window {
  /** Answers, by URL, of the calls that were made with a token before the bundle ran, and when (`api/early`). */
  __early?: { token: string; at: number; answers: Record<string, Promise<Response>> };
  /** A form that was submitted before the bundle ran (`session/heldForm`). */
  __held?: { form?: HTMLFormElement; release: () => void };
}
