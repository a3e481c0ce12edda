/**
 * Runs in the head of the page, before the bundle is loaded and before the first paint. Sets the theme. Requests the
 * session and the first page of a list, which would otherwise wait for the bundle and the screen's code.
 */
import { requestEarly } from '../../api/early';
import { earlyCalls, isPublicPage } from '../../contract/addresses';
import { timeZone } from '../../contract/limits';
import { holdForms } from '../../session/heldForm';
import { readStored } from '../../session/storedKeys';
import { isDark, paintTheme } from '../colourScheme';
import { claimLists } from '../../features/claims/claimLists';
import { callsFor, currentEntry, firstPage } from '../../ui/table/list/firstPage';
import { watchFiles } from './lostFiles';
import { pageFilesId, type PageFiles } from './pageFiles';

watchFiles();

const token = readStored('token');
const { pathname, search } = location;

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = `/${file}`;
  document.head.append(link);
}

/** The lists that people open first. */
const lists = Object.values(claimLists);

/** A page for everybody needs neither the login nor the shell. */
const files = isPublicPage(pathname)
  ? undefined
  : (JSON.parse(document.getElementById(pageFilesId)?.textContent ?? 'null') as PageFiles | null);
const theme = isDark(readStored('theme')) ? 'dark' : 'light';
paintTheme(theme);
// Hides the rendered login from a signed-in user, and the rendered frame from a user without a session (`styles`).
document.documentElement.dataset.session = token ? 'open' : 'none';
// The frame shows the title of a screen only to the roles that may see it.
const role = readStored('userType');
if (token && role) document.documentElement.dataset.role = role;
if (token) {
  // Before the files, so that the browser does not send them first: people wait for the rows.
  const list = firstPage(lists, pathname + search, currentEntry(), { type: role, id: readStored('id') });
  void requestEarly(token, [{ url: earlyCalls.getSession }, ...callsFor(list)]);
  files?.screen.forEach(preload);
  // The browser's first format of a date takes 15 ms. Here nothing waits for it: the files are still on their way.
  setTimeout(() => new Intl.DateTimeFormat('es-AR', { timeZone }).format());
  if (theme === 'dark') files?.dark.forEach(preload);
} else {
  holdForms();
  files?.login.forEach(preload);
}
