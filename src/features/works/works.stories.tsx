import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildContractor, buildWork, buildWorkDetail } from '../../../test/support/builders/works';
import { shows, submit, then } from '../../../test/support/play';
import { rulesText } from '../../contract/rulesText';
import { workStatuses } from '../../contract/workStatus';
import { NewWorkScreen } from './NewWorkScreen';
import { WorkListScreen } from './WorkListScreen';
import { WorkScreen } from './WorkScreen';

const meta: Meta = { title: 'Pantallas/Trabajos/Trabajo' };
export default meta;
type Story = StoryObj;

const claim = { ...buildWork().claims[0]!, category_id: 1, project_id: 3 };
const choices = {
  'GET /logic/contractor': ok([
    buildContractor(),
    buildContractor({ id: 5, name: 'Electricidad Litoral', categories: [{ id: 2, label: 'Electricidad' }] }),
  ]),
  'GET /logic/colleague': ok([{ id: 5, name: 'Gustavo Ledesma' }]),
  'GET /logic/work_order/claim': ok([claim]),
};
const list = (answer: unknown): Story => ({
  render: () => <WorkListScreen />,
  parameters: { portal: { path: '/trabajos', answers: { 'GET /logic/work_order': answer } } },
});
const detail = (answer: unknown): Story => ({
  render: () => <WorkScreen />,
  parameters: {
    portal: {
      path: '/trabajos/21',
      route: '/trabajos/:id',
      answers: { ...choices, 'GET /logic/work_order/21': answer },
    },
  },
});
const creation: Story = {
  render: () => <NewWorkScreen />,
  parameters: { portal: { path: '/encargar-trabajo?reclamos=95', answers: choices } },
};

export const Lista = list(
  pageOf(
    workStatuses.map((status, at) => buildWork({ id: 21 - at, status })),
    workStatuses.length,
  ),
);
export const ListaVacía = list(pageOf([]));
export const Pedido = detail(ok(buildWorkDetail()));
export const DevueltoYHecho = detail(
  ok(
    buildWorkDetail({
      status: 'done',
      price: null,
      events: (['created', 'accept', 'finish', 'return', 'finish'] as const).map((what, at) => ({
        id: at + 1,
        what,
        note: what === 'return' ? 'Sigue goteando cuando se abre la caliente.' : '',
        parts: '',
        visit_at: null,
        at: `2026-11-2${at}T13:00:00.000Z`,
        by: 'Mariana Bertolotti',
      })),
    }),
  ),
);
export const DelEquipo = detail(
  ok(buildWorkDetail({ contractor: null, contact: null, assignee: { id: 5, name: 'Gustavo Ledesma' } })),
);
export const Cargando = detail('never');
export const NoExiste = detail({ status: 404, message: 'No encontramos ese trabajo.' });
export const Nuevo = creation;
export const NuevoIncompleto: Story = {
  ...creation,
  play: then(submit, shows(rulesText.instructions)),
};
