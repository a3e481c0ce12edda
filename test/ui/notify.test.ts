import { act, screen } from '@testing-library/react';
import { notify, toastMs } from '../../src/ui/notify';

// Loaded in advance: the first notification would wait for its code while its time runs.
beforeAll(() => import('antd/lib/notification'));
beforeEach(() => {
  // Fake timers: on a busy machine real time would run ahead.
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Advances the time by `ms`, and by the closing animation. */
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each(Object.entries(toastMs))(
  'a notification of %s closes itself after %i ms, not earlier',
  async (kind, durationMs) => {
    notify({ type: 'success', title: `Aviso de ${kind}`, durationMs });
    await advance(100);
    expect(screen.getByText(`Aviso de ${kind}`)).toBeInTheDocument();
    await advance(durationMs - 1000);
    expect(screen.getByText(`Aviso de ${kind}`)).toBeInTheDocument();
    await advance(2000);
    expect(screen.queryByText(`Aviso de ${kind}`)).toBeNull();
  },
);

test('a notification without a duration stays until it is dismissed', async () => {
  notify({ type: 'error', title: 'No se pudo', durationMs: null });
  await advance(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo');
});
