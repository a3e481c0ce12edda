import { Button } from 'antd';
import { lazy, type ReactNode } from 'react';
import type { ProjectClaim, UnitClaim } from '../../../api/claims';
import { useDialog } from '../../../ui/useDialog';
import { claimDetailText as text } from './claimDetailText';

const OwnUnitClaim = lazy(() => import(/* webpackChunkName: "own-claim" */ './OwnUnitClaim'));
const OwnProjectClaim = lazy(() => import(/* webpackChunkName: "own-claim" */ './OwnProjectClaim'));

/** The button with which whoever raised a unit claim corrects it. */
export function OwnUnitCorrection({ claim }: { claim: UnitClaim }) {
  const { open, dialog } = useDialog<{ claim: UnitClaim; onClose: () => void }>(OwnUnitClaim);
  return <CorrectButton onClick={() => open({ claim })}>{dialog}</CorrectButton>;
}

/** The same for a project claim. */
export function OwnProjectCorrection({ claim }: { claim: ProjectClaim }) {
  const { open, dialog } = useDialog<{ claim: ProjectClaim; onClose: () => void }>(OwnProjectClaim);
  return <CorrectButton onClick={() => open({ claim })}>{dialog}</CorrectButton>;
}

const CorrectButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <>
    <Button onClick={onClick}>{text.correct}</Button>
    {children}
  </>
);
