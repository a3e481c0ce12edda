import type { Meta } from '@storybook/react-webpack5';
import { leaf } from '../../../../test/support/play';
import { useTableQuery } from '../query/useTableQuery';
import { TableFilter } from './TableFilter';
import { guide } from '../../../../test/support/guide';

/** The filter needs a list, whose query is in the address. */
function Situation() {
  return (
    <TableFilter
      control={useTableQuery()}
      name="active"
      label="Situación"
      options={[
        { value: 'true', label: 'Activos' },
        { value: 'false', label: 'Inactivos' },
      ]}
    />
  );
}

const meta: Meta = {
  title: 'Tabla/Filtro de un valor',
  component: TableFilter,
  tags: ['autodocs'],
  parameters: {
    portal: { path: '/?active=false' },
    ...guide({
      use: 'Un filtro con pocos valores, al lado de la búsqueda, en una lista que no necesita un panel.',
      avoid: 'Para varios valores a la vez o varios filtros: eso es Opciones, en el panel.',
      access: 'Es una lista desplegable con nombre y un botón para quitar lo elegido.',
    }),
  },
};
export default meta;

export const Situación = leaf(Situation, {}, 'Inactivos');
