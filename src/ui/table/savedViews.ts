import type { TableLayout } from '../../session/storedKeys';
import { formatTableQuery, parseTableQuery, type TableQuery } from './tableQuery';

/** Of a view's query: the columns that it shows, in their order. No list has a filter of that name. */
const columnsName = 'columns';

/** What a list is asked for by a view: filters, order and search. */
type ViewQuery = Pick<TableQuery, 'filters' | 'sort' | 'q'>;

/** A list's query without its page, as an address has it; empty for the whole list. */
export const viewSearch = ({ filters, sort, q }: ViewQuery): string =>
  formatTableQuery({ filters, sort, q, page: 1, pageSize: 0 }, 0);

/** A view as it is kept on the server: the query of an address, and the columns that it shows. */
export function formatView(query: ViewQuery, columns: string[]): string {
  const params = new URLSearchParams(viewSearch(query));
  params.set(columnsName, columns.join(','));
  return params.toString();
}

/** What a kept view asks for, and the columns that it shows; undefined where it names none. */
export function parseView(text: string): { query: ViewQuery; columns: string[] | undefined } {
  const { filters, sort, q } = parseTableQuery(text, 1);
  const { [columnsName]: columns, ...others } = filters;
  return { query: { filters: others, sort, q }, columns: columns?.split(',') };
}

/** Whether two views ask for the same, whatever the order of their filters. */
export function isSameView(one: ViewQuery, other: ViewQuery): boolean {
  const names = Object.keys(one.filters);
  return (
    names.length === Object.keys(other.filters).length &&
    names.every((name) => other.filters[name] === one.filters[name]) &&
    one.sort === other.sort &&
    (one.q?.trim() ?? '') === (other.q?.trim() ?? '')
  );
}

/** The layout that shows a view's columns in their order; of `all`, those that it doesn't name are hidden. */
export const layoutOfColumns = (columns: string[], all: { key: string }[]): Partial<TableLayout> => ({
  order: [...columns, ...all.map(({ key }) => key).filter((key) => !columns.includes(key))],
  shown: Object.fromEntries(all.map(({ key }) => [key, columns.includes(key)])),
});
