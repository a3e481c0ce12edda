import type { Meta } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { leaf } from '../../../../test/support/play';
import { useTableQuery } from '../query/useTableQuery';
import { ChoiceList } from './ChoiceList';
import { FilterPanel } from './FilterPanel';
import { guide } from '../../../../test/support/guide';

/** Renders the panel beside a list, with the same container as `DataTable`. */
function ClientFilters() {
  const control = useTableQuery();
  return (
    <section>
      <FilterPanel
        title="Filtrar clientes"
        control={control}
        show="Ver 12 resultados"
        isCounted
        isOpen
        onClose={fn()}
        parts={[
          {
            name: 'active',
            label: 'Situación',
            count: 1,
            isFirst: true,
            content: () => (
              <ChoiceList
                label="Situación"
                choices={[
                  { values: ['true'], label: 'Activos', count: 12 },
                  { values: ['false'], label: 'Inactivos', count: 3 },
                ]}
                chosen={['true']}
                onChange={fn()}
              />
            ),
          },
        ]}
      />
      <div data-panel-place />
    </section>
  );
}

const meta: Meta = {
  title: 'Tabla/Filtros al lado',
  component: FilterPanel,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Todos los filtros de una lista. Desde 1280 píxeles va al lado de las filas, que se siguen usando; en menos ancho, encima.',
    avoid: 'Para dos o tres valores: alcanza un Filtro de un valor.',
    access:
      'Al lado no encierra el foco: se entra y se sale con Tab, y Escape o Atrás lo cierran. Encima es un diálogo. Al cerrarlo el foco vuelve al botón.',
  }),
};
export default meta;

export const DeClientes = leaf(ClientFilters, {}, 'Filtrar clientes', 'Ver 12 resultados');
