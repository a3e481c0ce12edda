import { settings } from './settings';

/** The parts of a call's URL: the path below the API's base, and the query. Empty query values are omitted. */
export interface Addressed {
  url: string;
  params?: Record<string, unknown>;
}

export function requestAddress({ url, params }: Addressed): string {
  const definedParams = Object.entries(params ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const query = new URLSearchParams(definedParams.map(([name, value]) => [name, String(value)])).toString();
  return `${settings.apiUrl}${url}${query && `?${query}`}`;
}
