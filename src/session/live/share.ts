/** What the tabs of a browser do together. */
interface Shared<Message> {
  /** Called in each tab with what the one that reads says. */
  onMessage: (message: Message) => void;
  /** Called in one tab at a time; another takes over once it ends, with its tab at the latest. */
  read: (say: (message: Message) => void, signal: AbortSignal) => Promise<void>;
}

/**
 * One connection for all tabs of a browser: the one that holds the lock reads, the others hear from it. Where the browser has no locks (an
 * address without TLS) each tab reads for itself. Returns what ends it.
 */
export function shareAmongTabs<Message>(name: string, { onMessage, read }: Shared<Message>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
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
  navigator.locks.request(name, { signal }, () => read(say, signal)).catch(() => {}); // Left while it waited.
  return () => {
    leaving.abort();
    channel.close();
  };
}
