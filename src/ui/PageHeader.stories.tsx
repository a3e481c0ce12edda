import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { leaf } from '../../test/support/play';
import { to } from '../contract/links';
import { LinkButton } from './LinkButton';
import { BackLink, PageHeader } from './PageHeader';
import { InactiveTag } from './Panel';
import { guide } from '../../test/support/guide';

const back = <BackLink to={to('clientes')}>Clientes</BackLink>;

const meta: Meta = {
  title: 'Piezas/Encabezado',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: guide({
    use: 'El título de cada pantalla, una sola vez y arriba de todo, con sus acciones a la derecha y el camino de vuelta.',
    avoid: 'Para titular un recuadro dentro de la pantalla: eso es un Recuadro. No lleva más de una acción principal.',
    access:
      'El título es el único encabezado de nivel 1 de la página. En el teléfono las acciones pasan abajo, donde llega el pulgar.',
  }),
};
export default meta;
type Story = StoryObj;

export const Encabezado: Story = {
  render: () => (
    <PageHeader
      title="Laura Giménez"
      subtitle={
        <>
          Registrada el 10/03/2025 <InactiveTag />
        </>
      }
      back={back}
      actions={
        <>
          <Button danger>Desactivar cliente</Button>
          <LinkButton type="primary" to="/asignar-cliente">
            Asignar unidad
          </LinkButton>
        </>
      }
    />
  ),
};
export const EncabezadoLargo: Story = {
  render: () => (
    <PageHeader
      title="Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa"
      subtitle="Bulevar Nicasio Oroño 1247 esquina Catamarca, Rosario, provincia de Santa Fe · 148 unidades"
      back={back}
      actions={<Button type="primary">Crear unidad</Button>}
    />
  ),
};
export const Corto = leaf(
  PageHeader,
  { title: 'Ñandubay Íñiguez', subtitle: 'Registrada el 10/03/2025' },
  'Ñandubay Íñiguez',
);
export const Volver = leaf(BackLink, { to: '/clientes', children: 'Clientes' }, 'Clientes');
