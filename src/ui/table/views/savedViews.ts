import type { TableLayout } from '../../../session/storedKeys';
import { formatTableQuery, parseTableQuery, type TableQuery } from '../query/tableQuery';

/** The parameter that contains a view's columns, in order. No list has a filter with this name. */
const columnsName = 'columns';

/** The query of a view: filters, order and search. */
type ViewQuery = Pick<TableQuery, 'filters' | 'sort' | 'q'>;

/** Returns a list's query without its page, as in an address; empty for the unfiltered list. */
export const viewSearch = ({ filters, sort, q }: ViewQuery): string =>
  formatTableQuery({ filters, sort, q, page: 1, pageSize: 0 }, 0);

/** Returns a view as the server stores it: an address's query with the columns. */
export function formatView(query: ViewQuery, columns: string[]): string {
  const params = new URLSearchParams(viewSearch(query));
  params.set(columnsName, columns.join(','));
  return params.toString();
}

/** Returns the query of a stored view, and its columns; undefined if it contains none. */
export function parseView(text: string): { query: ViewQuery; columns: string[] | undefined } {
  const { filters, sort, q } = parseTableQuery(text, 1);
  const { [columnsName]: columns, ...remaining } = filters;
  return { query: { filters: remaining, sort, q }, columns: columns?.split(',') };
}

/** Whether two views have the same query, in any order of filters. */
export function isSameView(one: ViewQuery, other: ViewQuery): boolean {
  const names = Object.keys(one.filters);
  return (
    names.length === Object.keys(other.filters).length &&
    names.every((name) => other.filters[name] === one.filters[name]) &&
    one.sort === other.sort &&
    (one.q?.trim() ?? '') === (other.q?.trim() ?? '')
  );
}

/** Returns the layout with a view's columns in order; all other columns are hidden. */
export const layoutOfColumns = (columns: string[], all: { key: string }[]): Partial<TableLayout> => ({
  order: [...columns, ...all.map(({ key }) => key).filter((key) => !columns.includes(key))],
  shown: Object.fromEntries(all.map(({ key }) => [key, columns.includes(key)])),
});
