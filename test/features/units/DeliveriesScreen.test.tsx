import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UndeliveredUnit } from '../../../src/api/deliveries';
import { ok } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/units/DeliveriesScreen'));

const unitsOf = (count: number): UndeliveredUnit[] =>
  Array.from({ length: count }, (_each, index) => ({
    unit_id: index + 1,
    name: `Unidad ${index + 1}`,
    project_id: 3,
    project_name: 'Torre Oroño',
    owner: index === 0 ? null : 'Paula Schneider',
    owned_since: index === 0 ? null : '2024-05-02',
  }));
const answer = (units: UndeliveredUnit[]) => api().get('/api/logic/unit/undelivered').reply(200, ok(units));
const open = async (units: UndeliveredUnit[]) => {
  answer(units);
  const rendered = renderApp('/unidades/sin-entrega', { user: buildUser() });
  await screen.findByLabelText('Fecha de entrega de Unidad 1, Torre Oroño');
  return rendered;
};
const field = (number: number) => screen.getByLabelText(`Fecha de entrega de Unidad ${number}, Torre Oroño`);
const paste = (number: number, text: string) =>
  fireEvent.paste(field(number), { clipboardData: { getData: () => text } });
const saves = (saved: number[], refused: object[] = []) => {
  const bodies: object[] = [];
  api()
    .put('/api/logic/unit/delivery', (body: object) => bodies.push(body) > 0)
    .reply(200, ok({ saved, refused }));
  return bodies;
};
beforeEach(() => localStorage.clear());

test('days are typed down the column with Enter, shown in full, and saved together', async () => {
  const { user } = await open(unitsOf(3));
  await user.click(field(1));
  await user.keyboard('12/3/24{Enter}1 de abril de 2024{Enter}');
  expect(field(3)).toHaveFocus();
  expect(field(1)).toHaveValue('12/03/2024');
  expect(field(2)).toHaveValue('01/04/2024');
  await user.keyboard('{ArrowUp}');
  expect(field(2)).toHaveFocus();
  const bodies = saves([1, 2]);
  answer(unitsOf(3).slice(2));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Se guardaron 2 fechas')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Unidad 1')).not.toBeInTheDocument());
  expect(bodies).toEqual([{ unit_ids: [1, 2], delivery_dates: ['2024-03-12', '2024-04-01'] }]);
});

test('a search keeps some rows, a pasted column goes down those, and what was typed in the others stays', async () => {
  const { user } = await open(unitsOf(12));
  await user.type(field(3), '12/03/2024');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por unidad, proyecto o propietario' }), 'unidad 1');
  await waitFor(() => expect(screen.queryByText('Unidad 3')).not.toBeInTheDocument());
  paste(10, '01/04/2024\r\n02/04/2024\r\n');
  expect(field(10)).toHaveValue('01/04/2024');
  expect(field(11)).toHaveValue('02/04/2024');
  const bodies = saves([3, 10, 11]);
  answer(unitsOf(12));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Se guardaron 3 fechas')).toBeInTheDocument();
  expect(bodies).toEqual([{ unit_ids: [3, 10, 11], delivery_dates: ['2024-03-12', '2024-04-01', '2024-04-02'] }]);
});

test('leaving with unsaved days asks first, and they are there on return', async () => {
  const { user } = await open(unitsOf(2));
  await user.type(field(1), '12/03/2024');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Unidades' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Hay fechas sin guardar');
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field(1)).toHaveValue('12/03/2024');
});

test('a pasted column fills the rows below; what is no day for certain is an error in its cell and stays', async () => {
  const { user } = await open(unitsOf(5));
  paste(2, '12/03/2024\r\n\r\n45363\r\n31/02/2024\r\n');
  expect(field(1)).toHaveValue('');
  expect(field(2)).toHaveValue('12/03/2024');
  expect(field(3)).toHaveValue('');
  expect(field(4)).toHaveValue('45363');
  expect(field(4)).toBeInvalid();
  expect(field(5)).toBeInvalid();
  const bodies = saves([2]);
  answer(unitsOf(5).filter(({ unit_id: id }) => id !== 2));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByText('Unidad 2')).not.toBeInTheDocument());
  expect(bodies).toEqual([{ unit_ids: [2], delivery_dates: ['2024-03-12'] }]);
  expect(field(4)).toHaveValue('45363');
  expect(field(4)).toHaveFocus();
});

test('a refused row says why and keeps its text until it is changed', async () => {
  const { user } = await open(unitsOf(2));
  paste(1, '12/03/2024\n13/03/2024');
  saves([2], [{ unit_id: 1, message: 'Otra persona ya cargó el 01/01/2024.' }]);
  answer(unitsOf(1));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Otra persona ya cargó el 01/01/2024.')).toBeInTheDocument();
  expect(field(1)).toHaveValue('12/03/2024');
  expect(field(1)).toHaveAccessibleDescription('Otra persona ya cargó el 01/01/2024.');
  await user.type(field(1), '{Backspace}5');
  expect(screen.queryByText('Otra persona ya cargó el 01/01/2024.')).not.toBeInTheDocument();
});

test('a failed save loses nothing, and a reload restores what was typed', async () => {
  const { user, unmount } = await open(unitsOf(2));
  paste(1, '12/03/2024\n13/03/2024');
  api().put('/api/logic/unit/delivery').reply(503, { success: false, message: 'La base de datos no está disponible.' });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('La base de datos no está disponible.')).toBeInTheDocument();
  expect(field(2)).toHaveValue('13/03/2024');
  unmount();
  await open(unitsOf(2));
  expect(field(2)).toHaveValue('13/03/2024');
});

test('a thousand rows have pages; a pasted column and the keyboard go on to the next one', async () => {
  const { user } = await open(unitsOf(1000));
  expect(screen.getAllByRole('textbox')).toHaveLength(50);
  paste(1, Array.from({ length: 1002 }, () => '12/03/2024').join('\n'));
  expect(await screen.findByText('Sobraron 2 líneas: no hay más unidades en la lista.')).toBeInTheDocument();
  expect(screen.getByText('1000 unidades sin fecha · 1000 fechas escritas')).toBeInTheDocument();
  await user.click(field(50));
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Fecha de entrega de Unidad 51, Torre Oroño')).toHaveFocus();
  expect(field(51)).toHaveValue('12/03/2024');
  const bodies = saves(unitsOf(1000).map(({ unit_id: id }) => id));
  answer([]);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Todas las unidades activas tienen su fecha de entrega.')).toBeInTheDocument();
  expect((bodies[0] as { unit_ids: number[] }).unit_ids).toHaveLength(1000);
});

test('the units of one project; a link leads to those of all', async () => {
  api()
    .get('/api/logic/unit/undelivered')
    .query({ project_id: 3 })
    .reply(200, ok(unitsOf(1)));
  renderApp('/unidades/sin-entrega?proyecto=3', { user: buildUser() });
  expect(await screen.findByText('Sólo las de Torre Oroño.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver las de todos los proyectos' })).toHaveAttribute(
    'href',
    '/unidades/sin-entrega',
  );
});
