import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { leaf } from '../../test/support/play';
import { EmptyState } from './states';
import { guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Estado vacío',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Cuando una lista o una búsqueda no tiene nada que mostrar: dice qué falta y qué se puede hacer.',
    avoid: 'Mientras todavía carga (Cargando) o cuando falló (Falla): no es lo mismo no tener que no saber.',
    from: 'src/ui/states',
    access: 'Es texto común: se lee en su lugar. Si lleva un botón, que diga lo que hace.',
  }),
};
export default meta;
type Story = StoryObj;

export const ListaVacía: Story = {
  render: () => (
    <EmptyState title="Todavía no hay clientes.">
      <p>Registrá al primero, o importá la lista que ya tengas en una planilla.</p>
    </EmptyState>
  ),
};
export const SinNada = leaf(EmptyState, { title: 'Todavía no hay clientes.' }, 'Todavía no hay clientes.');
