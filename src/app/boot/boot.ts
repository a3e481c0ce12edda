/**
 * Runs at the head of the page, before the bundle has arrived, and asks for what the page will need beside the files that stand in the
 * page: the session and the first page of a claims list. Without it each would wait for the one before.
 */
import { askEarly } from '../../api/early';
import { earlyCalls } from '../../contract/addresses';
import { timeZone } from '../../contract/limits';
import { holdForms } from '../../session/heldForm';
import { readStored } from '../../session/storedKeys';
import type { SignedInUser } from '../../api/auth';
import { callsFor, currentEntry, firstClaims } from './firstClaims';
import { pageFilesId, type PageFiles } from './pageFiles';

const token = readStored('token');
const { pathname, search } = location;

function preload(file: string): HTMLElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = `/${file}`;
  document.head.append(link);
  return link;
}

/**
 * Asks for a file of the screen that will stand there. A script hands its modules to the bundle's list of chunks, whichever of the two is
 * there first, so that nothing waits for it once more when the bundle wants it; one that failed is asked for anew by the bundle.
 */
function load(file: string): HTMLElement {
  if (file.endsWith('.css')) return preload(file);
  const script = document.createElement('script');
  script.src = `/${file}`;
  script.fetchPriority = 'high';
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return script;
}

/** How many files are on their way at once beside the bundle, and after it. */
const lines = { beside: 1, after: 4 };

/**
 * Asks for files in the order in which they are needed, one at a time beside the bundle and a few once it has arrived. All at once they
 * would share the line and all be there last: so the bundle runs while the shell arrives, and the shell is drawn while its screen does.
 */
function loadInOrder(files: string[]): void {
  const waiting = [...files];
  let open = lines.beside;
  let loading = 0;
  const next = (): void => {
    for (; loading < open && waiting.length > 0; loading++) {
      const element = load(waiting.shift() ?? '');
      for (const end of ['load', 'error'])
        element.addEventListener(end, () => {
          loading--;
          next();
        });
    }
  };
  next();
  const bundle = document.querySelector<HTMLLinkElement>('link[rel=preload]');
  bundle?.addEventListener('load', () => {
    // Who comes back has them all: nothing is to be put in order.
    const [{ transferSize } = { transferSize: 1 }] = performance.getEntriesByName(
      bundle.href,
    ) as PerformanceResourceTiming[];
    open = transferSize === 0 ? Infinity : lines.after;
    next();
  });
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
  loadInOrder(files?.screen ?? []);
  // The first format of a page takes the browser longer than all others; nothing else runs yet.
  setTimeout(() => new Intl.DateTimeFormat(undefined, { timeZone }));
} else {
  holdForms();
  files?.login.forEach(preload);
}
