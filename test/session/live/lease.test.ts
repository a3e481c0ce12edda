/** Without locks, as on an address without TLS, one tab also reads for all. */
import { shareAmongTabs } from '../../../src/session/live/share';

const key = 'test-lease';
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Opens a tab and records whether it reads and how often it started; `close` closes it. */
function openTab({ endsByItself = false } = {}) {
  const tab = { isReading: false, times: 0, close: () => undefined as void };
  tab.close = shareAmongTabs<string>('test', {
    onMessage: () => undefined,
    read: async (_say, signal) => {
      tab.isReading = true;
      tab.times++;
      if (!endsByItself) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      tab.isReading = false;
    },
  });
  return tab;
}
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const reading = (tabs: { isReading: boolean }[]) => tabs.filter(({ isReading }) => isReading).length;

test('of several tabs that open at once, exactly one reads', async () => {
  const tabs = Array.from({ length: 6 }, () => openTab());
  await advance(100);
  expect(reading(tabs)).toBe(1);
  const first = tabs.find(({ isReading }) => isReading);
  await advance(60_000);
  expect(tabs.map(({ times }) => times).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
  expect(first!.isReading).toBe(true);
  for (const tab of tabs) tab.close();
  expect(localStorage.getItem(key)).toBeNull();
});

test('when the reading tab is closed another one takes over; after a crash it does so some seconds later', async () => {
  const [first, second] = [openTab(), openTab()];
  await advance(100);
  const [reader, other] = first.isReading ? [first, second] : [second, first];
  reader.close();
  await advance(2100);
  expect(other.isReading).toBe(true);
  other.close();
  localStorage.setItem(key, JSON.stringify({ holder: 'crashed', until: Date.now() + 6000 }));
  const third = openTab();
  await advance(3000);
  expect(third.isReading).toBe(false);
  await advance(6000);
  expect(third.isReading).toBe(true);
  third.close();
});

test('a suspended tab that lost its lease stops reading, and waits again', async () => {
  const tab = openTab();
  await advance(100);
  localStorage.setItem(key, JSON.stringify({ holder: 'other', until: Date.now() + 6000 }));
  await advance(2100);
  expect(tab.isReading).toBe(false);
  await advance(8000);
  expect(tab).toMatchObject({ isReading: true, times: 2 });
  tab.close();
});

test('an expired or invalid lease is free', async () => {
  for (const written of [JSON.stringify({ holder: 'other', until: Date.now() + 3_600_000 }), '{']) {
    localStorage.setItem(key, written);
    const tab = openTab();
    await advance(100);
    expect(tab.isReading).toBe(true);
    tab.close();
  }
});

test('a reader that ends by itself is not restarted, and other tabs can take the lease', async () => {
  const tab = openTab({ endsByItself: true });
  await advance(10_000);
  expect(tab.times).toBe(1);
  expect(localStorage.getItem(key)).toBeNull();
  tab.close();
});

test('without local storage each tab reads for itself', async () => {
  const storing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tabs = [openTab(), openTab()];
  await advance(10);
  expect(reading(tabs)).toBe(2);
  for (const tab of tabs) tab.close();
  storing.mockRestore();
});
