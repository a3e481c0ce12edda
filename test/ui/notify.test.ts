import { act, screen, waitFor } from '@testing-library/react';
import { notify, toastMs } from '../../src/ui/notify';

// The first message would wait for its code, while its time runs.
beforeAll(() => import('antd/lib/notification'), 60_000);
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets `ms` pass for the message and for its leaving. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each(Object.entries(toastMs))(
  'a message of %s leaves by itself after %i ms, not before',
  async (kind, durationMs) => {
    notify({ type: 'success', title: `Aviso de ${kind}`, durationMs });
    await waitFor(() => expect(screen.getByText(`Aviso de ${kind}`)).toBeInTheDocument());
    await pass(durationMs - 1000);
    expect(screen.getByText(`Aviso de ${kind}`)).toBeInTheDocument();
    await pass(2000);
    await waitFor(() => expect(screen.queryByText(`Aviso de ${kind}`)).toBeNull());
  },
);

test('a message without a duration stays until it is dismissed', async () => {
  notify({ type: 'error', title: 'No se pudo', durationMs: null });
  await waitFor(() => expect(screen.getByText('No se pudo')).toBeInTheDocument());
  await pass(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo');
});
