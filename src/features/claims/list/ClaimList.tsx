import './claimList.css';
import './ownClaims.css';
import { useMemo } from 'react';
import { late, LatePart } from '../../../ui/late';
import { serverOffers } from '../../../api/otherServer/server';
import { claimScreens, type ClaimMode } from '../../../contract/claimScreens';
import { to } from '../../../contract/links';
import { useAppSelector } from '../../../session/hooks';
import { selectBulk } from '../../../session/storedSlice';
import { useCan } from '../../../session/useCan';
import { LinkButton } from '../../../ui/LinkButton';
import { ListScreen, type ListBulk } from '../../../ui/table/list/ListScreen';
import { useIsPhone } from '../../../ui/useMediaQuery';
import type { ResourceList } from '../../../ui/table/list/resourceList';
import { claimLists } from '../claimLists';
import { claimsText as text } from '../claimsText';
import type { Claim } from '../claimTypes';
import { UnsavedEdits } from '../edit/UnsavedEdits';
import { ClaimDraftNotice } from '../form/ClaimDraftNotice';
import { useLeaseStart } from '../form/useLeaseStart';
import { useClaimRights } from '../useClaimRights';
import { NoClaims } from './NoClaims';
import { useClaimOffers } from './useClaimOffers';

const BulkBar = late(() => import(/* webpackChunkName: "bulk" */ '../bulk/BulkBar'));
const NextSummary = late(() => import(/* webpackChunkName: "next-summary" */ '../summary/NextSummary'));
const OwnPlace = late(() => import(/* webpackChunkName: "next-summary" */ './OwnPlace'));
const BulkReceipt = late(() => import(/* webpackChunkName: "bulk" */ '../bulk/BulkReceipt'));

interface ClaimListProps<Arg> {
  mode: ClaimMode;
  list: ResourceList<Claim, Arg>;
}

/** /reclamos and /consorcio-reclamos (section 2, "Claims table"). */
export function ClaimList<Arg extends object>({ mode, list }: ClaimListProps<Arg>) {
  const bulkId = useAppSelector((root) => selectBulk(root, claimLists[mode].name));
  const mayCreate = useCan(mode === 'unit' ? 'unitClaims:create' : 'projectClaims:create');
  const leaseStart = useLeaseStart();
  const canCreate = mayCreate && !leaseStart.day && !leaseStart.isUnknown;
  const { canChangeStatus, buildings } = useClaimRights();
  const canBulk = canChangeStatus && serverOffers('startUnitClaimBulk');
  const isPhone = useIsPhone();
  const isOwner = mode === 'unit' && !canChangeStatus;
  // Only a consortium's account has its own buildings, and only of our server several.
  const hasSummary = buildings && buildings.length > 1;
  const assembly = mode === 'project' && buildings && (
    <LinkButton to={to('consorcio-reclamos/listado')}>{text.assembly}</LinkButton>
  );
  const bulk = useMemo<ListBulk<Claim>>(
    () => ({
      label: ({ claimId }) => text.selectClaim(claimId),
      bar: (selected) => <BulkBar mode={mode} {...selected} />,
      // Section 2: only the unit claims have checkboxes.
      isOnDemand: mode === 'project',
    }),
    [mode],
  );
  return (
    <ListScreen
      list={list}
      more={!isPhone && assembly}
      create={canCreate ? { to: to(claimScreens[mode].create), label: text.newClaim } : undefined}
      notices={
        <>
          {canCreate && <ClaimDraftNotice mode={mode} />}
          {/* On a phone the header has one button, which stays in sight. */}
          {isPhone && assembly && <p className="list-link">{assembly}</p>}
          {canChangeStatus && <UnsavedEdits />}
          {isOwner && (
            // Its line is kept, so that the list does not move.
            <div className="own-place">
              <LatePart isOptional>
                <OwnPlace />
              </LatePart>
            </div>
          )}
          {hasSummary && (
            // Its place is kept, so that the list does not move.
            <div className="next-summary">
              <LatePart isOptional>
                <NextSummary />
              </LatePart>
            </div>
          )}
        </>
      }
      canExport={canChangeStatus || buildings !== undefined}
      offers={useClaimOffers(mode)}
      bulk={canBulk ? bulk : undefined}
      receipt={(hasSelection) =>
        bulkId !== undefined && <BulkReceipt key={bulkId} mode={mode} id={bulkId} isHidden={hasSelection} />
      }
      empty={<NoClaims leaseStart={leaseStart.day} mayCreate={mayCreate} />}
    />
  );
}
