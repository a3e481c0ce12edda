import { PlusOutlined } from '@ant-design/icons';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { LatePart } from '../../late';
import { useAppSelector } from '../../../session/hooks';
import { EmptyState } from '../../states';
import { LinkButton } from '../../LinkButton';
import { PageHeader } from '../../PageHeader';
import { DataTable } from '../DataTable';
import type { TableQuery } from '../query/tableQuery';
import { useTableQuery, type TableControl } from '../query/useTableQuery';
import { ViewAction } from '../rows/RowControls';
import { listTotal, type RowLink, type RowOffers, type RowSelection, type ListResult } from '../tableTypes';
import { ViewStrip } from '../views/ViewStrip';
import { ResourceExport } from './ResourceExport';
import type { ResourceList } from './resourceList';
import { useListFilters } from './useListFilters';
import { useListSelection, type ListSelection, type ListTarget } from './useListSelection';
import { useMarkedRows } from './useMarkedRows';
import { useNavigate } from 'react-router-dom';
import { NewRows } from './NewRows';
import { useNewRows } from './useNewRows';

/** Returns the line with the number of new records of a list; a click loads them. */
export function useListNews<Row extends object, Arg>(
  { live, rowKey, useRows }: ResourceList<Row, Arg>,
  { query, change }: TableControl,
  result: ListResult<Row>,
  rows: Row[],
): ReactNode {
  const news = useNewRows({ kind: live?.kind, query, rows, rowKey, useRows });
  if (!live || news.count === 0) return null;
  const show = () => {
    news.clear();
    // In another order, new records may be on any page.
    if (query.page > 1 || query.sort !== live.newestFirst) change({ page: 1, sort: live.newestFirst });
    else void result.refetch();
  };
  return <NewRows text={live.newRows(news.count)} onShow={show} />;
}

/** Returns the link from a list's row to its page, and a function that follows it. */
export function useRowLink<Row extends object, Arg>(
  { pathOf, idOf, viewLabel, stored }: ResourceList<Row, Arg>,
  { origin, leave }: TableControl,
): { link: RowLink<Row>; open: (row: Row) => void } {
  const navigate = useNavigate();
  const link = useMemo<RowLink<Row>>(
    () => ({ to: (row) => pathOf(idOf(row)), label: viewLabel, state: origin, onFollow: stored && leave }),
    [pathOf, idOf, viewLabel, origin, stored, leave],
  );
  const open = useCallback(
    (row: Row) => {
      link.onFollow?.();
      void navigate(link.to(row) ?? '', { state: link.state?.() });
    },
    [link, navigate],
  );
  return { link, open };
}

/** What the bar of bulk actions works with. */
export interface SelectedRows<Row> {
  selection: ListSelection;
  /** The rows of this page. */
  rows: Row[];
  /** The number of rows in the list, over all its pages. */
  total: number;
  /** The button that exports the selected rows. */
  exportButton: ReactNode;
}

/** The bulk actions of a list. */
export interface ListBulk<Row> {
  /** The label of a row's checkbox. */
  label: (row: Row) => string;
  /** Renders the actions for the selected rows. */
  bar: (selected: SelectedRows<Row>) => ReactNode;
  /** Rows have no checkboxes until the user asks for them in the filters. */
  isOnDemand?: boolean;
}

interface ListScreenProps<Row extends object, Arg> {
  list: ResourceList<Row, Arg>;
  /** The link to the form for a new record; undefined for users who may not create one. */
  create?: { to: string; label: string };
  /** Other links and buttons, before the one for a new record. */
  more?: ReactNode;
  /** Lines above the rows. */
  notices?: ReactNode;
  /** Whether the user may export the list, if it has an export. */
  canExport?: boolean;
  /** What each row offers; by default the link to its page. If it stays the same function, rows do not render again. */
  offers?: (link: RowLink<Row>, open: (row: Row) => void) => Omit<RowOffers<Row>, 'link' | 'selection'>;
  /** Without it, rows cannot be selected. */
  bulk?: ListBulk<Row>;
  /** Renders the result of a bulk action. */
  receipt?: (hasSelection: boolean) => ReactNode;
  /** Shown if there are no records at all, instead of the definition's text. */
  empty?: ReactNode;
}

