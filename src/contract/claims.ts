import { Type } from 'typebox';
import { earlyCalls } from './addresses';
import { NewProjectClaim, NewUnitClaim, ProjectCorrection, RepairPrice, UnitCorrection } from './claimBodies';
import { projectClaimColumns, projectClaimFilters, unitClaimColumns, unitClaimFilters } from './claimFilters';
import { ClaimState, CreatedUnitClaim, ProjectClaim, UnitClaim } from './claimShapes';
import { finishFields } from './claimRounds';
import { claimDecisions, claimPriorities, claimStatuses, decisionStates } from './claimStatus';
import { claimImageFiles, claimTalkOperations } from './claimTalk';
import { exportOf } from './exports';
import { defineOperations, idParams, listQuery, LongText, Nullable, OneOf } from './operation';
import { correctionProblems, unitClaimProblems, type UnitClaimInput } from './unitClaimRules';
import { projectClaimProblems, type ProjectClaimInput } from './projectClaimRules';
import { withdrawalProblems } from './rules';

/** The status that the user saw. If the claim has moved since, the response is 409. */
const seenStatus = Type.Object({ from: Type.Optional(OneOf(claimStatuses)) }, { additionalProperties: false });
const approval = Type.Object(
  {
    ...seenStatus.properties,
    decision: Type.Optional(Type.Literal('accepted', { description: 'Also decides that the company answers for it.' })),
  },
  { additionalProperties: false },
);

const unitClaimList = {
  method: 'GET',
  path: earlyCalls.listUnitClaims,
  permission: 'unitClaims:read',
  summary: 'Lists unit claims, newest first by default.',
  query: listQuery(unitClaimColumns, unitClaimFilters),
  data: Type.Array(UnitClaim),
} as const;
const projectClaimList = {
  method: 'GET',
  path: earlyCalls.listProjectClaims,
  permission: 'projectClaims:read',
  summary: 'Lists project claims, newest first by default.',
  query: listQuery(projectClaimColumns, projectClaimFilters),
  data: Type.Array(ProjectClaim),
} as const;

