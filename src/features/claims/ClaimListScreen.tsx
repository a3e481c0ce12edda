import { PlusOutlined } from '@ant-design/icons';
import { lazy, Suspense, useCallback, useMemo, type ReactElement } from 'react';
import type { ClaimPriority } from '../../contract/claimStatus';
import { useSessionSelector } from '../../session/hooks';
import { selectBulk } from '../../session/storedSlice';
import { useCan } from '../../session/useCan';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { rowAction } from '../../ui/table/rowAction';
import { RowButton } from '../../ui/table/RowButton';
import type { RowLink } from '../../ui/table/rowLink';
import type { RowSelection } from '../../ui/table/rowSelection';
import { useTableQuery } from '../../ui/table/useTableQuery';
import { ViewAction } from '../../ui/table/ViewAction';
import type { PopupButtonProps } from '../../ui/usePopup';
import { ClaimCard } from './ClaimCard';
import { ClaimDraftNotice } from './ClaimDraftNotice';
import { ClaimExport } from './ClaimExport';
import { claimColumns } from './claimColumns';
import { useClaimFilterNames } from './useClaimFilterNames';
import { ClaimFilters } from './ClaimFilters';
import { claimPath, newClaimPath } from './claimPaths';
import { claimLists, claimPlaces } from './claimPlaces';
import { claimsText, listTitles } from './claimsText';
import type { ClaimMode, ClaimRow } from './claimTypes';
import { ClaimViews } from './ClaimViews';
import { StatusMenu } from './StatusMenu';
import { useChangePriority, useChangeStatus } from './useClaimChanges';
import { useClaimList, usePrefetchClaims } from './useClaimList';
import { useClaimSelection } from './useClaimSelection';

const loadBulkBar = () => import(/* webpackChunkName: "bulk" */ './BulkBar');
const BulkBar = lazy(loadBulkBar);
const BulkReceipt = lazy(() => import(/* webpackChunkName: "bulk" */ './BulkReceipt'));

const ClaimPeek = lazy(() => import(/* webpackChunkName: "claim-peek" */ './ClaimPeek'));

const rowKey = (row: ClaimRow) => row.claim_id;
const noRows: ClaimRow[] = [];

/** /reclamos and /consorcio-reclamos (section 2, "Claims table"). */
export function ClaimListScreen({ mode }: { mode: ClaimMode }) {
  const control = useTableQuery({
    list: claimLists[mode],
    stored: claimPlaces[mode],
    onChange: usePrefetchClaims(mode),
  });
  const result = useClaimList(mode, control.query);
  const canCreate = useCan(mode === 'unit' ? 'unitClaims:create' : 'projectClaims:create');
  const canSeePrice = useCan('claims:seePrice');
  const canSeePriority = useCan('claims:seePriority');
  const canChangePriority = useCan('claims:changePriority');
  const canChangePrice = useCan('claims:changePrice');
  const canChangeStatus = useCan('claims:changeStatus');
  const { changePriority } = useChangePriority();
  const { changeStatus, rejectWith } = useChangeStatus();
  const rows = result.data?.items ?? noRows;
  const filterNames = useClaimFilterNames(mode, control.query);
  const total = result.data?.meta?.total ?? rows.length;
  const selection = useClaimSelection(control.query, total);
  const { choose, isAll, ids } = selection;
  const selected = useMemo<RowSelection<ClaimRow>>(
    () => ({
      selectedIds: isAll ? rows.map(rowKey) : ids,
      onChange: choose,
      label: (row) => claimsText.selectClaim(row.claim_id),
    }),
    [isAll, ids, choose, rows],
  );
  const bulkId = useSessionSelector((root) => selectBulk(root, claimLists[mode]));

  const onPriority = useCallback(
    (row: ClaimRow, priority: ClaimPriority) => changePriority(row.id, priority, row.priority),
    [changePriority],
  );
  const statusMenu = useCallback(
    (row: ClaimRow, opener?: ReactElement<PopupButtonProps>) => (
      <StatusMenu
        claimId={row.claim_id}
        status={row.status.code}
        onChange={(target) => changeStatus(row, target)}
        onReject={(reason) => rejectWith(row, reason)}
        opener={opener}
      />
    ),
    [changeStatus, rejectWith],
  );
  const columns = useMemo(
    () =>
      claimColumns(mode, {
        canSeePriority,
        canSeePrice,
        canChangePrice,
        onPriority: canChangePriority ? onPriority : undefined,
        statusMenu: canChangeStatus ? statusMenu : undefined,
      }),
    [mode, canSeePriority, canSeePrice, canChangePrice, canChangePriority, onPriority, canChangeStatus, statusMenu],
  );

  const create = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newClaimPath[mode]}>
      {claimsText.newClaim}
    </LinkButton>
  );
  const { leave, origin } = control;
  const link = useMemo<RowLink<ClaimRow>>(
    () => ({
      to: (row) => claimPath(mode, row.id),
      label: (row) => claimsText.viewOf(row.claim_id),
      state: origin,
      onFollow: leave,
    }),
    [mode, origin, leave],
  );
  const actions = useCallback(
    (row: ClaimRow) => (
      <>
        <ViewAction row={row} link={link} />
        {canChangeStatus &&
          statusMenu(
            row,
            <RowButton
              sign="status"
              title={claimsText.changeStatus}
              aria-haspopup="menu"
              aria-label={claimsText.statusOf(row.claim_id)}
              {...rowAction('status')}
            />,
          )}
      </>
    ),
    [link, canChangeStatus, statusMenu],
  );

  const peek = useMemo(
    () => ({
      label: (row: ClaimRow) => claimsText.peekOf(row.claim_id),
      show: (row: ClaimRow) => (
        <ClaimPeek row={row} link={link} hasPriority={mode === 'unit' && canSeePriority} hasPrice={canSeePrice} />
      ),
    }),
    [mode, link, canSeePriority, canSeePrice],
  );

  return (
    <>
      <PageHeader title={listTitles[mode]} actions={create} />
      {canCreate && <ClaimDraftNotice mode={mode} />}
      {canChangeStatus && <ClaimViews mode={mode} control={control} columns={columns} />}
      {bulkId !== undefined && (
        <Suspense fallback={null}>
          <BulkReceipt key={bulkId} mode={mode} id={bulkId} />
        </Suspense>
      )}
      <DataTable<ClaimRow>
        name={claimLists[mode]}
        label={listTitles[mode]}
        columns={columns}
        rowKey={rowKey}
        result={result}
        control={control}
        link={link}
        actions={actions}
        actionsWidth={70}
        peek={peek}
        cardActions={canChangeStatus ? statusMenu : undefined}
        card={(row) => <ClaimCard row={row} hasPriority={mode === 'unit' && canSeePriority} hasPrice={canSeePrice} />}
        filterNames={filterNames}
        filters={
          <>
            <ClaimFilters mode={mode} control={control} total={result.data?.meta?.total} />
            {canChangeStatus && (
              <ClaimExport mode={mode} target={{ query: control.query }} total={total} columns={columns} />
            )}
          </>
        }
        empty={
          <EmptyState title={claimsText.emptyTitle}>
            <p>{canCreate && !canChangeStatus ? claimsText.emptyHint : claimsText.emptyStaff}</p>
          </EmptyState>
        }
        selection={canChangeStatus ? selected : undefined}
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
