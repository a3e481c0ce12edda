import type { Meta } from '@storybook/react-webpack5';
import { guide } from '../../../test/support/guide';
import { mailControls, mailStory, StoryMail } from '../../../test/support/storyMail';

const meta: Meta<typeof StoryMail> = {
  title: 'Mails/Para el equipo',
  component: StoryMail,
  tags: ['autodocs'],
  argTypes: mailControls,
  parameters: guide({
    use: 'A la administración y a los supervisores: lo nuevo de sus reclamos y lo que hoy vence.',
    avoid: 'Para lo que se ve en Hoy sin apuro. Cada persona elige en su perfil qué recibe.',
    access:
      'El texto y el HTML dicen lo mismo; los botones son enlaces con nombre y se leen también sin imágenes y en oscuro. Cada mail tiene un solo botón y la dirección escrita debajo.',
    from: 'src/server/mail/template',
  }),
};
export default meta;

export const ReclamoCreado = mailStory('claimCreated', 'Cuando entra un reclamo, a quienes lo atienden.');
export const ReclamoRetirado = mailStory('claimWithdrawn', 'Cuando quien lo hizo lo retira.');
export const ReclamoAsignado = mailStory('claimAssigned', 'A quien queda a cargo.');
export const VariosReclamosAsignados = mailStory(
  'claimsAssigned',
  'A quien queda a cargo de varios a la vez: uno solo, con los primeros.',
);
export const ReclamosDelDía = mailStory(
  'claimsOfDay',
  'A la mañana: los vencidos, los que vencen hoy y los que esperan.',
);
export const ReclamosDelDíaComoTexto = mailStory('claimsOfDay', 'El mismo, para los correos que no muestran HTML.', {
  part: 'text',
});
export const NoQuedóResuelto = mailStory('notSolved', 'Cuando el cliente contesta que el problema sigue.');
export const ReclamoFormalNuevo = mailStory('complaintMade', 'Cuando un cliente deja asentado un reclamo formal.');
export const CopiaParaOtraDirección = mailStory(
  'claimCopy',
  'A las direcciones que un edificio tiene además de las cuentas.',
);
