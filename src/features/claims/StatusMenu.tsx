import { Button } from 'antd';
import { nextStatuses, type ClaimStatus } from '../../contract/claimStatus';
import { ActionMenu } from '../../ui/ActionMenu';
import { useConfirm } from '../../ui/useConfirm';
import { claimsText, statusActions, statusWarnings } from './claimsText';

interface StatusMenuProps {
  claimId: number;
  status: ClaimStatus;
  onChange: (target: ClaimStatus) => Promise<unknown>;
  isBusy?: boolean;
  size?: 'small' | 'middle';
  type?: 'default' | 'primary' | 'link';
}

/** "Cambiar estado": the moves that are possible now. Those that are more than a step up say first what follows. */
export function StatusMenu({ claimId, status, onChange, isBusy, size = 'small', type = 'default' }: StatusMenuProps) {
  const { confirm, dialog } = useConfirm();
  const items = nextStatuses(status).map((target) => ({
    key: target,
    label: statusActions[target],
    danger: target === 'rejected',
  }));
  const choose = (target: ClaimStatus) => {
    const warning = statusWarnings[target];
    if (!warning) return void onChange(target);
    confirm({
      title: `${statusActions[target]} · ${claimsText.claimNumber(claimId)}`,
      children: <p>{warning}</p>,
      okText: statusActions[target],
      isDangerous: target === 'rejected',
      onConfirm: () => onChange(target),
    });
  };
  return (
    <>
      <ActionMenu items={items} onSelect={(key) => choose(key as ClaimStatus)}>
        <Button size={size} type={type} loading={isBusy} aria-haspopup="menu" aria-label={claimsText.statusOf(claimId)}>
          {claimsText.changeStatus}
        </Button>
      </ActionMenu>
      {dialog}
    </>
  );
}
