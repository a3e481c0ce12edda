/** Milliseconds without a renewal after which a tab has lost its lease, and milliseconds between two checks. */
const leaseMs = 6000;
const checkMs = 2000;
/**
 * Milliseconds after which all tabs that took a free lease at the same time have written it; the last one to write has
 * it.
 */
const settleMs = 50;

interface Lease {
  holder: string;
  until: number;
}

/**
 * Runs `work` in one tab of a browser at a time, like `navigator.locks`, if there are no locks. The running tab writes
 * a lease to local storage and renews it. Two tabs may run it for some seconds, for example after one was suspended;
 * the signal passed to `work` aborts in the tab that lost the lease. Resolves when `work` ends by itself or the signal
 * aborts. Without local storage each tab runs it.
 */
export async function holdLease(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const key = `${name}-lease`;
  const holder = Math.random().toString(36).slice(2);
  const take = () => localStorage.setItem(key, JSON.stringify({ holder, until: Date.now() + leaseMs } satisfies Lease));
  const isMine = () => leaseOf(key)?.holder === holder;
  const isFree = () => {
    const left = (leaseOf(key)?.until ?? 0) - Date.now();
    return left < 0 || left > leaseMs; // Longer than any lease: the clock was set back.
  };
  const release = () => {
    if (isMine()) localStorage.removeItem(key);
  };
  if (!canStore(key)) return work(signal);
  // Synchronously, because a page that is being closed runs nothing later.
  signal.addEventListener('abort', release, { once: true });
  while (!signal.aborted) {
    if (!isMine()) {
      if (isFree()) {
        take();
        await pause(settleMs, signal);
      } else await pause(checkMs, signal, key);
      continue;
    }
    const lost = new AbortController();
    const renewing = setInterval(() => (isMine() ? take() : lost.abort()), checkMs);
    try {
      await work(AbortSignal.any([signal, lost.signal]));
    } finally {
      clearInterval(renewing);
      release();
    }
    if (!lost.signal.aborted) return;
  }
}

function leaseOf(key: string): Lease | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Lease | null) ?? undefined;
  } catch {
    return undefined; // Not a value that this code wrote.
  }
}

function canStore(key: string): boolean {
  try {
    localStorage.setItem(`${key}-possible`, '');
    localStorage.removeItem(`${key}-possible`);
    return true;
  } catch {
    return false;
  }
}

/** Resolves after `ms` milliseconds, when the signal aborts, or when another tab has released the lease. */
const pause = (ms: number, signal: AbortSignal, key?: string): Promise<void> =>
  new Promise((resolve) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null) end();
    };
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('storage', onStorage);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    window.addEventListener('storage', onStorage);
  });
