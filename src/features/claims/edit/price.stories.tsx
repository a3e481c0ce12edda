import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guide } from '../../../../test/support/guide';
import { clickOn, leaf, shows, then } from '../../../../test/support/play';
import { PriceEditor } from './PriceEditor';

const meta: Meta = {
  title: 'Piezas/Reclamos/Precio',
  component: PriceEditor,
  tags: ['autodocs', 'PriceEditor'],
  parameters: guide({
    use: 'En la lista y en el reclamo: lo que cuesta la reparación. El equipo lo escribe en el lugar; Enter guarda y baja a la fila siguiente.',
    avoid: 'Para los costos de un trabajo, que tienen su lista. Donde nadie lo puede cambiar, va el importe solo.',
    access:
      'Es un botón que dice el importe y de qué reclamo es; el campo acepta coma o punto, Escape lo deja como estaba y el error se lee debajo.',
  }),
};
export default meta;
type Story = StoryObj;

const claim = { recordId: 495, claimId: 95, claim_type: 'UNIT' as const };

export const ConPrecio = leaf(PriceEditor, { claim, price: '1250000.50' }, '$ 1.250.000,50');
export const SinPrecio = leaf(PriceEditor, { claim, price: null }, 'Sin precio');
export const Abierto: Story = {
  render: () => <PriceEditor claim={claim} price="349500.00" />,
  play: then(clickOn('button'), shows('Guardar')),
};
