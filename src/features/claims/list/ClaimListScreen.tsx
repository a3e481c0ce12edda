import { to } from '../../../contract/links';
import { PlusOutlined } from '@ant-design/icons';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverOffers } from '../../../api/server';
import { useAppSelector } from '../../../session/hooks';
import { selectChanged } from '../../../session/liveSlice';
import { selectBulk } from '../../../session/storedSlice';
import { useCan, useUser } from '../../../session/useCan';
import { rulesText } from '../../../contract/rulesText';
import { formatDay } from '../../../ui/dates';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageHeader } from '../../../ui/PageHeader';
import { DataTable } from '../../../ui/table/DataTable';
import { NewRows } from '../../../ui/table/list/NewRows';
import { ViewAction } from '../../../ui/table/rows/RowControls';
import type { RowLink, RowSelection } from '../../../ui/table/tableTypes';
import { useTableQuery } from '../../../ui/table/query/useTableQuery';
import type { PopupButtonProps } from '../../../ui/usePopup';
import { ClaimCard } from './ClaimCard';
import { ClaimDraftNotice } from '../form/ClaimDraftNotice';
import { useLeaseStart } from '../form/useLeaseStart';
import { ClaimExport } from '../bulk/ClaimExport';
import { claimColumns } from './claimColumns';
import { useClaimFilterNames } from '../filters/useClaimFilterNames';
import { ClaimFilters } from '../filters/ClaimFilters';
import { claimScreens } from '../../../contract/claimScreens';
import { claimLists, claimTableKeys } from '../claimKeys';
import { selectOpenedClaim } from '../claimsSlice';
import { claimsText, listTitles } from '../claimsText';
import type { Claim, ClaimMode } from '../claimTypes';
import { ClaimViews } from './ClaimViews';
import { useAssignToMe } from '../edit/useAssignToMe';
import { StatusMenu } from '../edit/StatusMenu';
import { UnsavedEdits } from '../edit/UnsavedEdits';
import { ReadKey, RowMenu } from './RowMenu';
import { useMarks } from '../news/useMarks';
import { useClaimList, usePrefetchClaims } from './useClaimList';
import { changeKinds, useNewClaims } from './useNewClaims';
import { useClaimRights } from './useClaimRights';
import { useClaimSelection } from '../bulk/useClaimSelection';
import { fullName } from '../../../ui/words';

const loadBulkBar = () => import(/* webpackChunkName: "bulk" */ '../bulk/BulkBar');
const BulkBar = lazy(loadBulkBar);
const BulkReceipt = lazy(() => import(/* webpackChunkName: "bulk" */ '../bulk/BulkReceipt'));

const ClaimPeek = lazy(() => import(/* webpackChunkName: "claim-peek" */ '../peek/ClaimPeek'));

const rowKey = (row: Claim) => row.claimId;
const noRows: Claim[] = [];
const statusMenu = (row: Claim, opener?: ReactElement<PopupButtonProps>) => (
  <StatusMenu claim={row} status={row.status.code} opener={opener} />
);

