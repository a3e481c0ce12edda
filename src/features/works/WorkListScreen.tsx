import { lazy, Suspense, useMemo } from 'react';
import type { WorkOrder } from '../../api/works';
import { to } from '../../contract/links';
import { useAppDispatch, useAppSelector } from '../../session/hooks';
import { ListScreen, type RowChoice } from '../../ui/table/list/ListScreen';
import { workList } from './workList';
import { selectChosenWorks, selectOpenedWork, selectReceipt, worksChosen } from './worksSlice';
import { worksText as text } from './worksText';

const WorkBulkBar = lazy(() => import(/* webpackChunkName: "work-bulk" */ './bulk/WorkBulkBar'));
const ProposalReceipt = lazy(() => import(/* webpackChunkName: "work-bulk" */ './bulk/ProposalReceipt'));

/** /trabajos */
export function WorkListScreen() {
  const openedKey = useAppSelector(selectOpenedWork);
  const selectedIds = useAppSelector(selectChosenWorks);
  const hasReceipt = useAppSelector(selectReceipt) !== null;
  const dispatch = useAppDispatch();
  const choice = useMemo<RowChoice<WorkOrder>>(
    () => ({
      chosen: selectedIds,
      onChoose: (rows) => void dispatch(worksChosen(rows)),
      label: ({ id }) => text.select(id),
      bar: (ids, choose, rows) => (
        <Suspense fallback={<div className="bulk-bar" />}>
          <WorkBulkBar ids={ids} choose={choose} rows={rows} />
        </Suspense>
      ),
    }),
    [selectedIds, dispatch],
  );
  return (
    <ListScreen
      list={workList}
      create={{ to: to('encargar-trabajo'), label: text.create }}
      openedKey={openedKey}
      choice={choice}
      receipt={
        hasReceipt && (
          <Suspense fallback={null}>
            <ProposalReceipt />
          </Suspense>
        )
      }
    />
  );
}
