import type { LinkAnswer } from '../../../src/contract/claimAnswers';
import type { ClaimRound } from '../../../src/contract/claimRoundShapes';

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
