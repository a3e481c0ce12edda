const isSecret = (text: string): boolean => /^[\w-]{20,100}$/.test(text);

/** The secret in the page's address; undefined if there is none. */
export function secretInAddress(): string | undefined {
  const text = window.location.hash.slice(1);
  return isSecret(text) ? text : undefined;
}

/** Remembers a secret in this tab. Throws without session storage. */
export const keepSecret = (storageKey: string, secret: string): void => sessionStorage.setItem(storageKey, secret);

/**
 * Returns the secret of the page's link: from the address, from which it is removed so that it is neither seen nor
 * shared by mistake; else from this tab. Undefined if there is none. One in the address that the caller does not take
 * (`isMine`) stays there.
 */
export function takeSecret(storageKey: string, isMine: (secret: string) => boolean = () => true): string | undefined {
  const secret = secretInAddress();
  if (secret !== undefined && !isMine(secret)) return undefined;
  try {
    if (secret === undefined) return sessionStorage.getItem(storageKey) ?? undefined;
    keepSecret(storageKey, secret);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  } catch {
    // Without session storage the secret stays in the address, where a reload finds it.
  }
  return secret;
}
