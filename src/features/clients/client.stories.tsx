import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildClientDetail } from '../../../test/support/builders/clients';
import { ClientScreen } from './ClientScreen';

const meta: Meta<typeof ClientScreen> = { title: 'Pantallas/Clientes/Detalle', component: ClientScreen };
export default meta;
type Story = StoryObj<typeof ClientScreen>;

const withClient = (answer: unknown) => ({
  portal: { path: '/clientes/22', route: '/clientes/:id', answers: { 'GET /logic/client/22': answer } },
});

export const ConUnidades: Story = { parameters: withClient(ok(buildClientDetail())) };
export const SinUnidades: Story = {
  parameters: withClient(ok(buildClientDetail({ property_list: [], lease_list: [], address: null }))),
};
export const Inquilino: Story = {
  parameters: withClient(
    ok(
      buildClientDetail({
        property_list: [],
        lease_list: [
          { ...buildClientDetail().lease_list[0]!, is_tenant: true, other_party: 'Leandro Moyano', is_running: false },
        ],
      }),
    ),
  ),
};
export const Desactivado: Story = { parameters: withClient(ok(buildClientDetail({ active: false }))) };
export const TextosLargos: Story = {
  parameters: withClient(
    ok(
      buildClientDetail({
        name: 'María de los Ángeles Guadalupe',
        last_name: 'Fernández de la Cruz Montenegro',
        username: 'maria.de.los.angeles.fernandez.de.la.cruz@empresa-constructora.com.ar',
      }),
    ),
  ),
};
export const Cargando: Story = { parameters: withClient('never') };
export const NoExiste: Story = { parameters: withClient({ status: 404, message: 'No encontramos ese cliente.' }) };
export const Falla: Story = {
  parameters: withClient({ status: 503, message: 'La base de datos no está disponible.' }),
};
