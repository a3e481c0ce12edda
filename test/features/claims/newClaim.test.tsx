import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildWarrantyTerm } from '../../support/builders/content';
import { claimLookups } from '../../support/builders/lookups';
import { buildUnit } from '../../support/builders/units';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { answerList, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/NewUnitClaimScreen'),
  () => import('../../../src/features/claims/ClaimListScreens'),
);

const person = buildClientUser();
const draftKey = `posventa-draft:${person.id}:unit-claim`;
const units = [buildUnit(), buildUnit({ unit_id: 16, contract_id: 17, name: '4° C' })];

async function openForm(user = person, unitList = units) {
  for (const [call, answer] of Object.entries(claimLookups))
    api()
      .get(`/api${call.slice(4)}`)
      .reply(200, answer);
  answerList('/logic/unit', unitList);
  if (user.type === 'client') answerList('/model/warranty_term', [buildWarrantyTerm({ covers: 'Goteo y pérdidas.' })]);
  const view = renderApp('/reclamos/agregar-reclamo', { user });
  await screen.findByRole('button', { name: 'Crear reclamo' });
  return view;
}
const write = (text: string) => fireEvent.change(screen.getByLabelText('Descripción'), { target: { value: text } });
const chosenIn = (label: string) => screen.getByLabelText(label).closest('.ant-select')?.textContent;
const isBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test('a client describes the problem first, and one tap on a suggestion chooses category and item', async () => {
  const { user } = await openForm();
  expect(isBefore(screen.getByLabelText('Descripción'), screen.getByLabelText('Unidad'))).toBe(true);
  expect(screen.queryByRole('group', { name: '¿Es alguno de estos?' })).not.toBeInTheDocument();
  write('La canilla de la cocina gotea desde el lunes');
  const suggestions = await screen.findByRole('group', { name: '¿Es alguno de estos?' });
  await user.click(within(suggestions).getByRole('button', { name: /^Canilla o grifería/ }));
  expect(chosenIn('Rubro')).toBe('Sanitarios');
  expect(chosenIn('Ítem')).toBe('Canilla o grifería');
  expect(within(suggestions).getByRole('button', { pressed: true })).toHaveTextContent('Canilla o grifería');
  expect(screen.getByText(/^Elegiste el rubro .+ y el ítem Canilla o grifería\.$/)).toHaveAttribute('role', 'status');
  expect(JSON.parse(localStorage.getItem(draftKey) ?? '{}')).toMatchObject({
    values: { claim_category_id: 2, claim_item_id: 22 },
  });
});

test('staff start with the location', async () => {
  await openForm(buildUser());
  expect(isBefore(screen.getByLabelText('Unidad'), screen.getByLabelText('Descripción'))).toBe(true);
  write('La canilla de la cocina gotea desde el lunes');
  expect(screen.queryByRole('group', { name: '¿Es alguno de estos?' })).not.toBeInTheDocument();
});

