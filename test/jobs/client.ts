import { raise } from '../e2e/support/claims';
import { newDocument, newOwner } from '../e2e/support/people';
import { password, tokenOf, url } from '../e2e/support/portal';
import { goByAccount, goByHeader, openClaim, signInByHand, startAs, startAt, tokenOfClient, type Job } from './job';
import { drawnPlan, takenPhotos } from './photos';

async function addPlan(unitId: number): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await drawnPlan())], { type: 'image/png' }), 'planta.png');
  const answer = await fetch(url(`/api/logic/unit/${unitId}/plan`), {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf('admin')}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The plan was not uploaded: ${await answer.text()}`);
}

/** The everyday jobs of an owner. */
export const clientJobs: Job[] = [
  {
    number: 1,
    name: 'log in',
    person: 'cliente',
    run: (scene) => signInByHand(scene, 'clientes', 'cliente@demo.ar', password),
  },
  {
    number: 2,
    name: 'raise a unit claim with three photos',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand } = scene;
      const photos = await takenPhotos('pileta', 'mesada', 'canilla');
      await startAt(scene, 'cliente', '/reclamos');
      await hand.tap(page.getByRole('link', { name: 'Crear reclamo' }));
      await hand.type(page.getByLabel('Descripción'), 'La canilla de la cocina gotea toda la noche.');
      await hand.tap(page.getByRole('group', { name: '¿Es alguno de estos?' }).getByRole('button').first());
      await hand.upload(page.getByRole('button', { name: 'Agregar fotos' }), photos);
      await hand.choose('Unidad', /·/);
      await hand.choose('Lugar', 'Cocina');
      await hand.choose('Lugar en la unidad', 'Mesada y bacha');
      await hand.tap(page.getByRole('button', { name: 'Crear reclamo' }));
      await hand.see(page.getByText('Reclamo Creado!'));
      await hand.see(page.getByRole('img', { name: 'Foto 3 del reclamo' }));
    },
  },
  {
    number: 3,
    name: 'see what happens next with a claim',
    person: 'cliente',
    run: async (scene) => {
      const id = await raise('El portero eléctrico no suena en la cocina.');
      await startAt(scene, 'cliente', '/reclamos');
      await openClaim(scene, id);
      await scene.hand.see(scene.page.getByText(/Te respondemos a más tardar el/));
    },
  },
  {
    number: 4,
    name: 'message with a photo',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand } = scene;
      const id = await raise('La persiana del living no baja.');
      const photos = await takenPhotos('persiana');
      await startAt(scene, 'cliente', '/reclamos');
      await openClaim(scene, id);
      await hand.type(page.getByLabel('Escribí un mensaje'), 'Les mando una foto de la persiana.');
      await hand.upload(page.getByRole('button', { name: 'Adjuntar imagen' }), photos);
      await hand.tap(page.getByRole('button', { name: 'Comentar' }));
      await hand.see(page.locator('.timeline').getByText('Les mando una foto de la persiana.'));
      await hand.see(page.getByRole('img', { name: /^Foto 1 del/ }));
    },
  },
  {
    number: 5,
    name: 'correct an own claim in analysis',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand } = scene;
      const id = await raise('La ventana del dormitorio no cierra.');
      await startAt(scene, 'cliente', '/reclamos');
      await openClaim(scene, id);
      await hand.tap(page.getByRole('button', { name: 'Corregir' }));
      const dialog = page.getByRole('dialog');
      await hand.retype(dialog.getByLabel('Descripción'), 'La ventana del baño no cierra.');
      await hand.tap(dialog.getByRole('button', { name: 'Guardar' }));
      await hand.see(page.getByRole('region', { name: 'Descripción' }).getByText('La ventana del baño no cierra.'));
    },
  },
  {
    number: 6,
    name: 'withdraw a claim',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand } = scene;
      const id = await raise('No hay luz en el palier.');
      await startAt(scene, 'cliente', '/reclamos');
      await openClaim(scene, id);
      await hand.tap(page.getByRole('button', { name: 'Retirar reclamo' }));
      const dialog = page.getByRole('dialog');
      await hand.type(dialog.getByLabel('Por qué lo retirás'), 'Ya lo arregló el portero.');
      await hand.tap(dialog.getByRole('button', { name: 'Retirar reclamo' }));
      await hand.see(page.getByText('Retirado por vos: Ya lo arregló el portero.'));
    },
  },
  {
    number: 7,
    name: 'find the warranty of an item',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand } = scene;
      await startAt(scene, 'cliente', '/reclamos');
      await goByHeader(scene, 'Cuadro de garantías');
      await hand.type(page.getByRole('searchbox', { name: 'Buscar en el cuadro de garantías' }), 'termotanque');
      await hand.see(page.getByRole('row', { name: /termotanque.*(mes|año)/i }));
    },
  },
  {
    number: 8,
    name: 'open a plan',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand, mark } = scene;
      const { client, unit } = await newOwner(mark);
      await addPlan(unit.unit_id);
      await startAs(scene, await tokenOfClient(client.username), '/reclamos');
      await goByHeader(scene, 'Planos');
      await hand.tap(page.getByRole('button', { name: 'Ver planta' }));
      await hand.seeImage(page.getByRole('dialog').getByRole('img', { name: 'planta' }));
    },
  },
  {
    number: 9,
    name: 'add a tenant',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand, mark } = scene;
      const { client, project } = await newOwner(mark);
      await startAs(scene, await tokenOfClient(client.username), '/reclamos');
      await goByAccount(scene, 'Crear Inquilino');
      await hand.see(page.getByText(`1° A · ${project.name}`));
      const values = {
        Nombre: 'Bruno',
        Apellido: 'Ferreyra',
        DNI: newDocument(),
        Teléfono: '3415550303',
        Email: `inquilino-${mark}@prueba.ar`,
      };
      for (const [label, value] of Object.entries(values))
        await hand.type(page.getByLabel(label, { exact: true }), value);
      const days = { 'Inicio del alquiler': '01/12/2026', 'Fin del alquiler': '30/11/2029' };
      for (const [label, day] of Object.entries(days)) {
        await hand.type(page.getByLabel(label, { exact: true }), day);
        await hand.press('Enter');
      }
      await hand.tap(page.getByRole('button', { name: 'Enviar solicitud' }));
      await hand.see(page.getByRole('region', { name: 'Avance de la solicitud' }));
    },
  },
  {
    number: 10,
    name: 'change the own telephone',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand, device } = scene;
      const telephone = device.isTouch ? '3415873202' : '3415873203';
      await startAt(scene, 'cliente', '/reclamos');
      await goByAccount(scene, 'Mi Perfil');
      const data = page.getByRole('region', { name: 'Mis datos' });
      await hand.tap(data.getByRole('button', { name: 'Editar' }));
      await hand.retype(data.getByLabel('Teléfono', { exact: true }), telephone);
      await hand.tap(data.getByRole('button', { name: 'Guardar' }));
      await hand.see(data.getByRole('definition').filter({ hasText: telephone }));
    },
  },
  {
    number: 11,
    name: 'read a chapter of the manual',
    person: 'cliente',
    run: async (scene) => {
      const { page, hand } = scene;
      await startAt(scene, 'cliente', '/reclamos');
      await goByHeader(scene, 'Manual de mantenimiento');
      const contents = page.getByRole('navigation', { name: 'Contenido' });
      await hand.type(page.getByRole('searchbox', { name: 'Buscar en el documento' }), 'estacion');
      await hand.tap(contents.getByRole('link', { name: 'Por estación' }));
      await hand.seeInWindow(page.getByRole('heading', { name: /Por estación/ }));
    },
  },
];
