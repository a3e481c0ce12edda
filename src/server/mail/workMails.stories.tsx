import type { Meta } from '@storybook/react-webpack5';
import { guide } from '../../../test/support/guide';
import { mailControls, mailStory, StoryMail } from '../../../test/support/storyMail';

const meta: Meta<typeof StoryMail> = {
  title: 'Mails/Trabajos',
  component: StoryMail,
  tags: ['autodocs'],
  argTypes: mailControls,
  parameters: guide({
    use: 'Al contratista, que no tiene cuenta: qué hacer, dónde y el enlace de su trabajo.',
    avoid: 'Para avisar al cliente, que sólo lee su visita.',
    access:
      'El texto y el HTML dicen lo mismo; los botones son enlaces con nombre y se leen también sin imágenes y en oscuro. Cada mail tiene un solo botón y la dirección escrita debajo.',
    from: 'src/server/mail/template',
  }),
};
export default meta;

export const TrabajoPedido = mailStory('workAsked', 'Cuando se le encarga.');
export const TrabajoPedidoComoTexto = mailStory('workAsked', 'El mismo, para los correos que no muestran HTML.', {
  part: 'text',
});
export const TrabajoDevuelto = mailStory('workReturned', 'Si lo hecho no alcanzó: por qué.');
export const TrabajoAnulado = mailStory('workCancelled', 'Si ya no hace falta.');
