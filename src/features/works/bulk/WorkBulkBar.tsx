import '../../../ui/table/bulk/bulk.css';
import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/envelope';
import { useLazyListVisitPlacesQuery, useProposeVisitsMutation, type VisitPlace } from '../../../api/visits';
import type { WorkOrder } from '../../../api/works';
import { limits } from '../../../contract/limits';
import { useAppDispatch } from '../../../session/hooks';
import type { SelectedRows } from '../../../ui/table/list/ListScreen';
import { useHasCards } from '../../../ui/useMediaQuery';
import { useWindowsDialog } from '../../../visits/useWindowsDialog';
import { receiptShown } from '../worksSlice';
import { worksBulkText as text } from './worksBulkText';
import { RefusedPlaces } from './VisitPlaces';

/** The bulk actions for selected work orders; the receipt lies above the list (`ProposalReceipt`). */
export default function WorkBulkBar({ selection: { ids, choose }, rows }: SelectedRows<WorkOrder>) {
  const [findPlaces, { isFetching }] = useLazyListVisitPlacesQuery();
  const [proposeVisits] = useProposeVisitsMutation();
  const { openWindowsDialog, dialog } = useWindowsDialog();
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string>();
  // Cards have no table head with a checkbox for the page.
  const hasCards = useHasCards();
  const pageIds = rows.map(({ id }) => id);

  /** Shows first for which addresses a proposal is possible; if for none, the dialog ends there. */
  const propose = async () => {
    if (ids.length > limits.worksAtOnce) return setProblem(text.tooMany);
    setProblem(undefined);
    const { items: places } = await findPlaces({ workId: ids.join(',') }).unwrap();
    if (places.every((place) => place.problem !== null)) return dispatch(receiptShown(places));
    openWindowsDialog({
      title: text.title(ids.length),
      intro: text.intro,
      children: <ProposalForecast places={places} />,
      okText: text.send,
      name: 'visits-of-works',
      onSubmit: async (windows) => {
        const { items } = await proposeVisits({ body: { work_ids: ids, windows } }).unwrap();
        dispatch(receiptShown(items));
        choose([]);
      },
    });
  };

  return (
    <div className="bulk-bar">
      <strong role="status">{text.selected(ids.length)}</strong>
      {problem && (
        <span className="field-problem" role="alert">
          {problem}
        </span>
      )}
      <Button
        type="primary"
        loading={isFetching}
        aria-haspopup="dialog"
        onClick={() => void propose().catch((error: unknown) => setProblem(errorMessage(error)))}
      >
        {text.propose}
      </Button>
      {hasCards && pageIds.some((id) => !ids.includes(id)) && (
        <button type="button" className="link-button" onClick={() => choose([...new Set([...ids, ...pageIds])])}>
          {text.selectPage(pageIds.length)}
        </button>
      )}
      <button type="button" className="link-button" onClick={() => choose([])}>
        {text.unselect}
      </button>
      {dialog}
    </div>
  );
}

/** The number of addresses that get windows, and the reasons for the others, shown before sending. */
function ProposalForecast({ places }: { places: VisitPlace[] }) {
  const possible = places.filter(({ problem }) => problem === null);
  const perWorker = new Map<string, number>();
  for (const { worker } of possible) perWorker.set(worker, (perWorker.get(worker) ?? 0) + 1);
  const refusedCount = places.length - possible.length;
  return (
    <div className="bulk-forecast">
      <p>
        <strong>{text.can(possible.length, places.length)}</strong>
      </p>
      {refusedCount > 0 && <p>{text.canNot(refusedCount)}</p>}
      <RefusedPlaces places={places} />
      {[...perWorker].map(([worker, count]) => count > 1 && <p key={worker}>{text.sharedBy(worker, count)}</p>)}
    </div>
  );
}
