/** A new version of the portal's service worker, whose installation the browser began before the code that follows it. */
import { waitFor } from '@testing-library/react';
import { followWorker } from '../../src/app/offline/followWorker';

/** Two ports in one thread: what is sent to the second arrives at the first. */
class FakeChannel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

/** A worker that has this page's script, and notes the messages that it gets and the events that are waited for. */
class FakeWorker extends EventTarget {
  state = 'installing';
  scriptURL = 'http://localhost/portal-sw.js';
  heard: string[] = [];
  awaited: string[] = [];
  override addEventListener(...details: Parameters<EventTarget['addEventListener']>) {
    this.awaited.push(details[0]);
    super.addEventListener(...details);
  }
  postMessage({ type }: { type: string }, [port]: FakeChannel['port2'][] = []) {
    this.heard.push(type);
    port?.postMessage(true);
  }
}

test('a version that is being installed when the page begins to follow takes over once it waits', async () => {
  const installing = new FakeWorker();
  const registration = Object.assign(new EventTarget(), {
    installing: installing as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: new FakeWorker(),
  });
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: jest.fn(async () => registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  const offer = jest.fn();
  followWorker(offer);
  await waitFor(() => expect(installing.awaited).toContain('statechange'));
  installing.state = 'installed';
  Object.assign(registration, { installing: null, waiting: installing });
  installing.dispatchEvent(new Event('statechange'));
  await waitFor(() => expect(installing.heard).toEqual(['HAS_FILE', 'SKIP_WAITING']));
  expect(offer).not.toHaveBeenCalled();
});
