import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildSender, sampleMails } from '../../../test/support/builders/mails';
import type { MailFacts } from './mailContent';
import { renderMail } from './template';

interface MailProps {
  mail: keyof typeof sampleMails;
  /** Whether the company has neither a name nor a logo. */
  isUnnamed?: boolean;
  scheme?: 'light' | 'dark';
  part?: 'html' | 'text';
}

const photo = {
  src: new URL('../database/seed/photos/humedad-cielorraso.jpg', import.meta.url).href,
  width: 320,
  height: 240,
};
const logo = { src: '/icons/apple-touch-icon.png', width: 44, height: 44 };

/** Renders a mail in its own document, as a mail program does, so that no style of the portal applies. */
function Mail({ mail, isUnnamed = false, scheme = 'light', part = 'html' }: MailProps) {
  const facts: MailFacts = sampleMails[mail];
  const sender = isUnnamed
    ? buildSender({ name: '', phone: '', openingHours: '', colour: undefined })
    : buildSender({ logo });
  const { html, text } = renderMail(facts, sender, facts.claim && photo);
  // A story cannot change the reader's colour scheme, so it makes the dark styles always apply.
  const shown = scheme === 'dark' ? html.replace('(prefers-color-scheme:dark)', 'all') : html;
  return part === 'text' ? (
    <pre style={{ font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
  ) : (
    <iframe
      title={facts.subject}
      srcDoc={shown}
      style={{ width: '100%', height: 1100, border: 0 }}
      // As tall as the mail, so that pictures show it to its end.
      onLoad={({ currentTarget }) => {
        currentTarget.style.height = `${currentTarget.contentDocument?.documentElement.scrollHeight}px`;
      }}
    />
  );
}

const meta: Meta<typeof Mail> = {
  title: 'Mails/Todos',
  component: Mail,
  argTypes: {
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
    part: { control: 'inline-radio', options: ['html', 'text'] },
  },
};
export default meta;
type Story = StoryObj<typeof Mail>;

export const ReclamoRecibido: Story = { args: { mail: 'claimReceived' } };
export const ReclamoRecibidoOscuro: Story = { args: { mail: 'claimReceived', scheme: 'dark' } };
export const ReclamoRecibidoComoTexto: Story = { args: { mail: 'claimReceived', part: 'text' } };
export const ReclamoCreadoParaElPersonal: Story = { args: { mail: 'claimCreated' } };
export const ReclamoAprobado: Story = { args: { mail: 'claimApproved' } };
export const ReclamoFinalizado: Story = { args: { mail: 'claimCompleted' } };
export const ReclamoFinalizadoOscuro: Story = { args: { mail: 'claimCompleted', scheme: 'dark' } };
export const ReclamoRechazado: Story = { args: { mail: 'claimRejected' } };
export const ReclamoRetirado: Story = { args: { mail: 'claimWithdrawn' } };
export const VariasNovedades: Story = { args: { mail: 'claimNews' } };
export const PrecioDeReparacion: Story = { args: { mail: 'claimPrice' } };
export const ReclamoAsignado: Story = { args: { mail: 'claimAssigned' } };
export const VariosReclamosAsignados: Story = { args: { mail: 'claimsAssigned' } };
export const ReclamosDelDia: Story = { args: { mail: 'claimsOfDay' } };
export const ReclamosDelDiaComoTexto: Story = { args: { mail: 'claimsOfDay', part: 'text' } };
export const RecordatorioDeUnaPregunta: Story = { args: { mail: 'claimReminder' } };
export const TrabajoPedido: Story = { args: { mail: 'workAsked' } };
export const TrabajoPedidoComoTexto: Story = { args: { mail: 'workAsked', part: 'text' } };
export const TrabajoDevuelto: Story = { args: { mail: 'workReturned' } };
export const TrabajoAnulado: Story = { args: { mail: 'workCancelled' } };
export const VisitaPropuesta: Story = { args: { mail: 'visitProposed' } };
export const VisitaPropuestaOscura: Story = { args: { mail: 'visitProposed', scheme: 'dark' } };
export const VisitaPropuestaComoTexto: Story = { args: { mail: 'visitProposed', part: 'text' } };
export const VisitaAcordada: Story = { args: { mail: 'visitAgreed' } };
export const VisitaCambiadaParaQuienVa: Story = { args: { mail: 'visitMoved' } };
export const VisitaCancelada: Story = { args: { mail: 'visitCancelled' } };
export const OtrosHorariosPropuestos: Story = { args: { mail: 'visitCountered' } };
export const VisitaPorElegirParaQuienVa: Story = { args: { mail: 'visitToChoose' } };
export const VisitaPropuestaEnSuNombre: Story = { args: { mail: 'visitToCheck', part: 'text' } };
export const RecordatorioDeUnaVisita: Story = { args: { mail: 'visitReminder' } };
export const CopiaParaOtraDireccion: Story = { args: { mail: 'claimCopy' } };
export const SolicitudDeAlquiler: Story = { args: { mail: 'leaseRequested' } };
export const SolicitudRechazada: Story = { args: { mail: 'leaseRejected' } };
export const Invitacion: Story = { args: { mail: 'invitation' } };
export const InvitacionOscura: Story = { args: { mail: 'invitation', scheme: 'dark' } };
export const InvitacionComoTexto: Story = { args: { mail: 'invitation', part: 'text' } };
export const CuentaCreada: Story = { args: { mail: 'welcome' } };
export const CuentaReactivada: Story = { args: { mail: 'reactivation' } };
export const RecuperarContrasena: Story = { args: { mail: 'recovery' } };
export const EmailCambiado: Story = { args: { mail: 'emailChanged' } };
export const ContrasenaCambiada: Story = { args: { mail: 'passwordChanged' } };
export const PlazosQueTerminan: Story = { args: { mail: 'endingTerms' } };
export const DosPasosActivada: Story = { args: { mail: 'secondFactorOn' } };
export const DosPasosQuitada: Story = { args: { mail: 'secondFactorOff' } };
export const CodigosIncorrectos: Story = { args: { mail: 'codesGuessed' } };
export const Prueba: Story = { args: { mail: 'test' } };
export const TextosLargos: Story = { args: { mail: 'longTexts' } };
export const SinEmpresa: Story = { args: { mail: 'claimReceived', isUnnamed: true } };
