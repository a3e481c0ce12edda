import type { Meta } from '@storybook/react-webpack5';
import { leaf } from '../../test/support/play';
import { InvitationLink } from './Invitation';

/** Components that accounts of all types share; every property is a control. */
const meta: Meta = { title: 'Piezas/Invitación' };
export default meta;

export const Invitación = leaf(
  InvitationLink,
  { link: 'https://posventa.ejemplo.ar/auth/restablecer?token=uno' },
  'Copiar',
  /pasale vos este enlace/,
);
