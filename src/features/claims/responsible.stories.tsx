import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ok } from '../../../test/support/builders/claims';
import { framed, guide } from '../../../test/support/guide';
import { clickOn, leaf, shows, then } from '../../../test/support/play';
import AssignDialog from './bulk/AssignDialog';
import { ViewersLine } from './parts/ClaimViewers';
import { ResponsibleCell } from './edit/ResponsibleCell';

/** The responsible person of a claim, and its current viewers. */
const meta: Meta = {
  title: 'Piezas/Reclamos/Responsable',
  component: ResponsibleCell,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'En la lista, la vista previa y el reclamo: quién del equipo lo atiende. Un clic, o Enter, pone la lista de colegas en su lugar, y se guarda enseguida.',
      avoid:
        'Para muchos reclamos a la vez (Asignar varios). Nunca para quien hizo el reclamo: sólo el equipo sabe quién es responsable.',
      access:
        'Es un botón que dice de qué reclamo es y quién está a cargo; al cerrar la lista el foco vuelve a él. Un nombre largo se corta en la celda y se lee entero al señalarlo.',
    }),
    portal: {
      answers: {
        'GET /logic/colleague': ok([
          { id: 5, name: 'Ana Paz', type: 'manager' },
          { id: 7, name: 'Mariana Bertolotti', type: 'admin' },
          { id: 9, name: 'María de los Ángeles Fernández Etcheverry', type: 'manager' },
        ]),
      },
    },
  },
};
export default meta;

const claim = { recordId: 501, claimId: 95, claim_type: 'UNIT' as const };
const ana = { id: 5, name: 'Ana Paz' };

export const Responsable = leaf(ResponsibleCell, { claim, responsible: ana }, 'Ana Paz');
export const SinResponsable = leaf(ResponsibleCell, { claim, responsible: null }, '—');
export const ResponsableAbierto = {
  ...leaf(ResponsibleCell, { claim, responsible: ana }),
  play: then(clickOn('button'), shows('Mariana Bertolotti (vos)')),
};
export const NombreLargoEnUnaCelda: StoryObj = {
  render: () => (
    <div style={{ width: 104 }}>
      <ResponsibleCell claim={claim} responsible={{ id: 9, name: 'María de los Ángeles Fernández Etcheverry' }} />
    </div>
  ),
};
export const AsignarVarios = {
  parameters: framed(360),
  ...leaf(
    AssignDialog,
    {
      title: 'Asignar responsable · 12 reclamos',
      children: <p>Los 12 cambian de responsable.</p>,
      onAssign: fn(async () => undefined),
      onClose: fn(),
    },
    'Los 12 cambian de responsable.',
  ),
};
export const LoEstáViendo = leaf(ViewersLine, { names: ['Ana Paz'] }, 'También lo está viendo: Ana Paz');
export const LoEstánViendo = leaf(
  ViewersLine,
  { names: ['Ana Paz', 'Gustavo Ledesma', 'Romina Sosa'] },
  'También lo están viendo: Ana Paz, Gustavo Ledesma y Romina Sosa',
);
