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
import { loginFilesId } from './loginFiles';

const token = readStored('token');
const { pathname, search } = location;

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = `/${file}`;
  document.head.append(link);
}

/** Asks for the page of claims that this address will show to its user. */
const askForList = (user: Parameters<typeof firstClaims>[2]) => {
  if (token) void askEarly(token, callsFor(firstClaims(pathname + search, currentEntry(), user)));
};

if (token) {
  // A login that stands in the page is none for who is signed in.
  document.documentElement.dataset.session = '';
  const [session] = askEarly(token, [{ url: earlyCalls.getSession }]);
  const type = readStored('userType');
  if (type) askForList({ type, id: readStored('id') });
  else
    void session
      ?.then((answer) => answer.clone().json())
      .then(({ data }: { data: { user: SignedInUser } }) => askForList(data.user))
      .catch(() => {}); // No session: the page finds out by itself.
} else {
  holdForms();
  const files = JSON.parse(document.getElementById(loginFilesId)?.textContent ?? '[]') as string[];
  files.forEach(preload);
}
