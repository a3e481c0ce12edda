import nock from 'nock';
import { screen, waitFor, within } from '@testing-library/react';
import { nextWorkday } from '../../../src/ui/dates';
import { emergencyOf } from '../../../src/contract/emergencies';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUnitWarranty, buildWarrantyTerm, manual } from '../../support/builders/content';
import { claimLookups } from '../../support/builders/lookups';
import { setFull } from '../../support/idbKeyval';
import { buildPhoto } from '../../support/builders/photos';
import { buildUnit } from '../../support/builders/units';
import { buildClientUser } from '../../support/builders/users';
import { answerList, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/NewUnitClaimScreen'),
  () => import('../../../src/features/claims/form/BeforeSending'),
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/ClaimListScreens'),
);

const person = buildClientUser();
const draftKey = `posventa-draft:${person.id}:unit-claim`;
const listKey = `posventa-draft:${person.id}:unit-claim-list`;
const unit = buildUnit();
const filled = {
  unit: { value: unit.contract_id, label: `${unit.name} · ${unit.project_name}`, unitId: unit.unit_id },
  claim_location_id: 1,
  claim_location_detail_id: 11,
  claim_category_id: 2,
  claim_item_id: 22,
  description: 'La canilla de la cocina gotea desde el lunes',
  contact_name: 'Laura Giménez',
  contact_phone: '3415551234',
  preferred_date: nextWorkday(),
  priority: 'medium',
};
const term = buildUnitWarranty();

async function open({ terms = [term], similar = [] as ReturnType<typeof buildUnitClaim>[], isTyped = true } = {}) {
  if (isTyped) localStorage.setItem(draftKey, JSON.stringify({ values: filled, requestKey: 'k' }));
  for (const [call, answer] of Object.entries(claimLookups))
    api()
      .get(`/api${call.slice(4)}`)
      .reply(200, answer);
  answerList('/logic/unit', [unit]);
  answerList('/model/warranty_term', [buildWarrantyTerm()]);
  api().get(`/api/logic/contract/${unit.contract_id}/warranty`).reply(200, ok(terms));
  api()
    .get('/api/logic/unit_claim')
    .query({ page: 1, page_size: 3, unit_id: unit.unit_id, location_id: 1, status: 'pending,approved,open' })
    .reply(200, pageOf(similar));
  const view = renderApp('/reclamos/agregar-reclamo', { user: person });
  await screen.findByRole('button', { name: 'Crear reclamo' });
  return view;
}

test('shows what to do at once, the term as information, and the paragraph of the manual', async () => {
  nock(window.location.origin).get('/content/manual-de-mantenimiento.md').reply(200, manual);
  await open();
  expect(await screen.findByText(/Cerrá la llave de paso/)).toBeInTheDocument();
  expect(
    await screen.findByText('Plazo del cuadro de garantías: hasta el 12/03/2999. Esto no limita tus derechos.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Del manual: Grifería')).toBeInTheDocument();
  expect(screen.getByText(/Las canillas se cierran sin forzarlas/)).toBeInTheDocument();
});

test('a term that has ended refuses nothing, and neither does a missing one', async () => {
  await open({ terms: [{ ...term, expires_on: '2020-03-12', manual: null }] });
  expect(
    await screen.findByText(
      'El plazo del cuadro terminó el 12/03/2020: la empresa va a evaluarlo igual. Esto no limita tus derechos.',
    ),
  ).toBeInTheDocument();
});

test('what was typed can be added to a similar open claim as a message', async () => {
  const similar = buildUnitClaim({ id: 812, claim_id: 812, claim: { description: 'Goteo en la cocina' } });
  const { user } = await open({ terms: [], similar: [similar] });
  expect(await screen.findByText('Ya hay un reclamo parecido: #812, Goteo en la cocina')).toBeInTheDocument();
  let sent: unknown;
  api()
    .post('/api/logic/claim/812/comment', (body) => {
      sent = body;
      return true;
    })
    .reply(201, ok({ id: 1, text: filled.description }));
  api().get('/api/logic/unit_claim/812').query(true).reply(200, ok(similar));
  api().get('/api/logic/claim/812/comment').query(true).reply(200, ok([]));
  api().get('/api/logic/claim/812/history').query(true).reply(200, ok([]));
  await user.click(screen.getByRole('button', { name: 'Agregar a este' }));
  expect(await screen.findByText('Se agregó al reclamo #812')).toBeInTheDocument();
  expect(sent).toMatchObject({ text: filled.description });
  await waitFor(() => expect(window.location.pathname).toBe('/reclamos/812'));
  expect(localStorage.getItem(draftKey)).toBeNull();
  expect(await screen.findByText('Datos del reclamo')).toBeInTheDocument();
});

