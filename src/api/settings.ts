import { useSyncExternalStore } from 'react';
import { companyStyleId, defaultWebSettings, webSettingsId, type WebSettings } from '../contract/webSettings';

/**
 * Returns the settings that the server wrote into a page; the defaults if there are none (webpack-dev-server, stories).
 */
function readSettings(page: Document): WebSettings {
  const text = page.getElementById(webSettingsId)?.textContent;
  return { ...defaultWebSettings, ...(text ? (JSON.parse(text) as Partial<WebSettings>) : {}) };
}

export const settings = readSettings(document);

type ShownCompany = Pick<WebSettings, 'company' | 'logo' | 'picture' | 'phone' | 'openingHours' | 'emergencies'>;
let company: ShownCompany = settings;
const listeners = new Set<() => void>();
const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};
const current = () => company;

/** Returns the company's name, logo, telephone and opening hours. */
export const useCompany = (): ShownCompany => useSyncExternalStore(subscribe, current, current);

/**
 * Reads the company's name, logo and colour from a newly requested page and shows them. Rejects if the page can't be
 * loaded.
 */
export async function refreshCompany(): Promise<void> {
  const answer = await fetch(location.origin, { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The page was not sent: ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const selector of [`#${companyStyleId}`, 'meta[name="theme-color"]']) {
    document.querySelector(selector)?.remove();
    const next = page.querySelector(selector);
    if (next) document.head.append(document.adoptNode(next));
  }
  company = readSettings(page);
  for (const notify of listeners) notify();
}