/** /reclamos and /consorcio-reclamos (section 2, "Claims table"). */
export function ClaimListScreen({ mode }: { mode: ClaimMode }) {
  const control = useTableQuery({
    list: claimLists[mode],
    stored: claimTableKeys[mode],
    onChange: usePrefetchClaims(mode),
  });
  const result = useClaimList(mode, control.query);
  const mayCreate = useCan(mode === 'unit' ? 'unitClaims:create' : 'projectClaims:create');
  const leaseStart = useLeaseStart();
  const canCreate = mayCreate && !leaseStart.day && !leaseStart.isUnknown;
  const rights = useClaimRights();
  const { canSeePrice, canSeePriority, canSeeResponsible, canChangeStatus, canAssign } = rights;
  const assignToMe = useAssignToMe();
  const user = useUser();
  const ownName = fullName(user);
  const rows = result.data?.items ?? noRows;
  const openedId = useAppSelector((root) => selectOpenedClaim(root, mode));
  const changedKeys = useAppSelector((root) => selectChanged(root, changeKinds[mode]));
  const news = useNewClaims(mode, control.query, rows);
  const { change } = control;
  const showNews = () => {
    news.clear();
    if (control.query.page > 1) change({ page: 1 });
    else void result.refetch();
  };
  const mark = useMarks(mode);
  const filterNames = useClaimFilterNames(mode, control.query);
  const total = result.data?.meta?.total ?? rows.length;
  const selection = useClaimSelection(mode, control.query, total);
  const { choose, isAll, ids } = selection;
  const selected = useMemo<RowSelection<Claim>>(
    () => ({
      selectedIds: isAll ? rows.map(rowKey) : ids,
      onChange: choose,
      label: (row) => claimsText.selectClaim(row.claimId),
    }),
    [isAll, ids, choose, rows],
  );
  // Section 2: only the unit claims have checkboxes. For project claims the user turns them on in the filters.
  const [isChoosing, setIsChoosing] = useState(mode === 'unit' || selection.count > 0);
  const canBulk = canChangeStatus && serverOffers('startUnitClaimBulk');
  const bulkId = useAppSelector((root) => selectBulk(root, claimLists[mode]));

  const columns = useMemo(
    () => claimColumns(mode, { ...rights, statusMenu: rights.canChangeStatus ? statusMenu : undefined }),
    [mode, rights],
  );

  const hint = mayCreate && !canChangeStatus ? claimsText.emptyHint : claimsText.emptyStaff;
  const create = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={to(claimScreens[mode].create)}>
      {claimsText.newClaim}
    </LinkButton>
  );
  const { leave, origin } = control;
  const link = useMemo<RowLink<Claim>>(
    () => ({
      to: (row) => to(claimScreens[mode].detail, { id: row.recordId }),
      label: (row) => claimsText.viewOf(row.claimId),
      state: origin,
      onFollow: leave,
    }),
    [mode, origin, leave],
  );
  const navigate = useNavigate();
  const open = useCallback(
    (row: Claim) => {
      link.onFollow?.();
      void navigate(to(claimScreens[mode].detail, { id: row.recordId }), { state: link.state?.() });
    },
    [mode, link, navigate],
  );
  const toggleRead = useCallback((row: Claim) => void mark({ ids: [row.claimId], is_read: row.news !== null }), [mark]);
  const actions = useCallback(
    (row: Claim) => (
      <>
        {canChangeStatus ? (
          <RowMenu row={row} onOpen={open} onToggleRead={toggleRead} />
        ) : (
          <ViewAction row={row} link={link} icon="open" />
        )}
        <ReadKey row={row} onToggleRead={toggleRead} />
      </>
    ),
    [link, canChangeStatus, open, toggleRead],
  );

  const peek = useMemo(
    () => ({
      label: (row: Claim) => claimsText.peekOf(row.claimId),
      show: (row: Claim) => (
        <ClaimPeek
          row={row}
          link={link}
          hasPriority={mode === 'unit' && canSeePriority}
          hasPrice={canSeePrice}
          hasResponsible={canAssign}
        />
      ),
    }),
    [mode, link, canSeePriority, canSeePrice, canAssign],
  );

  return (
    <>
      <PageHeader title={listTitles[mode]} actions={create} />
      {canCreate && <ClaimDraftNotice mode={mode} />}
      {canChangeStatus && <ClaimViews mode={mode} control={control} columns={columns} />}
      {canChangeStatus && <UnsavedEdits />}
      <DataTable<Claim>
        name={claimLists[mode]}
        label={listTitles[mode]}
        columns={columns}
        rowKey={rowKey}
        result={result}
        control={control}
        link={link}
        openedKey={rows.find(({ recordId }) => recordId === openedId)?.claimId}
        changedKeys={changedKeys}
        news={news.count > 0 && <NewRows text={claimsText.newClaims(news.count)} onShow={showNews} />}
        actions={actions}
        actionsWidth={38}
        peek={peek}
        cardActions={canChangeStatus ? (row) => statusMenu(row) : undefined}
        card={(row) => (
          <ClaimCard
            row={row}
            hasPriority={mode === 'unit' && canSeePriority}
            hasPrice={canSeePrice}
            hasResponsible={canSeeResponsible}
            ownName={ownName}
          />
        )}
        onTake={canAssign ? (row) => assignToMe(row, row.responsible) : undefined}
        filterNames={filterNames}
        filters={
          <>
            <ClaimFilters
              mode={mode}
              control={control}
              total={result.data?.meta?.total}
              onChooseSeveral={canBulk && !isChoosing ? () => setIsChoosing(true) : undefined}
            />
            {canChangeStatus && serverOffers('exportUnitClaims') && (
              <ClaimExport mode={mode} target={{ query: control.query }} total={total} columns={columns} />
            )}
          </>
        }
        empty={
          <EmptyState title={claimsText.emptyTitle}>
            <p>{leaseStart.day ? rulesText.leaseStarts(formatDay(leaseStart.day)) : hint}</p>
            {user.is_setting_up && <LinkButton to={to('primeros-pasos')}>{claimsText.toSetup}</LinkButton>}
          </EmptyState>
        }
        receipt={
          bulkId !== undefined && (
            <Suspense fallback={null}>
              <BulkReceipt key={bulkId} mode={mode} id={bulkId} isHidden={selection.count > 0} />
            </Suspense>
          )
        }
        selection={canBulk && isChoosing ? selected : undefined}
        selectionBar={
          selection.count > 0 && (
            <Suspense fallback={<div className="bulk-bar" />}>
              <BulkBar mode={mode} selection={selection} rows={rows} total={total} columns={columns} />
            </Suspense>
          )
        }
      />
    </>
  );
}
