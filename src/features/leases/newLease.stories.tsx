import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageOf } from '../../../test/support/builders/claims';
import { buildUnit } from '../../../test/support/builders/units';
import { buildClientUser, buildUser } from '../../../test/support/builders/users';
import { rulesText } from '../../contract/rulesText';
import { press, shows, then } from '../../../test/support/play';
import { NewLeaseScreen } from './NewLeaseScreen';

const meta: Meta<typeof NewLeaseScreen> = { title: 'Pantallas/Alquileres/Crear inquilino', component: NewLeaseScreen };
export default meta;
type Story = StoryObj<typeof NewLeaseScreen>;

const by = (user: ReturnType<typeof buildUser>) => ({
  portal: { user, path: '/crear-inquilino', answers: { 'GET /logic/unit': pageOf([buildUnit({ is_owner: true })]) } },
});

export const Propietario: Story = { parameters: by(buildClientUser()) };
export const Administración: Story = { parameters: by(buildUser()) };
export const SinUnidades: Story = { parameters: by(buildClientUser({ properties_count: 0 })) };
export const Incompleto: Story = {
  parameters: by(buildClientUser()),
  // The only unit is chosen once the units have loaded; without it, its field would be the first one with an error.
  play: then(shows(/Torre Oroño/), press('Enviar solicitud'), shows(rulesText.allFields)),
};
