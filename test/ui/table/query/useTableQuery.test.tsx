import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createStore, whenRestored } from '../../../../src/app/store';
import type { TableQuery } from '../../../../src/ui/table/query/tableQuery';
import { useTableQuery } from '../../../../src/ui/table/query/useTableQuery';

const start = async (onChange?: (next: TableQuery) => void) => {
  const { store, persistor } = createStore();
  await whenRestored(persistor);
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/reclamos']}>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => ({ control: useTableQuery({ onChange }), search: useLocation().search }), {
    wrapper,
  });
  return result;
};

test('a second change is based on the first, although nothing was rendered between them', async () => {
  const table = await start();
  act(() => {
    table.current.control.change({ sort: '-price' });
    table.current.control.filter('status', 'open');
    table.current.control.change({ page: 3 });
  });
  await waitFor(() => expect(table.current.search).toBe('?page=3&sort=-price&status=open'));
});

test('a change returns to page 1, and a filter without a value is removed', async () => {
  const table = await start();
  act(() => table.current.control.filter('status', 'open'));
  act(() => table.current.control.change({ page: 2 }));
  act(() => table.current.control.filter('status', undefined));
  await waitFor(() => expect(table.current.search).toBe(''));
});

test('onChange is called before React renders', async () => {
  const asked: TableQuery[] = [];
  const table = await start((next) => void asked.push(next));
  act(() => {
    table.current.control.change({ sort: 'name' });
    expect(asked).toEqual([{ page: 1, pageSize: 10, sort: 'name', q: undefined, filters: {} }]);
  });
});
