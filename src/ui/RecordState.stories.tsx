import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { to } from '../contract/links';
import { BackLink } from './PageHeader';
import { RecordState } from './RecordState';
import { guide } from '../../test/support/guide';

const back = <BackLink to={to('clientes')}>Clientes</BackLink>;

const meta: Meta = {
  title: 'Piezas/Registro que no está',
  component: RecordState,
  tags: ['autodocs'],
  parameters: guide({
    use: 'En la pantalla de un registro, mientras carga, cuando no existe y cuando no se pudo cargar.',
    avoid: 'Cuando hay un registro para mostrar.',
    access: 'El título queda en su lugar en los tres casos, así que nada salta al llegar los datos.',
  }),
};
export default meta;
type Story = StoryObj;

export const Cargando: Story = {
  render: () => (
    <RecordState
      title="Cliente"
      back={back}
      error={undefined}
      onRetry={() => {}}
      notFound="No encontramos ese cliente."
      failed="No pudimos cargar el cliente."
    />
  ),
};
export const NoExiste: Story = {
  render: () => (
    <RecordState
      title="Cliente"
      back={back}
      error={{ status: 404, message: 'No encontrado.' }}
      onRetry={() => {}}
      notFound="No encontramos ese cliente."
      failed="No pudimos cargar el cliente."
    />
  ),
};
export const NoCarga: Story = {
  render: () => (
    <RecordState
      title="Cliente"
      back={back}
      error={{ status: 503, message: 'La base de datos no está disponible.' }}
      onRetry={() => {}}
      notFound="No encontramos ese cliente."
      failed="No pudimos cargar el cliente."
    />
  ),
};
