const storageKey = 'posventa-visita';
const isSecret = (text: string): boolean => /^[\w-]{20,100}$/.test(text);

/**
 * Returns the secret of the page's link: from the address, from which it is removed so that it is neither seen nor
 * shared by mistake; else from this tab. Undefined if there is none.
 */
export function takeVisitLink(): string | undefined {
  const secret = window.location.hash.slice(1);
  try {
    if (!isSecret(secret)) return sessionStorage.getItem(storageKey) ?? undefined;
    sessionStorage.setItem(storageKey, secret);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    return secret;
  } catch {
    // Without session storage the secret stays in the address, where a reload finds it.
    return isSecret(secret) ? secret : undefined;
  }
}
