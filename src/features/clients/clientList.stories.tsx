import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageOf } from '../../../test/support/builders/claims';
import { buildClient } from '../../../test/support/builders/clients';
import { clientAt, listOf, rowsOf } from '../../../test/support/builders/world';
import { ClientListScreen } from './ClientListScreen';

const long = buildClient({
  client_id: 9,
  name: 'María de los Ángeles Guadalupe',
  last_name: 'Fernández de la Cruz Montenegro',
  username: 'maria.de.los.angeles.fernandez.de.la.cruz@empresa-constructora.com.ar',
  address: 'Av. Presidente Perón 12345, piso 23, departamento «C», Rosario, Santa Fe',
});

const meta: Meta<typeof ClientListScreen> = { title: 'Pantallas/Clientes/Lista', component: ClientListScreen };
export default meta;
type Story = StoryObj<typeof ClientListScreen>;

const withClients = (answer: unknown, path = '/clientes') => ({
  portal: { path, answers: { 'GET /logic/client': answer } },
});

export const Llena: Story = { parameters: withClients(listOf(clientAt, 128)) };
export const TextosLargos: Story = { parameters: withClients(pageOf([long, ...rowsOf(clientAt, 5)])) };
export const Cargando: Story = { parameters: withClients('never') };
export const Vacía: Story = { parameters: withClients(pageOf([])) };
export const SinResultados: Story = { parameters: withClients(pageOf([]), '/clientes?q=zzz') };
export const Falla: Story = {
  parameters: withClients({
    status: 503,
    message: 'La base de datos no está disponible. Intentá de nuevo en unos segundos.',
  }),
};
