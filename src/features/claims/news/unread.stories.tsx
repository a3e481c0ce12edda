import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { UnreadNews } from '../../../contract/claimReading';
import { ok } from '../../../../test/support/builders/claims';
import { guide } from '../../../../test/support/guide';
import { shows } from '../../../../test/support/play';
import { RowNews } from '../claimTags';
import UnreadLink from './UnreadLink';

const meta: Meta<typeof RowNews> = {
  title: 'Piezas/Reclamos/Sin leer',
  component: RowNews,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'Lo que otros hicieron en un reclamo desde que la persona lo leyó: delante de su descripción en la lista, y cuántos son al lado del menú. Abrir la conversación lo da por leído.',
      avoid:
        'Para lo que hizo uno mismo, que no es novedad, o para lo que vence (Vencimiento). Sólo dice lo que la persona puede ver.',
      access:
        'Lo nuevo se dice con palabras además de la letra más gruesa. El número del menú es un enlace a los que faltan leer, que dice cuántos y de qué lista; el título de la página también los cuenta.',
    }),
    portal: {
      answers: {
        'GET /logic/claim/unread': ok({ unit: 12, project: 1240, last_visit: null }),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof RowNews>;

const inRow = (news: UnreadNews, text: string, ...texts: string[]): Story => ({
  args: { news },
  render: (args) => (
    <p>
      <RowNews {...args} />
      {text}
    </p>
  ),
  play: shows(...texts),
});

export const Nuevo: Story = inRow(
  { what: [{ what: 'created', count: 1 }], up_to: 10 },
  'Pierde la canilla de la cocina.',
  'nuevo',
);
export const VariasCosas: Story = inRow(
  {
    what: [
      { what: 'message', count: 2 },
      { what: 'state', count: 1 },
    ],
    up_to: 12,
  },
  'La persiana no baja.',
  '2 mensajes, estado',
);
export const MarcadoComoNoLeído: Story = inRow({ what: [], up_to: 0 }, 'No cierra la ventana del baño.', 'sin leer');
export const EnElMenú: StoryObj = {
  render: () => (
    <nav className="header-nav">
      <span style={{ paddingInlineEnd: 20 }}>Reclamos de unidad</span>
      <UnreadLink mode="unit" />
      <span style={{ paddingInline: '28px 20px' }}>Reclamos de proyecto</span>
      <UnreadLink mode="project" />
    </nav>
  ),
  play: shows('12', '1.240'),
};
