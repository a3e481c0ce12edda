import './views.css';
import { HomeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { late, LatePart } from '../../late';
import { useListSavedViewsQuery } from '../../../api/views';
import type { ViewedList } from '../../../contract/views';
import { useAppSelector } from '../../../session/hooks';
import { selectTableStart } from '../../../session/storedSlice';
import { useCan } from '../../../session/useCan';
import { arrangeColumns } from '../layout/arrangeColumns';
import type { DataColumn } from '../tableTypes';
import { formatView, isSameView, layoutOfColumns, parseView, viewSearch } from './savedViews';
import type { TableQuery } from '../query/tableQuery';
import { useTableLayout } from '../layout/useTableLayout';
import type { TableControl } from '../query/useTableQuery';
import { viewText as text } from './viewText';

/** Loaded after the list. */
const ViewMenu = late(() => import(/* webpackChunkName: "view-menu" */ './ViewMenu'));

/** A predefined view of a list. */
export interface ReadyView {
  label: string;
  filters: TableQuery['filters'];
  /** Describes the view, if its name is not enough. */
  hint?: string;
  /** The view's order; without one the list keeps its current order. */
  sort?: string;
  /** The number of its records, if it is shown. */
  count?: number;
}

interface ViewStripProps<Row> {
  list: ViewedList;
  control: Pick<TableControl, 'query' | 'change'>;
  /** All columns of the list. */
  columns: DataColumn<Row>[];
  /** The predefined views; by default one with all records. Called only for users who may save views. */
  useReady?: () => ReadyView[];
}

const allViews: ReadyView[] = [{ label: text.all, filters: {} }];
const useAllViews = () => allViews;

/** Seconds: views change rarely, and only by the user or a colleague who shares one. */
const viewsFreshForSeconds = 60;

/** The views of a list as buttons: predefined, own and shared ones. Only for users who may save views. */
export function ViewStrip<Row>(props: ViewStripProps<Row>) {
  return useCan('views:use') && <Strip {...props} />;
}

function Strip<Row>({ list, control, columns, useReady = useAllViews }: ViewStripProps<Row>) {
  const ready = useReady();
  const { query, change } = control;
  const { data } = useListSavedViewsQuery({ list }, { refetchOnMountOrArgChange: viewsFreshForSeconds });
  const start = useAppSelector((root) => selectTableStart(root, list));
  const { layout, change: arrange } = useTableLayout(list);
  const [chosenId, setChosenId] = useState<number>();

  const saved = (data?.items ?? []).map((view) => ({ view, ...parseView(view.query) }));
  const matchingView =
    saved.find((each) => each.view.id === chosenId && isSameView(each.query, query)) ??
    saved.find((each) => isSameView(each.query, query));
  const current = matchingView ?? saved.find(({ view }) => view.id === chosenId);
  const columnKeys = arrangeColumns(columns, layout).map(({ key }) => key);
  // The order of a predefined view applies only to that view.
  const ownSort = ready.some(({ sort }) => sort !== undefined && sort === query.sort) ? undefined : query.sort;
  const search = viewSearch(query);
  const isChanged =
    current !== undefined &&
    (!matchingView || (current.columns && current.columns.join() !== columnKeys.join()) === true);
  const home = (viewQuery: string) =>
    start && viewQuery === start ? (
      <HomeOutlined className="view-start" title={text.isStart} aria-label={text.isStart} />
    ) : null;

  return (
    <div className="table-views" role="group" aria-label={text.title}>
      {ready.map(({ label, hint, filters, sort, count }) => (
        <button
          key={label}
          type="button"
          className="table-view"
          title={hint}
          aria-pressed={!matchingView && isSameView({ ...query, filters, sort: sort ?? ownSort }, query)}
          onClick={() => {
            setChosenId(undefined);
            change({ filters, sort: sort ?? ownSort });
          }}
        >
          <span>{label}</span>
          {count !== undefined && <span className="view-count tabular">{count.toLocaleString('es-AR')}</span>}
          {home(viewSearch({ filters, sort }))}
        </button>
      ))}
      {saved.map(({ view, query: savedQuery, columns: savedColumns }) => (
        <button
          key={view.id}
          type="button"
          className="table-view"
          title={view.is_own ? view.name : `${view.name}. ${text.sharedBy(view.owner_name)}`}
          aria-pressed={matchingView?.view.id === view.id}
          onClick={() => {
            setChosenId(view.id);
            if (savedColumns) arrange(layoutOfColumns(savedColumns, columns));
            change({ ...savedQuery, q: savedQuery.q ?? '' });
          }}
        >
          <span className="view-name">{view.name}</span>
          {home(viewSearch(savedQuery))}
        </button>
      ))}
      <LatePart isOptional>
        <ViewMenu
          list={list}
          ownView={current?.view.is_own ? current.view : undefined}
          isChanged={isChanged}
          currentQuery={formatView(query, columnKeys)}
          search={search}
          start={start}
          onSaved={setChosenId}
        />
      </LatePart>
    </div>
  );
}
