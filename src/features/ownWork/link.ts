import { logFailure } from '../../ui/log';
import { keepLastLink, readLastLink } from './kept';

const storageKey = 'posventa-trabajo';
const isSecret = (text: string): boolean => /^[\w-]{20,100}$/.test(text);

function readTab(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined; // Without storage the address is the only place.
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
 * The secret of the link that the page was opened by: of the address, from which it is taken away so that it is neither seen nor shared by
 * mistake, or else of this tab, or of the last page that was opened in this browser. Undefined where there is none.
 */
export async function takeLink(): Promise<string | undefined> {
  const secret = window.location.hash.slice(1);
  if (isSecret(secret)) {
    // Where nothing else would keep it, a reload needs it in the address.
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
