import { baseApi, tagTypes, type Tag } from '../../api/baseApi';
import { refreshClaims } from '../../api/claimRefresh';
import { idTag, listTag } from '../../api/tags';
import type { Change, ChangedField, ChangeKind } from '../../contract/events';
import type { AppDispatch } from '../hooks';
import { recordsCreated, rowsMarked, rowsUnmarked } from '../liveSlice';

/** Milliseconds that a changed row is marked, as its animation lasts (`RowTable.css`). */
const markedMs = 3000;

type Stale = Tag | { type: Tag; id: number | string };
/** What of the other records a change makes stale; the lists of those that nobody looks at are asked for when they are opened. */
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

/** Everything but the session, and what hardly ever changes, is asked for again where it is shown. */
export const everythingStale = () =>
  baseApi.util.invalidateTags(tagTypes.filter((tag) => tag !== 'Session' && tag !== 'Lookup'));

/** The kinds whose list marks changed rows, and counts new ones in a line above. */
const counted: ChangeKind[] = ['client', 'unit', 'leaseRequest', 'project', 'contractor', 'work'];

/** The kinds whose list marks changed rows; where new ones are not counted, they are marked as well. */
const marked: ChangeKind[] = [...counted, 'manager', 'consortium'];

/** What of a person itself makes stale what it has seen; anything else changes what it may see. */
const staleByOwn: Partial<Record<ChangedField, Stale[]>> = {
  // Read or marked in another window, or on another device.
  reading: ['ClaimNews'],
  order: ['ClaimBulk'],
};

/** Marks rows for a moment, where they are shown. */
function mark(kind: ChangeKind, ids: number[], dispatch: AppDispatch): void {
  dispatch(rowsMarked({ kind, ids }));
  setTimeout(() => dispatch(rowsUnmarked({ kind, ids })), markedMs);
}

/** Shows what changed: in place where it is shown, and as a number where it is new. */
export function apply(changes: Change[], dispatch: AppDispatch): void {
  const own = changes.filter(({ kind }) => kind === 'access');
  if (own.some(({ what }) => !staleByOwn[what])) return void dispatch(everythingStale());
  const stale: Stale[] = own.flatMap(({ what }) => staleByOwn[what] ?? []);
  for (const { kind, id, what } of changes) {
    if (kind === 'unitClaim' || kind === 'projectClaim' || kind === 'access') continue;
    // A server that was updated meanwhile may tell of others.
    if (!(kind in staleBy)) continue;
    // A list whose new records are counted above it gets them when the person wants them; what they belong to is told by itself.
    if (what === 'created' && counted.includes(kind)) dispatch(recordsCreated({ kind, ids: [id] }));
    else {
      stale.push(...staleBy[kind](id));
      if (marked.includes(kind)) mark(kind, [id], dispatch);
    }
  }
  for (const kind of ['unitClaim', 'projectClaim'] as const) {
    const all = changes.filter((change) => change.kind === kind);
    stale.push(...all.filter(({ what }) => what === 'viewers').map(({ id }) => idTag('ClaimViewer', id)));
    const ofKind = all.filter(({ what }) => what !== 'viewers');
    if (ofKind.length === 0) continue;
    const idsWhere = (isSo: (change: Change) => boolean) => [...new Set(ofKind.filter(isSo).map(({ id }) => id))];
    const created = idsWhere(({ what }) => what === 'created');
    if (created.length > 0) dispatch(recordsCreated({ kind, ids: created }));
    const changed = idsWhere(({ what }) => what !== 'created');
    stale.push(idTag(kind === 'unitClaim' ? 'UnitClaim' : 'ProjectClaim', 'COUNTS'), 'ClaimNews');
    stale.push(...changed.flatMap((id) => [idTag('ClaimComment', id), idTag('ClaimHistory', id)]));
    stale.push(...idsWhere(({ what }) => what === 'internal').map((id) => idTag('ClaimNote', id)));
    // A work order shows the states of its claims.
    if (ofKind.some(({ what }) => what === 'state')) stale.push('Work');
    if (changed.length > 0)
      void dispatch(refreshClaims(kind, changed)).then((ids) => {
        if (ids.length > 0) mark(kind, ids, dispatch);
      });
  }
  if (stale.length > 0) dispatch(baseApi.util.invalidateTags(stale));
}
