/** Milliseconds after which a tab that says nothing more has lost its lease, and between two looks at it. */
const leaseMs = 6000;
const lookMs = 2000;
/** Tabs that take a free lease at the same time have all written it after so many; the one that was last has it. */
const settleMs = 50;

interface Lease {
  holder: string;
  until: number;
}

/**
 * Does something in one tab of a browser at a time, as `navigator.locks` would, where there are no locks: a tab writes down that it does it, and
 * goes on writing that. Two may do it for some seconds, as after a tab that slept; `work` has a signal of its own that ends it in the one that
 * lost the lease. Resolves once `work` has ended by itself, or with the signal. Without a store each tab does it.
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
    return left < 0 || left > leaseMs; // More than a tab ever takes: the clock was set back.
  };
  const giveBack = () => {
    if (isMine()) localStorage.removeItem(key);
  };
  if (!canStore(key)) return work(signal);
  // At once: of a page that is closed nothing later is carried out.
  signal.addEventListener('abort', giveBack, { once: true });
  while (!signal.aborted) {
    if (!isMine()) {
      if (isFree()) {
        take();
        await pause(settleMs, signal);
      } else await pause(lookMs, signal, key);
      continue;
    }
    const lost = new AbortController();
    const renewing = setInterval(() => (isMine() ? take() : lost.abort()), lookMs);
    try {
      await work(AbortSignal.any([signal, lost.signal]));
    } finally {
      clearInterval(renewing);
      giveBack();
    }
    if (!lost.signal.aborted) return;
  }
}

function leaseOf(key: string): Lease | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Lease | null) ?? undefined;
  } catch {
    return undefined; // Not what a tab of ours wrote.
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

/** Resolves after so many milliseconds, with the signal, or once another tab has given a lease back. */
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
