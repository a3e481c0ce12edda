import { ListScreen } from '../../ui/table/list/ListScreen';
import { costList } from './costs/costList';

/** /costos: the costs of all work orders, with what is to be got back. */
export const CostListScreen = () => <ListScreen list={costList} />;