export const claimOperations = defineOperations('claims', {
  listUnitClaims: unitClaimList,
  listProjectClaims: projectClaimList,
  exportUnitClaims: exportOf(unitClaimList, unitClaimColumns),
  exportProjectClaims: exportOf(projectClaimList, projectClaimColumns),
  getUnitClaim: {
    method: 'GET',
    path: '/logic/unit_claim/{id}',
    permission: 'unitClaims:read',
    summary: 'Returns one unit claim.',
    params: idParams,
    data: UnitClaim,
  },
  getProjectClaim: {
    method: 'GET',
    path: '/logic/project_claim/{id}',
    permission: 'projectClaims:read',
    summary: 'Returns one project claim.',
    params: idParams,
    data: ProjectClaim,
  },
  createUnitClaim: {
    method: 'POST',
    path: '/logic/contract/{id}/unit_claim',
    permission: 'unitClaims:create',
    summary: 'Creates a claim for the unit of an ownership.',
    status: 201,
    params: idParams,
    keepsKey: true,
    files: claimImageFiles,
    body: NewUnitClaim,
    // The service checks whether the day is in the past, so that a repetition of yesterday's call still returns its
    // claim.
    rules: (body: UnitClaimInput) => unitClaimProblems(body),
    data: CreatedUnitClaim,
  },
  createProjectClaim: {
    method: 'POST',
    path: '/logic/project/{id}/project_claim',
    permission: 'projectClaims:create',
    summary: 'Creates a claim for a whole project.',
    status: 201,
    params: idParams,
    keepsKey: true,
    files: claimImageFiles,
    body: NewProjectClaim,
    // As with a unit claim, the service checks whether the day is in the past.
    rules: (body: ProjectClaimInput) => projectClaimProblems(body),
    data: ProjectClaim,
  },
  moveUpClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/status/up',
    permission: 'claims:changeStatus',
    summary:
      'Moves a claim to its next status. 409 if it is completed or rejected, or no longer in the status `from`. The body is optional.',
    params: idParams,
    query: approval,
    body: Type.Optional(Type.Object(finishFields, { additionalProperties: false })),
    data: ClaimState,
  },
  reopenClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/status/reopen',
    permission: 'claims:changeStatus',
    summary: 'Reopens a rejected or completed claim: its status becomes pending.',
    params: idParams,
    query: seenStatus,
    data: ClaimState,
  },
  undoClaimMove: {
    method: 'POST',
    path: '/logic/claim/{id}/status/undo',
    permission: 'claims:changeStatus',
    summary: "Undoes the caller's own last change of status that is not undone, within 12 hours.",
    params: idParams,
    query: Type.Object({ from: OneOf(claimStatuses) }, { additionalProperties: false }),
    data: ClaimState,
  },
  rejectClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/status/reject',
    permission: 'claims:changeStatus',
    summary:
      'Rejects a claim that is not completed or rejected. Everyone who sees the claim sees the reason. The body is optional.',
    params: idParams,
    query: seenStatus,
    body: Type.Optional(
      Type.Object(
        {
          reason: Type.Optional(Nullable(LongText)),
          decision: Type.Optional(
            Type.Literal('not_covered', {
              description: 'Also decides that the company does not answer for it, with the same reason.',
            }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    data: ClaimState,
  },
  decideClaim: {
    method: 'PUT',
    path: '/logic/claim/{id}/decision',
    permission: 'claims:decide',
    summary:
      'Decides whether the company answers for the problem of a claim. Everyone who sees the claim sees decision and reason. A decision against the claim, and a changed one, require a reason. With `from`, 409 if another user has decided since.',
    params: idParams,
    body: Type.Object(
      {
        decision: OneOf(claimDecisions),
        reason: Type.Optional(Nullable(LongText)),
        from: Type.Optional(OneOf(decisionStates)),
      },
      { additionalProperties: false },
    ),
    data: ClaimState,
  },
  withdrawClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/withdraw',
    permission: 'claims:withdraw',
    summary:
      'Withdraws a claim that is not completed or rejected, with a reason. Only its author may (else 403). Its status becomes rejected.',
    params: idParams,
    query: seenStatus,
    body: Type.Object({ reason: LongText }, { additionalProperties: false }),
    rules: withdrawalProblems,
    data: ClaimState,
  },
  correctUnitClaim: {
    method: 'PUT',
    path: '/logic/unit_claim/{id}/where',
    permission: 'claims:correct',
    summary:
      'Corrects a unit claim: staff at any time, its author while it is pending. With `from`, 409 if another user has corrected it since.',
    params: idParams,
    body: UnitCorrection,
    // As with a new claim, the service checks whether the day is in the past, and only if the day changes.
    rules: (body: UnitClaimInput) => correctionProblems(body),
    data: UnitClaim,
  },
  correctProjectClaim: {
    method: 'PUT',
    path: '/logic/project_claim/{id}/words',
    permission: 'claims:correct',
    summary: 'Corrects a project claim, under the same conditions as `correctUnitClaim`.',
    params: idParams,
    body: ProjectCorrection,
    rules: (body: ProjectClaimInput) => projectClaimProblems(body),
    data: ProjectClaim,
  },
  setUnitClaimPriority: {
    method: 'PUT',
    path: '/logic/unit_claim/{id}/priority',
    permission: 'claims:changePriority',
    summary: 'Sets the priority of a unit claim. With `from`, 409 if another user has changed it since.',
    params: idParams,
    body: Type.Object(
      { priority: OneOf(claimPriorities), from: Type.Optional(OneOf(claimPriorities)) },
      { additionalProperties: false },
    ),
    data: ClaimState,
  },
  setClaimRepairPrice: {
    method: 'PUT',
    path: '/logic/claim/{id}/repair_price',
    permission: 'claims:changePrice',
    summary: 'Sets or clears the repair price. With `from`, 409 if another user has changed it since.',
    params: idParams,
    body: RepairPrice,
    data: ClaimState,
  },
  ...claimTalkOperations,
});