test('the unit of the last claim is preselected, which creates no draft', async () => {
  localStorage.setItem('id', String(person.id));
  localStorage.setItem('last-units', JSON.stringify({ [person.id]: 17 }));
  await openForm();
  await waitFor(() => expect(chosenIn('Unidad')).toBe('4° C · Torre Oroño'));
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('the unit that the address names is chosen, also if a client has more units than the list shows at once', async () => {
  const many = Array.from({ length: 31 }, (_each, index) =>
    buildUnit({ unit_id: 100 + index, contract_id: 200 + index, name: `Cochera ${index + 1}` }),
  );
  for (const [call, answer] of Object.entries(claimLookups))
    api()
      .get(`/api${call.slice(4)}`)
      .reply(200, answer);
  answerList('/model/warranty_term', [buildWarrantyTerm()]);
  api()
    .get('/api/logic/unit')
    .query({ page: 1, page_size: 30, active: true })
    .reply(200, pageOf(many.slice(0, 30), 31));
  api().get('/api/logic/unit').query({ active: true }).reply(200, ok(many));
  renderApp('/reclamos/agregar-reclamo?contrato=230', { user: person });
  await screen.findByRole('button', { name: 'Crear reclamo' });
  await waitFor(() => expect(chosenIn('Unidad')).toBe('Cochera 31 · Torre Oroño'));
});

test('missing fields show one error, below the fields', async () => {
  const { user } = await openForm();
  write('La canilla de la cocina gotea desde el lunes');
  await user.click(screen.getByRole('button', { name: 'Crear reclamo' }));
  const message = 'Debe seleccionar todos los campos de la ubicación del problema.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(isBefore(screen.getByText(message), screen.getByLabelText('Unidad'))).toBe(true);
  await user.click(await screen.findByRole('button', { name: /^Canilla o grifería/ }));
  expect(isBefore(screen.getByLabelText('Lugar'), screen.getByText(message))).toBe(true);
});

describe('an unsent claim', () => {
  const list = async (values: object) => {
    localStorage.setItem(draftKey, JSON.stringify({ values, requestKey: 'k' }));
    api()
      .get('/api/logic/unit_claim')
      .query(true)
      .reply(200, pageOf([buildUnitClaim()]));
    const view = renderApp('/reclamos', { user: person });
    await screen.findByText(/^1–1 de 1/);
    return view;
  };

  test('is announced above the list, with a link to it, and can be discarded', async () => {
    const { user } = await list({ description: 'La canilla' });
    const notice = screen.getByText(/Tenés un reclamo sin enviar/).parentElement!;
    expect(within(notice).getByRole('link', { name: 'Seguir' })).toHaveAttribute('href', '/reclamos/agregar-reclamo');
    await user.click(within(notice).getByRole('button', { name: 'Descartar' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByText(/Tenés un reclamo sin enviar/)).not.toBeInTheDocument());
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test('is not announced if the form only filled its own fields', async () => {
    await list({ contact_name: 'Laura', priority: 'medium', description: '' });
    expect(screen.queryByText(/Tenés un reclamo sin enviar/)).not.toBeInTheDocument();
  });
});

describe('a let unit', () => {
  const tenant = {
    client_id: 30,
    username: 'ana@correo.ar',
    name: 'Ana',
    last_name: 'Pérez',
    phone_number: '3415550123',
  };
  const lease = { id: 4, lease_start_date: '2026-01-01', lease_end_date: '2099-01-01', tenant };
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  test('asks its owner for the contact of the visit, and fills it in', async () => {
    localStorage.setItem('id', String(person.id));
    localStorage.setItem('last-units', JSON.stringify({ [person.id]: 17 }));
    const { user } = await openForm(person, [units[0]!, { ...units[1]!, is_owner: true, lease_contract: lease }]);
    const question = await screen.findByRole('group', { name: '¿Quién abre la puerta?' });
    const ownContact = [value('Nombre de contacto'), value('Teléfono de contacto')];
    expect(within(question).getByRole('button', { pressed: true })).toHaveTextContent('Yo');
    await user.click(within(question).getByRole('button', { name: /Ana Pérez/ }));
    expect([value('Nombre de contacto'), value('Teléfono de contacto')]).toEqual(['Ana Pérez', '3415550123']);
    await user.click(within(question).getByRole('button', { name: 'Yo' }));
    expect([value('Nombre de contacto'), value('Teléfono de contacto')]).toEqual(ownContact);

    // Another unit: the tenant is no longer the contact.
    await user.click(within(question).getByRole('button', { name: /Ana Pérez/ }));
    await user.click(screen.getByLabelText('Unidad'));
    await user.click(await screen.findByTitle('1° A · Torre Oroño'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect([value('Nombre de contacto'), value('Teléfono de contacto')]).toEqual(ownContact);
  });

  test('offers staff the tenant and the owner; the owner of a unit that is not let is filled in', async () => {
    const owner = { ...tenant, name: 'Laura', last_name: 'Giménez', phone_number: '3415550199' };
    const free = { ...units[0]!, owner_profile: owner };
    const { user } = await openForm(buildUser(), [free, { ...units[1]!, owner_profile: owner, lease_contract: lease }]);
    await user.click(await screen.findByLabelText('Unidad'));
    await user.click(await screen.findByTitle('1° A · Torre Oroño'));
    await waitFor(() => expect(value('Nombre de contacto')).toBe('Laura Giménez'));
    expect(value('Teléfono de contacto')).toBe('3415550199');
    await user.click(screen.getByLabelText('Unidad'));
    await user.click(await screen.findByTitle('4° C · Torre Oroño'));
    const question = await screen.findByRole('group', { name: '¿Quién abre la puerta?' });
    expect(within(question).getByRole('button', { name: /Laura Giménez propietario/ })).toBeInTheDocument();
    expect(value('Nombre de contacto')).toBe('');
    await user.click(within(question).getByRole('button', { name: /Ana Pérez inquilino/ }));
    expect([value('Nombre de contacto'), value('Teléfono de contacto')]).toEqual(['Ana Pérez', '3415550123']);
  });

  test('asks no other user', async () => {
    await openForm(person, [{ ...units[1]!, lease_contract: lease }]);
    await waitFor(() => expect(chosenIn('Unidad')).toBe('4° C · Torre Oroño'));
    expect(screen.queryByRole('group', { name: '¿Quién abre la puerta?' })).not.toBeInTheDocument();
  });
});

test('a tenant whose lease starts later reads the date in the empty list, which offers no new claim', async () => {
  answerList('/logic/unit', []);
  answerList('/logic/unit_claim', []);
  renderApp('/reclamos', { user: { ...person, lease_starts_on: '2026-12-22' } });
  expect(
    await screen.findByText('Tu alquiler empieza el 22/12/2026. Desde ese día podés hacer reclamos.'),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Crear reclamo' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Cuando algo falle/)).not.toBeInTheDocument();
});

test('a client who also has a unit can create claims before a lease starts', async () => {
  answerList('/logic/unit', [buildUnit()]);
  answerList('/logic/unit_claim', []);
  renderApp('/reclamos', { user: { ...person, lease_starts_on: '2026-12-22' } });
  expect(
    await within(await screen.findByRole('main')).findByRole('link', { name: 'Crear reclamo' }),
  ).toBeInTheDocument();
  expect(await screen.findByText(/Cuando algo falle/)).toBeInTheDocument();
});

test('staff of a portal without units get a hint how to begin, not an error', async () => {
  await openForm(buildUser(), []);
  expect((await screen.findByText(/Todavía no hay unidades en el portal/)).parentElement).toHaveClass('field-hint');
  expect(screen.getByRole('link', { name: 'Crear unidad' })).toHaveAttribute('href', '/crear-unidad');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a tenant whose lease starts later sees the date, and no form', async () => {
  answerList('/logic/unit', []);
  renderApp('/reclamos/agregar-reclamo', { user: { ...person, lease_starts_on: '2026-12-22' } });
  expect(
    await screen.findByText('Tu alquiler empieza el 22/12/2026. Desde ese día podés hacer reclamos.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Crear reclamo' })).not.toBeInTheDocument();
});
