/** Values that webpack's DefinePlugin writes into the build. */
declare const API_URL: string;
declare const COMPANY_NAME: string;
declare module '*.css';

interface Window {
  /** Answers that the page's boot script asked for before the bundle ran, by address (`tools/bootPlugin`). */
  __early?: Record<string, Promise<Response>>;
}
