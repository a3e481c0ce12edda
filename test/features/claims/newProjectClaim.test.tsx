import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildProjectClaim, ok, pageOf } from '../../support/builders/claims';
import { buildProject } from '../../support/builders/projects';
import { buildConsortiumUser, buildUser } from '../../support/builders/users';
import { multipartText } from '../../support/multipart';
import { answerList, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/NewProjectClaimScreen'),
);

const one = [buildProject()];
const two = [buildProject(), buildProject({ id: 4, name: 'Torre Sur', places: ['Quincho'] })];
const several = { projects: two.map(({ id, name }) => ({ id, name })) };
/** The building's last claims. */
const lastClaims = (projectId: number, fields: object = {}) =>
  api()
    .get('/api/logic/project_claim')
    .query((query) => query.project_id === String(projectId) && query.sort === '-id')
    .reply(200, pageOf([buildProjectClaim(), buildProjectClaim(fields)]));
const porter = { contact_name: 'Ramón', contact_phone: '3415550177', access_hours: 'Lunes a viernes de 8 a 16' };

async function openForm(projects = one, user = buildConsortiumUser()) {
  answerList('/logic/project', projects);
  const view = renderApp('/reclamos/agregar-reclamo-proyecto', { user });
  await screen.findByRole('button', { name: 'Crear reclamo' });
  return view;
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = async (user: ReturnType<typeof renderApp>['user'], label: string, option: string) => {
  await user.click(await screen.findByLabelText(label));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('of one building it is not asked which; the place is, and who opened last time is filled in', async () => {
  lastClaims(3, porter);
  const { user } = await openForm();
  expect(screen.queryByLabelText('Edificio')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Quién abre')).toHaveValue('Ramón'));
  expect(screen.getByLabelText('Teléfono de quien abre')).toHaveValue('3415550177');
  expect(screen.getByText(/Es lo del último reclamo del edificio/)).toBeInTheDocument();
  write('Motivo', 'Filtración');
  write('Descripción', 'Gotea el techo desde el lunes');
  await user.click(screen.getByLabelText('Es urgente'));
  await user.click(screen.getByRole('button', { name: 'Crear reclamo' }));
  expect(await screen.findByText('Elegí en qué lugar del edificio es.')).toBeInTheDocument();
  expect(screen.getByText('Contanos por qué es urgente.')).toBeInTheDocument();
  await choose(user, 'Lugar', 'Azotea');
  write('Por qué es urgente', 'Cae sobre el tablero');
  write('Quién abre', 'Elsa');
  expect(screen.queryByText(/Es lo del último reclamo/)).not.toBeInTheDocument();
  let sent = '';
  api()
    .post('/api/logic/project/3/project_claim', (body) => {
      sent = multipartText(body);
      return true;
    })
    .reply(201, ok(buildProjectClaim({ id: 7 })));
  api()
    .get('/api/logic/project_claim/7')
    .reply(200, ok(buildProjectClaim({ id: 7 })));
  await user.click(screen.getByRole('button', { name: 'Crear reclamo' }));
  await waitFor(() => expect(sent).not.toBe(''));
  const fields = Object.fromEntries(
    [...sent.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, value]),
  );
  expect(fields).toEqual({
    reason: 'Filtración',
    description: 'Gotea el techo desde el lunes',
    place: 'Azotea',
    place_detail: '',
    contact_name: 'Elsa',
    contact_phone: '3415550177',
    access_hours: 'Lunes a viernes de 8 a 16',
    preferred_date: '',
    urgent_reason: 'Cae sobre el tablero',
  });
  // The form stays for two seconds.
  const title = { level: 1, name: /Ascensor detenido/ };
  expect(await screen.findByRole('heading', title)).toBeInTheDocument();
});

test('of several buildings it is asked which; places and contact are those of the building', async () => {
  const { user } = await openForm(two, buildConsortiumUser(several));
  expect(screen.queryByLabelText('Lugar')).not.toBeInTheDocument();
  lastClaims(3, porter);
  await choose(user, 'Edificio', 'Torre Oroño');
  await choose(user, 'Lugar', 'Azotea');
  await waitFor(() => expect(screen.getByLabelText('Quién abre')).toHaveValue('Ramón'));
  lastClaims(4);
  await choose(user, 'Edificio', 'Torre Sur');
  await waitFor(() => expect(screen.getByLabelText('Quién abre')).toHaveValue(''));
  expect(screen.getByLabelText('Lugar').closest('.ant-select')).not.toHaveTextContent('Azotea');
  await user.click(screen.getByLabelText('Lugar'));
  expect(await screen.findByText('Quincho', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
});

test('what is typed is kept when another building is chosen', async () => {
  const { user } = await openForm(two, buildConsortiumUser(several));
  write('Quién abre', 'Elsa');
  lastClaims(3, porter);
  await choose(user, 'Edificio', 'Torre Oroño');
  await screen.findByLabelText('Lugar');
  expect(screen.getByLabelText('Quién abre')).toHaveValue('Elsa');
});

test('staff read where it is, who opens, when, and why it is urgent', async () => {
  const claim = {
    ...porter,
    place: 'Cocheras',
    place_detail: 'box 12',
    preferred_date: '2026-12-03',
    urgent_reason: 'Cae sobre el tablero',
  };
  api()
    .get('/api/logic/project_claim/7')
    .reply(200, ok(buildProjectClaim({ id: 7, ...claim })));
  renderApp('/consorcio-reclamos/7', { user: buildUser() });
  expect(await screen.findByText('Urgente')).toBeInTheDocument();
  expect(await screen.findByText('Por qué es urgente')).toBeInTheDocument();
  expect(screen.getByText('Cae sobre el tablero')).toBeInTheDocument();
  expect(screen.getAllByText('Cocheras · box 12').length).toBeGreaterThan(0);
  expect(await screen.findByRole('link', { name: 'Ramón · 3415550177' })).toHaveAttribute('href', 'tel:+543415550177');
  expect(screen.getByText('Lunes a viernes de 8 a 16')).toBeInTheDocument();
  expect(screen.getByText('03/12/2026')).toBeInTheDocument();
});

test.each([
  [true, 1],
  [false, 0],
])(
  'a claim whose author is the account (%s) can be corrected and withdrawn, whoever created it',
  async (isOwn, count) => {
    const claim = buildProjectClaim({
      id: 7,
      is_own: isOwn,
      claim: { claim_status: { code: 'pending', label: 'En análisis' } },
    });
    api()
      .get('/api/logic/project_claim/7')
      .reply(200, ok({ ...claim, created_by: { username: 'anterior@demo.ar', name: 'Administración anterior' } }));
    renderApp('/consorcio-reclamos/7', { user: buildConsortiumUser() });
    await screen.findByText('Datos del reclamo');
    for (const name of ['Corregir', 'Retirar reclamo'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(count);
  },
);
