import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from './envelope';

/** Queries without an id that the specification does not have: a different server may respond 404 to them. */
const beyondSpecification = [
  'listSavedViews',
  'countUnitClaims',
  'countProjectClaims',
  'searchEverything',
  'listClaimNews',
  'countUnreadClaims',
  'getTerms',
  'listContractors',
  'listWorks',
  'listVisits',
  'listWorkableClaims',
  'getTermFigures',
  'listColleagues',
  'listSavedReplies',
  'listPreferences',
];

/** The part of the state that lists the calls that this server does not have. */
export interface MissingCallsState {
  auth?: { missingCalls: string[] };
}

/** Whether the server does not have a call, so that sending it would fail again. */
export const isKnownMissing = ({ auth }: MissingCallsState, endpoint: string): boolean =>
  auth?.missingCalls.includes(endpoint) ?? false;

type Refused = PayloadAction<ApiError | undefined, string, { arg: { endpointName: string } }>;

/** Whether an action is the 404 of such a call. */
export const isCallMissing = (action: unknown): action is Refused => {
  const { type, payload, meta } = action as Refused;
  return (
    type === 'api/executeQuery/rejected' &&
    payload?.status === 404 &&
    beyondSpecification.includes(meta.arg.endpointName)
  );
};

/** Dispatched when the server responded 404 to a call that the query cache does not make. */
export const callMissing = createAction<string>('auth/callMissing');
