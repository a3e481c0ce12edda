import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import {
  buildContractorImport,
  buildContractorRow,
  buildImport,
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
