import { PlusOutlined } from '@ant-design/icons';
import { useCallback, useMemo, type ReactNode } from 'react';
import { serverOffers } from '../../../api/server';
import { EmptyState } from '../../EmptyState';
import { LinkButton } from '../../LinkButton';
import { PageHeader } from '../../PageHeader';
import { DataTable } from '../DataTable';
import { ListExport } from './ListExport';
import { NewRows } from './NewRows';
import { useMarkedRows } from './useMarkedRows';
import { useNewRows } from './useNewRows';
import type { ListFilter } from '../filters/ListFilterPanel';
import { ListFilters } from '../filters/FilterButton';
import { listTotal, type RowLink } from '../tableTypes';
import type { ResourceList } from './resourceList';
import { withoutPage } from '../query/tableQuery';
import { useTableQuery } from '../query/useTableQuery';
import { ViewAction } from '../rows/RowControls';
import { ViewStrip } from '../views/ViewStrip';

/** The selected rows of a list, across its pages. */
export interface ChosenRows {
  ids: number[];
  /** The search in which they were selected: another search has other rows, none of them selected. */
  search: string;
}

/** The selection of rows for a bulk action. */
export interface RowChoice<Row> {
  chosen: ChosenRows;
  onChoose: (chosen: ChosenRows) => void;
  /** The label of a row's checkbox. */
  label: (row: Row) => string;
  /** Renders the actions for the selected rows. */
  bar: (ids: number[], choose: (ids: number[]) => void, rows: Row[]) => ReactNode;
}

interface ListScreenProps<Row extends object, Arg> {
  list: ResourceList<Row, Arg>;
  /** The link to the form for a new record; undefined for users who may not create one. */
  create?: { to: string; label: string };
  /** Other links and buttons, before the one for a new record. */
  more?: ReactNode;
  /** Whether the user may export the list, if it has an export. */
  canExport?: boolean;
  /** The record whose page was opened last, which is marked. */
  openedKey?: number | null;
  /** Without it, rows cannot be selected. */
  choice?: RowChoice<Row>;
  /** The result of a bulk action. */
  receipt?: ReactNode;
}

const noRows: never[] = [];
const noIds: number[] = [];
const noFilters: ListFilter[] = [];
const useNoFilters = () => noFilters;
const useNoExport = () => [undefined] as const;

/** Returns the label of a filter's value on its chip; undefined for an unknown value. */
function nameOf(filters: ListFilter[], name: string, value: string): string | undefined {
  const filter = filters.find((each) => each.name === name);
  const choice = filter?.choices.find(({ values }) => values.includes(value));
  return choice && (filter?.isPlain ? choice.label : `${filter?.label}: ${choice.label}`);
}

/** The list screen of a resource (`createResourceList`): its records, links to them, and the link to create one. */
export function ListScreen<Row extends object, Arg extends object>({
  list,
  create,
  more,
  canExport = true,
  openedKey,
  choice,
  receipt,
}: ListScreenProps<Row, Arg>) {
  const { name, title, stored, columns, rowKey, pathOf, viewLabel, useRows, toArg, card, empty } = list;
  const { useFilters = useNoFilters, useExport = useNoExport, live } = list;
  const control = useTableQuery({ list: name, stored });
  const result = useRows(control.query);
  const rows = result.data?.items ?? (noRows as Row[]);
  const changedKeys = useMarkedRows(live?.kind, rows, rowKey);
  const news = useNewRows({ kind: live?.kind, query: control.query, rows, rowKey, useRows });
  const showNews = () => {
    news.clear();
    // In another order than by id, new records may be on any page.
    if (control.query.page > 1 || control.query.sort !== '-id') control.change({ page: 1, sort: '-id' });
    else void result.refetch();
  };
  const filters = useFilters();
  const [exportRows] = useExport();
  const { origin, leave } = control;
  const link = useMemo<RowLink<Row>>(
    () => ({ to: (row) => pathOf(rowKey(row)), label: viewLabel, state: origin, onFollow: stored && leave }),
    [pathOf, rowKey, viewLabel, origin, stored, leave],
  );
  const actions = useCallback((row: Row) => <ViewAction row={row} link={link} />, [link]);
  const search = JSON.stringify([control.query.q?.trim() ?? '', control.query.filters]);
  const chosen = choice?.chosen.search === search ? choice.chosen.ids : noIds;
  const onChoose = choice?.onChoose;
  const choose = useCallback((ids: number[]) => onChoose?.({ ids, search }), [onChoose, search]);
  const labelOf = choice?.label;
  const selection = useMemo(
    () => labelOf && { selectedIds: chosen, onChange: choose, label: labelOf },
    [labelOf, chosen, choose],
  );
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {more}
            {create && (
              <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={create.to}>
                {create.label}
              </LinkButton>
            )}
          </>
        }
      />
      <ViewStrip list={name} control={control} columns={columns} />
      <DataTable<Row>
        name={name}
        label={title}
        columns={columns}
        rowKey={rowKey}
        result={result}
        control={control}
        link={link}
        openedKey={openedKey}
        changedKeys={changedKeys}
        news={live && news.count > 0 && <NewRows text={live.newRows(news.count)} onShow={showNews} />}
        card={card}
        filters={
          <>
            {filters.length > 0 && (
              <ListFilters
                title={list.filterTitle ?? title}
                control={control}
                total={listTotal(result)}
                filters={filters}
              />
            )}
            {exportRows && canExport && serverOffers('exportUnits') && (
              <ListExport
                list={name}
                columns={columns}
                total={listTotal(result) ?? 0}
                fileName={title}
                fetchFile={(exportArgs) =>
                  exportRows({ ...(withoutPage(toArg(control.query)) as Arg), ...exportArgs }).unwrap()
                }
              />
            )}
          </>
        }
        filterNames={(filter, value) => nameOf(filters, filter, value)}
        actions={actions}
        selection={selection}
        receipt={receipt}
        selectionBar={choice && chosen.length > 0 && choice.bar(chosen, choose, rows)}
        empty={
          <EmptyState title={empty.title}>
            <p>{empty.hint}</p>
          </EmptyState>
        }
      />
    </>
  );
}
