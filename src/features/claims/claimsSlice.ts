import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { claimsApi, type ProjectClaim, type UnitClaim } from '../../api/claims';
import { createRecordSlice, hasSessionEnded, withNames, type Names } from '../../session/recordSlice';
import { rootReducer } from '../../session/rootReducer';
import { claimsText } from './claimsText';

const { listUnitClaims, getUnitClaim, listProjectClaims, getProjectClaim, countUnitClaims, countProjectClaims } =
  claimsApi.endpoints;
const nameOf = (claimId: number, what: string | undefined) =>
  [claimsText.claimNumber(claimId), what].filter(Boolean).join(' · ');

/** The slices of the claims of each kind. Edits of cells are in `edit/claimEditsSlice`. */
export const claimRecords = {
  unit: createRecordSlice<UnitClaim>({
    kind: 'unitClaims',
    lists: [listUnitClaims],
    detail: getUnitClaim,
    idOf: (row) => row.unit_claim.id,
    nameOf: (row) => nameOf(row.unit_claim.claim_id, row.unit_claim.claim_item?.label),
  }),
  project: createRecordSlice<ProjectClaim>({
    kind: 'projectClaims',
    lists: [listProjectClaims],
    detail: getProjectClaim,
    idOf: (row) => row.project_claim.id,
    nameOf: (row) => nameOf(row.project_claim.claim_id, row.project_claim.reason),
  }),
};

const noChoices: Names = {};
/** The names of the choices of the filters (`project_id 3`), from the answers with their counts. */
const choicesSlice = createSlice({
  name: 'claimChoices',
  initialState: noChoices,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(hasSessionEnded, () => noChoices)
      .addMatcher(isAnyOf(countUnitClaims.matchFulfilled, countProjectClaims.matchFulfilled), (state, { payload }) =>
        withNames(
          state,
          payload.counts.flatMap(({ filter, value, label }) => (label === null ? [] : [[`${filter} ${value}`, label]])),
        ),
      );
  },
  selectors: { selectChoiceName: (names, choice: string): string | undefined => names[choice] },
});

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof choicesSlice> {}
}
export const { selectChoiceName } = choicesSlice.injectInto(rootReducer).selectors;
