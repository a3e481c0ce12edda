import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../../../src/app/store';
import { TablePager } from '../../../../src/ui/table/list/TablePager';

const { store } = createStore();
const pager = (page: number) => (
  <Provider store={store}>
    <TablePager
      total={30}
      page={page}
      pageSize={10}
      shown={{ page, pageSize: 10 }}
      isFetching={false}
      onChange={() => {}}
    />
  </Provider>
);
const current = () => document.querySelector('.ant-pagination-item-active')?.textContent;

test('the pager shows a clicked page before its rows, and after it the page of the list', () => {
  const { rerender } = render(pager(1));
  fireEvent.click(screen.getByTitle('2'));
  expect(current()).toBe('2');
  rerender(pager(2));
  expect(current()).toBe('2');
  rerender(pager(1));
  expect(current()).toBe('1');
});
