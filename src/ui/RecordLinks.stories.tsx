import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Panel } from './Panel';
import { RecordLinks } from './RecordLinks';
import { guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Vínculos',
  component: RecordLinks,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Los registros que pertenecen a otro: las unidades de un cliente, los alquileres de una unidad.',
    avoid: 'Para más de unas veinte filas, o donde haga falta ordenar y filtrar: eso es una Tabla.',
    access: 'Es una lista; cada vínculo dice a dónde lleva. Lo que no se puede abrir se lee sin ser un enlace.',
  }),
};
export default meta;
type Story = StoryObj;

export const Unidades: Story = {
  render: () => (
    <Panel title="Unidades">
      <RecordLinks
        label="Unidades"
        empty="No tiene ninguna unidad asignada."
        links={[
          { key: 1, to: '/unidades/15', title: '1° A', detail: 'Edificio Pellegrini · desde el 20/06/2025' },
          {
            key: 2,
            title: 'Cochera 12',
            detail: 'Ribera Pichincha',
            end: <span className="status status-accepted">Vigente</span>,
          },
        ]}
      />
    </Panel>
  ),
};
export const SinUnidades: Story = {
  render: () => (
    <Panel title="Unidades">
      <RecordLinks label="Unidades" empty="No tiene ninguna unidad asignada." links={[]} />
    </Panel>
  ),
};
