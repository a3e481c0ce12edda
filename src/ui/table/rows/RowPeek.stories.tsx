import type { Meta } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { guide } from '../../../../test/support/guide';
import { leaf } from '../../../../test/support/play';
import { late } from '../../late';
import { Fact, Facts } from '../../Panel';
import RowPeek from './RowPeek';

const meta: Meta = {
  title: 'Tabla/Vista previa',
  component: RowPeek,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Al lado de una lista ancha: lo más importante de la fila señalada, para recorrer muchas sin abrir cada una. Sigue a la fila con las flechas.',
    avoid:
      'En pantallas de menos de 1200 px, donde no entra: ahí la fila se abre. Para editar mucho: se abre el registro.',
    access:
      'Es una región con nombre. El foco queda en la lista; al cerrarla con su botón, Escape o Atrás vuelve a la fila que se miraba. Escape en un texto vuelve a la fila sin cerrarla.',
  }),
};
export default meta;

/** Limits the preview to its width beside a list. */
const beside = (Story: ComponentType) => (
  <div style={{ maxWidth: 420 }}>
    <Story />
  </div>
);
const Never = late<object>(() => new Promise<never>(() => {}));

export const ConDatos = {
  decorators: beside,
  ...leaf(
    RowPeek,
    {
      label: 'Vista previa del reclamo 95',
      children: (
        <>
          <h2 className="panel-title">Reclamo #95</h2>
          <Facts>
            <Fact label="Unidad">3° A · Torre Oroño</Fact>
            <Fact label="Descripción">Pierde la canilla de la cocina, más a la noche.</Fact>
          </Facts>
        </>
      ),
      onClose: fn(),
      onLeave: fn(),
    },
    'Reclamo #95',
  ),
};
export const Cargando = {
  decorators: beside,
  ...leaf(RowPeek, { label: 'Vista previa del reclamo 95', children: <Never />, onClose: fn(), onLeave: fn() }),
};
