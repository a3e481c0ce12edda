import { Link } from 'react-router-dom';
import { fieldErrors, ShownError } from '../../api/envelope';
import { useLazyListWorksQuery, type WorkOrder } from '../../api/works';
import { to } from '../../contract/links';
import { openWorkStatuses } from '../../contract/workStatus';
import { formatDate } from '../../ui/dates';
import { useConfirm } from '../../ui/useDialog';
import { workStatusText } from '../../contract/statusText';
import { worksText as text } from './worksText';

/** Whether a call was refused because a claim is in an open work order that the user may not know of. */
const isOpenRefusal = (error: unknown): boolean => fieldErrors(error).some(({ field }) => field === 'known_open_works');

/**
 * Sends a call that opens a work order. If one of its claims is in another open work order, perhaps since a moment ago, it
 * shows who has it and asks; `send` is then called again with the ids of these work orders. Rejects with a `ShownError`
 * if the user decides against it.
 */
export function useOpenWorks() {
  const { confirm, dialog } = useConfirm();
  const [listWorks] = useLazyListWorksQuery();
  const sendKnowingly = <Answer,>(
    claimIds: number[],
    send: (known: number[] | undefined) => Promise<Answer>,
    known?: number[],
  ): Promise<Answer> =>
    send(known).catch(async (error: unknown) => {
      if (!isOpenRefusal(error)) throw error;
      const { items } = await listWorks({ claimId: claimIds.join(','), status: openWorkStatuses.join(',') }).unwrap();
      return new Promise<Answer>((resolve, reject) => {
        confirm({
          title: text.openTitle(items.length),
          children: <OpenWorks works={items} />,
          okText: text.openAnyway,
          // A third person may have been faster again: then this asks again. The caller may leave the page afterwards,
          // so the dialog stays until then: its entry in the history is replaced by the next page.
          onConfirm: () =>
            sendKnowingly(
              claimIds,
              send,
              items.map(({ id }) => id),
            ).then(resolve, reject),
          onCancel: () => reject(new ShownError(text.openKept)),
        });
      });
    });
  return { sendKnowingly, dialog };
}

/** The open work orders of a claim, and who has them. */
function OpenWorks({ works }: { works: WorkOrder[] }) {
  return (
    <>
      <p>{text.openHint}</p>
      <ul>
        {works.map(({ id, contractor, assignee, status, created_at: at }) => (
          <li key={id}>
            <Link to={to('trabajos/:id', { id })}>
              {text.openLine(id, (contractor ?? assignee)?.name ?? '', workStatusText.labels[status])}
            </Link>{' '}
            <span>{formatDate(at)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
