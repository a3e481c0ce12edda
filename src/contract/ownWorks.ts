/** The open work orders of a contractor, by a link of its own that opens the list. */
import { Type, type Static } from 'typebox';
import { defineOperations, Id, idParams, Instant, Nullable, OneOf, Shape } from './operation';
import { LinkCompany } from './ownWork';
import { workStatuses } from './workStatus';

const ListedWork = Shape('ListedWork', {
  id: Id,
  status: OneOf(workStatuses),
  places: Type.Array(
    Type.Object({ what: Type.String(), unit: Nullable(Type.String()), project: Type.String(), address: Type.String() }),
  ),
  visit: Nullable(Type.Object({ starts_at: Instant, ends_at: Instant }), {
    description: 'The next agreed visit that is not over; null if there is none.',
  }),
});
export type ListedWork = Static<typeof ListedWork>;

export const OwnWorkList = Shape('OwnWorkList', {
  contractor: Type.String(),
  company: LinkCompany,
  works: Type.Array(ListedWork, { description: 'By the time of the next visit; those without one come last.' }),
});
export type OwnWorkList = Static<typeof OwnWorkList>;

/** Calls with `Authorization: Link <secret>` of a contractor's list; an expired, revoked or unknown link gets 401. */
export const ownWorksOperations = defineOperations('ownWorks', {
  openOwnWorks: {
    method: 'POST',
    path: '/logic/own_works',
    permission: 'ownWorks:read',
    summary:
      'Returns the open work orders of the contractor and marks the link as opened. It is a POST because mail scanners open links with GET.',
    data: OwnWorkList,
  },
  linkOwnWork: {
    method: 'POST',
    path: '/logic/own_works/{id}/link',
    permission: 'ownWorks:read',
    summary:
      'Creates a link to one of the open work orders, beside the one that staff created. It ends with the link of the list. 404 if the work order is not in the list.',
    params: idParams,
    data: Type.Object({ path: Type.String({ description: 'Path of the page, with the secret after `#`.' }) }),
  },
});
