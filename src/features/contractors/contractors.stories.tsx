import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildProject } from '../../../test/support/builders/projects';
import { buildContractorDetail } from '../../../test/support/builders/works';
import { shows, submit, then } from '../../../test/support/play';
import { listOf, workAt } from '../../../test/support/builders/world';
import { rulesText } from '../../contract/rulesText';
import { workStatuses } from '../../contract/workStatus';
import { ContractorScreen } from './ContractorScreen';
import { NewContractorScreen } from './NewContractorScreen';

const meta: Meta = { title: 'Pantallas/Trabajos/Contratista' };
export default meta;
type Story = StoryObj;

const choices = {
  'GET /model/claim_category': ok([
    { id: 1, label: 'Sanitarios' },
    { id: 2, label: 'Electricidad' },
  ]),
  'GET /logic/project': pageOf([buildProject()]),
  'GET /logic/contractor/4/cost': ok({
    months: [
      { month: '2026-11', works: 3, agreed: '120000.00', actual: '131500.50' },
      { month: '2026-10', works: 1, agreed: '0.00', actual: '18000.00' },
    ],
    estimated: '0.00',
    agreed: '120000.00',
    actual: '149500.50',
    to_recover: '18000.00',
    received: '0.00',
    works: 9,
    redone: 2,
  }),
};
/** All works of one contractor. */
const ownWorkAt = (at: number) => ({
  ...workAt(at * 4),
  id: 60 - at * 4,
  status: workStatuses[at % workStatuses.length]!,
});
const withContractor = (answer: unknown, works: unknown = listOf(ownWorkAt, 12)) => ({
  portal: {
    path: '/contratistas/4',
    route: '/contratistas/:id',
    answers: { ...choices, 'GET /logic/contractor/4': answer, 'GET /logic/work_order': works },
  },
});
const detail = () => <ContractorScreen />;
const creation = () => <NewContractorScreen />;

export const Completo: Story = { render: detail, parameters: withContractor(ok(buildContractorDetail())) };
export const Inactivo: Story = {
  render: detail,
  parameters: withContractor(
    ok(
      buildContractorDetail({
        active: false,
        visits: { over: 0, missed: 0, unopened: 0 },
        cuit: null,
        email: null,
        figures: { works: 0, done: 0, refused: 0, returned: 0, days_to_done: null },
      }),
    ),
    pageOf([]),
  ),
};
export const Cargando: Story = { render: detail, parameters: withContractor('never') };
export const NoExiste: Story = {
  render: detail,
  parameters: withContractor({ status: 404, message: 'No encontramos ese contratista.' }),
};
export const Nuevo: Story = {
  render: creation,
  parameters: { portal: { path: '/crear-contratista', answers: choices } },
};
export const NuevoIncompleto: Story = {
  render: creation,
  parameters: { portal: { path: '/crear-contratista', answers: choices } },
  play: then(submit, shows(rulesText.allFields)),
};
