import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../test/support/play';
import ReasonDialog from './ReasonDialog';
import { framed, guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Motivo',
  component: ReasonDialog,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'Antes de algo que otra persona va a leer con su porqué, como rechazar un reclamo.',
      avoid: 'Para una pregunta sin motivo: eso es una Pregunta.',
      access:
        'El campo recibe el foco; si falta o es corto se dice debajo y lo escrito queda. Tocar afuera no descarta lo escrito.',
    }),
    ...framed(420),
  },
};
export default meta;

export const DeRechazo = leaf(
  ReasonDialog,
  {
    title: 'Rechazar reclamo #95',
    hint: 'El motivo lo lee quien hizo el reclamo.',
    label: 'Motivo',
    okText: 'Rechazar',
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
    takeTyped: () => '',
  },
  'Rechazar reclamo #95',
  'Motivo',
);
