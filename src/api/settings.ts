import { useSyncExternalStore } from 'react';
import { companyStyleId, defaultWebSettings, webSettingsId, type WebSettings } from '../contract/webSettings';

/** The settings that the server put into a page; defaults without them (webpack-dev-server, stories). */
function readSettings(page: Document): WebSettings {
  const text = page.getElementById(webSettingsId)?.textContent;
  return { ...defaultWebSettings, ...(text ? (JSON.parse(text) as Partial<WebSettings>) : {}) };
}

export const settings = readSettings(document);

type ShownCompany = Pick<WebSettings, 'company' | 'logo'>;
let company: ShownCompany = settings;
const readers = new Set<() => void>();
const subscribe = (onChange: () => void) => {
  readers.add(onChange);
  return () => void readers.delete(onChange);
};
const current = () => company;

/** The company's name and logo. */
export const useCompany = (): ShownCompany => useSyncExternalStore(subscribe, current, current);

/** Shows the company as the server now puts it into its pages: name, logo and colour. Rejects if no page comes. */
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
  for (const tell of readers) tell();
}
