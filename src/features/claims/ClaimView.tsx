import type { ReactNode } from 'react';
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCan } from '../../session/useCan';
import { formatMoney } from '../../ui/money';
import { PageHeader } from '../../ui/PageHeader';
import { Neighbours } from '../../ui/Neighbours';
import { BackToList } from './BackToList';
import { claimPath } from './claimPaths';
import { claimDetailText as text } from './claimDetailText';
import { ProjectClaimFacts, UnitClaimFacts } from './ClaimFacts';
import { ClaimPhotos } from './ClaimPhotos';
import { claimsText } from './claimsText';
import { ClaimTimeline } from './ClaimTimeline';
import type { ActiveProjectClaim, ActiveUnitClaim } from './claimTypes';
import { PriceEditor } from './PriceEditor';
import { PriorityDot } from './PriorityDot';
import { fourSlashParts } from './slashParts';
import { StatusMenu } from './StatusMenu';
import { StatusTag } from './StatusTag';
import { useClaimIds } from './useClaimList';
import { useChangePriority, useChangeStatus } from './useClaimChanges';

/** What it is and where. */
const titleOf = (claim: ActiveUnitClaim | ActiveProjectClaim): string =>
  claim.claim_type === 'UNIT'
    ? text.titleOf(fourSlashParts(claim.location)[3], `${claim.unitName} ${claim.projectName}`.trim())
    : text.titleOf(claim.reason, claim.project);

interface ClaimViewProps {
  claim: ActiveUnitClaim | ActiveProjectClaim;
  /** For who raised it: the way to take it back. */
  withdrawal?: ReactNode;
  /** For staff: the way to correct where it is and what it is. */
  correction?: ReactNode;
}

/** One claim of either kind: how far it has come and what can be done about it first, then what is known. */
export function ClaimView({ claim, withdrawal, correction }: ClaimViewProps) {
  const canChangeStatus = useCan('claims:changeStatus');
  const canSeePriority = useCan('claims:seePriority');
  const canChangePriority = useCan('claims:changePriority');
  const canChangePrice = useCan('claims:changePrice');
  const canSeePrice = useCan('claims:seePrice');
  const { changeStatus, rejectWith, isBusy } = useChangeStatus();
  const { changePriority, isBusy: isPriorityBusy } = useChangePriority();
  const isUnit = claim.claim_type === 'UNIT';
  const mode = isUnit ? 'unit' : 'project';

  return (
    <>
      <PageHeader
        title={titleOf(claim) || claimsText.claimNumber(claim.id)}
        number={claim.id}
        subtitle={isUnit ? claim.location : undefined}
        back={<BackToList mode={mode} />}
        actions={
          <>
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {text.print}
            </Button>
            <Neighbours
              id={isUnit ? claim.unitClaimId : claim.projectClaimId}
              pathOf={(id) => claimPath(mode, id)}
              useIds={useClaimIds[mode]}
            />
            {withdrawal}
            {canChangeStatus && (
              <StatusMenu
                claimId={claim.id}
                status={claim.status.code}
                isBusy={isBusy}
                size="middle"
                type="primary"
                onChange={(target) => changeStatus({ claim_id: claim.id, status: claim.status }, target)}
                onReject={(reason) => rejectWith({ claim_id: claim.id, status: claim.status }, reason)}
              />
            )}
          </>
        }
      />
      <div className="stack">
        <div className="panel claim-bar">
          <span>
            {text.status}: <StatusTag status={claim.status} />
          </span>
          {isUnit && canSeePriority && (
            <span>
              {text.priority}:{' '}
              <PriorityDot
                claimId={claim.id}
                priority={claim.priority}
                isBusy={isPriorityBusy}
                onChange={
                  canChangePriority ? (next) => changePriority(claim.unitClaimId, next, claim.priority) : undefined
                }
              />
            </span>
          )}
          {canSeePrice && (
            <span>
              {text.price}:{' '}
              {canChangePrice ? (
                <PriceEditor claimId={claim.id} price={claim.repair_price} />
              ) : (
                <strong className="tabular">{formatMoney(claim.repair_price) ?? claimsText.noPrice}</strong>
              )}
            </span>
          )}
        </div>
        {claim.status.code === 'rejected' && (claim.rejectedReason || !canChangeStatus) && (
          <div className="panel claim-rejected">
            {claim.rejectedReason && (
              <p>
                <strong>{text.rejectedReason}:</strong> {claim.rejectedReason}
              </p>
            )}
            {!canChangeStatus && <p>{text.rejectedNext}</p>}
          </div>
        )}
        <div className="columns">
          <div className="stack">
            <section className="panel" aria-labelledby="descripcion-titulo">
              <h2 id="descripcion-titulo">{text.description}</h2>
              <p className="claim-description">{claim.description}</p>
            </section>
            <ClaimPhotos images={claim.images} />
            <ClaimTimeline claimId={claim.id} createdAt={claim.date} createdBy={claim.createdBy} />
            <p className="print-signature">{text.signature}</p>
          </div>
          <div className="stack">
            <section className="panel" aria-labelledby="datos-titulo">
              <div className="panel-head">
                <h2 id="datos-titulo">{text.details}</h2>
                {correction}
              </div>
              {isUnit ? <UnitClaimFacts claim={claim} /> : <ProjectClaimFacts claim={claim} />}
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
