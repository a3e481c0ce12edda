import { Button } from 'antd';
import { late } from '../../../ui/late';
import type { ProjectClaim, UnitClaim } from '../../../api/claims';
import { canCorrectClaim } from '../../../contract/claimStatus';
import { useDialog } from '../../../ui/useDialog';
import { claimDetailText as text } from './claimDetailText';

const OwnUnitClaim = late(() => import(/* webpackChunkName: "own-claim" */ './OwnUnitClaim'));
const OwnProjectClaim = late(() => import(/* webpackChunkName: "own-claim" */ './OwnProjectClaim'));

/** The button with which the author of a unit claim corrects it. */
export function OwnUnitCorrection({ claim }: { claim: UnitClaim }) {
  const { open, dialog } = useDialog<{ claim: UnitClaim; onClose: () => void }>(OwnUnitClaim);
  const { code } = claim.unit_claim.claim.claim_status;
  return (
    <>
      <CorrectButton status={code} onClick={() => open({ claim })} />
      {dialog}
    </>
  );
}

/** The button with which the author of a project claim corrects it. */
export function OwnProjectCorrection({ claim }: { claim: ProjectClaim }) {
  const { open, dialog } = useDialog<{ claim: ProjectClaim; onClose: () => void }>(OwnProjectClaim);
  const { code } = claim.project_claim.claim.claim_status;
  return (
    <>
      <CorrectButton status={code} onClick={() => open({ claim })} />
      {dialog}
    </>
  );
}

/** Disappears once staff handle the claim; a dialog that is already open stays, with its input. */
const CorrectButton = ({ status, onClick }: { status: string; onClick: () => void }) =>
  canCorrectClaim(status) && <Button onClick={onClick}>{text.correct}</Button>;
