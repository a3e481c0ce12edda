/** The stream of changes in the browser. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readEvents, type ReadEvent } from '../../../src/session/live/eventReader';
import { readStream, type StreamEvent } from '../../../src/session/live/connection';

const bodyOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
const answer = (status: number, ...parts: string[]) =>
  new Response(bodyOf(...parts), { status, headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

test('events are parsed wherever their text is split, including heartbeats and the retry time', async () => {
  const read: (ReadEvent | { retryMs: number })[] = [];
  const body = bodyOf(
    'event: change\nid: a1\nda',
    'ta: [1]\n',
    '\n:\n\n:\nid: a2\n\nretry: 700\n\nevent: res',
    'et\ndata: []\n\nevent: cut',
  );
  for await (const event of readEvents(body)) read.push(event);
  expect(read).toEqual([
    { name: 'change', id: 'a1', data: '[1]' },
    { name: undefined, id: undefined, data: '' },
    { name: undefined, id: 'a2', data: '' },
    { retryMs: 700 },
    { name: 'reset', id: undefined, data: '[]' },
  ]);
});

describe('a stream', () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  afterEach(() => fetching.mockReset());
  afterAll(() => fetching.mockRestore());
  const headersOf = (at: number) => (fetching.mock.calls[at]![1] as RequestInit).headers as Record<string, string>;

  test('that breaks is reopened with the id of the last event, and never with the token in its address', async () => {
    const change = { kind: 'unitClaim', id: 7, what: 'state' };
    fetching
      .mockResolvedValueOnce(answer(200, `event: change\nid: a1\ndata: ${JSON.stringify([change])}\n\nretry: 5\n\n`))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(answer(401));
    const events: StreamEvent[] = [];
    const { signal } = new AbortController();
    const lastId = () => events.at(-1)?.id;
    expect(await readStream({ token: 'secreto', lastId, onEvent: (each) => events.push(each), signal })).toBe('ended');
    expect(events).toEqual([{ type: 'change', changes: [change], id: 'a1' }]);
    expect(fetching).toHaveBeenCalledTimes(3);
    expect(String(fetching.mock.calls[0]![0])).toMatch(/\/api\/events\?since_seconds=\d+$/);
    expect(String(fetching.mock.calls[1]![0])).toMatch(/\/api\/events$/);
    expect(headersOf(0)).toMatchObject({ Authorization: 'Bearer secreto' });
    expect(headersOf(0)).not.toHaveProperty('last-event-id');
    expect(headersOf(2)).toMatchObject({ 'last-event-id': 'a1' });
    expect(fetching.mock.calls.some(([address]) => String(address).includes('secreto'))).toBe(false);
  });

  test.each([
    [404, 'missing'],
    [403, 'refused'],
  ] as const)('with status %i is not reopened: %s', async (status, refusal) => {
    fetching.mockResolvedValueOnce(answer(status));
    const { signal } = new AbortController();
    expect(await readStream({ token: 't', lastId: () => undefined, onEvent: () => undefined, signal })).toBe(refusal);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('ends when its signal aborts, also while it waits to be reopened', async () => {
    fetching.mockResolvedValue(answer(503));
    const leaving = new AbortController();
    const reading = readStream({
      token: 't',
      lastId: () => undefined,
      onEvent: () => undefined,
      signal: leaving.signal,
    });
    await sleep(20);
    leaving.abort();
    expect(await reading).toBeUndefined();
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});
