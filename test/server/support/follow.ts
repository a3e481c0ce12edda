import type { Change } from '../../../src/contract/events';
import type { TestApp } from './testApp';
import { until } from './until';

/** One event, as a client reads it. */
interface ReceivedEvent {
  name: string;
  id: string;
  changes: Change[];
}

/** A client that follows changes over HTTP. */
export interface TestStream {
  status: number;
  headers: Headers;
  events: ReceivedEvent[];
  /** All received data. */
  text: () => string;
  /** The id of the last event or heartbeat. */
  last: () => string | undefined;
  isEnded: () => boolean;
  /** The received changes, `kind id what`, once there are any after the start. */
  received: () => string[];
  stop: () => void;
}

/** Address of an app; the app listens from the first call. */
export async function addressOf({ app }: TestApp): Promise<string> {
  const address = app.server.address();
  if (typeof address === 'object' && address) return `http://127.0.0.1:${address.port}`;
  return app.listen({ port: 0, host: '127.0.0.1' });
}

interface Known {
  /** The id of the last event. */
  last?: string;
  query?: string;
}

/** Opens the stream of an app as the owner of a token, and waits for its first event. */
export const follow = async (api: TestApp, token: string, known?: Known): Promise<TestStream> =>
  followAt(await addressOf(api), token, known);

/** The same for the server at an address. */
export async function followAt(
  address: string,
  token: string,
  { last: known, query = '' }: Known = {},
): Promise<TestStream> {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/events${query}`, {
    headers: { authorization: `Bearer ${token}`, ...(known && { 'last-event-id': known }) },
    signal: leaving.signal,
  });
  let text = '';
  let last: string | undefined;
  let isEnded = false;
  const events: ReceivedEvent[] = [];
  const stream: TestStream = {
    status: answer.status,
    headers: answer.headers,
    events,
    text: () => text,
    last: () => last,
    isEnded: () => isEnded,
    received: () => events.flatMap(({ changes }) => changes.map(({ kind, id, what }) => `${kind} ${id} ${what}`)),
    stop: () => leaving.abort(),
  };
  if (answer.status !== 200) {
    text = await answer.text();
    return stream;
  }
  const read = async () => {
    let rest = '';
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const chunk = part.value;
      text += chunk;
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2);
        last = field('id') ?? last;
        const data = field('data');
        if (data) events.push({ name: field('event')!, id: field('id')!, changes: JSON.parse(data) as Change[] });
      }
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (isEnded = true));
  await until(() => events.length > 0);
  return stream;
}
