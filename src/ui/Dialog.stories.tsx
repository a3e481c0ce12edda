import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { framed, guide } from '../../test/support/guide';
import { leaf } from '../../test/support/play';
import { Dialog } from './Dialog';

const meta: Meta = {
  title: 'Piezas/Diálogo',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'La base de todo lo que tapa la página: algo corto que se termina antes de seguir, como guardar una vista o elegir un responsable.',
      avoid:
        'Para confirmar (Pregunta), pedir un motivo (Motivo), acompañar a la página (Panel lateral) o cargar un registro (una pantalla).',
      access:
        'Tiene nombre: el de su título. El foco entra, queda adentro y vuelve a donde estaba. Lo cierran la cruz, Escape, un clic afuera y Atrás, que no sale de la página.',
    }),
    ...framed(420),
  },
};
export default meta;

const dialog = (props: object, ...texts: string[]) =>
  leaf(
    Dialog,
    { open: true, title: 'Guardar vista', onCancel: fn(), children: <p>Lo que va adentro.</p>, ...props },
    ...texts,
  );

export const ConBotones = dialog({ okText: 'Guardar', cancelText: 'Cancelar' }, 'Guardar vista', 'Cancelar');
export const SinPie = dialog({ footer: null }, 'Lo que va adentro.');
export const TextosLargos = dialog(
  {
    title: 'Asignar responsable a los reclamos de Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa',
    children: <p>{'Los reclamos elegidos cambian de responsable. '.repeat(12)}</p>,
    okText: 'Asignar',
    cancelText: 'Cancelar',
  },
  'Asignar',
);
