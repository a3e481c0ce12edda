import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from '../../test/support/guide';
import { shows } from '../../test/support/play';
import './PageHeader.css';
import { Neighbours } from './Neighbours';
import type { TableQuery } from './table/query/tableQuery';

/** A list of 25 records, ten per page. */
const list = {
  pathOf: (id: number) => `/clientes/${id}`,
  useIds: (query: TableQuery | undefined) =>
    query && {
      ids: Array.from({ length: 10 }, (_, index) => (query.page - 1) * 10 + index + 1).filter((id) => id <= 25),
      total: 25,
    },
};

const meta: Meta<typeof Neighbours> = {
  title: 'Piezas/Anterior y siguiente',
  component: Neighbours,
  tags: ['autodocs'],
  args: { list },
  decorators: (Story) => (
    <div className="page-actions">
      <Story />
    </div>
  ),
  parameters: guide({
    use: 'En el encabezado de un registro que se abrió desde una lista: pasa al de antes y al de después, en el orden y con los filtros de esa lista, también de una página a otra.',
    avoid: 'Para las páginas de una lista (Páginas) o los pasos de un formulario.',
    access:
      'Son enlaces con su palabra, en el orden en que se leen. Donde no hay anterior o siguiente no hay enlace: ninguno queda apagado. Si el registro se abrió por su dirección no aparece ninguno.',
  }),
};
export default meta;
type Story = StoryObj<typeof Neighbours>;

const at = (id: number, from: string, ...texts: string[]): Story => ({
  args: { id },
  parameters: { portal: { path: `/clientes/${id}`, state: { list: from } } },
  play: shows(...texts),
});

export const EnElMedio: Story = at(5, '', 'Anterior', 'Siguiente');
export const AlPrincipioDeLaLista: Story = at(1, '', 'Siguiente');
export const AlFinalDeLaLista: Story = at(25, '?page=3', 'Anterior');
export const AlFinalDeUnaPágina: Story = at(10, '', 'Anterior', 'Siguiente');
