import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NewImportScreen } from './NewImportScreen';

const meta: Meta<typeof NewImportScreen> = {
  title: 'Pantallas/Importar/Elegir archivo',
  component: NewImportScreen,
  parameters: { portal: { path: '/importar' } },
};
export default meta;

export const Vacío: StoryObj<typeof NewImportScreen> = {};
