import type { Meta } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { fn } from 'storybook/test';
import { leaf } from '../../test/support/play';
import { SidePanel } from './SidePanel';
import { framed, guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Panel lateral',
  component: SidePanel,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'Lo que acompaña a la página y no merece otra: filtros en un ancho chico, conflictos, ayudas.',
      avoid:
        'Para una pregunta (Pregunta) o un formulario largo (una pantalla). En las listas anchas los filtros van al lado: mirá Filtros al lado.',
      access:
        'Es un diálogo con nombre: el foco queda adentro y vuelve al salir. En el teléfono sale de abajo. Escape y Atrás lo cierran.',
    }),
    ...framed(420),
  },
};
export default meta;

export const ConPie = leaf(
  SidePanel,
  {
    isOpen: true,
    title: 'Filtrar clientes',
    width: 360,
    footer: <Button type="primary">Ver 12 resultados</Button>,
    children: 'Lo que va adentro.',
    onClose: fn(),
  },
  'Filtrar clientes',
  'Ver 12 resultados',
);
