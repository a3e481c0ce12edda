import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from '../../../../test/support/guide';
import { clickOn, leaf, shows, then } from '../../../../test/support/play';
import { claimStatuses } from '../../../contract/claimStatus';
import { claimStatusLabels } from '../../../contract/statusText';
import { StatusTag } from '../claimTags';
import { StatusMenu } from './StatusMenu';

const meta: Meta = {
  title: 'Piezas/Reclamos/Estado',
  component: StatusTag,
  tags: ['autodocs', 'StatusMenu'],
  parameters: guide({
    use: 'La etiqueta, donde se lee un reclamo: su estado con color y palabra. El menú, donde el equipo lo cambia: sólo ofrece los estados a los que puede pasar.',
    avoid: 'Para la prioridad, que tiene barras, o para un plazo (Vencimiento). Nunca un color sin su palabra.',
    access:
      'La etiqueta es texto. El menú es un botón que dice el estado y de qué reclamo es; se abre con Enter y lo que rechaza va al final, con color y palabra.',
    from: 'src/features/claims/claimTags',
  }),
};
export default meta;
type Story = StoryObj;

const claim = { recordId: 495, claimId: 95, claim_type: 'UNIT' as const };

export const UnEstado = leaf(StatusTag, { status: { code: 'pending', label: 'En análisis' } }, 'En análisis');
export const Todos: Story = {
  render: () => (
    <div className="row-actions">
      {claimStatuses.map((code) => (
        <StatusTag key={code} status={{ code, label: claimStatusLabels[code] }} />
      ))}
    </div>
  ),
};
export const MenúAbierto: Story = {
  render: () => <StatusMenu claim={claim} status="approved" />,
  play: then(clickOn('button'), shows('Iniciar trabajo', 'Rechazar')),
};
