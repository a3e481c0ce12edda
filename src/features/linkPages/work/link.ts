import { logFailure } from '../../../ui/log';
import { secretInAddress, takeSecret } from '../secret';
import { storeLastLink, readLastLink } from '../outbox/workStore';

/**
 * Returns the secret of the page's link: from the address or this tab; else of the last link opened in this browser.
 * Undefined if there is none.
 */
export async function takeLink(): Promise<string | undefined> {
  const opened = secretInAddress();
  const secret = takeSecret('posventa-trabajo');
  if (opened) await storeLastLink(opened).catch((error: unknown) => logFailure('store the link', error));
  if (secret) return secret;
  return readLastLink().catch((error: unknown) => {
    logFailure('read the last link', error);
    return undefined;
  });
}
