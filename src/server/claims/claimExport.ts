import { permissionToSee, type projectClaimColumns, type unitClaimColumns } from '../../contract/claimFilters';
import type { ProjectClaim, UnitClaim } from '../../contract/claimShapes';
import {
  answerLabels,
  claimPriorityLabels,
  roundWords,
  shownClaimStatus,
  warrantyLabels,
  decisionStateLabels,
} from '../../contract/statusText';
import type { ExportColumns } from '../plugins/exportFile';
import { daysSince } from '../support/days';
import { claimText } from './claimText';

type UnitColumn = (typeof unitClaimColumns)[number];
type ProjectColumn = (typeof projectClaimColumns)[number];
/** Fields of both kinds of claims. */
type Common = Pick<UnitClaim['unit_claim'], 'claim_id' | 'claim' | 'commentCount' | 'last_message' | 'waiting_since'> &
  Partial<Pick<UnitClaim['unit_claim'], 'warranty'>>;

const daysUntilToday = (instant: string | null): number | null =>
  instant === null ? null : daysSince(new Date(instant));

const commonColumns = {
  id: { value: ({ claim_id: id }) => id, kind: 'number' },
  date: { value: ({ claim }) => claim.created_at, kind: 'instant', width: 17 },
  description: { value: ({ claim }) => claim.description, width: 60 },
  messages: { value: ({ commentCount }) => commentCount, kind: 'number' },
  price: { value: ({ claim }) => claim.repair_price, permission: permissionToSee('price'), kind: 'money', width: 16 },
  status: { value: ({ claim }) => shownClaimStatus(claim).label, width: 14 },
  responsible: { value: ({ claim }) => claim.responsible?.name, permission: permissionToSee('responsible'), width: 28 },
  due: { value: ({ claim }) => claim.term?.at, kind: 'instant', width: 17 },
  age: { value: ({ claim }) => daysUntilToday(claim.created_at), kind: 'number' },
  last_message: { value: ({ last_message: last }) => last?.at, kind: 'instant', width: 17 },
  waiting: { value: ({ waiting_since: since }) => daysUntilToday(since), kind: 'number' },
  answer: {
    value: ({ claim }) => claim.answer && answerLabels[claim.answer],
    permission: permissionToSee('answer'),
    width: 22,
  },
  score: { value: ({ claim }) => claim.score, permission: permissionToSee('score'), kind: 'number' },
  reopened: { value: ({ claim }) => claim.reopened_count && roundWords(claim.reopened_count + 1), width: 14 },
  warranty: {
    value: ({ warranty }) => warrantyLabels[warranty ? (warranty.is_covered ? 'covered' : 'expired') : 'none'],
    width: 14,
  },
  decision: {
    value: ({ claim: { decision } }) => decision?.label ?? decisionStateLabels.none,
    width: 16,
    secondary: {
      title: claimText.exportDecisionReason,
      value: ({ claim: { decision } }) => decision?.reason,
      width: 40,
    },
  },
} satisfies Partial<ExportColumns<Common, UnitColumn & ProjectColumn>>;

/** The columns of unit claims, in the order of their table. */
export const unitClaimExport: ExportColumns<UnitClaim['unit_claim'], UnitColumn> = {
  id: commonColumns.id,
  date: commonColumns.date,
  name: { value: ({ client }) => client && `${client.profile.name} ${client.profile.last_name}`.trim(), width: 28 },
  building: {
    title: claimText.exportBuilding,
    value: ({ contract: { unit } }) => unit.project.name,
    width: 26,
    secondary: { title: claimText.exportUnit, value: ({ contract: { unit } }) => unit.name, width: 12 },
  },
  location: { value: ({ claim_location: { label } }) => label, width: 18 },
  location_detail: { value: ({ claim_location_detail: { label } }) => label, width: 18 },
  category: { value: ({ claim_category: { label } }) => label, width: 18 },
  item: { value: ({ claim_item: { label } }) => label, width: 24 },
  description: commonColumns.description,
  messages: commonColumns.messages,
  priority: {
    value: ({ priority }) => priority && claimPriorityLabels[priority],
    permission: permissionToSee('priority'),
  },
  price: commonColumns.price,
  status: commonColumns.status,
  responsible: commonColumns.responsible,
  due: commonColumns.due,
  age: commonColumns.age,
  last_message: commonColumns.last_message,
  waiting: commonColumns.waiting,
  warranty: commonColumns.warranty,
  reopened: commonColumns.reopened,
  answer: commonColumns.answer,
  score: commonColumns.score,
  decision: commonColumns.decision,
};

/** The columns of project claims, in the order of their table. */
export const projectClaimExport: ExportColumns<
  ProjectClaim['project_claim'] & Pick<ProjectClaim, 'created_by'>,
  ProjectColumn
> = {
  id: commonColumns.id,
  date: commonColumns.date,
  name: { value: ({ created_by: creator }) => creator?.name ?? creator?.username, width: 28 },
  building: { value: ({ project }) => project.name, width: 32 },
  place: { value: ({ place, place_detail: detail }) => [place, detail].filter(Boolean).join(' · '), width: 28 },
  reason: { value: ({ reason }) => reason, width: 28 },
  description: commonColumns.description,
  messages: commonColumns.messages,
  price: commonColumns.price,
  status: commonColumns.status,
  responsible: commonColumns.responsible,
  due: commonColumns.due,
  age: commonColumns.age,
  last_message: commonColumns.last_message,
  waiting: commonColumns.waiting,
  reopened: commonColumns.reopened,
  answer: commonColumns.answer,
  score: commonColumns.score,
  warranty: commonColumns.warranty,
  decision: commonColumns.decision,
};
