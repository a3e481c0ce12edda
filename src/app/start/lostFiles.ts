/** Key of the session storage: when the page was loaded again because a file of it was missing. */
const key = 'posventa-reload';
/** Milliseconds within which a second failure is told instead of loading the page again. */
const againMs = 60_000;

const text = {
  failed: 'No se pudo cargar el portal. Fijate en tu conexión y probá de nuevo.',
  retry: 'Reintentar',
} as const;

/**
 * Loads the page again, once, if a script or style of it cannot be loaded: a new version may have replaced it. If that
 * does not help, says so: without its scripts the page would stay as it is, in silence.
 */
export function watchFiles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const isFile =
        (target instanceof HTMLScriptElement && target.src.includes('/assets/')) ||
        (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href.includes('/assets/'));
      // Code that a screen loads later has its own message and its own way to load it again.
      if (isFile && document.readyState !== 'complete') reloadOrSay();
    },
    true,
  );
}

function reloadOrSay(): void {
  const last = Number(sessionStorage.getItem(key));
  if (Date.now() - last > againMs) {
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
    return;
  }
  if (document.getElementById(key)) return;
  const notice = document.createElement('p');
  notice.id = key;
  notice.setAttribute('role', 'alert');
  notice.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:9;margin:0;padding:16px;background:#fff3cd;color:#5c4400;font:16px/1.5 system-ui,sans-serif';
  const retry = document.createElement('button');
  retry.textContent = text.retry;
  retry.style.cssText = 'margin-left:12px;padding:8px 16px;font:inherit';
  retry.onclick = () => location.reload();
  notice.append(text.failed, retry);
  document.body.append(notice);
}
