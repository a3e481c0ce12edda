import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EditConflict } from './EditConflict';

const meta: Meta<typeof EditConflict<{ phone?: string; address?: string }>> = {
  title: 'Formularios/Dos editores',
  component: EditConflict,
  args: {
    labels: { phone: 'Teléfono', address: 'Dirección' },
    onLoadTheirs: () => {},
    conflict: {
      mine: { phone: '3411111111', address: '' },
      theirs: { phone: '3419999999', address: 'Mitre 1, Rosario' },
      fields: ['phone', 'address'],
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DosCampos: Story = {};
export const TextosLargos: Story = {
  args: {
    conflict: {
      mine: { address: 'Av. Presidente Perón 12345, piso 23, departamento «C» '.repeat(3) },
      theirs: { address: 'Mitre 1' },
      fields: ['address'],
    },
  },
};
