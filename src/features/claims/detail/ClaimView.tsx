import '../../../ui/Panel.css';
import '../parts/claim.css';
import './claimPage.css';
import { late, LatePart } from '../../../ui/late';
import { serverOffers } from '../../../api/otherServer/server';
import { completedClaimStatus, isOpenStatus, rejectedClaimStatus } from '../../../contract/claimStatus';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { documentsMark } from '../../../contract/issuedDocumentRules';
import { FileTextOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAppDispatch } from '../../../session/hooks';
import { useCan } from '../../../session/useCan';
import { formatMoney } from '../../../ui/money';
import { useIsPhone } from '../../../ui/useMediaQuery';
import { PageHeader } from '../../../ui/PageHeader';
import { Neighbours } from '../../../ui/Neighbours';
import { useDialog } from '../../../ui/useDialog';
import { askAhead } from './askAhead';
import { BackToList } from './BackToList';
import { claimDetailText as text } from './claimDetailText';
import type { ClaimDocumentsProps } from './ClaimDocuments';
import { ClaimDescription } from './ClaimDescription';
import { ProjectClaimFacts, UnitClaimFacts } from './ClaimFacts';
import { ClaimKeys } from './ClaimKeys';
import { ClaimNext, ClaimRejected } from './ClaimNext';
import { claimsText } from '../claimsText';
import { ClaimTimeline } from '../talk/ClaimTimeline';
import { replyFacts } from '../talk/replyFacts';
import type { Claim, ClaimMode } from '../claimTypes';
import { PriceEditor } from '../edit/PriceEditor';
import { PriorityDot, PriorityMenu } from '../edit/PriorityDot';
import { fourSlashParts } from '../claimMapping';
import { StatusMenu } from '../edit/StatusMenu';
import { UnsavedEdits } from '../edit/UnsavedEdits';
import { StatusTag } from '../claimTags';
import { claimRows } from '../list/claimRows';
import { useClaimParts } from './useClaimParts';
import { VisitFold } from './VisitFold';
import { WorkFold } from './WorkFold';

const ClaimRounds = late(() => import(/* webpackChunkName: "claim-rounds" */ './ClaimRounds'));
const ClaimAnswer = late(() => import(/* webpackChunkName: "claim-rounds" */ './ClaimAnswer'));
const ClaimComplaints = late(() => import(/* webpackChunkName: "claim-complaints" */ './ClaimComplaints'));
const ClaimDocuments = late(() => import(/* webpackChunkName: "claim-documents" */ './ClaimDocuments'));
const ClaimViewers = late(() => import(/* webpackChunkName: "claim-viewers" */ '../parts/ClaimViewers'));

/** Returns the title: item and location. */
const titleOf = (claim: Claim): string =>
  claim.claim_type === 'UNIT'
    ? text.titleOf(fourSlashParts(claim.location)[3], `${claim.unitName} ${claim.projectName}`.trim())
    : text.titleOf(claim.reason, claim.projectName);

/** Returns the photos of the problem: without those of the finished work. */
function photosBefore({ images, rounds = [] }: Claim): Claim['images'] {
  const after = new Set(rounds.flatMap(({ photos }) => photos.map((photo) => photo.file_id)));
  return images.filter(({ file_id: fileId }) => !after.has(fileId));
}

/** Returns the round whose client can answer, or has answered; undefined if there is none. */
function askedRound({ rounds }: Claim) {
  const last = rounds?.at(-1);
  return last && (last.can_answer || last.answers?.some((answer) => answer.is_own)) ? last : undefined;
}

interface ClaimViewProps {
  claim: Claim;
  /** Whether the reader created the claim. */
  isOwn: boolean;
  /** For the claim's author: the buttons to correct and withdraw it. */
  ownActions?: ReactNode;
  /** For staff: the button to correct location and item. */
  correction?: ReactNode;
}

