import { raise } from '../e2e/support/claims';
import { newClient, newDocument } from '../e2e/support/people';
import { call } from '../e2e/support/portal';
import { goByAccount, goByRecords, openClaim, startAt, type Job, type Scene } from './job';

async function fill({ page, hand }: Scene, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await hand.type(page.getByLabel(label, { exact: true }), value);
}

async function newProject(mark: string): Promise<{ id: number; name: string }> {
  return call('direccion', 'POST', '/model/project', {
    name: `Edificio ${mark}`,
    description: 'De las mediciones.',
    address: 'Mitre 100, Rosario',
  });
}

/** The everyday jobs of an admin. */
export const adminJobs: Job[] = [
  {
    number: 26,
    name: 'create a client',
    person: 'admin',
    run: async (scene) => {
      const { page, hand, mark } = scene;
      await startAt(scene, 'admin', '/reclamos');
      await goByRecords(scene, 'Clientes');
      await hand.tap(page.getByRole('link', { name: 'Registrar cliente' }));
      await fill(scene, {
        Nombre: 'Carmela',
        Apellido: `Alta ${mark}`,
        DNI: newDocument(),
        Teléfono: '3415550202',
        Email: `alta-${mark}@prueba.ar`,
      });
      await hand.tap(page.getByRole('button', { name: 'Registrar cliente' }));
      await hand.see(page.getByRole('heading', { level: 1, name: `Carmela Alta ${mark}` }));
    },
  },
  {
    number: 27,
    name: 'assign a unit to a client',
    person: 'admin',
    run: async (scene) => {
      const { page, hand, mark } = scene;
      await newClient(mark);
      const project = await newProject(mark);
      await call('direccion', 'POST', '/model/unit', {
        name: `U ${mark}`,
        description: '',
        unit_type_id: 3,
        project_id: project.id,
      });
      await startAt(scene, 'admin', '/reclamos');
      await goByRecords(scene, 'Unidades');
      await hand.type(page.getByRole('searchbox', { name: 'Buscar' }), mark);
      const rows = page.locator('[data-row-key]');
      await hand.seeNoMore(rows.filter({ hasNotText: `U ${mark}` }));
      await hand.tap(
        rows
          .filter({ hasText: `U ${mark}` })
          .getByRole('link')
          .first(),
      );
      await hand.tap(page.getByRole('link', { name: 'Asignar cliente' }));
      await hand.find('Cliente', mark, new RegExp(`Prueba ${mark}`));
      await hand.tap(page.getByRole('button', { name: 'Asignar' }));
      await hand.see(page.getByRole('region', { name: 'Propietario' }).getByText(`Elena Prueba ${mark}`));
    },
  },
  {
    number: 28,
    name: 'import 40 units from a file',
    person: 'admin',
    isDeskOnly: true,
    run: async (scene) => {
      const { page, hand, mark } = scene;
      const project = await newProject(mark);
      const rows = Array.from({ length: 40 }, (_, index) => `,,,,,,${project.name},Lote ${index + 1},Cochera,`);
      const headings =
        'Email,Nombre,Apellido,DNI,Teléfono,Domicilio,Proyecto,Unidad,Tipo de unidad,Descripción de la unidad';
      const buffer = Buffer.from([headings, ...rows].join('\r\n'));
      await startAt(scene, 'admin', '/reclamos');
      await goByRecords(scene, 'Unidades');
      await hand.tap(page.getByRole('link', { name: 'Importar' }));
      await hand.upload(page.getByRole('button', { name: 'Elegir archivo' }), [
        { name: 'lotes.csv', mimeType: 'text/csv', buffer },
      ]);
      await hand.tap(page.getByRole('button', { name: 'Importar 40 filas' }));
      await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Importar' }));
      await hand.see(page.getByRole('heading', { level: 1, name: 'lotes.csv: importado' }));
    },
  },
  {
    number: 29,
    name: 'invite a manager',
    person: 'admin',
    run: async (scene) => {
      const { page, hand, mark } = scene;
      await startAt(scene, 'admin', '/reclamos');
      await goByAccount(scene, 'Supervisores');
      await hand.tap(page.getByRole('link', { name: 'Crear supervisor' }));
      await fill(scene, {
        Nombre: 'Sofía',
        Apellido: `Prueba ${mark}`,
        Teléfono: '3415550505',
        Email: `supervisor-${mark}@prueba.ar`,
      });
      await hand.choose('Proyectos', 'Torre Oroño', { staysOpen: true });
      await hand.choose('Proyecto principal', 'Torre Oroño');
      await hand.tap(page.getByRole('button', { name: 'Crear supervisor' }));
      await hand.see(page.getByRole('heading', { level: 1, name: `Sofía Prueba ${mark}` }));
    },
  },
  {
    number: 30,
    name: 'make a work order from a claim',
    person: 'admin',
    run: async (scene) => {
      const { page, hand } = scene;
      const id = await raise('Gotea el flexible de la bacha.');
      await startAt(scene, 'admin', '/reclamos');
      await openClaim(scene, id);
      await hand.tap(page.getByRole('link', { name: 'Encargar trabajo' }));
      await hand.choose('Quién lo hace', /Sanitarios Paraná/);
      await hand.type(page.getByLabel('Qué hay que hacer'), 'Cambiar el flexible de la bacha.');
      await hand.tap(page.getByRole('button', { name: 'Encargar trabajo' }));
      await hand.see(page.getByRole('heading', { level: 1, name: /^Trabajo \d+/ }));
    },
  },
  {
    number: 31,
    name: 'find a client by the palette',
    person: 'admin',
    isDeskOnly: true,
    run: async (scene) => {
      const { page, hand } = scene;
      await startAt(scene, 'admin', '/reclamos');
      await hand.press('Control+k');
      await hand.write('laura gimenez');
      await hand.see(page.getByRole('option', { name: /^Laura Giménez/ }));
      await hand.press('Enter');
      await hand.see(page.getByRole('heading', { level: 1, name: 'Laura Giménez' }));
    },
  },
];
