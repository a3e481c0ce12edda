import { holdLease } from './lease';

/** The functions with which tabs of a browser share one connection. */
interface Shared<Message> {
  /** Called in each tab with every message of the tab that reads. */
  onMessage: (message: Message) => void;
  /** Called in one tab at a time. When it ends, or its tab is closed, another tab calls it. */
  read: (broadcast: (message: Message) => void, signal: AbortSignal) => Promise<void>;
}

/**
 * Shares one connection among all tabs of a browser: the tab that holds the lock reads and sends the messages to the
 * others. Without TLS browsers have no locks, and a lease replaces them: a browser opens six connections to an HTTP/1.1
 * server, and six streams would leave none for calls. Returns a function that ends it.
 */
export function shareAmongTabs<Message>(name: string, { onMessage, read }: Shared<Message>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  if (!('BroadcastChannel' in window)) {
    void read(onMessage, signal);
    return () => leaving.abort();
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  const broadcast = (message: Message) => {
    if (signal.aborted) return;
    onMessage(message);
    channel.postMessage(message);
  };
  const reading =
    'locks' in navigator
      ? navigator.locks.request(name, { signal }, () => read(broadcast, signal))
      : holdLease(name, signal, (leaseSignal) => read(broadcast, leaseSignal));
  reading.catch(() => {}); // The tab left while it waited for the lock.
  return () => {
    leaving.abort();
    channel.close();
  };
}
