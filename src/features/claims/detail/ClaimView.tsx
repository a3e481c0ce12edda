import '../../../ui/Panel.css';
import '../parts/claim.css';
import { isOpenStatus, rejectedClaimStatus } from '../../../contract/claimStatus';
import { lazy, Suspense, type ReactNode, useDeferredValue } from 'react';
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCan } from '../../../session/useCan';
import { formatMoney } from '../../../ui/money';
import { PageHeader } from '../../../ui/PageHeader';
import { Neighbours } from '../../../ui/Neighbours';
import { BackToList } from './BackToList';
import { claimDetailText as text } from './claimDetailText';
import { ProjectClaimFacts, UnitClaimFacts } from './ClaimFacts';
import { ClaimNext, ClaimRejected } from './ClaimNext';
import { ClaimPhotos } from '../parts/ClaimPhotos';
import { claimsText } from '../claimsText';
import { ClaimTimeline } from '../talk/ClaimTimeline';
import { replyFacts } from '../talk/replyFacts';
import type { Claim } from '../claimTypes';
import { PriceEditor } from '../edit/PriceEditor';
import { PriorityDot, PriorityMenu } from '../edit/PriorityDot';
import { fourSlashParts } from '../subject';
import { StatusMenu } from '../edit/StatusMenu';
import { UnsavedEdits } from '../edit/UnsavedEdits';
import { StatusTag } from '../StatusTag';
import { claimRows } from '../list/claimRows';

const ClaimWorks = lazy(() => import(/* webpackChunkName: "claim-works" */ './ClaimWorks'));
const ClaimVisit = lazy(() => import(/* webpackChunkName: "claim-visit" */ './ClaimVisit'));
const ClaimViewers = lazy(() => import(/* webpackChunkName: "claim-viewers" */ '../parts/ClaimViewers'));

/** Returns the title: item and location. */
const titleOf = (claim: Claim): string =>
  claim.claim_type === 'UNIT'
    ? text.titleOf(fourSlashParts(claim.location)[3], `${claim.unitName} ${claim.projectName}`.trim())
    : text.titleOf(claim.reason, claim.projectName);

interface ClaimViewProps {
  claim: Claim;
  /** Whether the reader created the claim. */
  isOwn: boolean;
  /** For the claim's author: the buttons to correct and withdraw it. */
  ownActions?: ReactNode;
  /** For staff: the button to correct location and item. */
  correction?: ReactNode;
}

/** One claim of either kind: its progress and actions first, then its data. */
export function ClaimView({ claim, isOwn, ownActions, correction }: ClaimViewProps) {
  const canChangeStatus = useCan('claims:changeStatus');
  const canSeePriority = useCan('claims:seePriority');
  const canChangePriority = useCan('claims:changePriority');
  const canSeeViewers = useCan('claims:seeViewers');
  const canChangePrice = useCan('claims:changePrice');
  const canSeePrice = useCan('claims:seePrice');
  const canManageWorks = useCan('works:manage');
  const canSeeVisits = useCan('visits:read');
  const isUnit = claim.claim_type === 'UNIT';
  const mode = isUnit ? 'unit' : 'project';

  return (
    <>
      <PageHeader
        title={titleOf(claim) || claimsText.claimNumber(claim.claimId)}
        number={claim.claimId}
        state={
          <p className="claim-bar">
            <span>
              <span className="visually-hidden">{`${text.status}: `}</span>
              <StatusTag status={claim.status} />
            </span>
            {isUnit && canSeePriority && (
              <span className="is-internal">
                <span>{`${text.priority}: `}</span>
                {canChangePriority ? (
                  <PriorityMenu claim={claim} priority={claim.priority} />
                ) : (
                  <PriorityDot priority={claim.priority} />
                )}
              </span>
            )}
            {canSeePrice && (
              <span className={canChangePrice ? 'is-internal' : undefined}>
                <span>{`${text.priceShort}: `}</span>
                {canChangePrice ? (
                  <PriceEditor claim={claim} price={claim.repair_price} />
                ) : (
                  <strong className="tabular">{formatMoney(claim.repair_price) ?? claimsText.noPrice}</strong>
                )}
              </span>
            )}
          </p>
        }
        subtitle={isUnit ? claim.location : undefined}
        back={<BackToList mode={mode} />}
        actions={
          <>
            <Neighbours id={claim.recordId} list={claimRows[mode]} />
            {ownActions}
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {text.print}
            </Button>
            {canChangeStatus && <StatusMenu claim={claim} status={claim.status.code} size="middle" type="primary" />}
          </>
        }
      />
      {canSeeViewers && (
        <Suspense fallback={null}>
          <ClaimViewers claimId={claim.claimId} />
        </Suspense>
      )}
      {canChangeStatus && <UnsavedEdits />}
      <div className="stack">
        <ClaimNext claim={claim} isOwn={isOwn} />
        <ClaimRejected claim={claim} isOwn={isOwn} />
        {canSeeVisits && !canManageWorks && (
          <Suspense fallback={null}>
            <ClaimVisit claimId={claim.claimId} />
          </Suspense>
        )}
        <div className="columns claim-columns">
          <div className="stack">
            <section className="panel" aria-labelledby="descripcion-titulo">
              <h2 id="descripcion-titulo">{text.description}</h2>
              <p className="claim-description">{claim.description}</p>
            </section>
            <AfterPaint>
              <ClaimPhotos images={claim.images} />
              <ClaimTimeline
                mode={mode}
                claimId={claim.claimId}
                createdAt={claim.date}
                createdBy={claim.createdBy}
                isOpen={isOpenStatus(claim.status.code)}
                awaitingSince={claim.awaitingReplySince}
                news={claim.news}
                facts={replyFacts(claim)}
              />
            </AfterPaint>
            {claim.status.code !== rejectedClaimStatus && <p className="print-signature">{text.signature}</p>}
          </div>
          <div className="stack">
            <AfterPaint>
              <section className="panel" aria-labelledby="datos-titulo">
                <div className="panel-head">
                  <h2 id="datos-titulo">{text.details}</h2>
                  {correction}
                </div>
                {isUnit ? <UnitClaimFacts claim={claim} /> : <ProjectClaimFacts claim={claim} />}
              </section>
              {canManageWorks && (
                <Suspense fallback={null}>
                  <ClaimWorks claimId={claim.claimId} isOpen={isOpenStatus(claim.status.code)} />
                </Suspense>
              )}
            </AfterPaint>
          </div>
        </div>
      </div>
    </>
  );
}

/**
 * Renders its children in a second pass, which React interrupts for clicks and keys, so that the page around them is
 * painted first.
 */
const AfterPaint = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : undefined;
