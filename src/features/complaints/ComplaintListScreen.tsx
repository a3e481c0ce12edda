import { ListScreen } from '../../ui/table/list/ListScreen';
import { complaintList } from './complaintList';

/** /reclamos-formales: the register of formal complaints. */
export const ComplaintListScreen = () => <ListScreen list={complaintList} />;