/** One claim of either kind: what it is and what follows, then the conversation, and its data beside. */
export function ClaimView({ claim, isOwn, ownActions, correction }: ClaimViewProps) {
  const canChangeStatus = useCan('claims:changeStatus');
  const canSeePriority = useCan('claims:seePriority');
  const canChangePriority = useCan('claims:changePriority');
  const canSeeViewers = useCan('claims:seeViewers');
  const canChangePrice = useCan('claims:changePrice');
  const canSeePrice = useCan('claims:seePrice');
  const canManageWorks = useCan('works:manage');
  const canSeeVisits = useCan('visits:read');
  const canComplain = useCan('complaints:make');
  const canIssue = useCan('documents:issue');
  const documents = useDialog<ClaimDocumentsProps>(ClaimDocuments);
  const { hash } = useLocation();
  const openDocuments = useEffectEvent(() => documents.open({ claim }));
  useEffect(() => {
    if (hash === documentsMark) openDocuments();
  }, [hash]);
  const isUnit = claim.claim_type === 'UNIT';
  const isPhone = useIsPhone();
  const mode = isUnit ? 'unit' : 'project';
  const { page, part, act } = useClaimParts(claim.claimId);
  const neighbours = useNeighbourList(mode);
  const asked = canChangeStatus ? undefined : askedRound(claim);
  // What follows of a completed claim is the client's answer.
  const isAnswered = asked !== undefined && claim.status.code === completedClaimStatus;
  const visits = canSeeVisits && <VisitFold claimId={claim.claimId} {...part('visit')} />;

  const actions = (
    <>
      <Neighbours id={claim.recordId} list={neighbours} />
      {ownActions}
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {text.print}
      </Button>
      {canIssue && (
        <Button icon={<FileTextOutlined aria-hidden />} onClick={() => documents.open({ claim })}>
          {text.documents}
        </Button>
      )}
      {canChangeStatus && <ClaimKeys act={act} />}
      {canChangeStatus && <StatusMenu claim={claim} status={claim.status.code} size="middle" />}
    </>
  );

  return (
    <div ref={page} className={canChangeStatus ? 'claim-page is-staff' : 'claim-page'}>
      {documents.dialog}
      <PageHeader
        title={titleOf(claim) || claimsText.claimNumber(claim.claimId)}
        number={claim.claimId}
        state={
          <p className="claim-bar">
            <span>
              <span className="visually-hidden">{`${text.status}: `}</span>
              <StatusTag status={claim.status} />
            </span>
            {!isUnit && claim.urgentReason && isOpenStatus(claim.status.code) && (
              <span className="due due-late" title={claim.urgentReason}>
                {text.urgent}
              </span>
            )}
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
        subtitle={isUnit ? claim.location : claim.place || undefined}
        back={<BackToList mode={mode} />}
        actions={isPhone ? undefined : actions}
      />
      {canSeeViewers && (
        <LatePart isOptional>
          <ClaimViewers claimId={claim.claimId} />
        </LatePart>
      )}
      {canChangeStatus && <UnsavedEdits ownClaimId={claim.claimId} />}
      {!isAnswered && <ClaimNext claim={claim} isOwn={isOwn} onAct={act} />}
      {asked && (
        <LatePart>
          <ClaimAnswer claimId={claim.claimId} round={asked} />
        </LatePart>
      )}
      <ClaimRejected claim={claim} isOwn={isOwn} />
      {/* On a phone, first what follows. */}
      {isPhone && <div className="page-actions">{actions}</div>}
      {!canManageWorks && visits}
      <div className="columns claim-columns">
        <div className="claim-main">
          {claim.rounds && (
            <LatePart>
              <ClaimRounds rounds={claim.rounds} before={photosBefore(claim)} isStaff={canChangeStatus} />
            </LatePart>
          )}
          <ClaimDescription claim={claim} />
          <AfterPaint>
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
        <div className="claim-side">
          <AfterPaint>
            <section className="panel" aria-labelledby="datos-titulo">
              <div className="panel-head">
                <h2 id="datos-titulo">{text.details}</h2>
                {correction}
              </div>
              {isUnit ? <UnitClaimFacts claim={claim} /> : <ProjectClaimFacts claim={claim} />}
            </section>
            {(canComplain || claim.complaints) && (
              <LatePart>
                <ClaimComplaints claimId={claim.claimId} count={claim.complaints ?? 0} />
              </LatePart>
            )}
            {canManageWorks && visits}
            {canManageWorks && (
              <WorkFold claimId={claim.claimId} {...part('works')} isClaimOpen={isOpenStatus(claim.status.code)} />
            )}
          </AfterPaint>
        </div>
      </div>
    </div>
  );
}

/**
 * The list of claims for the links to the neighbours; for staff their pages are requested in advance, unless another
 * server lacks most of these calls.
 */
function useNeighbourList(mode: ClaimMode) {
  const dispatch = useAppDispatch();
  const isStaff = useCan('claims:changeStatus') && serverOffers('listClaimHistory');
  return useMemo(
    () => ({
      ...claimRows[mode],
      askAhead: isStaff ? (id: number) => askAhead(dispatch, mode, id) : undefined,
    }),
    [dispatch, mode, isStaff],
  );
}

/**
 * Renders its children in a second pass, which React interrupts for clicks and keys, so that the page around them is
 * painted first.
 */
const AfterPaint = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : undefined;
