import { busyUntil, nextFree } from '../../src/server/visits/freeTime';

/** A span on a day of December 2026, in hours of Argentina. The 5th is a Saturday. */
const on = (day: number, from: number, to: number) => ({
  startsAt: new Date(Date.UTC(2026, 11, day, from + 3)),
  endsAt: new Date(Date.UTC(2026, 11, day, to + 3)),
});
const now = new Date(Date.UTC(2026, 10, 29));

test('a time is taken until the visits that follow each other directly have ended', () => {
  expect(busyUntil(on(1, 9, 12), [on(1, 14, 16)])).toBeUndefined();
  expect(busyUntil(on(1, 9, 12), [on(1, 12, 14)])).toBeUndefined();
  expect(busyUntil(on(1, 9, 12), [on(1, 13, 14), on(1, 11, 13), on(1, 15, 16)])).toEqual(on(1, 9, 14).endsAt);
  expect(busyUntil(on(1, 9, 12), [on(1, 8, 18), on(1, 10, 11)])).toEqual(on(1, 9, 18).endsAt);
});

test('the next free time is later that day, or on the next working day at the same hour', () => {
  expect(nextFree(on(1, 9, 12), [on(1, 10, 13)], now)).toEqual(on(1, 13, 16));
  expect(nextFree(on(1, 9, 12), [on(1, 10, 13), on(1, 15, 18)], now)).toEqual(on(2, 9, 12));
  expect(nextFree(on(4, 9, 12), [on(4, 8, 19)], now)).toEqual(on(7, 9, 12));
  expect(nextFree(on(1, 9, 12), [on(1, 8, 20), on(2, 8, 10)], now)).toEqual(on(2, 10, 13));
});

test('a free time begins at a quarter of an hour, and in the future', () => {
  const until = { ...on(1, 10, 13), endsAt: new Date(Date.UTC(2026, 11, 1, 16, 5)) };
  expect(nextFree(on(1, 9, 12), [until], now)?.startsAt).toEqual(new Date(Date.UTC(2026, 11, 1, 16, 15)));
  expect(nextFree(on(1, 9, 12), [on(1, 10, 13)], on(1, 14, 15).startsAt)).toEqual(on(2, 9, 12));
});

test('a wanted time in the evening stays in the evening', () => {
  expect(nextFree(on(1, 19, 22), [on(1, 20, 21)], now)).toEqual(on(2, 19, 22));
});

test('there is none if a month is full', () => {
  const full = Array.from({ length: 40 }, (_, day) => on(1 + day, 0, 24));
  expect(nextFree(on(1, 9, 12), full, now)).toBeUndefined();
});
