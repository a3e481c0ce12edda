import { screen, waitFor, within } from '@testing-library/react';
import type { Cost } from '../../../src/api/costs';
import { buildCost } from '../../support/builders/costs';
import { ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { buildWorkDetail } from '../../support/builders/works';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/works/WorkScreen'),
  () => import('../../../src/features/works/costs/WorkCosts'),
  () => import('../../../src/features/works/costs/CostDialog'),
  () => import('../../../src/features/works/costs/RecoveryDialog'),
  () => import('../../../src/features/works/CostListScreen'),
);

const sums = { estimated: '0.00', agreed: '1000.10', actual: '1200.35', to_recover: '1200.35', received: '0.00' };
const answerCosts = (costs: Cost[]) =>
  api()
    .get('/api/logic/work_order/21/cost')
    .reply(200, ok({ costs, ...sums }));

async function open(user = buildUser(), costs: Cost[] = [buildCost()]) {
  api()
    .get('/api/logic/work_order/21')
    .query(true)
    .reply(200, ok(buildWorkDetail({ id: 21 })));
  if (user.type === 'admin') answerCosts(costs);
  const view = renderApp('/trabajos/21', { user });
  await screen.findByRole('heading', { name: 'Trabajo 21', level: 1 });
  return view;
}

test('a supervisor without the permission sees no costs', async () => {
  await open(buildUser({ type: 'manager' }));
  expect(screen.queryByRole('heading', { name: 'Costos' })).not.toBeInTheDocument();
});

test('an admin reads the costs with their sums, and adds one as people write amounts', async () => {
  const { user } = await open();
  const panel = await screen.findByRole('region', { name: 'Costos' });
  expect(await within(panel).findByText('Acordado $ 1.000,10 · Real $ 1.200,35')).toBeInTheDocument();
  expect(within(panel).getByText('A recuperar: $ 1.200,35 · Por reclamar · 4 días')).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'Comprobante: factura.pdf' })).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Agregar costo' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByText('Escribí al menos un importe.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Real'), '12.500,5');
  let sent: unknown;
  api()
    .post('/api/logic/work_order/21/cost', (body) => {
      sent = body;
      return true;
    })
    .reply(201, ok(buildCost({ id: 6 })));
  answerCosts([buildCost(), buildCost({ id: 6 })]);
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Costo guardado')).toBeInTheDocument();
  expect(JSON.stringify(sent)).toContain('12500.5');
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
});

test('a step of a recovery asks for its day, and a refusal for its reason', async () => {
  const { user } = await open(buildUser(), [buildCost({ recovery: 'claimed', claimed_on: '2026-11-12' })]);
  await user.click(await screen.findByRole('button', { name: 'Anotar que lo rechazaron' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByText('Escribí por qué lo rechazaron.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Por qué lo rechazaron'), 'Dice que era otra cosa');
  api()
    .put(
      '/api/logic/cost/5/recovery',
      (body: { step: string; reason: string }) => body.step === 'refused' && body.reason === 'Dice que era otra cosa',
    )
    .reply(200, ok(buildCost({ recovery: 'refused', refused_reason: 'Dice que era otra cosa', open_days: null })));
  answerCosts([buildCost({ recovery: 'refused', refused_reason: 'Dice que era otra cosa', open_days: null })]);
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Anotado')).toBeInTheDocument();
  expect(await screen.findByText('Motivo: Dice que era otra cosa')).toBeInTheDocument();
});

test('the list of costs shows what is to be got back, and a row leads to its work order', async () => {
  api()
    .get('/api/logic/cost')
    .query((query) => query['recovery'] === 'to_claim,claimed,accepted')
    .reply(200, pageOf([buildCost()]));
  renderApp('/costos?recovery=to_claim,claimed,accepted', { user: buildUser() });
  const row = (await screen.findByText('Sanitarios Paraná')).closest('tr')!;
  expect(within(row).getByText('4 días')).toBeInTheDocument();
  expect(within(row).getAllByText('$ 1.200,35').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Ver el trabajo del costo 5' })).toHaveAttribute('href', '/trabajos/21');
});
