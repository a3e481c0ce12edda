import { to } from '../contract/links';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { clickOn, shows, then } from '../../test/support/play';
import { ActionMenu } from './ActionMenu';
import { BackLink, PageHeader } from './PageHeader';
import ConfirmDialog from './ConfirmDialog';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { Fact, Facts, InactiveTag, Panel } from './Panel';
import { FullScreenSpinner } from './FullScreenSpinner';
import { LinkButton } from './LinkButton';
import { PageSkeleton } from './PageSkeleton';
import { RecordLinks } from './RecordLinks';
import { RecordState } from './RecordState';

const meta: Meta = { title: 'Base/Piezas' };
export default meta;
type Story = StoryObj;

const back = <BackLink to={to('clientes')}>Clientes</BackLink>;

export const Encabezado: Story = {
  render: () => (
    <PageHeader
      title="Laura Giménez"
      subtitle={
        <>
          Registrada el 10/03/2025 <InactiveTag />
        </>
      }
      back={back}
      actions={
        <>
          <Button danger>Desactivar cliente</Button>
          <LinkButton type="primary" to="/asignar-cliente">
            Asignar unidad
          </LinkButton>
        </>
      }
    />
  ),
};
export const EncabezadoLargo: Story = {
  render: () => (
    <PageHeader
      title="Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa"
      subtitle="Bulevar Nicasio Oroño 1247 esquina Catamarca, Rosario, provincia de Santa Fe · 148 unidades"
      back={back}
      actions={<Button type="primary">Crear unidad</Button>}
    />
  ),
};
export const ListaVacía: Story = {
  render: () => (
    <EmptyState title="Todavía no hay clientes.">
      <p>Registrá al primero, o importá la lista que ya tengas en una planilla.</p>
    </EmptyState>
  ),
};
export const Falla: Story = {
  render: () => (
    <ErrorState title="No pudimos cargar la lista." message="La base de datos no está disponible." onRetry={() => {}} />
  ),
};
export const FallaSinReintento: Story = { render: () => <ErrorState title="No encontramos ese cliente." /> };
export const CargandoLaPantalla: Story = { render: () => <FullScreenSpinner /> };
export const CargandoUnaPágina: Story = { render: () => <PageSkeleton /> };
export const RegistroCargando: Story = {
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
export const RegistroQueNoExiste: Story = {
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
export const RegistroQueNoCarga: Story = {
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
export const Datos: Story = {
  render: () => (
    <Panel title="Datos del cliente" action={<Button>Editar</Button>}>
      <Facts>
        <Fact label="Email">laura.gimenez@correo.ar</Fact>
        <Fact label="DNI">27845120</Fact>
        <Fact label="Dirección">{null}</Fact>
      </Facts>
    </Panel>
  ),
};
export const Vínculos: Story = {
  render: () => (
    <Panel title="Unidades">
      <RecordLinks
        label="Unidades"
        empty="No tiene ninguna unidad asignada."
        links={[
          { key: 1, to: '/unidades/15', title: '1° A', detail: 'Edificio Pellegrini · desde el 20/06/2025' },
          {
            key: 2,
            title: 'Cochera 12',
            detail: 'Ribera Pichincha',
            end: <span className="status status-accepted">Vigente</span>,
          },
        ]}
      />
    </Panel>
  ),
};
export const SinVínculos: Story = {
  render: () => (
    <Panel title="Unidades">
      <RecordLinks label="Unidades" empty="No tiene ninguna unidad asignada." links={[]} />
    </Panel>
  ),
};
export const Pregunta: Story = {
  render: () => (
    <ConfirmDialog
      title="¿Desactivar a Laura Giménez?"
      okText="Desactivar cliente"
      isDangerous
      onConfirm={() => Promise.resolve()}
      onClose={() => {}}
    >
      <p>No va a poder iniciar sesión y sus sesiones abiertas se cierran en el momento.</p>
    </ConfirmDialog>
  ),
};
export const Menú: Story = {
  render: () => (
    <ActionMenu
      items={[
        { key: 'approved', label: 'Aprobar' },
        { key: 'rejected', label: 'Rechazar', danger: true },
      ]}
      onSelect={() => {}}
    >
      <Button aria-haspopup="menu">Cambiar estado</Button>
    </ActionMenu>
  ),
  play: then(clickOn('button'), shows('Aprobar', 'Rechazar')),
};
