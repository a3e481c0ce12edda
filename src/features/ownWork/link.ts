import { logFailure } from '../../ui/log';
import { storeLastLink, readLastLink } from './workStore';

const storageKey = 'posventa-trabajo';
const isSecret = (text: string): boolean => /^[\w-]{20,100}$/.test(text);

function readFromTab(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined; // Without session storage only the address has the secret.
  }
}

function storeInTab(secret: string): boolean {
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
    if (storeInTab(secret)) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }
    await storeLastLink(secret).catch((error: unknown) => logFailure('store the link', error));
    return secret;
  }
  const ofTab = readFromTab();
  if (ofTab) return ofTab;
  return readLastLink().catch((error: unknown) => {
    logFailure('read the last link', error);
    return undefined;
  });
}
