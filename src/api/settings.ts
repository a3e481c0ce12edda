import { defaultWebSettings, webSettingsId, type WebSettings } from '../contract/webSettings';

/** What the server put into the page; a page without it (webpack's own server, a story) has the defaults. */
function readSettings(): WebSettings {
  const text = document.getElementById(webSettingsId)?.textContent;
  return { ...defaultWebSettings, ...(text ? (JSON.parse(text) as Partial<WebSettings>) : {}) };
}

export const settings = readSettings();
