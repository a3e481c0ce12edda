import { logFailure } from '../../ui/log';
import { keepLastLink, readLastLink } from './kept';

const storageKey = 'posventa-trabajo';
const isSecret = (text: string): boolean => /^[\w-]{20,100}$/.test(text);

function readTab(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined; // Without session storage only the address has the secret.
  }
}

function keepInTab(secret: string): boolean {
  try {
    sessionStorage.setItem(storageKey, secret);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the secret of the page's link: from the address, from which it is removed so that it is neither seen nor
 * shared by mistake; else from this tab; else of the last link opened in this browser. Undefined if there is none.
 */
export async function takeLink(): Promise<string | undefined> {
  const secret = window.location.hash.slice(1);
  if (isSecret(secret)) {
    // If the tab cannot store it, it stays in the address, where a reload needs it.
    if (keepInTab(secret)) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }
    await keepLastLink(secret).catch((error: unknown) => logFailure('keep the link', error));
    return secret;
  }
  const ofTab = readTab();
  if (ofTab) return ofTab;
  return readLastLink().catch((error: unknown) => {
    logFailure('read the last link', error);
    return undefined;
  });
}