test('"Es otra cosa" hides the similar claim and keeps the form', async () => {
  const { user } = await open({
    terms: [],
    similar: [buildUnitClaim({ id: 812, claim_id: 812, claim: { description: 'Goteo' } })],
  });
  await user.click(await screen.findByRole('button', { name: 'Es otra cosa' }));
  expect(screen.queryByText(/Ya hay un reclamo parecido/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Descripción')).toHaveValue(filled.description);
});

test('several claims of a unit are collected and sent together; one that fails stays with its reason', async () => {
  const { user } = await open({ terms: [] });
  await user.click(screen.getByRole('button', { name: 'Agregar otra observación' }));
  const list = await screen.findByRole('region', { name: '1 observación para enviar' });
  expect(list).toHaveTextContent(filled.description);
  // The next one keeps unit and contact.
  expect(screen.getByLabelText('Descripción')).toHaveValue('');
  expect(screen.getByLabelText('Nombre de contacto')).toHaveValue('Laura Giménez');
  expect(JSON.parse(localStorage.getItem(listKey) ?? '{}').values.list).toHaveLength(1);
  const path = `/api/logic/contract/${unit.contract_id}/unit_claim`;
  api().post(path).reply(503, { success: false, message: 'La base de datos no está disponible.' });
  await user.click(await within(list).findByRole('button', { name: 'Enviar 1 reclamo' }));
  expect(await within(list).findByRole('alert')).toHaveTextContent('La base de datos no está disponible.');
  api().post(path).reply(201, ok(buildUnitClaim()));
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf([]));
  await user.click(await within(list).findByRole('button', { name: 'Enviar 1 reclamo' }));
  expect(await screen.findByText('Se creó 1 reclamo')).toBeInTheDocument();
  expect(localStorage.getItem(listKey)).toBeNull();
  expect(await screen.findByText('Todavía no hay reclamos.')).toBeInTheDocument();
});

test('one of the list can be edited again, or taken out', async () => {
  const { user } = await open({ terms: [] });
  await user.click(screen.getByRole('button', { name: 'Agregar otra observación' }));
  const list = await screen.findByRole('region', { name: '1 observación para enviar' });
  await user.click(within(list).getByRole('button', { name: 'Editar' }));
  await waitFor(() => expect(screen.getByLabelText('Descripción')).toHaveValue(filled.description));
  expect(screen.queryByRole('region', { name: /para enviar/ })).not.toBeInTheDocument();
});

test('one that is edited again keeps its photos also if there is no room to store them', async () => {
  const { user } = await open({ terms: [] });
  await user.upload(screen.getByLabelText('Fotos'), [buildPhoto('uno.png'), buildPhoto('dos.png')]);
  await screen.findByText('dos.png');
  await user.click(screen.getByRole('button', { name: 'Agregar otra observación' }));
  const list = await screen.findByRole('region', { name: '1 observación para enviar' });
  expect(list).toHaveTextContent('2 fotos');
  expect(screen.queryByText('dos.png')).not.toBeInTheDocument();
  setFull(true);
  await user.click(within(list).getByRole('button', { name: 'Editar' }));
  expect(await screen.findByText('uno.png')).toBeInTheDocument();
  expect(screen.getByText('dos.png')).toBeInTheDocument();
  expect(screen.getByLabelText('Descripción')).toHaveValue(filled.description);
  expect(screen.queryByRole('region', { name: /para enviar/ })).not.toBeInTheDocument();
});

test('one whose photos are no longer stored is not sent, and can be edited to choose them again', async () => {
  const waiting = { id: 'a', requestKey: 'key-a', values: filled, photos: 2 };
  localStorage.setItem(listKey, JSON.stringify({ values: { list: [waiting] }, requestKey: 'l' }));
  const { user } = await open({ terms: [], isTyped: false });
  const list = await screen.findByRole('region', { name: '1 observación para enviar' });
  let sent = 0;
  api()
    .post(`/api/logic/contract/${unit.contract_id}/unit_claim`)
    .optionally()
    .reply(201, () => {
      sent += 1;
      return ok(buildUnitClaim());
    });
  await user.click(within(list).getByRole('button', { name: 'Enviar 1 reclamo' }));
  expect(await within(list).findByRole('alert')).toHaveTextContent(
    'Faltan fotos: editá el reclamo y volvé a elegirlas.',
  );
  expect(sent).toBe(0);
  expect(JSON.parse(localStorage.getItem(listKey) ?? '{}').values.list).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: 'Editar' }));
  expect(await screen.findByText('Faltan 2 fotos, que ya no están guardadas. Volvé a elegirlas.')).toBeInTheDocument();
  expect(screen.getByLabelText('Descripción')).toHaveValue(filled.description);
});

test.each([
  ['Sanitarios', 'Canilla o grifería', 'water'],
  ['Gas', 'Calefón', 'gas'],
  ['Instalación eléctrica', 'Tablero', 'power'],
  ['Carpintería', 'Puerta', undefined],
  ['Pintura', 'Paredes', undefined],
])('%s, %s is about %s', (category, item, kind) => {
  expect(emergencyOf(category, item)).toBe(kind);
});
