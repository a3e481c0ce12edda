/** What differs between companies on the web side. The server puts it into the page when it runs; no build holds it. */
export interface WebSettings {
  company: string;
  /** Base path or address of the API, without a slash at the end. */
  apiUrl: string;
  /** Address of a picture that stands in the place of our mark. */
  logo?: string;
}

export const defaultWebSettings: WebSettings = { company: 'Constructora Demo', apiUrl: '/api' };
/** The id of the page's element that holds them as JSON. */
export const webSettingsId = 'posventa-settings';
