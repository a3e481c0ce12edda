import { holdLease } from './lease';

/** What the tabs of a browser do together. */
interface Shared<Message> {
  /** Called in each tab with what the one that reads says. */
  onMessage: (message: Message) => void;
  /** Called in one tab at a time; another takes over once it ends, with its tab at the latest. */
  read: (say: (message: Message) => void, signal: AbortSignal) => Promise<void>;
}

/**
 * One connection for all tabs of a browser: the one that holds the lock reads, the others hear from it. Without TLS, where browsers have no
 * locks, a lease does: a browser opens six connections to a server of HTTP/1.1, and six streams would leave none for calls. Returns what ends it.
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
  const say = (message: Message) => {
    if (signal.aborted) return;
    onMessage(message);
    channel.postMessage(message);
  };
  const reading =
    'locks' in navigator
      ? navigator.locks.request(name, { signal }, () => read(say, signal))
      : holdLease(name, signal, (mine) => read(say, mine));
  reading.catch(() => {}); // Left while it waited.
  return () => {
    leaving.abort();
    channel.close();
  };
}
