import type { Meta } from '@storybook/react-webpack5';
import { guide } from '../../../test/support/guide';
import { mailControls, mailStory, StoryMail } from '../../../test/support/storyMail';

const meta: Meta<typeof StoryMail> = {
  title: 'Mails/Visitas',
  component: StoryMail,
  tags: ['autodocs'],
  argTypes: mailControls,
  parameters: guide({
    use: 'A quien recibe la visita y a quien va: horarios propuestos, acordados, cambiados o cancelados.',
    avoid: 'Para un trabajo sin fecha.',
    access:
      'El texto y el HTML dicen lo mismo; los botones son enlaces con nombre y se leen también sin imágenes y en oscuro. Cada mail tiene un solo botón y la dirección escrita debajo.',
    from: 'src/server/mail/template',
  }),
};
export default meta;

export const VisitaPropuesta = mailStory('visitProposed', 'A quien la recibe: los horarios entre los que elige.');
export const VisitaPropuestaOscura = mailStory('visitProposed', 'El mismo, donde el correo se lee en oscuro.', {
  scheme: 'dark',
});
export const VisitaPropuestaComoTexto = mailStory('visitProposed', 'El mismo, para los correos que no muestran HTML.', {
  part: 'text',
});
export const VisitaAcordada = mailStory('visitAgreed', 'A los dos, con la fecha y cómo cambiarla.');
export const VisitaCambiada = mailStory('visitMoved', 'A quien va, con la fecha anterior y el motivo.');
export const VisitaCancelada = mailStory('visitCancelled', 'A quien la recibía, con el motivo.');
export const OtrosHorariosPropuestos = mailStory('visitCountered', 'A la empresa, cuando quien recibe pide otros.');
export const VisitaPorElegir = mailStory('visitToChoose', 'A quien va, para que elija entre los pedidos.');
export const VisitaPropuestaEnSuNombre = mailStory(
  'visitToCheck',
  'A quien va, con lo que la empresa ofreció por él.',
  { part: 'text' },
);
export const RecordatorioDeUnaVisita = mailStory('visitReminder', 'El día anterior.');
