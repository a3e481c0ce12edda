import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { clickOn, shows, then } from '../../../test/support/play';
import { claimPriorities, claimStatuses } from '../../contract/claimStatus';
import './claimsSlice';
import { statusLabels } from './claimsText';
import { PriceEditor } from './PriceEditor';
import { PriorityDot } from './PriorityDot';
import { StatusMenu } from './StatusMenu';
import { StatusTag } from './StatusTag';

const meta: Meta = { title: 'Reclamos/Piezas' };
export default meta;
type Story = StoryObj;

const open = clickOn('button');

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
        <PriorityDot key={priority} claimId={95} priority={priority} />
      ))}
    </div>
  ),
};
export const PrioridadesParaCambiar: Story = {
  render: () => (
    <div className="row-actions">
      {claimPriorities.map((priority, index) => (
        <PriorityDot
          key={priority}
          claimId={95 + index}
          priority={priority}
          onChange={() => Promise.resolve(undefined)}
        />
      ))}
    </div>
  ),
};
export const PrioridadAbierta: Story = {
  render: () => <PriorityDot claimId={95} priority="high" onChange={() => Promise.resolve(undefined)} />,
  play: then(open, shows('Baja')),
};
export const CambiosDeEstado: Story = {
  render: () => (
    <div className="row-actions">
      {claimStatuses.map((status, index) => (
        <StatusMenu
          key={status}
          claimId={95 + index}
          status={status}
          onChange={() => Promise.resolve(undefined)}
          onReject={() => Promise.resolve()}
        />
      ))}
    </div>
  ),
};
export const CambioDeEstadoAbierto: Story = {
  render: () => (
    <StatusMenu
      claimId={95}
      status="approved"
      onChange={() => Promise.resolve(undefined)}
      onReject={() => Promise.resolve()}
    />
  ),
  play: then(open, shows('Iniciar trabajo')),
};
export const Precio: Story = { render: () => <PriceEditor claimId={95} price="1250000.50" /> };
export const SinPrecio: Story = { render: () => <PriceEditor claimId={95} price={null} /> };
export const PrecioAbierto: Story = {
  render: () => <PriceEditor claimId={95} price="349500.00" />,
  play: then(open, shows('Guardar')),
};
