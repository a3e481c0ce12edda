import { noteServerTime, serverNow } from '../../src/api/serverClock';
import { today } from '../../src/ui/dates';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toUTCString();
afterEach(() => noteServerTime(days(0)));

test('with a clock that is days ahead, today is the day of the server', () => {
  const own = today();
  noteServerTime(days(-3));
  expect(today() < own).toBe(true);
  noteServerTime(days(3));
  expect(today() > own).toBe(true);
});

test('the seconds of the network, and a response without a date, change nothing', () => {
  noteServerTime(new Date(Date.now() - 20_000).toUTCString());
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
  noteServerTime(days(-3));
  const before = serverNow();
  noteServerTime(null);
  expect(Math.abs(serverNow() - before)).toBeLessThan(1000);
});
