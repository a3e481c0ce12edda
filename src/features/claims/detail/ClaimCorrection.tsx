import { Button } from 'antd';
import { lazy } from 'react';
import type { UnitClaim } from '../../../api/claims';
import { scopeOf } from '../../../contract/permissions';
import { useUser } from '../../../session/useCan';
import { useDialog } from '../../../ui/useDialog';
import { claimDetailText as text } from './claimDetailText';

const CorrectDialog = lazy(() => import(/* webpackChunkName: "record-dialogs" */ './CorrectDialog'));

/** For staff: corrects place and item of a unit claim. */
export function ClaimCorrection({ claim }: { claim: UnitClaim['unit_claim'] }) {
  const canCorrect = scopeOf(useUser(), 'claims:correct') === 'any';
  const { open, dialog } = useDialog<{ claim: UnitClaim['unit_claim']; onClose: () => void }>(CorrectDialog);
  // Another server may not tell by which numbers it knows them.
  if (!canCorrect || !claim.claim_location?.id || !claim.claim_item?.id) return null;
  return (
    <>
      <Button size="small" aria-label={text.correctTitle} onClick={() => open({ claim })}>
        {text.correct}
      </Button>
      {dialog}
    </>
  );
}
