/** Values that webpack's DefinePlugin writes into the build. */
declare const API_URL: string;
declare const COMPANY_NAME: string;
declare module '*.css';

interface Window {
  /** Answers, by address, that the page's boot script asked for with a token before the bundle ran (`tools/bootPlugin`). */
  __early?: { token: string; answers: Record<string, Promise<Response>> };
}
