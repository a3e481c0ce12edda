/**
 * Runs at the head of the page, before the bundle has arrived, and asks for what the page will need beside the files that stand in the
 * page: the session and the first page of a claims list. Without it each would wait for the one before.
 */
import { askEarly } from '../../api/early';
import { earlyCalls } from '../../contract/addresses';
import { holdForms } from '../../session/heldForm';
import { readStored } from '../../session/storedKeys';
import type { SignedInUser } from '../../api/auth';
import { callsFor, currentEntry, firstClaims } from './firstClaims';
import { pageFilesId, type PageFiles } from './pageFiles';

const token = readStored('token');
const { pathname, search } = location;

function preload(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = `/${file}`;
  document.head.append(link);
  return link;
}

/**
 * Asks for files one after the other beside the bundle, and for all that are left once it has arrived. All at once from the beginning they
 * would share the line with it, it would be the last of them, being the largest, and what can be run while others arrive would run after
 * them.
 */
function preloadBeside(files: string[]): void {
  const waiting = [...files];
  const next = (): void => {
    const file = waiting.shift();
    if (file === undefined) return;
    const link = preload(file);
    for (const end of ['load', 'error']) link.addEventListener(end, next);
  };
  next();
  document.querySelector('link[rel=preload]')?.addEventListener('load', () => waiting.splice(0).forEach(preload));
}

/** Asks for the page of claims that this address will show to its user. */
const askForList = (user: Parameters<typeof firstClaims>[2]) => {
  if (token) void askEarly(token, callsFor(firstClaims(pathname + search, currentEntry(), user)));
};

const files = JSON.parse(document.getElementById(pageFilesId)?.textContent ?? 'null') as PageFiles | null;
// A login that stands in the page is none for who is signed in, nor is the frame of a page for who is not.
document.documentElement.dataset.session = token ? 'open' : 'none';
if (token) {
  const [session] = askEarly(token, [{ url: earlyCalls.getSession }]);
  const type = readStored('userType');
  if (type) askForList({ type, id: readStored('id') });
  else
    void session
      ?.then((answer) => answer.clone().json())
      .then(({ data }: { data: { user: SignedInUser } }) => askForList(data.user))
      .catch(() => {}); // No session: the page finds out by itself.
  preloadBeside(files?.screen ?? []);
} else {
  holdForms();
  files?.login.forEach(preload);
}
