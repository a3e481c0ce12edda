declare module '*.css';

interface Window {
  /** Answers, by address, that the page's boot script asked for with a token before the bundle ran (`tools/bootPlugin`). */
  __early?: { token: string; answers: Record<string, Promise<Response>> };
}
