import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { ok } from '../../../test/support/builders/claims';
import { buildCompany } from '../../../test/support/builders/company';
import { buildUser } from '../../../test/support/builders/users';
import { CompanyScreen } from './CompanyScreen';

const meta: Meta<typeof CompanyScreen> = { title: 'Pantallas/Configuración/Empresa', component: CompanyScreen };
export default meta;
type Story = StoryObj<typeof CompanyScreen>;

const withCompany = (company: unknown) => ({
  portal: { user: buildUser(), path: '/empresa', answers: { 'GET /logic/company': company } },
});
const edit: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Editar' }));

export const ConSusDatos: Story = {
  parameters: withCompany(ok(buildCompany({ logo: '/icons/apple-touch-icon.png' }))),
};
export const SinNada: Story = {
  parameters: withCompany(
    ok(
      buildCompany({
        ...{ name: '', colour: '', phone: '', opening_hours: '' },
        fallback: { name: '', colour: null, logo: null },
      }),
    ),
  ),
};
export const Editando: Story = { parameters: withCompany(ok(buildCompany())), play: edit };
export const Cargando: Story = { parameters: withCompany('never') };
export const Falla: Story = {
  parameters: withCompany({ status: 503, message: 'La base de datos no está disponible.' }),
};
