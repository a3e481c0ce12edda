import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useListProjectsQuery, type ListProjectsApiArg, type Project } from '../../../api/projects';
import { ok, pageOf } from '../../../../test/support/builders/claims';
import { listOf, projectAt } from '../../../../test/support/builders/world';
import { framed, guide } from '../../../../test/support/guide';
import { shows } from '../../../../test/support/play';
import { listArg } from '../query/tableQuery';
import type { DataColumn } from '../tableTypes';
import { ListScreen } from './ListScreen';
import { createResourceList } from './resourceList';

const columns: DataColumn<Project>[] = [
  { key: 'id', title: 'ID', value: ({ id }) => id, width: 72, isLink: true },
  { key: 'project', title: 'Proyecto', value: ({ name }) => name, width: 240, isLink: true },
  { key: 'address', title: 'Dirección', value: ({ address }) => address, width: 300, isMain: true },
];
const list = createResourceList<Project, ListProjectsApiArg>({
  name: 'projects',
  title: 'Proyectos',
  columns,
  rowKey: ({ id }) => id,
  pathOf: (id) => `/proyectos/${id}`,
  viewLabel: ({ name }) => `Ver el proyecto ${name}`,
  toArg: (query) => listArg<ListProjectsApiArg>(query, columns),
  useQuery: useListProjectsQuery,
  card: ({ name, address }) => (
    <>
      <div className="card-line">
        <strong>{name}</strong>
      </div>
      <p className="card-soft">{address}</p>
    </>
  ),
  empty: { title: 'Todavía no hay proyectos.', hint: 'Creá el primero: después le agregás sus unidades.' },
});

const meta: Meta<typeof ListScreen<Project, ListProjectsApiArg>> = {
  title: 'Tabla/Pantalla de una lista',
  component: ListScreen,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'La pantalla de la lista de un recurso: título, vistas, filtros, exportar, filas y crear. El recurso se describe una vez, como datos, y de ahí salen la lista, el archivo y los enlaces al anterior y al siguiente.',
      avoid: 'Para una lista dentro de otra pantalla (Lista) o los pocos registros de otro (Vínculos).',
      access:
        'El título es el de primer nivel y también nombra la tabla. Cada fila tiene un enlace que dice de cuál es; lo que cambia otro se marca y se anuncia sin mover la lista.',
    }),
    ...framed(560),
  },
  args: { list, create: { to: '/proyectos/crear', label: 'Crear proyecto' } },
};
export default meta;
type Story = StoryObj<typeof ListScreen<Project, ListProjectsApiArg>>;

const withProjects = (answer: unknown, path = '/proyectos') => ({
  portal: { path, answers: { 'GET /logic/project': answer, 'GET /logic/view': ok([]) } },
});

export const ConFilas: Story = {
  parameters: withProjects(listOf(projectAt, 48)),
  play: shows('Edificio Pellegrini', 'Crear proyecto'),
};
export const SinPermisoParaCrear: Story = {
  args: { create: undefined },
  parameters: withProjects(listOf(projectAt, 3)),
  play: shows('Ribera Pichincha'),
};
export const ConUnoReciénAbierto: Story = {
  args: { list: { ...list, records: { selectOpenedId: () => 4 } } },
  parameters: withProjects(listOf(projectAt, 3)),
  play: shows('Edificio Pellegrini'),
};
export const Vacía: Story = { parameters: withProjects(pageOf([])), play: shows('Todavía no hay proyectos.') };
export const Falla: Story = {
  parameters: withProjects({ status: 503, message: 'La base de datos no está disponible.' }),
  play: shows('La base de datos no está disponible.'),
};
