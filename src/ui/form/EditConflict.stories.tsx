import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EditConflict } from './EditConflict';
import { guide } from '../../../test/support/guide';

interface Values {
  phone?: string;
  address?: string;
}
const shared = { labels: { phone: 'Teléfono', address: 'Dirección' }, onLoadTheirs: () => {} };
const conflict = {
  mine: { phone: '3411111111', address: '' },
  theirs: { phone: '3419999999', address: 'Mitre 1, Rosario' },
  fields: ['phone', 'address'] as (keyof Values)[],
};

const meta: Meta = {
  title: 'Formularios/Dos editores',
  component: EditConflict,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Cuando otra persona guardó antes los mismos campos: muestra lo de cada una y deja decidir.',
    avoid: 'Cuando cambiaron campos distintos: eso se junta solo.',
    access: 'Es un aviso con nombre; cada campo dice cuál valor es de quién.',
  }),
};
export default meta;
type Story = StoryObj;

export const DosCampos: Story = { render: () => <EditConflict {...shared} conflict={conflict} /> };
export const TextosLargos: Story = {
  render: () => (
    <EditConflict
      {...shared}
      conflict={{
        mine: { address: 'Av. Presidente Perón 12345, piso 23, departamento «C» '.repeat(3) },
        theirs: { address: 'Mitre 1' },
        fields: ['address'],
      }}
    />
  ),
};
