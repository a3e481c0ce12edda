import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildEmailSettings, buildOutboxMail } from '../../../test/support/builders/emailSettings';
import { buildProject } from '../../../test/support/builders/projects';
import { buildUser } from '../../../test/support/builders/users';
import { shows } from '../../../test/support/play';
import { EmailSettingsScreen } from './EmailSettingsScreen';

const meta: Meta<typeof EmailSettingsScreen> = {
  // Loaded after the rest: the picture would be taken before.
  loaders: [() => import('./ExtraRecipients')],
  title: 'Pantallas/Configuración/Emails',
  component: EmailSettingsScreen,
};
export default meta;
type Story = StoryObj<typeof EmailSettingsScreen>;

const mails = pageOf([
  buildOutboxMail(),
  buildOutboxMail({
    id: 902,
    to: 'federico.luna@correo.ar',
    subject: 'Reclamo #98: te proponemos tres horarios',
    status: 'pending',
    attempts: 0,
    sent_at: null,
  }),
  buildOutboxMail({
    id: 903,
    to: 'una-direccion-muy-larga-que-no-existe@correo-de-la-empresa.com.ar',
    subject: 'Te invitamos al portal de posventa',
    status: 'failed',
    attempts: 5,
    sent_at: null,
    last_error: '550 5.1.1 The email account that you tried to reach does not exist.',
  }),
]);
const withSettings = (settings: unknown, outbox: unknown = mails) => ({
  portal: {
    user: buildUser({ can_manage_email_settings: true }),
    path: '/email-settings',
    answers: {
      'GET /logic/email_settings': settings,
      'GET /logic/email_settings/outbox': outbox,
      'GET /logic/project': pageOf([buildProject()]),
    },
  },
});

/** The additional recipients are loaded after the rest. */
const showsRecipients = shows('Quitar');

export const Completa: Story = { parameters: withSettings(ok(buildEmailSettings())), play: showsRecipients };
export const SinServidorDeCorreo: Story = {
  parameters: withSettings(ok(buildEmailSettings({ is_smtp_configured: false, extra_recipients: [] })), pageOf([])),
};
export const BandejaQueNoCarga: Story = {
  parameters: withSettings(ok(buildEmailSettings()), { status: 503, message: 'La base de datos no está disponible.' }),
  play: showsRecipients,
};
export const Cargando: Story = { parameters: withSettings('never', 'never') };
export const Falla: Story = {
  parameters: withSettings({ status: 503, message: 'La base de datos no está disponible.' }),
};
