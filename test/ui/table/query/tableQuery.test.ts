import { formatTableQuery, parseTableQuery } from '../../../../src/ui/table/query/tableQuery';

test('formatting and parsing a query returns the same query', () => {
  const query = { page: 3, pageSize: 25, sort: '-price', q: 'baño 2° B', filters: { status: 'open', project_id: '4' } };
  expect(parseTableQuery(formatTableQuery(query, 10), 10)).toEqual(query);
});

test('the default query has an empty address', () => {
  expect(formatTableQuery({ page: 1, pageSize: 10, filters: {} }, 10)).toBe('');
});

test.each(['?page=0', '?page=-1', '?page=dos', '?page=1e9', '?page_size=0'])('%s is read as the default', (search) => {
  expect(parseTableQuery(search, 10)).toMatchObject({ page: 1, pageSize: 10 });
});

test('a page has at most 200 rows', () => {
  expect(parseTableQuery('?page_size=5000', 10).pageSize).toBe(200);
});
