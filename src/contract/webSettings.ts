import type { EmergencyKind } from './emergencies';

/**
 * Settings of the web client that differ between companies. The server writes them into the page at run time; no build
 * contains them.
 */
export interface WebSettings {
  /** Name of the company; empty if it has none. */
  company: string;
  /** Base path or address of the API, without a trailing slash. */
  apiUrl: string;
  /** Address of the company's logo. */
  logo?: string;
  /** Address of the picture beside the login. */
  picture?: string;
  /** The company's telephone and when it answers, also for pages without a session; missing if not set. */
  phone?: string;
  openingHours?: string;
  /** Telephones for an emergency; those that are set. */
  emergencies?: Partial<Record<EmergencyKind, string>>;
  /** Whether the server sends e-mails: if not, screens must not promise any. */
  sendsMail: boolean;
}

export const defaultWebSettings: WebSettings = { company: '', apiUrl: '/api', sendsMail: true };
/** Id of the page's element that contains the settings as JSON. */
export const webSettingsId = 'posventa-settings';
/** Id of the page's style element with the company's colour. */
export const companyStyleId = 'posventa-colour';
/** Placeholder for the company's name in the built pages; the server replaces it. */
export const companyMark = '%company%';
/**
 * Pages that the server sends by address: the path of a login or of a screen, and the file. The build writes the list
 * into `pages.json`. Other addresses get index.html.
 */
export type WebPages = { path: string; file: string }[];

/** A colour as a mixture: a percentage of the company's colour, and white, black or transparency for the rest. */
export interface Shade {
  with: 'white' | 'black' | 'transparent';
  percent: number;
}
/**
 * Ant Design's custom properties derived from the accent colour, by name, each as its mixture; in dark mode, of the
 * lightened colour.
 */
export type AccentShades = Record<'light' | 'dark', Record<string, Shade>>;
/** File with the {@link AccentShades}, beside the pages. */
export const accentFile = 'accent.json';

/** The portal's own name. */
export const portalName = 'Posventa';

/** Returns the name in the head of every page: the company's, unless its logo stands there; the portal's else. */
export const headName = ({ company, logo }: Pick<WebSettings, 'company' | 'logo'>): string =>
  (!logo && company) || portalName;
