import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { leaf, shows, submit, then, typeAndSubmit } from '../../../test/support/play';
import { ForgotScreen } from './ForgotScreen';
import { LoginField } from './LoginField';
import { LoginScreen } from './LoginScreen';
import { ResetScreen } from './ResetScreen';

const meta: Meta<typeof LoginScreen> = { title: 'Pantallas/Acceso', component: LoginScreen };
export default meta;
type Story = StoryObj<typeof LoginScreen>;

const login = (slug: string, answers: Record<string, unknown> = {}) => ({
  portal: { frame: 'auth', path: `/auth/login/${slug}`, route: '/auth/login/:type', answers },
});
export const LoginDeClientes: Story = { parameters: login('clientes') };
export const LoginDeConsorcios: Story = { parameters: login('consortium') };
export const LoginDeSupervisores: Story = { parameters: login('manager') };
export const LoginDeAdministración: Story = { parameters: login('admin') };
export const LoginIncompleto: Story = {
  parameters: login('clientes'),
  play: then(submit, shows('Ingresá tu email.', 'Ingresá tu contraseña.')),
};
export const LoginRechazado: Story = {
  parameters: login('clientes', { 'POST /auth/client/login': { status: 401, message: 'Error al iniciar sesión' } }),
  play: then(typeAndSubmit({ username: 'cliente@demo.ar', password: 'equivocada' }), shows('Error al iniciar sesión')),
};
export const Olvido: Story = { render: () => <ForgotScreen />, parameters: { portal: { frame: 'auth' } } };
export const OlvidoConEmailMalo: Story = {
  render: () => <ForgotScreen />,
  parameters: { portal: { frame: 'auth' } },
  play: then(submit, shows(/email/i)),
};
export const OlvidoEnviado: Story = {
  render: () => <ForgotScreen />,
  parameters: { portal: { frame: 'auth', answers: { 'POST /auth/password/forgot': ok(null) } } },
  play: then(typeAndSubmit({ username: 'cliente@demo.ar' }), shows(/Si hay una cuenta con cliente@demo.ar/)),
};
export const NuevaClave: Story = {
  render: () => <ResetScreen />,
  parameters: {
    portal: { frame: 'auth', path: '/auth/restablecer?token=uno', answers: { 'POST /auth/password/check': ok(null) } },
  },
};
export const NuevaClaveConProblemas: Story = {
  render: () => <ResetScreen />,
  parameters: {
    portal: { frame: 'auth', path: '/auth/restablecer?token=uno', answers: { 'POST /auth/password/check': ok(null) } },
  },
  play: then(
    typeAndSubmit({ password: 'corta', repeated: 'otra' }),
    shows(/al menos|entre 10/, 'Las contraseñas no coinciden.'),
  ),
};
export const EnlaceIncompleto: Story = {
  render: () => <ResetScreen />,
  parameters: { portal: { frame: 'auth', path: '/auth/restablecer' } },
};
export const EnlaceVencido: Story = {
  render: () => <ResetScreen />,
  parameters: {
    portal: {
      frame: 'auth',
      path: '/auth/restablecer?token=uno',
      answers: { 'POST /auth/password/check': { status: 422, message: 'El enlace venció o ya fue usado.' } },
    },
  },
};
export const CódigoDeVerificación: Story = {
  parameters: login('admin', {
    'POST /auth/admin/login': {
      status: 401,
      message: 'Ingresá el código de tu aplicación de verificación.',
      errors: [{ field: 'code', message: 'Ingresá el código de tu aplicación de verificación.' }],
    },
  }),
  play: then(typeAndSubmit({ username: 'admin@demo.ar', password: 'una clave' }), shows(/^Código/)),
};
export const Campo = leaf(
  LoginField,
  { name: 'password', label: 'Contraseña', type: 'password', hint: 'Al menos 10 caracteres.', problem: undefined },
  'Contraseña',
  'Al menos 10 caracteres.',
);
