import type { Visit } from '../../../src/api/visits';

/** A visit with three windows in a distant year; the visitor is busy in the second. */
export const buildVisit = (overrides: Partial<Visit> = {}): Visit => ({
  id: 8,
  work_id: 21,
  status: 'proposed',
  place: '3° A · Torre Oroño',
  address: 'Bv. Oroño 1250, Rosario',
  claims: [{ id: 95, type: 'UNIT', what: 'Canilla o grifería' }],
  contacts: [],
  worker: 'Sanitarios Paraná',
  contractor_id: 4,
  assignee_id: null,
  proposed_by: 'company',
  windows: [
    { starts_at: '2099-11-24T12:00:00.000Z', ends_at: '2099-11-24T15:00:00.000Z', is_taken: false },
    { starts_at: '2099-11-25T12:00:00.000Z', ends_at: '2099-11-25T15:00:00.000Z', is_taken: true },
    { starts_at: '2099-11-26T17:00:00.000Z', ends_at: '2099-11-26T20:30:00.000Z', is_taken: false },
  ],
  starts_at: null,
  ends_at: null,
  can_change: true,
  company_phone: '341 555-0100',
  unattended_at: null,
  missed_by: null,
  photos: [],
  note: '',
  version: 1,
  ...overrides,
});

/** A visit with an agreed date. */
export const buildAgreedVisit = (overrides: Partial<Visit> = {}): Visit =>
  buildVisit({
    status: 'agreed',
    windows: [],
    starts_at: '2099-11-24T12:00:00.000Z',
    ends_at: '2099-11-24T15:00:00.000Z',
    version: 2,
    ...overrides,
  });

/** A visit in the week that stories show. */
export const buildVisitThisWeek = (overrides: Partial<Visit> = {}): Visit =>
  buildAgreedVisit({
    id: 31,
    address: 'Bv. Oroño 1240, Rosario',
    starts_at: '2026-11-24T12:00:00.000Z',
    ends_at: '2026-11-24T14:00:00.000Z',
    version: 1,
    ...overrides,
  });
