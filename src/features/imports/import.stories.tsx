import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import {
  buildContractorImport,
  buildContractorRow,
  buildColumn,
  buildImport,
  buildImportColumns,
  buildImportRow,
} from '../../../test/support/builders/imports';
import { ImportScreen } from './ImportScreen';

const rows = pageOf([
  buildImportRow(),
  buildImportRow({ row: 3, outcome: 'change' }),
  buildImportRow({ row: 4, outcome: 'skip' }),
  buildImportRow({
    row: 5,
    outcome: 'error',
    problems: [
      { field: 'document', message: 'El DNI ingresado es inválido' },
      { field: 'project', message: 'No existe el proyecto «Torre Oronio».' },
    ],
  }),
]);
const meta: Meta<typeof ImportScreen> = { title: 'Pantallas/Importar/Importación', component: ImportScreen };
export default meta;
type Story = StoryObj<typeof ImportScreen>;

const withImport = (job: unknown) => ({
  portal: {
    path: '/importar/9',
    route: '/importar/:id',
    answers: { 'GET /logic/import/9': job, 'GET /logic/import/9/row': rows },
  },
});

const withColumns = (columns: unknown, job = buildImport({ status: 'mapping', file_name: 'propietarios.xlsx' })) => ({
  portal: {
    path: '/importar/9',
    route: '/importar/:id',
    answers: { 'GET /logic/import/9': ok(job), 'GET /logic/import/9/columns': columns },
  },
});
export const ElegirColumnas: Story = { parameters: withColumns(ok(buildImportColumns())) };
export const ElegirColumnasDeVariasHojas: Story = {
  parameters: withColumns(
    ok(
      buildImportColumns({
        sheets: ['Torre Oroño', 'Barrio Alto'],
        sheet: 'Torre Oroño',
        hidden_sheets: ['2024'],
        hidden_rows: 35,
        heading_row: 3,
        is_remembered: true,
        columns: [
          buildColumn(0, 'Correo electrónico', { field: 'username', samples: ['laura.gimenez@correo.ar'] }),
          buildColumn(1, 'Nombre', { field: 'name', samples: ['Laura', 'Marcos', 'Eva'] }),
          buildColumn(2, 'Nombre', { samples: ['Giménez', 'Sosa', 'Paz'], field: 'name' }),
          buildColumn(3, 'Observaciones', {
            samples: ['Llamar después de las 18, atiende la hermana, que tiene la llave'],
          }),
          buildColumn(27, 'Legajo', { is_hidden: true }),
        ],
      }),
    ),
  ),
};
export const ElegirColumnasSinArchivo: Story = {
  parameters: withColumns({
    status: 409,
    message: 'Las columnas de esta importación ya no se pueden elegir. Subí el archivo de nuevo.',
  }),
};
export const RevisadoConColumnasSinUsar: Story = {
  parameters: withImport(
    ok(
      buildImport({
        warnings: 2,
        reading: {
          sheet: 'Torre Oroño',
          heading_row: 3,
          unused_columns: ['Observaciones', 'Legajo'],
          unused_sheets: ['2024'],
          hidden_rows: 35,
        },
      }),
    ),
  ),
};
export const Revisando: Story = {
  parameters: withImport(ok(buildImport({ status: 'checking', total: 10000, processed: 4200 }))),
};
export const RevisadoConErrores: Story = { parameters: withImport(ok(buildImport())) };
export const RevisadoSinErrores: Story = {
  parameters: withImport(ok(buildImport({ summary: { create: 12, change: 0, skip: 0, error: 0 } }))),
};
export const ConProyectosNuevos: Story = {
  parameters: withImport(ok(buildImport({ new_projects: ['Torre Oronio', 'Barrio Alto'] }))),
};
export const ContratistasRevisados: Story = {
  parameters: {
    portal: {
      path: '/importar-contratistas/9',
      route: '/importar-contratistas/:id',
      answers: {
        'GET /logic/import/9': ok(buildContractorImport()),
        'GET /logic/import/9/row': pageOf([
          buildContractorRow(),
          buildContractorRow({
            row: 3,
            outcome: 'error',
            problems: [{ field: 'categories', message: 'No existe el rubro «Plomería».' }],
          }),
        ]),
      },
    },
  },
};
export const NadaParaImportar: Story = {
  parameters: withImport(ok(buildImport({ summary: { create: 0, change: 0, skip: 12, error: 0 } }))),
};
export const Importando: Story = {
  parameters: withImport(ok(buildImport({ status: 'applying', total: 10000, processed: 9000 }))),
};
export const Importado: Story = { parameters: withImport(ok(buildImport({ status: 'applied' }))) };
export const Fallo: Story = {
  parameters: withImport(
    ok(
      buildImport({
        status: 'failed',
        message: 'La importación falló y no se guardó ningún cambio. Intentá de nuevo.',
      }),
    ),
  ),
};
export const Cargando: Story = { parameters: withImport('never') };
export const NoExiste: Story = { parameters: withImport({ status: 404, message: 'No encontramos esa importación.' }) };
