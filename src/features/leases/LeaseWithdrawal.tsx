import { Button } from 'antd';
import { useWithdrawLeaseRequestMutation, type LeaseRequestDetail } from '../../api/leases';
import { canRejectLease } from '../../contract/leaseStatus';
import { useUser } from '../../session/useCan';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { useConfirm } from '../../ui/useDialog';
import { leasesText as text } from './leasesText';

/** For the author of a request: withdraws it until it is decided. */
export function LeaseWithdrawal({ request }: { request: LeaseRequestDetail }) {
  const user = useUser();
  const [withdraw] = useWithdrawLeaseRequestMutation();
  const { confirm, dialog } = useConfirm();
  const { id, status } = request;
  const author = request.created_by_client_id ?? request.created_by_manager_id ?? request.created_by_admin_id;
  if (author !== user.id || !canRejectLease(status)) return null;
  const confirmWithdrawal = () =>
    confirm({
      title: text.withdrawTitle(id),
      children: <p>{text.withdrawHint}</p>,
      okText: text.withdraw,
      isDangerous: true,
      onConfirm: () =>
        withdraw({ id, from: status })
          .unwrap()
          .then(() => notifyDone(text.withdrawn), notifyFailed),
    });
  return (
    <>
      <Button danger onClick={confirmWithdrawal}>
        {text.withdraw}
      </Button>
      {dialog}
    </>
  );
}
