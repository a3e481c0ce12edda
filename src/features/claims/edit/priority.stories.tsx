import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from '../../../../test/support/guide';
import { clickOn, leaf, shows, then } from '../../../../test/support/play';
import { offeredPriorities, PriorityDot, PriorityMenu } from './PriorityDot';

const meta: Meta = {
  title: 'Piezas/Reclamos/Prioridad',
  component: PriorityMenu,
  tags: ['autodocs', 'PriorityMenu'],
  parameters: guide({
    use: 'En la lista y en el reclamo: qué tan urgente es. El equipo la cambia con un clic, sin abrir el reclamo.',
    avoid: 'Para quien hizo el reclamo, que no la ve. Para un plazo vencido (Vencimiento) o un estado (Estado).',
    access:
      'Las barras la dicen sin color y la palabra la dice sin barras. El botón nombra el reclamo; al elegir, el foco vuelve a él.',
  }),
};
export default meta;
type Story = StoryObj;

const claim = { recordId: 495, claimId: 95, claim_type: 'UNIT' as const };

export const ParaCambiar = leaf(PriorityMenu, { claim, priority: 'urgent' }, 'Alta');
export const Todas: Story = {
  render: () => (
    <div className="row-actions">
      {offeredPriorities.map((priority) => (
        <PriorityDot key={priority} priority={priority} />
      ))}
    </div>
  ),
};
export const Abierta: Story = {
  render: () => <PriorityMenu claim={claim} priority="high" />,
  play: then(clickOn('button'), shows('Baja')),
};
