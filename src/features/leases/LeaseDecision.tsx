import { Button } from 'antd';
import {
  useMoveUpLeaseRequestMutation,
  useRejectLeaseRequestMutation,
  type LeaseRequestDetail,
} from '../../api/leases';
import { fieldErrors } from '../../api/envelope';
import { canRejectLease, createsLease, leaseUp } from '../../contract/leaseStatus';
import { formatDay } from '../../ui/dates';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { useConfirm } from '../../ui/useDialog';
import { useReason } from '../../ui/useReason';
import { leaseActions, leasesText as text } from './leasesText';

/**
 * The possible decisions: one step forward, or a rejection. `from` is the status that the user saw, so that two users
 * cannot both decide.
 */
export function LeaseDecision({ request }: { request: LeaseRequestDetail }) {
  const { id, status } = request;
  const [moveUp, { isLoading }] = useMoveUpLeaseRequestMutation();
  const [reject] = useRejectLeaseRequestMutation();
  const { confirm, dialog } = useConfirm();
  const { askReason, dialog: reasonDialog } = useReason();
  const next = leaseUp[status];

  const advance = (isTenantConfirmed = false): Promise<void> =>
    moveUp({ id, from: status, body: isTenantConfirmed ? { confirm_tenant: true } : {} })
      .unwrap()
      .then(() => notifyDone(text.statusUpdated), onRefused);
  /** The DNI belongs to another person than the e-mail: staff decide who the tenant is. */
  const onRefused = (error: unknown) => {
    const doubt = fieldErrors(error).find(({ field }) => field === 'tenant_document');
    if (!doubt) return notifyFailed(error);
    confirm({
      title: text.doubtTitle,
      okText: text.doubtConfirm(request.tenant_email),
      onConfirm: () => advance(true),
      children: <p>{doubt.message}</p>,
    });
  };
  const askOrAdvance = () => {
    if (!next || !createsLease(next)) return void advance();
    const days = text.days(formatDay(request.lease_start_date), formatDay(request.lease_end_date)).toLowerCase();
    confirm({
      title: text.acceptTitle(`${request.tenant_name} ${request.tenant_last_name}`),
      okText: leaseActions.accepted ?? '',
      onConfirm: () => advance(),
      children: <p>{text.acceptHint(request.tenant_email, request.unit.name, days)}</p>,
    });
  };

  const askReject = () =>
    askReason({
      title: text.rejectTitle(id),
      hint: text.rejectHint,
      label: text.rejectLabel,
      okText: text.reject,
      onSubmit: async (rejectReason) => {
        await reject({ id, from: status, body: { rejectReason } }).unwrap();
        notifyDone(text.statusUpdated);
      },
    });

  return (
    <>
      {canRejectLease(status) && (
        <Button danger onClick={askReject}>
          {text.reject}
        </Button>
      )}
      {next && (
        <Button type="primary" loading={isLoading} onClick={askOrAdvance}>
          {leaseActions[next]}
        </Button>
      )}
      {dialog}
      {reasonDialog}
    </>
  );
}
