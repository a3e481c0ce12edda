import { late } from '../../ui/late';
import type { WorkOrder } from '../../api/works';
import { to } from '../../contract/links';
import { useAppSelector } from '../../session/hooks';
import { ListScreen, type ListBulk } from '../../ui/table/list/ListScreen';
import { workList } from './workList';
import { selectReceipt } from './worksSlice';
import { worksText as text } from './worksText';

const WorkBulkBar = late(() => import(/* webpackChunkName: "work-bulk" */ './bulk/WorkBulkBar'));
const ProposalReceipt = late(() => import(/* webpackChunkName: "work-bulk" */ './bulk/ProposalReceipt'));

const bulk: ListBulk<WorkOrder> = {
  label: ({ id }) => text.select(id),
  bar: (selected) => <WorkBulkBar {...selected} />,
};

/** /trabajos */
export function WorkListScreen() {
  const hasReceipt = useAppSelector(selectReceipt) !== null;
  return (
    <ListScreen
      list={workList}
      create={{ to: to('encargar-trabajo'), label: text.create }}
      bulk={bulk}
      receipt={() => hasReceipt && <ProposalReceipt />}
    />
  );
}
