import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildPhoneSession, buildSession } from '../../../test/support/builders/sessions';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../../test/support/builders/users';
import { press, shows, then, typeAndSubmit } from '../../../test/support/play';
import FactorDemanded from './FactorDemanded';
import { ProfileScreen } from './ProfileScreen';

const meta: Meta<typeof ProfileScreen> = { title: 'Pantallas/Perfil', component: ProfileScreen };
export default meta;
type Story = StoryObj<typeof ProfileScreen>;

const of = (user: ReturnType<typeof buildUser>) => ({
  portal: { user, path: '/perfil', answers: { 'GET /auth/session': ok([buildSession(), buildPhoneSession()]) } },
});

export const Cliente: Story = {
  parameters: of(buildClientUser({ document: '27845120', address: 'Mitre 10, Rosario' })),
};
export const Administración: Story = { parameters: of(buildUser()) };
export const Consorcio: Story = { parameters: of(buildConsortiumUser()) };
export const Editando: Story = {
  parameters: of(buildClientUser()),
  play: then(press('Editar'), shows('Guardar')),
};
export const SegundoFactor: Story = {
  parameters: of(buildUser()),
  play: then(press('Activar'), shows('Contraseña actual')),
};
const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Posventa:admin?secret=JBSWY3DPEHPK3PXP' };
const codes = ['abcde-fghjk', 'mnpqr-stuvw', 'xyzab-cdefg', 'hjkmn-pqrst', 'uvwxy-zabcd', 'efghj-kmnpq'];
const demanded: Story = {
  render: () => <FactorDemanded />,
  parameters: {
    portal: {
      user: buildUser(),
      answers: {
        'POST /auth/second_factor': ok(setup),
        'POST /auth/second_factor/confirm': ok({ recovery_codes: codes }),
      },
    },
  },
};
const begin = typeAndSubmit({ 'second-factor_password': 'posventa2025' });
export const SegundoFactorClave: Story = { ...demanded, play: then(begin, shows('JBSW Y3DP EHPK 3PXP')) };
export const CódigosDeRecuperación: Story = {
  ...demanded,
  play: then(begin, shows('JBSW Y3DP EHPK 3PXP'), typeAndSubmit({ code: '123456' }), shows('abcde-fghjk')),
};
