import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { leaf } from '../../test/support/play';
import { Fact, Facts, Panel } from './Panel';
import { guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Recuadro',
  component: Panel,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Una parte de la pantalla con su título: los datos de un registro, sus unidades, sus fotos.',
    avoid: 'Para agrupar campos de un formulario, o dentro de otro recuadro.',
    access:
      'Es una sección con encabezado de nivel 2. Los datos son pares de nombre y valor; un dato vacío se dice con una raya.',
  }),
};
export default meta;
type Story = StoryObj;

export const Datos: Story = {
  render: () => (
    <Panel title="Datos del cliente" action={<Button>Editar</Button>}>
      <Facts>
        <Fact label="Email">laura.gimenez@correo.ar</Fact>
        <Fact label="DNI">27845120</Fact>
        <Fact label="Dirección">{null}</Fact>
      </Facts>
    </Panel>
  ),
};
export const DeUnaLínea = leaf(
  Panel,
  { title: 'Datos de la unidad', children: '2° «B», al frente' },
  'Datos de la unidad',
);
