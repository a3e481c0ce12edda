declare module '*.css';

interface Window {
  /** Answers, by address, that the page's boot script asked for with a token before the bundle ran (`api/early`). */
  __early?: { token: string; answers: Record<string, Promise<Response>> };
}
