import type { Contractor, ContractorDetail } from '../../../src/api/contractors';
import type { ClaimWorkEvent, WorkEvent, WorkOrder, WorkOrderDetail } from '../../../src/api/works';

export const buildContractor = (overrides: Partial<Contractor> = {}): Contractor => ({
  id: 4,
  name: 'Sanitarios Paraná',
  cuit: '30712345671',
  phone_number: '3415550101',
  email: 'turnos@sanitariosparana.ar',
  hours: 'Lunes a viernes de 8 a 17',
  notes: '',
  active: true,
  categories: [{ id: 1, label: 'Sanitarios' }],
  projects: [],
  open_works: 2,
  visits: { over: 14, missed: 2, unopened: 1 },
  version: 1,
  ...overrides,
});

export const buildContractorDetail = (overrides: Partial<ContractorDetail> = {}): ContractorDetail => ({
  ...buildContractor(),
  figures: { works: 12, done: 9, refused: 1, returned: 2, days_to_done: 3.5 },
  ...overrides,
});

export const buildWork = (overrides: Partial<WorkOrder> = {}): WorkOrder => ({
  id: 21,
  status: 'asked',
  contractor: { id: 4, name: 'Sanitarios Paraná' },
  assignee: null,
  instructions: 'Cambiar el flexible de la bacha y revisar la llave de paso.',
  price: '42500.00',
  claims: [
    { id: 95, type: 'UNIT', what: 'Canilla o grifería', place: '3° A · Torre Oroño', status: 'open', done_at: null },
  ],
  stuck: null,
  unread_messages: 0,
  created_at: '2026-11-20T13:00:00.000Z',
  changed_at: '2026-11-20T13:00:00.000Z',
  version: 1,
  ...overrides,
});

export const buildWorkEvent = (overrides: Partial<ClaimWorkEvent & WorkEvent> = {}): ClaimWorkEvent & WorkEvent => ({
  id: 1,
  work_id: 21,
  what: 'created',
  note: '',
  parts: '',
  visit_at: null,
  place: '',
  at: '2026-11-20T13:00:00.000Z',
  by: 'Mariana Bertolotti',
  ...overrides,
});

/** A work order that was requested, got a visit and was done. */
export const buildWorkHistory = (): ClaimWorkEvent[] => [
  buildWorkEvent(),
  buildWorkEvent({
    id: 2,
    what: 'visitAgreed',
    visit_at: '2026-11-24T12:00:00.000Z',
    at: '2026-11-22T13:00:00.000Z',
    by: 'Laura Giménez',
  }),
  buildWorkEvent({
    id: 3,
    what: 'finish',
    note: 'Cambié el flexible.',
    parts: 'Un flexible de 40 cm',
    at: '2026-11-24T15:00:00.000Z',
    by: 'Sanitarios Paraná',
  }),
];

export const buildWorkDetail = (overrides: Partial<WorkOrderDetail> = {}): WorkOrderDetail => ({
  ...buildWork(),
  created_by: 'Mariana Bertolotti',
  contact: { phone_number: '3415550101', email: 'turnos@sanitariosparana.ar', active: true },
  messages: [],
  events: [buildWorkEvent()],
  photos: [],
  asked_photos: [],
  link: null,
  ...overrides,
});
