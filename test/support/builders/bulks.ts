import type { Bulk } from '../../../src/contract/claimBulk';

/** A bulk change of two claims, of which the second was refused. */
export const buildBulk = (overrides: Partial<Bulk> = {}): Bulk => ({
  id: 7,
  action: 'up',
  priority: null,
  responsible: null,
  reason: null,
  is_over: true,
  total: 2,
  done: 1,
  refused: 1,
  created_at: '2026-11-02T12:00:00Z',
  rows: [
    { claim_id: 95, record_id: 501, outcome: 'done', message: null },
    { claim_id: 99, record_id: 502, outcome: 'refused', message: 'Un reclamo en «Rechazado» no admite ese cambio.' },
  ],
  ...overrides,
});
