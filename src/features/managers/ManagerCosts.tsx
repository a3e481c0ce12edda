import { Checkbox } from 'antd';
import { useSetManagerCostsMutation, type Manager } from '../../api/managers';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { managersText as text } from './managersText';

/** Whether a supervisor reads and writes costs. */
export function ManagerCosts({ manager: { id, can_manage_costs: canManage } }: { manager: Manager }) {
  const [save, { isLoading }] = useSetManagerCostsMutation();
  // Another server has no costs.
  if (canManage === undefined) return null;
  return (
    <Panel title={text.costs}>
      <Checkbox
        checked={canManage}
        disabled={isLoading}
        onChange={({ target }) =>
          void save({ id, body: { can_manage_costs: target.checked } })
            .unwrap()
            .then(() => notifyDone(text.costsSaved), notifyFailed)
        }
      >
        {text.costsRight}
      </Checkbox>
    </Panel>
  );
}
