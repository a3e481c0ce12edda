import type { Meta } from '@storybook/react-webpack5';
import { guide } from '../../../test/support/guide';
import { mailControls, mailStory, StoryMail } from '../../../test/support/storyMail';

const meta: Meta<typeof StoryMail> = {
  title: 'Mails/Reclamos',
  component: StoryMail,
  tags: ['autodocs'],
  argTypes: mailControls,
  parameters: guide({
    use: 'A quien hizo un reclamo, cada vez que algo cambia para él: qué pasó, qué sigue y un solo botón.',
    avoid:
      'Para lo que no le cambia nada, como un responsable nuevo o una nota interna. Lo que pasa en pocos minutos va en un solo mail.',
    access:
      'El texto y el HTML dicen lo mismo; los botones son enlaces con nombre y se leen también sin imágenes y en oscuro. Cada mail tiene un solo botón y la dirección escrita debajo.',
    from: 'src/server/mail/template',
  }),
};
export default meta;

export const ReclamoRecibido = mailStory(
  'claimReceived',
  'A quien lo hizo, enseguida: lo recibimos y cuándo le contestamos.',
);
export const ReclamoRecibidoOscuro = mailStory('claimReceived', 'El mismo, donde el correo se lee en oscuro.', {
  scheme: 'dark',
});
export const ReclamoRecibidoComoTexto = mailStory('claimReceived', 'El mismo, para los correos que no muestran HTML.', {
  part: 'text',
});
export const ReclamoAprobado = mailStory('claimApproved', 'Al pasar a «Aprobado», y a cada estado siguiente.');
export const ReclamoFinalizado = mailStory(
  'claimCompleted',
  'Al terminar: qué se hizo, con los dos botones para decir si quedó resuelto.',
);
export const QuedóResuelto = mailStory('askSolved', 'Unos días después, si no contestó.');
export const ReclamoRechazado = mailStory('claimRejected', 'Al rechazarlo: por qué, con las palabras de la empresa.');
export const VariasNovedades = mailStory('claimNews', 'Si en pocos minutos pasaron varias cosas, todas en uno.');
export const PrecioDeReparación = mailStory('claimPrice', 'Al consorcio, cuando la reparación tiene precio.');
export const RecordatorioDeUnaPregunta = mailStory('claimReminder', 'Si la empresa espera una respuesta y no llegó.');
export const ReclamoFormalRecibido = mailStory(
  'complaintReceived',
  'Enseguida: el número, lo que pide y hasta cuándo se contesta.',
);
export const ReclamoFormalContestado = mailStory('complaintAnswered', 'Con la respuesta escrita.');
export const TextosLargos = mailStory(
  'longTexts',
  'El rechazo más largo que puede salir: nada se corta ni se superpone.',
);
export const SinEmpresa = mailStory('claimReceived', 'Si la empresa no cargó su nombre, su color ni su logo.', {
  isUnnamed: true,
});
