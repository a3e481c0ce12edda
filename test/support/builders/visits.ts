import type { Visit } from '../../../src/contract/visits';

/** A visit that was agreed on, with what a test is about. */
export const buildVisit = (changes: Partial<Visit> = {}): Visit => ({
  id: 31,
  work_id: 21,
  status: 'agreed',
  place: '3° A · Torre Oroño',
  address: 'Bv. Oroño 1240, Rosario',
  claims: [{ id: 95, type: 'UNIT', what: 'Canilla o grifería' }],
  worker: 'Sanitarios Paraná',
  contractor_id: 4,
  assignee_id: null,
  proposed_by: 'company',
  windows: [],
  starts_at: '2026-11-24T12:00:00.000Z',
  ends_at: '2026-11-24T14:00:00.000Z',
  can_change: true,
  missed_by: null,
  note: '',
  version: 1,
  ...changes,
});
