import { staffNext, type NextClaim } from '../../../src/features/claims/detail/staffNext';
import type { Visit } from '../../../src/api/visits';
import type { WorkOrder } from '../../../src/api/works';
import { buildAgreedVisit, buildVisit } from '../../support/builders/visits';
import { buildWork } from '../../support/builders/works';

const now = Date.parse('2026-11-24T12:00:00-03:00');
beforeEach(() =>
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

const status = (code: string) => ({ code, label: code });
const claim: NextClaim = {
  claimId: 95,
  status: status('pending'),
  createdBy: 'Ana Gómez',
  clientName: 'Ana Gómez',
  responsible: { id: 1, name: 'Mariana Bertolotti' },
  awaitingReplySince: null,
  waitingSince: null,
  lastMessage: null,
  repair_price: null,
  warranty: { months: 12, expires_on: '2027-01-01', is_covered: true },
};
const wrote = {
  waitingSince: '2026-11-21T12:00:00.000Z',
  lastMessage: { at: '2026-11-21T12:00:00.000Z', by: 'Ana Gómez', is_staff: false },
};
const romina = { responsible: { id: 4, name: 'Romina Sosa' } };
const approved = { status: status('approved') };

const nextOf = (
  changes: Partial<NextClaim>,
  { works = [], visits = [], canAssign = true }: { works?: WorkOrder[]; visits?: Visit[]; canAssign?: boolean } = {},
) => staffNext({ claim: { ...claim, ...changes }, works, visits, userId: 1, canAssign, now });

const work = (state: WorkOrder['status']) => buildWork({ id: 12, status: state });
const past = { starts_at: '2026-11-20T12:00:00.000Z', ends_at: '2026-11-20T15:00:00.000Z' };

const decided = (code: 'accepted' | 'not_covered' | 'to_inspect') => ({
  code,
  label: '',
  reason: null,
  at: '2026-11-20T12:00:00.000Z',
  by: null,
});

test.each([
  ['a message, to who has to answer it', wrote, 'Respondé a Ana Gómez: escribió hace 3 días.', 'Responder'],
  [
    'a message, to others',
    { ...wrote, ...romina },
    'Romina Sosa tiene que responder a Ana Gómez: escribió hace 3 días.',
    'Responder',
  ],
  [
    'a claim that nobody has',
    { ...wrote, responsible: null },
    'Nadie tiene este reclamo. Falta responder a Ana Gómez: escribió hace 3 días.',
    'Tomarlo',
  ],
  [
    'a claim of a server without responsible persons',
    { ...wrote, responsible: undefined },
    'Falta responder a Ana Gómez: escribió hace 3 días.',
    'Responder',
  ],
  [
    'a new claim without a message',
    { waitingSince: '2026-11-24T11:00:00.000Z' },
    'Respondé a Ana Gómez: hizo el reclamo hoy.',
    'Responder',
  ],
  [
    'an open question to the client of a claim that staff created',
    { awaitingReplySince: '2026-10-12T12:00:00.000Z', clientName: 'Juan Pérez', claim_creator_type: 'staff' as const },
    'Espera a Juan Pérez desde el 12/10/2026: el plazo está en pausa.',
    'Dejar de esperar',
  ],
  ['a claim that waits for its decision', {}, 'Aprobalo o rechazalo.', 'Cambiar el estado'],
  [
    'a claim without warranty and price',
    { ...approved, ...romina, warranty: null },
    'Romina Sosa tiene que poner el precio: no está en el plazo del cuadro.',
    'Poner el precio',
  ],
  [
    'an approved claim that nobody has decided about',
    { ...approved, decision: null },
    /ecid.+ si la empresa responde: se aprobó sin decisión\.$/,
    'Decidir',
  ],
  [
    'an approved claim that the company answers for, without a price',
    { ...approved, ...romina, warranty: null, decision: decided('accepted') },
    /ncarg/,
    'Encargarlo',
  ],
  ['a claim that has to be inspected', { decision: decided('to_inspect') }, /nspeccion.+ y decid/, 'Decidir'],
  [
    'a claim that the company does not answer for',
    { decision: decided('not_covered') },
    /echaz.+: se decidió que no corresponde\.$/,
    'Cambiar el estado',
  ],
  ['an approved claim in warranty', approved, 'Encargá el trabajo.', 'Encargarlo'],
  ['a message in a claim that has ended', { ...wrote, status: status('completed') }, /^Respondé a Ana/, 'Responder'],
] as const)('%s', (_what, changes, text, act) => {
  const next = nextOf(changes);
  expect(next?.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  expect(next?.act?.label).toBe(act);
});

test.each([
  ['asked', [], /^Espera que .+ acepte el trabajo 12\.$/, { to: '/trabajos/12' }],
  ['accepted', [], /^Acordá la visita del trabajo 12: .+ lo aceptó\.$/, { does: 'visit' }],
  [
    'accepted',
    [buildVisit({ work_id: 12, proposed_by: 'contractor' })],
    'Espera que Ana Gómez elija el horario de la visita.',
    { does: 'visit' },
  ],
  [
    'accepted',
    [buildVisit({ work_id: 12, proposed_by: 'resident' })],
    'Elegí uno de los horarios propuestos para la visita.',
    { does: 'visit' },
  ],
  [
    'accepted',
    [buildAgreedVisit({ work_id: 12 })],
    /^La visita es el martes 24 de noviembre, .+: va /,
    { does: 'visit' },
  ],
  [
    'accepted',
    [buildAgreedVisit({ work_id: 12, ...past })],
    /^Anotá si se hizo la visita del viernes 20 de noviembre/,
    { does: 'visit' },
  ],
  [
    'accepted',
    [buildVisit({ work_id: 12, status: 'done' })],
    /tiene que terminar el trabajo 12/,
    { to: '/trabajos/12' },
  ],
  ['done', [], /^Verificá el trabajo 12: .+ lo terminó\.$/, { to: '/trabajos/12' }],
  ['verified', [], /^Finalizalo si quedó resuelto: el trabajo 12/, { does: 'status' }],
  ['refused', [], /^Encargá el trabajo a otro: .+ lo rechazó\.$/, { to: '/encargar-trabajo?reclamos=95' }],
] as const)('an approved claim whose work order is %s, with visits %#', (state, visits, text, act) => {
  const next = nextOf(approved, { works: [work(state)], visits: [...visits] });
  expect(next?.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  expect(next?.act).toMatchObject(act);
});

test('who cannot assign gets the act itself', () => {
  expect(nextOf({ ...wrote, responsible: null }, { canAssign: false })?.act?.label).toBe('Responder');
});

test.each(['completed', 'rejected'])('nothing follows in a claim with status %s', (code) => {
  expect(nextOf({ status: status(code) })).toBeUndefined();
});
