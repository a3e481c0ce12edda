import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { shows } from '../../../../test/support/play';
import { gridKeys } from './gridKeys';
import KeysDialog from './KeysDialog';
import { framed, guide } from '../../../../test/support/guide';

const meta: Meta = {
  title: 'Tabla/Teclas',
  component: KeysDialog,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'La ayuda de las teclas de una lista, con el botón del signo de pregunta o «?».',
      avoid: 'Para explicar la pantalla.',
      access: 'Lista las teclas que esa lista tiene, no todas. Se pueden apagar en el perfil.',
    }),
    ...framed(560),
  },
};
export default meta;
type Story = StoryObj;

export const Todas: Story = {
  render: () => <KeysDialog actions={gridKeys.map(({ action }) => action)} onClose={() => {}} />,
  play: shows('Ver al lado de la lista, o dejar de verlo'),
};
