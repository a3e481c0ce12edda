/** What differs between companies on the web side. The server puts it into the page when it runs; no build holds it. */
export interface WebSettings {
  /** The company's name; empty where nobody has named it. */
  company: string;
  /** Base path or address of the API, without a slash at the end. */
  apiUrl: string;
  /** Address of the company's logo. */
  logo?: string;
}

export const defaultWebSettings: WebSettings = { company: '', apiUrl: '/api' };
/** The id of the page's element that holds them as JSON. */
export const webSettingsId = 'posventa-settings';
/** The id of the page's style element with the company's colour. */
export const companyStyleId = 'posventa-colour';
/** Stands for the company's name in what the build draws; the server puts the name in its place. */
export const companyMark = '%company%';
/**
 * Which page the server sends at which address, as the build writes it into `pages.json` beside them: the path of a login or of a screen
 * and the file. Where none fits it is index.html.
 */
export type WebPages = { path: string; file: string }[];

/** A colour as a mixture: so many percent of the company's colour, the rest white, black or nothing. */
export interface Shade {
  with: 'white' | 'black' | 'transparent';
  percent: number;
}
/** Ant Design's custom properties that come from our colour, by name, each as its mixture; in the dark of the lightened colour. */
export type AccentShades = Record<'light' | 'dark', Record<string, Shade>>;
/** Beside the pages: the {@link AccentShades}. */
export const accentFile = 'accent.json';
