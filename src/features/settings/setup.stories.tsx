import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildFinishedSetup, buildSetup } from '../../../test/support/builders/setup';
import { buildUser } from '../../../test/support/builders/users';
import { SetupScreen } from './SetupScreen';

const meta: Meta<typeof SetupScreen> = { title: 'Pantallas/Configuración/Primeros pasos', component: SetupScreen };
export default meta;
type Story = StoryObj<typeof SetupScreen>;

const withSetup = (setup: unknown, managesMails = true) => ({
  portal: {
    user: buildUser({ can_manage_email_settings: managesMails, is_setting_up: true }),
    path: '/primeros-pasos',
    answers: { 'GET /logic/setup': setup },
  },
});

export const SinNadaHecho: Story = { parameters: withSetup(ok(buildSetup())) };
export const Empezados: Story = { parameters: withSetup(ok(buildSetup(['company', 'projects', 'units']))) };
export const OtraCuentaConfiguraLosEmails: Story = { parameters: withSetup(ok(buildSetup(['company'])), false) };
export const EsaCuentaNoExiste: Story = {
  parameters: withSetup(ok(buildSetup([], { mail_account: { username: 'admin@demo.ar', exists: false } })), false),
};
export const SinServidorDeCorreo: Story = {
  parameters: withSetup(ok(buildSetup(['company'], { is_smtp_configured: false }))),
};
export const Terminados: Story = { parameters: withSetup(ok(buildFinishedSetup())) };
export const Cargando: Story = { parameters: withSetup('never') };
export const Falla: Story = { parameters: withSetup({ status: 503, message: 'La base de datos no está disponible.' }) };
