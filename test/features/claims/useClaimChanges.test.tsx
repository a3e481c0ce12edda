import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Providers } from '../../../src/app/Providers';
import { createStore } from '../../../src/app/store';
import { useChangeStatus } from '../../../src/features/claims/useClaimChanges';

test.each(['archived', 'En curso', ''])(
  'a claim is not brought to %p, which is no status: "Estado no válido", and nothing is asked of the server',
  async (target) => {
    localStorage.setItem('token', 'uno');
    const { store, persistor } = createStore();
    const { result } = renderHook(() => useChangeStatus(), {
      wrapper: ({ children }: PropsWithChildren) => (
        <Providers store={store} persistor={persistor}>
          {children}
        </Providers>
      ),
    });
    await waitFor(() => expect(result.current).not.toBeNull()); // the stored state is back
    const told = () => screen.queryAllByText(/Estado no válido/).length;
    const before = told(); // a failure stays until it is dismissed
    let failure: string | undefined;
    await act(async () => {
      failure = await result.current.changeStatus({ claim_id: 1, status: { code: 'pending' } }, target);
    });
    expect(failure).toBe('Estado no válido');
    await waitFor(() => expect(told()).toBeGreaterThan(before));
  },
);
