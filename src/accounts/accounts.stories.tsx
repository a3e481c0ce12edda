import type { Meta } from '@storybook/react-webpack5';
import { guide } from '../../test/support/guide';
import { leaf } from '../../test/support/play';
import { InvitationLink } from './Invitation';

const meta: Meta = {
  title: 'Piezas/Invitación',
  component: InvitationLink,
  tags: ['autodocs', 'InvitationLink'],
  parameters: guide({
    use: 'Después de crear una cuenta, si no hay servidor de correo: el enlace con el que la persona elige su contraseña, para pasárselo por otro medio.',
    avoid: 'Si el portal manda los mails. El enlace vale para quien lo tenga, así que se muestra una sola vez.',
    access: 'El enlace está en un campo que se puede leer y seleccionar; copiarlo lo anuncia.',
    from: 'src/accounts/Invitation',
  }),
};
export default meta;

export const Invitación = leaf(
  InvitationLink,
  { link: 'https://posventa.ejemplo.ar/auth/restablecer?token=uno' },
  'Copiar',
  /pasale vos este enlace/,
);
