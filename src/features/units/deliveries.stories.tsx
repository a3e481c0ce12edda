import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fireEvent, within } from 'storybook/test';
import { ok } from '../../../test/support/builders/claims';
import { buildUser } from '../../../test/support/builders/users';
import { DeliveriesScreen } from './DeliveriesScreen';

const meta: Meta<typeof DeliveriesScreen> = { title: 'Pantallas/Unidades/Sin entrega', component: DeliveriesScreen };
export default meta;
type Story = StoryObj<typeof DeliveriesScreen>;

const units = ['1° A', '1° B', '2° A', 'Cochera 04'].map((name, index) => ({
  ...{ unit_id: index + 1, name, project_id: 3, project_name: 'Torre Oroño' },
  ...(index === 0 ? { owner: null, owned_since: null } : { owner: 'Paula Schneider', owned_since: '2024-05-02' }),
}));
const withUnits = (answer: unknown) => ({
  portal: { user: buildUser(), path: '/unidades/sin-entrega', answers: { 'GET /logic/unit/undelivered': answer } },
});

export const Vacías: Story = { parameters: withUnits(ok(units)) };
export const ConFechas: Story = {
  parameters: withUnits(ok(units)),
  play: async ({ canvasElement }) => {
    const fields = await within(canvasElement).findAllByRole('textbox');
    for (const [index, day] of ['12/03/2024', '', '31/02/2024'].entries())
      await fireEvent.change(fields[index]!, { target: { value: day } });
  },
};
export const TodasTienen: Story = { parameters: withUnits(ok([])) };
export const Cargando: Story = { parameters: withUnits('never') };
export const QueNoCargan: Story = {
  parameters: withUnits({ status: 503, message: 'La base de datos no está disponible.' }),
};
