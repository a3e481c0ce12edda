import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { clickOn, shows, then } from '../../../test/support/play';
import { claimPriorities, claimStatuses } from '../../contract/claimStatus';
import { statusLabels } from './claimsText';
import { PriceEditor } from './edit/PriceEditor';
import { PriorityDot, PriorityMenu } from './edit/PriorityDot';
import { StatusMenu } from './edit/StatusMenu';
import { StatusTag } from './claimTags';

const meta: Meta = { title: 'Piezas/Reclamos/Estado, prioridad y precio' };
export default meta;
type Story = StoryObj;

const open = clickOn('button');
const claim = (id: number) => ({ recordId: 400 + id, claimId: id, claim_type: 'UNIT' as const });

export const Estados: Story = {
  render: () => (
    <div className="row-actions">
      {claimStatuses.map((code) => (
        <StatusTag key={code} status={{ code, label: statusLabels[code] }} />
      ))}
    </div>
  ),
};
export const Prioridades: Story = {
  render: () => (
    <div className="row-actions">
      {claimPriorities.map((priority) => (
        <PriorityDot key={priority} priority={priority} />
      ))}
    </div>
  ),
};
export const PrioridadesParaCambiar: Story = {
  render: () => (
    <div className="row-actions">
      {claimPriorities.map((priority, index) => (
        <PriorityMenu key={priority} claim={claim(95 + index)} priority={priority} />
      ))}
    </div>
  ),
};
export const PrioridadAbierta: Story = {
  render: () => <PriorityMenu claim={claim(95)} priority="high" />,
  play: then(open, shows('Baja')),
};
export const CambiosDeEstado: Story = {
  render: () => (
    <div className="row-actions">
      {claimStatuses.map((status, index) => (
        <StatusMenu key={status} claim={claim(95 + index)} status={status} />
      ))}
    </div>
  ),
};
export const CambioDeEstadoAbierto: Story = {
  render: () => <StatusMenu claim={claim(95)} status="approved" />,
  play: then(open, shows('Iniciar trabajo')),
};
export const Precio: Story = { render: () => <PriceEditor claim={claim(95)} price="1250000.50" /> };
export const SinPrecio: Story = { render: () => <PriceEditor claim={claim(95)} price={null} /> };
export const PrecioAbierto: Story = {
  render: () => <PriceEditor claim={claim(95)} price="349500.00" />,
  play: then(open, shows('Guardar')),
};
