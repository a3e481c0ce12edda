import { screen, waitFor, within } from '@testing-library/react';
import { ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { buildContractor, buildContractorDetail, buildWork, buildWorkDetail } from '../../support/builders/works';
import { fillIn, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/works/WorkScreen'),
  () => import('../../../src/features/works/NewWorkScreen'),
  () => import('../../../src/features/contractors/ContractorScreen'),
);

const other = buildContractor({ id: 5, name: 'Electricidad Litoral' });
const claim = { ...buildWork().claims[0]!, category_id: 1, project_id: 3, open_work_ids: [24], photos: [] };
const choices = () => {
  const optional = () => api().persist();
  optional()
    .get('/api/logic/contractor')
    .query({ active: true })
    .optionally()
    .reply(200, ok([buildContractor(), other]));
  optional()
    .get('/api/logic/work_order/claim')
    .query(true)
    .optionally()
    .reply(200, ok([claim]));
  for (const path of ['/api/logic/colleague', '/api/model/claim_category', '/api/logic/project'])
    optional().get(path).optionally().reply(200, ok([]));
};
const refusal = {
  success: false,
  message: 'El reclamo #95 ya está en el trabajo 24, de Electricidad Litoral (pedido).',
  errors: [{ field: 'known_open_works', message: 'El reclamo #95 ya está en el trabajo 24.' }],
};
const answerOpenWorks = () =>
  api()
    .get('/api/logic/work_order')
    .query({ claim_id: '95', status: 'asked,accepted,done' })
    .reply(200, ok([buildWork({ id: 24, contractor: { id: 5, name: 'Electricidad Litoral' } })]));

test('a second work order for a claim shows who has the first one and asks; only then it is sent again', async () => {
  choices();
  const { user } = renderApp('/encargar-trabajo?reclamos=95', { user: buildUser() });
  await user.click(await screen.findByRole('combobox', { name: 'Quién lo hace' }));
  await user.click(await screen.findByText('Sanitarios Paraná'));
  fillIn({ 'Qué hay que hacer': 'Cambiar el flexible.' });
  api().post('/api/logic/work_order').times(2).reply(409, refusal);
  answerOpenWorks();
  await user.click(screen.getByRole('button', { name: 'Encargar trabajo' }));
  const asked = () => screen.findByRole('dialog', { name: 'Ya hay un trabajo abierto' });
  expect(
    within(await asked()).getByRole('link', { name: 'Trabajo 24, de Electricidad Litoral · pedido' }),
  ).toHaveAttribute('href', '/trabajos/24');
  await user.click(within(await asked()).getByRole('button', { name: 'Cancelar' }));
  expect(
    await screen.findByText('No se encargó: ya hay un trabajo abierto para el mismo reclamo.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Qué hay que hacer')).toHaveValue('Cambiar el flexible.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  answerOpenWorks();
  await user.click(screen.getByRole('button', { name: 'Encargar trabajo' }));
  api()
    .post('/api/logic/work_order', (body: { known_open_works?: number[] }) => body.known_open_works?.join() === '24')
    .reply(201, ok(buildWorkDetail()));
  api().get('/api/logic/work_order/21').reply(200, ok(buildWorkDetail()));
  api().get('/api/logic/visit').query(true).optionally().reply(200, ok([]));
  await user.click(within(await asked()).getByRole('button', { name: 'Encargarlo igual' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trabajo 21' })).toBeInTheDocument();
});

test("the contractor's link stands before everything else of its work order; an inactive contractor gets none", async () => {
  api().get('/api/logic/visit').query(true).optionally().reply(200, ok([]));
  api().get('/api/logic/work_order/21').reply(200, ok(buildWorkDetail()));
  const { unmount } = renderApp('/trabajos/21', { user: buildUser() });
  await screen.findByRole('button', { name: 'Crear enlace' });
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Enlace del contratista');
  unmount();

  const contact = { phone_number: '3415550101', email: 'a@b.ar', active: false };
  api().get('/api/logic/visit').query(true).optionally().reply(200, ok([]));
  api()
    .get('/api/logic/work_order/21')
    .reply(200, ok(buildWorkDetail({ contact })));
  renderApp('/trabajos/21', { user: buildUser() });
  expect(await screen.findByText(/El contratista está inactivo: no recibe enlaces/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /enlace|email/ })).not.toBeInTheDocument();
});

test('deactivating a contractor says what ends and asks; then its open work orders can be passed on', async () => {
  choices();
  const contractor = buildContractorDetail({ open_works: 2 });
  api().get('/api/logic/contractor/4').reply(200, ok(contractor));
  api()
    .persist()
    .get('/api/logic/work_order')
    .query((query) => query.status === undefined)
    .reply(200, pageOf([]));
  const { user } = renderApp('/contratistas/4', { user: buildUser() });
  const deactivate = async () => {
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    return within(await screen.findByRole('dialog', { name: '¿Desactivar a Sanitarios Paraná?' }));
  };
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.click(await screen.findByRole('combobox', { name: 'Situación' }));
  await user.click(await screen.findByText('Inactivo', { selector: '.ant-select-item-option-content' }));
  const dialog = await deactivate();
  expect(dialog.getByText(/Sus enlaces dejan de servir enseguida/)).toBeInTheDocument();
  expect(dialog.getByText(/Tiene 2 trabajos abiertos/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('Sigue activo: no se guardó.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const inactive = { ...contractor, active: false, version: 2 };
  api()
    .put('/api/logic/contractor/4', (body: { active?: boolean }) => body.active === false)
    .reply(200, ok(inactive));
  api().persist().get('/api/logic/contractor/4').reply(200, ok(inactive));
  const left = [buildWork(), buildWork({ id: 22, instructions: 'Revisar la bomba.', version: 3 })];
  let remaining = left;
  api()
    .persist()
    .get('/api/logic/work_order')
    .query((query) => query.status === 'asked,accepted')
    .reply(200, () => pageOf(remaining));
  await user.click((await deactivate()).getByRole('button', { name: 'Desactivar' }));

  const panel = within((await screen.findByText('Trabajos que le quedaron')).closest('section')!);
  await user.click(await panel.findByRole('button', { name: 'Pasar los 2 trabajos' }));
  expect(panel.getByText('Elegí a quién pasárselos.')).toBeInTheDocument();
  await user.click(panel.getByRole('combobox', { name: 'A quién' }));
  await user.click(await screen.findByText('Electricidad Litoral', { selector: '.ant-select-item-option-content' }));
  const problem = 'Hay una visita acordada con quien lo hace: cancelala antes de cambiarlo.';
  api()
    .put(
      '/api/logic/work_order/21',
      (body: Record<string, unknown>) => body.contractor_id === 5 && body.mail_link === true,
    )
    .reply(200, () => {
      remaining = left.slice(1);
      return ok(buildWorkDetail({ contractor: { id: 5, name: 'Electricidad Litoral' } }));
    });
  api().put('/api/logic/work_order/22').reply(409, { success: false, message: problem });
  await user.click(panel.getByRole('button', { name: 'Pasar los 2 trabajos' }));
  expect(await screen.findByText('1 trabajo pasó a Electricidad Litoral')).toBeInTheDocument();
  expect(await panel.findByText(problem)).toBeInTheDocument();
  expect(await panel.findByRole('button', { name: 'Pasar el trabajo' })).toBeInTheDocument();
});
