import { to } from '../../../contract/links';
import { rulesText } from '../../../contract/rulesText';
import { useUser } from '../../../session/useCan';
import { formatDay } from '../../../ui/dates';
import { EmptyState } from '../../../ui/states';
import { LinkButton } from '../../../ui/LinkButton';
import { claimsText as text } from '../claimsText';
import { useClaimRights } from '../useClaimRights';

interface NoClaimsProps {
  /** The day on which a tenant's lease begins, until which no claim is possible. */
  leaseStart: string | undefined;
  mayCreate: boolean;
}

/** The list without any claim: what the user can do. */
export function NoClaims({ leaseStart, mayCreate }: NoClaimsProps) {
  const { canChangeStatus } = useClaimRights();
  const { is_setting_up: isSettingUp } = useUser();
  const hint = mayCreate && !canChangeStatus ? text.emptyHint : text.emptyStaff;
  return (
    <EmptyState title={text.emptyTitle}>
      <p>{leaseStart ? rulesText.leaseStarts(formatDay(leaseStart)) : hint}</p>
      {isSettingUp && <LinkButton to={to('primeros-pasos')}>{text.toSetup}</LinkButton>}
    </EmptyState>
  );
}
