import { defaultWebSettings, webSettingsId, type WebSettings } from '../contract/webSettings';

/** The settings that the server put into the page; defaults without them (webpack-dev-server, stories). */
function readSettings(): WebSettings {
  const text = document.getElementById(webSettingsId)?.textContent;
  return { ...defaultWebSettings, ...(text ? (JSON.parse(text) as Partial<WebSettings>) : {}) };
}

export const settings = readSettings();
