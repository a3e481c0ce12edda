import { Type, type Static } from 'typebox';
import { defineOperations, Id, Shape } from './operation';

export const ClaimViewer = Shape('ClaimViewer', {
  id: Id,
  name: Type.String({ description: 'Name and last name; the e-mail if both are empty.' }),
  seconds_left: Type.Number({ description: 'Seconds until the viewer expires, unless its page reports again.' }),
});
export type ClaimViewer = Static<typeof ClaimViewer>;

/** Each page that shows a claim has its own id, so that leaving one of two pages does not end the other's viewing. */
const seatParams = Type.Object({ id: Id, seat: Type.String({ pattern: '^[\\w-]{8,64}$' }) });

/**
 * The staff members who currently view a claim, for staff only. A page reports every 20 seconds; a page that stops
 * reporting expires.
 */
export const claimViewerOperations = defineOperations('claimViewers', {
  listClaimViewers: {
    method: 'GET',
    path: '/logic/claim/{id}/viewer',
    permission: 'claims:seeViewers',
    summary: 'Lists the other staff members who are viewing a claim now, by name.',
    params: Type.Object({ id: Id }),
    data: Type.Array(ClaimViewer),
  },
  reportViewing: {
    method: 'PUT',
    path: '/logic/claim/{id}/viewer/{seat}',
    permission: 'claims:seeViewers',
    summary: 'Reports for 40 seconds that the caller views a claim in a page. Returns the other viewers.',
    params: seatParams,
    data: Type.Array(ClaimViewer),
  },
  leaveClaim: {
    method: 'DELETE',
    path: '/logic/claim/{id}/viewer/{seat}',
    permission: 'claims:seeViewers',
    summary: 'Reports that the caller no longer views a claim in a page.',
    params: seatParams,
    data: Type.Object({ id: Id }),
  },
});
