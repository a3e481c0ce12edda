import type { LinkAnswer } from '../../../src/contract/claimAnswers';
import type { ClaimAnswer, ClaimRound } from '../../../src/contract/claimRoundShapes';
import type { Complaint } from '../../../src/contract/complaints';

/** A round whose client can answer. */
export const buildRound = (overrides: Partial<ClaimRound> = {}): ClaimRound => ({
  round: 1,
  done: 'Cambiamos la junta.',
  ended_at: '2026-11-20T12:00:00.000Z',
  reopened_at: null,
  photos: [],
  answer_state: 'waiting',
  answer_until: '2036-11-30T12:00:00.000Z',
  can_answer: true,
  take_back_until: null,
  answers: [],
  ...overrides,
});

export const buildLinkAnswer = (overrides: Partial<ClaimRound> = {}): LinkAnswer => ({
  claim_id: 95,
  what: 'Canilla',
  place: '3° A · Torre Oroño',
  round: buildRound(overrides),
});

export const buildAnswer = (overrides: Partial<ClaimAnswer> = {}): ClaimAnswer => ({
  verdict: 'yes',
  party: 'owner',
  channel: 'portal',
  score: 4,
  comment: 'Quedó bien.',
  at: '2026-11-21T12:00:00.000Z',
  is_own: true,
  is_deciding: true,
  ...overrides,
});

export const buildComplaint = (changes: Partial<Complaint> = {}): Complaint => ({
  id: 12,
  number: 'RF-000012',
  claim_id: 95,
  claim_type: 'UNIT',
  what: 'Canilla',
  place: '3° A · Torre Oroño',
  client: 'Laura Giménez',
  asks: 'price',
  text: 'Quiero una rebaja.',
  created_at: '2026-11-20T12:00:00.000Z',
  due_on: '2026-11-30',
  state: 'late',
  answer: null,
  answered_at: null,
  answered_by: null,
  ...changes,
});
