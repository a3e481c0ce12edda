import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ok } from '../../../../test/support/builders/claims';
import { framed, guide } from '../../../../test/support/guide';
import { leaf } from '../../../../test/support/play';
import RepliesDialog from './RepliesDialog';

const meta: Meta = {
  title: 'Piezas/Reclamos/Respuestas guardadas',
  component: RepliesDialog,
  tags: ['autodocs', 'RepliesDialog'],
  parameters: {
    ...guide({
      use: 'Al escribirle a quien hizo el reclamo: textos que el equipo repite, con el nombre, la unidad y la fecha ya puestos.',
      avoid: 'Para lo que se dice una vez. El texto elegido se puede cambiar antes de enviarlo.',
      access: 'Es un diálogo con un buscador; cada respuesta es un botón con su nombre y el texto como va a quedar.',
    }),
    ...framed(480),
    portal: {
      answers: {
        'GET /logic/reply': ok([
          {
            id: 1,
            name: 'Coordinar visita',
            text: 'Hola {nombre}: pasamos por {unidad} el jueves a la mañana. ¿Te queda bien?',
            is_shared: true,
            is_own: true,
            owner_name: 'Mariana Bertolotti',
          },
          {
            id: 2,
            name: 'Pedir una foto',
            text: 'Hola {nombre}: para verlo antes de ir, ¿nos mandás una foto de cerca y otra de más lejos?',
            is_shared: false,
            is_own: true,
            owner_name: 'Mariana Bertolotti',
          },
        ]),
      },
    },
  },
};
export default meta;

export const ParaElegir = leaf(
  RepliesDialog,
  {
    facts: { nombre: 'Laura', unidad: '3° A Torre Oroño', reclamo: '#95', fecha: '02/11/2026' },
    onChoose: fn(),
    onClose: fn(),
  },
  /Hola Laura: pasamos por 3° A Torre Oroño/,
);
