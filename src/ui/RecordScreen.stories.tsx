import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useGetProjectQuery, type ProjectDetail } from '../api/projects';
import { ok } from '../../test/support/builders/claims';
import { buildProjectDetail } from '../../test/support/builders/projects';
import { framed, guide } from '../../test/support/guide';
import { shows } from '../../test/support/play';
import { PageHeader } from './PageHeader';
import { Fact, Facts, Panel } from './Panel';
import { BackToRecords, RecordScreen } from './RecordScreen';

const meta: Meta<typeof RecordScreen<ProjectDetail>> = {
  title: 'Piezas/Pantalla de un registro',
  component: RecordScreen,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'La página de un registro que está en la dirección: lo pide, y mientras llega, si falla o si no existe muestra lo mismo en todo el portal. La pantalla sólo dice qué se ve cuando llegó.',
      avoid:
        'Para una lista (Pantalla de una lista) o un formulario sin registro. Los datos editables de adentro van en un Formulario.',
      access:
        'Siempre hay un título de primer nivel y un enlace a la lista, también mientras carga y si falla. La falla se anuncia y se puede reintentar.',
    }),
    ...framed(340),
  },
};
export default meta;
type Story = StoryObj<typeof RecordScreen<ProjectDetail>>;

const project = (answer: unknown, ...texts: string[]): Story => ({
  args: {
    useRecord: useGetProjectQuery,
    kind: 'projects',
    notFound: 'No encontramos ese proyecto.',
    failed: 'No pudimos cargar el proyecto.',
    children: ({ name, address }) => (
      <>
        <PageHeader title={name} back={<BackToRecords kind="projects" />} />
        <Panel title="Datos del proyecto">
          <Facts>
            <Fact label="Dirección">{address}</Fact>
          </Facts>
        </Panel>
      </>
    ),
  },
  parameters: {
    portal: { path: '/proyectos/3', route: '/proyectos/:id', answers: { 'GET /model/project/3': answer } },
  },
  play: shows(...texts),
});

export const Registro: Story = project(ok(buildProjectDetail()), 'Torre Oroño', 'Bv. Oroño 1247, Rosario');
export const Cargando: Story = project('never', 'Proyecto');
export const NoExiste: Story = project(
  { status: 404, message: 'No encontramos ese proyecto.' },
  'No encontramos ese proyecto.',
);
export const Falla: Story = project(
  { status: 503, message: 'La base de datos no está disponible.' },
  'No pudimos cargar el proyecto.',
);
