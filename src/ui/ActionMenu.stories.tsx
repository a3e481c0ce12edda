import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { clickOn, shows, then } from '../../test/support/play';
import { ActionMenu } from './ActionMenu';
import { guide } from '../../test/support/guide';

const meta: Meta = {
  title: 'Piezas/Menú de acciones',
  component: ActionMenu,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Dos acciones o más sobre lo mismo, que no son la principal de la pantalla.',
    avoid: 'Para una sola acción (un botón) o para elegir un valor de un formulario (Elegir de una lista).',
    access:
      'Se abre con Enter, se recorre con las flechas y se cierra con Escape. Lo peligroso va al final, con color y palabra.',
  }),
};
export default meta;
type Story = StoryObj;

export const DeEstados: Story = {
  render: () => (
    <ActionMenu
      items={[
        { key: 'approved', label: 'Aprobar' },
        { key: 'rejected', label: 'Rechazar', danger: true },
      ]}
      onSelect={() => {}}
    >
      <Button aria-haspopup="menu">Cambiar estado</Button>
    </ActionMenu>
  ),
  play: then(clickOn('button'), shows('Aprobar', 'Rechazar')),
};