const noRows: never[] = [];
const selectNone = () => undefined;
const useNoPrefetch = () => undefined;
const viewOnly = <Row,>(link: RowLink<Row>): RowOffers<Row> => ({
  actions: (row) => <ViewAction row={row} link={link} />,
});

/** The list screen of a resource (`createResourceList`): its records, links to them, and the link to create one. */
export function ListScreen<Row extends object, Arg extends object>(props: ListScreenProps<Row, Arg>) {
  const { list, create, more, notices, canExport = true, bulk, receipt, empty } = props;
  const { offers: offersOf = viewOnly } = props;
  const { name, title, stored, rowKey, idOf, toArg, card, live } = list;
  const { usePrefetch = useNoPrefetch, useColumns = () => list.columns } = list;
  const prefetch = usePrefetch();
  const onChange = useCallback((query: TableQuery) => prefetch?.(toArg(query)), [prefetch, toArg]);
  const control = useTableQuery({ list: name, stored, onChange });
  const columns = useColumns();
  const openedId = useAppSelector(list.records?.selectOpenedId ?? selectNone);
  const result = list.useRows(control.query);
  const rows = result.data?.items ?? (noRows as Row[]);
  const total = listTotal(result);
  const changedKeys = useMarkedRows(live?.kind, rows, rowKey);
  const news = useListNews(list, control, result, rows);
  const { link, open } = useRowLink(list, control);
  const selection = useListSelection(name, control.query, total ?? 0);
  const [isChoosing, setIsChoosing] = useState(!bulk?.isOnDemand || selection.count > 0);
  const { filters, filterNames } = useListFilters(
    list,
    control,
    total,
    bulk && !isChoosing ? () => setIsChoosing(true) : undefined,
  );

  const offers = useMemo(() => ({ link, ...offersOf(link, open) }), [link, open, offersOf]);
  const { ids, isAll, choose } = selection;
  const label = isChoosing ? bulk?.label : undefined;
  const boxes = useMemo<RowSelection<Row> | undefined>(
    () => label && { selectedIds: isAll ? rows.map(rowKey) : ids, onChange: choose, label },
    [label, isAll, rows, rowKey, ids, choose],
  );
  // Before the rows are loaded, the id is enough for a list whose keys are ids.
  const opened = idOf === rowKey ? undefined : rows.find((row) => idOf(row) === openedId);
  const openedKey = idOf === rowKey ? openedId : opened && rowKey(opened);
  const hasSelection = bulk !== undefined && selection.count > 0;
  const shownReceipt = receipt?.(hasSelection);
  const exportOf = (target: ListTarget, count: number) => (
    <ResourceExport list={list} columns={columns} target={target} total={count} />
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
      <ViewStrip list={name} control={control} columns={columns} useReady={list.useViews} />
      {notices}
      <DataTable<Row>
        name={name}
        label={title}
        columns={columns}
        rowKey={rowKey}
        result={result}
        control={control}
        offers={{ ...offers, selection: boxes }}
        marks={{ openedKey, changedKeys }}
        news={news}
        card={card}
        toolbar={{
          filters: (
            <>
              {filters}
              {canExport && exportOf({ query: control.query }, total ?? 0)}
            </>
          ),
          filterNames,
          receipt: shownReceipt && <LatePart>{shownReceipt}</LatePart>,
          selectionBar: hasSelection && (
            <LatePart fallback={<div className="bulk-bar" />}>
              {bulk.bar({
                selection,
                rows,
                total: total ?? 0,
                exportButton: exportOf(selection.target, selection.count),
              })}
            </LatePart>
          ),
        }}
        empty={
          empty ?? (
            <EmptyState title={list.empty.title}>
              <p>{list.empty.hint}</p>
            </EmptyState>
          )
        }
      />
    </>
  );
}
