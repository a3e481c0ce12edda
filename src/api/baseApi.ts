import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

export const tagTypes = [
  'Session',
  'SessionList',
  'UnitClaim',
  'ProjectClaim',
  'ClaimComment',
  'ClaimHistory',
  'Lookup',
  'Client',
  'Unit',
  'LeaseRequest',
  'Project',
  'Manager',
  'Consortium',
  'Admin',
  'Plan',
  'WarrantyTerm',
  'EmailSettings',
  'OutboxMail',
] as const;
export type Tag = (typeof tagTypes)[number];

/** The empty API that the generated files inject their endpoints into. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) });
