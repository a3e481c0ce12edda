import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '../../src/app/Providers';
import { createStore } from '../../src/app/store';
import type { TableQuery } from '../../src/ui/table/tableQuery';
import { useTableQuery } from '../../src/ui/table/useTableQuery';

const start = async (onChange?: (next: TableQuery) => void) => {
  const { store, persistor } = createStore();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Providers store={store} persistor={persistor}>
      <MemoryRouter initialEntries={['/reclamos']}>{children}</MemoryRouter>
    </Providers>
  );
  const { result } = renderHook(() => ({ control: useTableQuery({ onChange }), search: useLocation().search }), {
    wrapper,
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  return result;
};

test('a second change builds on the first, though nothing was rendered between them', async () => {
  const table = await start();
  act(() => {
    table.current.control.change({ sort: '-price' });
    table.current.control.filter('status', 'open');
    table.current.control.change({ page: 3 });
  });
  await waitFor(() => expect(table.current.search).toBe('?page=3&sort=-price&status=open'));
});

test('a change goes back to page 1, and a filter without a value is dropped', async () => {
  const table = await start();
  act(() => table.current.control.filter('status', 'open'));
  act(() => table.current.control.change({ page: 2 }));
  act(() => table.current.control.filter('status', undefined));
  await waitFor(() => expect(table.current.search).toBe(''));
});

test('whoever asks for the rows is told before anything renders', async () => {
  const asked: TableQuery[] = [];
  const table = await start((next) => void asked.push(next));
  act(() => {
    table.current.control.change({ sort: 'name' });
    expect(asked).toEqual([{ page: 1, pageSize: 10, sort: 'name', q: undefined, filters: {} }]);
  });
});
