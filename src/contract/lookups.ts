import { Type } from 'typebox';
import { defineOperations, Id, Shape } from './operation';

export const Lookup = Shape('Lookup', { id: Id, label: Type.String() });
export const LocationDetail = Shape('LocationDetail', { id: Id, label: Type.String(), claim_location_id: Id });
export const ClaimItem = Shape('ClaimItem', { id: Id, label: Type.String(), claim_category_id: Id });

/** The lists that classify a claim; their endpoints are generated together with the calls of claims. */
export const lookupOperations = defineOperations('claims', {
  listClaimLocations: {
    method: 'GET',
    path: '/model/claim_location',
    permission: 'lookups:read',
    summary: 'Lists the locations of a claim in a unit.',
    data: Type.Array(Lookup),
  },
  listClaimLocationDetails: {
    method: 'GET',
    path: '/model/claim_location_detail',
    permission: 'lookups:read',
    summary: 'Lists the details of each location.',
    data: Type.Array(LocationDetail),
  },
  listClaimCategories: {
    method: 'GET',
    path: '/model/claim_category',
    permission: 'lookups:read',
    summary: 'Lists the categories of claims (trades).',
    data: Type.Array(Lookup),
  },
  listClaimItems: {
    method: 'GET',
    path: '/model/claim_item',
    permission: 'lookups:read',
    summary: 'Lists the items of each category.',
    data: Type.Array(ClaimItem),
  },
});
