import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { submit, typeAndSubmit } from '../../../test/support/play';
import { ForgotScreen } from './ForgotScreen';
import { LoginScreen } from './LoginScreen';
import { ResetScreen } from './ResetScreen';

const meta: Meta<typeof LoginScreen> = { title: 'Acceso/Pantallas', component: LoginScreen };
export default meta;
type Story = StoryObj<typeof LoginScreen>;

const login = (slug: string, answers: Record<string, unknown> = {}) => ({
  portal: { path: `/auth/login/${slug}`, route: '/auth/login/:type', answers },
});
export const LoginDeClientes: Story = { parameters: login('clientes') };
export const LoginDeConsorcios: Story = { parameters: login('consortium') };
export const LoginDeSupervisores: Story = { parameters: login('manager') };
export const LoginDeAdministracion: Story = { parameters: login('admin') };
export const LoginIncompleto: Story = { parameters: login('clientes'), play: submit };
export const LoginRechazado: Story = {
  parameters: login('clientes', { 'POST /auth/client/login': { status: 401, message: 'Error al iniciar sesión' } }),
  play: typeAndSubmit({ username: 'cliente@demo.ar', password: 'equivocada' }),
};
export const Olvido: Story = { render: () => <ForgotScreen /> };
export const OlvidoConEmailMalo: Story = { render: () => <ForgotScreen />, play: submit };
export const OlvidoEnviado: Story = {
  render: () => <ForgotScreen />,
  parameters: { portal: { answers: { 'POST /auth/password/forgot': ok(null) } } },
  play: typeAndSubmit({ username: 'cliente@demo.ar' }),
};
export const NuevaClave: Story = {
  render: () => <ResetScreen />,
  parameters: { portal: { path: '/auth/restablecer?token=uno', answers: { 'POST /auth/password/check': ok(null) } } },
};
export const NuevaClaveConProblemas: Story = {
  render: () => <ResetScreen />,
  parameters: { portal: { path: '/auth/restablecer?token=uno', answers: { 'POST /auth/password/check': ok(null) } } },
  play: typeAndSubmit({ password: 'corta', repeated: 'otra' }),
};
export const EnlaceIncompleto: Story = {
  render: () => <ResetScreen />,
  parameters: { portal: { path: '/auth/restablecer' } },
};
export const EnlaceVencido: Story = {
  render: () => <ResetScreen />,
  parameters: {
    portal: {
      path: '/auth/restablecer?token=uno',
      answers: { 'POST /auth/password/check': { status: 422, message: 'El enlace venció o ya fue usado.' } },
    },
  },
};
export const CodigoDeVerificacion: Story = {
  parameters: login('admin', {
    'POST /auth/admin/login': {
      status: 401,
      message: 'Ingresá el código de tu aplicación de verificación.',
      errors: [{ field: 'code', message: 'Ingresá el código de tu aplicación de verificación.' }],
    },
  }),
  play: typeAndSubmit({ username: 'admin@demo.ar', password: 'una clave' }),
};
