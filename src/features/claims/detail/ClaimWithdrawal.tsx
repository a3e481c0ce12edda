import { Button } from 'antd';
import { useWithdrawClaimMutation } from '../../../api/claims';
import { claimWithdrawals, isClaimStatus } from '../../../contract/claimStatus';
import { useCan } from '../../../session/useCan';
import { notifyDone } from '../../../ui/notices';
import { preloadReason, useReason } from '../../../ui/useReason';
import { claimDetailText as text } from './claimDetailText';

interface ClaimWithdrawalProps {
  claimId: number;
  status: string;
}

/** For the claim's author: withdraws it, with a reason, until it has ended. Staff reject it instead. */
export function ClaimWithdrawal({ claimId, status }: ClaimWithdrawalProps) {
  const canWithdraw = useCan('claims:withdraw');
  const [withdraw] = useWithdrawClaimMutation();
  const { askReason, dialog } = useReason();
  if (!canWithdraw || !isClaimStatus(status) || !claimWithdrawals[status]) return null;
  const openWithdrawal = () =>
    askReason({
      title: text.withdrawTitle(claimId),
      hint: text.withdrawHint,
      label: text.withdrawLabel,
      okText: text.withdraw,
      onSubmit: async (reason) => {
        await withdraw({ id: claimId, from: status, body: { reason } }).unwrap();
        notifyDone(text.withdrawn);
      },
    });
  return (
    <>
      <Button onPointerEnter={preloadReason} onClick={openWithdrawal}>
        {text.withdraw}
      </Button>
      {dialog}
    </>
  );
}
