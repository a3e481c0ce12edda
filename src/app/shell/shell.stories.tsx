import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SignedInUser } from '../../api/auth';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../../test/support/builders/users';
import { clickOn, shows, then } from '../../../test/support/play';
import { userCan } from '../../session/useCan';
import { CrashScreen } from '../CrashScreen';
import { menuScreens } from '../screens';
import { SessionFailed } from '../Root';
import { Footer } from './Footer';
import { ForbiddenScreen } from './Page';
import { Header } from './Header';
import MobileMenu from './MobileMenu';
import Palette from './Palette';

const meta: Meta<typeof Header> = { title: 'Pantallas/Marco', component: Header };
export default meta;
type Story = StoryObj<typeof Header>;

const people = {
  admin: buildUser({ can_manage_email_settings: true }),
  manager: buildUser({ type: 'manager', name: 'Gustavo', last_name: 'Ledesma', username: 'manager@demo.ar' }),
  consortium: buildConsortiumUser(),
  client: buildClientUser(),
  tenant: buildClientUser({
    properties_count: 0,
    name: 'Maximiliano Sebastián',
    last_name: 'Fernández de la Cruz Etchegaray',
  }),
};
const header = (user: SignedInUser): Story => ({ args: { user }, parameters: { portal: { user, path: '/reclamos' } } });
const menu = (user: SignedInUser, name: string): Story => ({
  name: `Menú móvil ${name}`,
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <MobileMenu
      user={user}
      isOpen
      onClose={() => {}}
      onLogout={() => {}}
      groups={([['work', 'header'], ['plans'], ['user']] as const).map((places) =>
        places.flatMap((place) => menuScreens(place, user, (permission) => userCan(user, permission))),
      )}
    />
  ),
  parameters: { portal: { user, path: '/reclamos' } },
});
const failed = new Error("Cannot read properties of undefined (reading 'label')");

export const DeAdministración: Story = header(people.admin);
export const DeSupervisor: Story = header(people.manager);
export const DeConsorcio: Story = header(people.consortium);
export const DeCliente: Story = header(people.client);
export const DeInquilino: Story = header(people.tenant);
export const MenúDeUsuario: Story = {
  ...header(people.admin),
  play: then(clickOn('.header-user'), shows('Cerrar sesión')),
};
export const MenuMovilDeAdministracion: Story = menu(people.admin, 'de administración');
export const MenuMovilDeConsorcio: Story = menu(people.consortium, 'de consorcio');
export const MenuMovilDeCliente: Story = menu(people.client, 'de cliente');
export const Pie: Story = { render: () => <Footer /> };
export const SinAcceso: Story = { render: () => <ForbiddenScreen /> };
export const AlgoSalióMal: Story = { parameters: { portal: { error: failed } }, render: () => <CrashScreen /> };
export const SinPoderComprobarLaSesión: Story = {
  render: () => <SessionFailed message="La base de datos no está disponible." onRetry={() => {}} />,
};

const palette = (answer: unknown): Story => ({
  ...header(people.admin),
  parameters: { portal: { user: people.admin, path: '/reclamos', answers: { 'GET /logic/search': answer } } },
});
export const IrA: Story = {
  ...palette({ success: true, data: { found: [] } }),
  render: ({ user }) => <Palette user={user} takeTyped={() => ''} onClose={() => {}} />,
  play: shows('Cuadro de garantías'),
};
export const IrAAlgoEncontrado: Story = {
  ...palette({
    success: true,
    data: {
      found: [
        { kind: 'unit_claim', id: 501, title: 'Reclamo 95', detail: 'Pierde la canilla de la cocina' },
        { kind: 'client', id: 7, title: 'Nadia Peralta', detail: 'nadia@demo.ar · DNI 30111222' },
      ],
    },
  }),
  render: ({ user }) => <Palette user={user} takeTyped={() => '95'} onClose={() => {}} />,
  play: shows('Reclamo 95', 'Nadia Peralta'),
};
