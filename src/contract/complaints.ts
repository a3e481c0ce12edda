/** Formal complaints of clients: a record apart from the defect, with a number and a term, that staff answer in writing. */
import { Type, type Static } from 'typebox';
import { claimTypes } from './claimStatus';
import { answerOfComplaintProblems, complaintAsks, complaintProblems, complaintStates } from './complaintRules';
import { exportOf } from './exports';
import {
  Codes,
  Day,
  defineOperations,
  Id,
  idParams,
  Ids,
  Instant,
  listQuery,
  LongText,
  Nullable,
  OneOf,
  Shape,
} from './operation';

export const Complaint = Shape('Complaint', {
  id: Id,
  number: Type.String({ description: 'As "RF-000012".' }),
  claim_id: Id,
  claim_type: OneOf(claimTypes),
  what: Type.String({ description: 'The item of a unit claim, the reason of a project claim.' }),
  place: Type.String({ description: 'Unit and project.' }),
  client: Type.String({ description: 'Name of who made it.' }),
  asks: OneOf(complaintAsks, { description: 'What the client asks for.' }),
  text: Type.String(),
  created_at: Instant,
  due_on: Day,
  state: OneOf(complaintStates, { description: 'Open, open after its term, or answered.' }),
  answer: Nullable(Type.String()),
  answered_at: Nullable(Instant),
  answered_by: Nullable(Type.String({ description: 'Name of who answered.' })),
});
export type Complaint = Static<typeof Complaint>;

export const complaintColumns = [
  'id',
  'state',
  'due',
  'date',
  'client',
  'claim',
  'place',
  'asks',
  'text',
  'answered',
  'answered_by',
] as const;

const complaintList = {
  method: 'GET',
  path: '/logic/complaint',
  permission: 'complaints:manage',
  summary: 'Lists formal complaints, newest first by default.',
  query: listQuery(complaintColumns, {
    state: Codes(complaintStates),
    asks: Codes(complaintAsks),
    project_id: Ids(),
  }),
  data: Type.Array(Complaint),
} as const;

export const complaintOperations = defineOperations('complaints', {
  listComplaints: complaintList,
  exportComplaints: exportOf(complaintList, complaintColumns),
  getComplaint: {
    method: 'GET',
    path: '/logic/complaint/{id}',
    permission: 'complaints:read',
    summary: 'Returns a formal complaint: any for staff, for others their own about a claim that they see.',
    params: idParams,
    data: Complaint,
  },
  listClaimComplaints: {
    method: 'GET',
    path: '/logic/claim/{id}/complaint',
    permission: 'complaints:read',
    summary: 'Lists the formal complaints about a claim, oldest first: all for staff, for others their own.',
    params: idParams,
    data: Type.Array(Complaint),
  },
  createComplaint: {
    method: 'POST',
    path: '/logic/claim/{id}/complaint',
    permission: 'complaints:make',
    summary: 'Makes a formal complaint about a claim, acknowledged by mail at once.',
    status: 201,
    keepsKey: true,
    params: idParams,
    body: Type.Object({ asks: OneOf(complaintAsks), text: LongText }, { additionalProperties: false }),
    rules: complaintProblems,
    data: Complaint,
  },
  answerComplaint: {
    method: 'PUT',
    path: '/logic/complaint/{id}/answer',
    permission: 'complaints:manage',
    summary: 'Answers a formal complaint in writing, which closes it; the client gets a mail. 409 if it is answered.',
    params: idParams,
    body: Type.Object({ answer: LongText }, { additionalProperties: false }),
    rules: answerOfComplaintProblems,
    data: Complaint,
  },
});
