/** The printed list for a building's assembly: what is open, of whom it depends, and what is done. */
import { screen, waitFor, within } from '@testing-library/react';
import { waitingFor } from '../../../src/features/claims/assembly/waitingFor';
import { toClaim } from '../../../src/features/claims/claimMapping';
import { buildProjectClaim, pageOf } from '../../support/builders/claims';
import { buildProject } from '../../support/builders/projects';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../support/builders/users';
import { answerList, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/AssemblyScreen'),
);

const status = (code: 'pending' | 'approved' | 'open' | 'completed' | 'rejected') => ({
  claim_status: { code, label: code },
});
const now = Date.parse('2026-11-24T12:00:00-03:00');
const visit = { status: 'proposed', proposed_by: 'company', windows: [], starts_at: null, ends_at: null } as const;
const ahead = { starts_at: '2026-11-26T12:00:00.000Z', ends_at: '2026-11-26T15:00:00.000Z', is_taken: false };

test.each([
  ['completed', {}, {}, undefined],
  ['rejected', { awaiting_reply_since: '2026-11-20T12:00:00.000Z' }, {}, undefined],
  ['open', { awaiting_reply_since: '2026-11-20T12:00:00.000Z' }, {}, 'Consorcio: responderle a la empresa'],
  ['approved', {}, { next_visit: { ...visit, windows: [ahead] } }, 'Consorcio: elegir el horario de la visita'],
  ['approved', {}, { next_visit: visit }, 'Consorcio: proponer horarios para la visita'],
  [
    'approved',
    {},
    { next_visit: { ...visit, proposed_by: 'resident' as const, windows: [ahead] } },
    'Empresa: confirmar el horario de la visita',
  ],
  [
    'approved',
    {},
    { next_visit: { ...visit, status: 'agreed' as const, ...ahead } },
    'Empresa: visita el jueves 26 de noviembre, de 9 a 12',
  ],
  ['pending', {}, {}, 'Empresa: responder el reclamo'],
  ['approved', {}, {}, 'Empresa: coordinar la visita'],
  [
    'open',
    { term: { due: 'end' as const, at: '2026-11-26T15:00:00.000Z' } },
    {},
    'Empresa: terminar la reparación, a más tardar el jueves 26/11',
  ],
  [
    'open',
    { term: { due: 'end' as const, at: '2026-11-02T15:00:00.000Z' } },
    {},
    'Empresa: terminar la reparación, demorado: era para el lunes 2/11',
  ],
] as const)('a claim that is %s with %o and %o waits for: %s', (code, claim, reading, expected) => {
  const wire = { ...buildProjectClaim({ claim: { ...status(code), ...claim } }), ...reading };
  const missing = waitingFor(toClaim(wire as never), now);
  expect(missing?.text).toBe(expected);
});

const two = [buildProject(), buildProject({ id: 4, name: 'Altos', places: ['Quincho'] })];
const claims = [
  buildProjectClaim({
    id: 1,
    claim_id: 1,
    reason: 'Pintura',
    claim: { ...status('completed'), repair_price: '1500.00' },
  }),
  buildProjectClaim({ id: 2, claim_id: 2, reason: 'Portón', place: 'Cocheras', claim: status('approved') }),
  buildProjectClaim({ id: 3, claim_id: 3, reason: 'Riego', project: { id: 4, name: 'Altos' }, claim: status('open') }),
];
const answerClaims = (query: (given: Record<string, unknown>) => boolean, rows = claims, total = rows.length) =>
  api()
    .get('/api/logic/project_claim')
    .query((given) => query(given as Record<string, unknown>))
    .reply(200, pageOf(rows, total));

test('lists the claims of each building, open ones first, with what is missing and the price', async () => {
  answerList('/logic/project', two);
  answerClaims(({ page_size: size, from, to }) => size === '200' && from === '2026-01-01' && to === '2026-11-24');
  const user = buildConsortiumUser({ projects: two.map(({ id, name }) => ({ id, name })) });
  renderApp('/consorcio-reclamos/listado?desde=2026-01-01&hasta=2026-11-24', { user });
  const altos = await screen.findByRole('heading', { level: 2, name: 'Altos' });
  const oroño = screen.getByRole('heading', { level: 2, name: 'Torre Oroño' });
  expect(altos.compareDocumentPosition(oroño) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const rows = within(oroño.closest('section')!)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['N.º', 'Fecha', 'Reclamo', 'Estado', 'Qué falta y de quién depende', 'Precio'],
    ['2', '03/11/2026', 'PortónCocheras', 'approved', 'Empresa: coordinar la visita', '$ 125.000,00'],
    ['1', '03/11/2026', 'Pintura', 'completed', '', '$ 1.500,00'],
  ]);
  expect(within(oroño.closest('section')!).getByText('Abiertos: 1, finalizados: 1')).toBeInTheDocument();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  screen.getByRole('button', { name: 'Imprimir' }).click();
  expect(print).toHaveBeenCalled();
});

test('a building can be chosen, which the address keeps; a list that is cut says so', async () => {
  answerList('/logic/project', two);
  answerClaims(({ project_id: id }) => id === undefined, claims, 450);
  const user = buildConsortiumUser({ projects: two.map(({ id, name }) => ({ id, name })) });
  const { user: person } = renderApp('/consorcio-reclamos/listado', { user });
  expect(await screen.findByText(/Mostramos los 3 más nuevos de 450/)).toBeInTheDocument();
  answerClaims(({ project_id: id }) => id === '4', [claims[2]!]);
  await person.click(screen.getByLabelText('Edificio'));
  await person.click(await screen.findByText('Altos', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Torre Oroño' })).not.toBeInTheDocument());
  expect(location.search).toContain('edificio=4');
});

test('of one building no choice is offered, and the list links to it; only for those who read such claims', async () => {
  answerClaims(({ page_size: size }) => size === '10');
  const { user: person, unmount } = renderApp('/consorcio-reclamos', { user: buildConsortiumUser() });
  const link = await screen.findByRole('link', { name: 'Para la asamblea' });
  answerList('/logic/project', [buildProject()]);
  answerClaims(({ page_size: size }) => size === '200', []);
  await person.click(link);
  expect(await screen.findByText('No hay reclamos en esos días.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Edificio')).not.toBeInTheDocument();
  unmount();
  renderApp('/consorcio-reclamos/listado', { user: buildClientUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'No tenés acceso a esta página' })).toBeInTheDocument();
});

test('staff have no such link in their list', async () => {
  answerClaims(({ page_size: size }) => size === '10');
  renderApp('/consorcio-reclamos', { user: buildUser() });
  await screen.findByText('Portón');
  expect(screen.queryByRole('link', { name: 'Para la asamblea' })).not.toBeInTheDocument();
});
