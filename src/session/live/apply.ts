import { authApi } from '../../api/auth';
import { baseApi, tagTypes, type Tag } from '../../api/baseApi';
import { refreshClaims, refreshNews } from '../../api/claimRefresh';
import { idTag, listTag } from '../../api/tags';
import type { Change, ChangedField, ChangeKind } from '../../contract/events';
import { isStaff } from '../../contract/permissions';
import { selectUser } from '../authSlice';
import type { AppDispatch } from '../hooks';
import { changesReceived, recordsCreated, rowsMarked, rowsUnmarked } from '../liveSlice';
import type { RootState } from '../rootReducer';

/** Milliseconds during which a changed row is marked; equal to its animation (`RowTable.css`). */
const markedMs = 3000;

type Stale = Tag | { type: Tag; id: number | string };
/** The tags that a change of another record invalidates. A list that is not open is refetched when it is opened. */
const staleBy: Record<Exclude<ChangeKind, 'unitClaim' | 'projectClaim' | 'access'>, (id: number) => Stale[]> = {
  client: (id) => [listTag('Client'), idTag('Client', id)],
  unit: (id) => [listTag('Unit'), idTag('Unit', id), 'Plan'],
  leaseRequest: (id) => [listTag('LeaseRequest'), idTag('LeaseRequest', id)],
  project: (id) => [listTag('Project'), idTag('Project', id), 'Plan'],
  contractor: (id) => [listTag('Contractor'), idTag('Contractor', id)],
  work: (id) => [listTag('Work'), idTag('Work', id), listTag('Contractor')],
  visit: (id) => [listTag('Visit'), idTag('Visit', id)],
  manager: (id) => [listTag('Manager'), idTag('Manager', id)],
  consortium: (id) => [listTag('Consortium'), idTag('Consortium', id)],
  admin: () => ['Admin'],
  import: (id) => [idTag('Import', id)],
};

/** Invalidates everything except the session and the lookups, which hardly ever change. Visible data is refetched. */
export const everythingStale = () =>
  baseApi.util.invalidateTags(tagTypes.filter((tag) => tag !== 'Session' && tag !== 'Lookup'));

/** The kinds whose list marks changed rows, and shows the number of new ones in a line above. */
const countedKinds: ChangeKind[] = ['client', 'unit', 'leaseRequest', 'project', 'contractor', 'work'];

/** The kinds whose list marks changed rows; new rows are marked too, if they are not counted. */
const markedKinds: ChangeKind[] = [...countedKinds, 'manager', 'consortium'];

/**
 * The changes of the user's own data that invalidate only some tags. Any other change of the user changes what the user
 * may see.
 */
const staleByOwn: Partial<Record<ChangedField, Stale[]>> = {
  // Read or marked in another window or on another device.
  reading: ['ClaimNews'],
  order: ['ClaimBulk'],
  // Asked for, or no longer.
  notices: [idTag('WarrantyTerm', 'OWN')],
};

/** A resident's claims show their next visit; those of staff do not. */
const refetchNextVisits = (dispatch: AppDispatch, getState: () => RootState): void => {
  const user = selectUser(getState());
  if (user && !isStaff(user.type)) dispatch(baseApi.util.invalidateTags(['UnitClaim', 'ProjectClaim']));
};

/** Marks rows for `markedMs` in the lists that show them. */
function mark(kind: ChangeKind, ids: number[], dispatch: AppDispatch): void {
  dispatch(rowsMarked({ kind, ids }));
  setTimeout(() => dispatch(rowsUnmarked({ kind, ids })), markedMs);
}

/** Applies changes: shown records are refetched in place, and new ones are counted. */
export function apply(changes: Change[], dispatch: AppDispatch): void {
  const own = changes.filter(({ kind }) => kind === 'access');
  if (own.some(({ what }) => !staleByOwn[what])) {
    // The session names what belongs to the user.
    void dispatch(authApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
    return void dispatch(everythingStale());
  }
  const stale: Stale[] = own.flatMap(({ what }) => staleByOwn[what] ?? []);
  if (own.some(({ what }) => what === 'reading')) void dispatch(refreshNews());
  for (const { kind, id, what } of changes) {
    if (kind === 'unitClaim' || kind === 'projectClaim' || kind === 'access') continue;
    // A newer version of the server may send unknown kinds.
    if (!(kind in staleBy)) continue;
    // A list that counts its new records loads them when the user asks for it. Records related to them have their own
    // changes.
    if (what === 'created' && countedKinds.includes(kind)) dispatch(recordsCreated({ kind, ids: [id] }));
    else {
      stale.push(...staleBy[kind](id));
      if (markedKinds.includes(kind)) mark(kind, [id], dispatch);
    }
  }
  for (const kind of ['unitClaim', 'projectClaim'] as const) {
    const all = changes.filter((change) => change.kind === kind);
    stale.push(...all.filter(({ what }) => what === 'viewers').map(({ id }) => idTag('ClaimViewer', id)));
    const ofKind = all.filter(({ what }) => what !== 'viewers');
    if (ofKind.length === 0) continue;
    dispatch(changesReceived({ kind, at: Date.now() }));
    const idsWhere = (predicate: (change: Change) => boolean) => [
      ...new Set(ofKind.filter(predicate).map(({ id }) => id)),
    ];
    const created = idsWhere(({ what }) => what === 'created');
    if (created.length > 0) dispatch(recordsCreated({ kind, ids: created }));
    const changed = idsWhere(({ what }) => what !== 'created');
    stale.push(idTag(kind === 'unitClaim' ? 'UnitClaim' : 'ProjectClaim', 'COUNTS'), 'ClaimNews');
    stale.push(...changed.flatMap((id) => [idTag('ClaimComment', id), idTag('ClaimHistory', id)]));
    stale.push(...idsWhere(({ what }) => what === 'internal').map((id) => idTag('ClaimNote', id)));
    // A work order shows the states of its claims.
    if (ofKind.some(({ what }) => what === 'state')) stale.push('Work', 'Complaint');
    if (changed.length > 0)
      void dispatch(refreshClaims(kind, changed)).then((ids) => {
        if (ids.length > 0) mark(kind, ids, dispatch);
      });
  }
  if (changes.some(({ kind }) => kind === 'visit')) dispatch(refetchNextVisits);
  if (stale.length > 0) dispatch(baseApi.util.invalidateTags(stale));
}
