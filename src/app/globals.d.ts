declare module '*.css';

interface Window {
  /** Answers, by address, that were asked for with a token before whoever needs them has arrived, and when (`api/early`). */
  __early?: { token: string; at: number; answers: Record<string, Promise<Response>> };
  /** A form that was sent before the bundle ran (`session/heldForm`). */
  __held?: { form?: HTMLFormElement; release: () => void };
}
