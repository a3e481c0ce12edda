import type { Meta } from '@storybook/react-webpack5';
import { guide } from '../../../test/support/guide';
import { mailControls, mailStory, StoryMail } from '../../../test/support/storyMail';

const meta: Meta<typeof StoryMail> = {
  title: 'Mails/Alquileres y garantías',
  component: StoryMail,
  tags: ['autodocs'],
  argTypes: mailControls,
  parameters: guide({
    use: 'A propietarios e inquilinos: la solicitud de un alquiler y los plazos de garantía que terminan.',
    avoid: 'Para un reclamo (Mails/Reclamos).',
    access:
      'El texto y el HTML dicen lo mismo; los botones son enlaces con nombre y se leen también sin imágenes y en oscuro. Cada mail tiene un solo botón y la dirección escrita debajo.',
    from: 'src/server/mail/template',
  }),
};
export default meta;

export const SolicitudDeAlquiler = mailStory('leaseRequested', 'A la administración, con los datos del inquilino.');
export const SolicitudRechazada = mailStory('leaseRejected', 'A quien la pidió, con el motivo.');
export const PlazosQueTerminan = mailStory('endingTerms', 'Al propietario que lo pidió, antes del último día.');
