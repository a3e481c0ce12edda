import { useFreshSeconds } from '../../../session/useFreshSeconds';
import { localRows } from '../query/useListPage';
import { noQuery, type TableQuery } from '../query/tableQuery';
import type { DataColumn, ListResult } from '../tableTypes';

/** The ids of a page of a list, and the list's total. */
export interface ListedIds {
  ids: number[];
  total: number;
}

/** The options of a list's query. */
export interface RowsOptions {
  skip: boolean;
  refetchOnMountOrArgChange: number;
}

/** The definition of a resource's rows, for its list and for the links to neighbouring records. */
export interface RowsDefinition<Row extends object, Arg> {
  /** All columns: those by which the list can be sorted. */
  columns: DataColumn<Row>[];
  rowKey: (row: Row) => number;
  /** The id in the address of a record's page, if it is not the key. */
  idOf?: (row: Row) => number;
  /** Returns the address of a record's page. */
  pathOf: (id: number) => string;
  /** The arguments of the list call for a query. */
  toArg: (query: TableQuery) => Arg;
  useQuery: (arg: Arg, options: RowsOptions) => ListResult<Row> & { currentData?: ListResult<Row>['data'] };
}

/** The rows of a resource. */
export interface ResourceRows<Row extends object, Arg> extends RowsDefinition<Row, Arg> {
  idOf: (row: Row) => number;
  /** The rows of a query; skipped without one. */
  useRows: (query: TableQuery | undefined) => ReturnType<RowsDefinition<Row, Arg>['useQuery']>;
  /** The ids of those rows, for links to neighbouring records. */
  useIds: (query: TableQuery | undefined) => ListedIds | undefined;
}

/** Returns the ids of a list response; a response without `meta` is paged in the browser. */
export function listedIds<Row>(
  data: { items: Row[]; meta?: { total: number } } | undefined,
  idOf: (row: Row) => number,
  page: (rows: Row[]) => { rows: Row[]; total: number },
): ListedIds | undefined {
  if (!data) return undefined;
  const { rows, total } = data.meta ? { rows: data.items, total: data.meta.total } : page(data.items);
  return { ids: rows.map(idOf), total };
}

/** Creates the rows of a resource from their definition. */
export function createResourceRows<Row extends object, Arg>(
  definition: RowsDefinition<Row, Arg>,
): ResourceRows<Row, Arg> {
  const { columns, rowKey, idOf = rowKey, toArg, useQuery } = definition;
  const useRows = (query: TableQuery | undefined) =>
    useQuery(toArg(query ?? noQuery), { skip: !query, refetchOnMountOrArgChange: useFreshSeconds() });
  const useIds = (query: TableQuery | undefined) => {
    const { currentData } = useRows(query);
    return query && listedIds(currentData, idOf, (rows) => localRows(rows, columns, query));
  };
  return { ...definition, idOf, useRows, useIds };
}
