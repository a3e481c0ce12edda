import type { Meta } from '@storybook/react-webpack5';
import { buildUnitClaim } from '../../../test/support/builders/claims';
import { buildLongClaim } from '../../../test/support/builders/longTexts';
import { guide } from '../../../test/support/guide';
import { leaf } from '../../../test/support/play';
import { toClaim } from './claimMapping';
import { ClaimCard } from './list/ClaimCard';

const meta: Meta = {
  title: 'Piezas/Reclamos/Tarjeta',
  component: ClaimCard,
  tags: ['autodocs', 'ClaimCard'],
  parameters: guide({
    use: 'La fila de un reclamo donde la tabla no entra: en un teléfono y en una tableta angosta, para el equipo.',
    avoid:
      'Para el propietario en una columna ancha, que tiene su propia tarjeta con foto. En un escritorio va la tabla.',
    access: 'La lista la envuelve: toda la tarjeta es un enlace con nombre, y sus botones quedan fuera de él.',
    from: 'src/features/claims/list/ClaimCard',
  }),
};
export default meta;

export const Tarjeta = leaf(
  ClaimCard,
  { claim: toClaim(buildUnitClaim({ priority: 'urgent' })) },
  '#95',
  'En análisis',
  'Sin precio',
);
export const TextosLargos = leaf(ClaimCard, { claim: toClaim(buildLongClaim()) }, '#123456');
