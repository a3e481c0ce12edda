import { choose, chooseAll, fill, find, pickDay } from './support/forms';
import {
  acceptInvitation,
  anotherBrowser,
  newClient,
  newDocument,
  newMark,
  newOwner,
  ownPassword,
} from './support/people';
import { linkIn, mailTo } from './support/mails';
import { call, expect, expectValidPage, signInAs, signedIn, signedInAs, test, url } from './support/portal';

test('staff create a client, a project and a unit and assign it; the client signs in and creates a claim @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const mark = newMark(info);
  const username = `alta-${mark}@prueba.ar`;
  const project = `Torre ${mark}`;
  await signedIn(context, 'manager');

  await page.goto(url('/clientes'));
  await page.getByRole('link', { name: 'Registrar cliente' }).click();
  await fill(page, {
    Nombre: 'Carmela',
    Apellido: `Alta ${mark}`,
    DNI: newDocument(),
    Teléfono: '341 555-0202',
    Email: username,
  });
  await page.getByRole('button', { name: 'Registrar cliente' }).click();
  await expect(page.getByText('El usuario se creo correctamente')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Carmela Alta ${mark}` })).toBeVisible();

  await page.goto(url('/proyectos'));
  await page.getByRole('link', { name: 'Crear proyecto' }).click();
  await fill(page, { Nombre: project, Dirección: 'San Luis 1500, Rosario', Descripción: 'Una torre de seis pisos.' });
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible();

  await page.getByRole('link', { name: 'Crear unidad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crear unidad' })).toBeVisible();
  await choose(page, 'Tipo de unidad', 'Departamento de 2 dormitorios');
  await fill(page, { Nombre: '4° C' });
  await page.getByRole('button', { name: 'Crear unidad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '4° C' })).toBeVisible();

  await page.getByRole('link', { name: 'Asignar cliente' }).click();
  await expect(page.getByText(`4° C · ${project}`)).toBeVisible();
  await find(page, 'Cliente', `Alta ${mark}`);
  await page.getByRole('button', { name: 'Asignar' }).click();
  await expect(page.getByText('El cliente y la unidad se vincularon correctamente')).toBeVisible();
  await expect(page.getByRole('main').getByText(`Carmela Alta ${mark}`).first()).toBeVisible();

  const { page: home, context: homeContext } = await anotherBrowser(browser, info);
  await acceptInvitation(username);
  await signInAs(home, 'clientes', username, ownPassword);
  await home.goto(url('/reclamos/agregar-reclamo'));
  await expect(home.getByText(`4° C · ${project}`)).toBeVisible(); // the only unit is selected automatically
  await choose(home, 'Lugar', 'Cocina');
  await choose(home, 'Lugar en la unidad', /./);
  await choose(home, 'Rubro', 'Sanitarios');
  await choose(home, 'Ítem', /./);
  await fill(home, { Descripción: 'El desagüe de la pileta pierde agua desde ayer.' });
  await expect(home.getByLabel('Nombre de contacto')).toHaveValue(`Carmela Alta ${mark}`);
  await pickDay(home, 'Fecha preferida', '31/12/2099');
  await home.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(home.getByText('Reclamo Creado!')).toBeVisible();
  await expect(home).toHaveURL(/\/reclamos\/\d+$/);
  await homeContext.close();
});

test('a client requests a lease, staff accept, and the tenant signs in by the invitation and sees the unit @desk', async ({
  page,
  browser,
}, info) => {
  const mark = newMark(info);
  const { client, project } = await newOwner(mark);
  const tenant = `inquilino-${mark}@prueba.ar`;
  const today = new Date().toLocaleDateString('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  await signedInAs(page, 'client', client.username, ownPassword);
  await page.goto(url('/crear-inquilino'));
  await expect(page.getByText(`1° A · ${project.name}`)).toBeVisible();
  await fill(page, {
    Nombre: 'Bruno',
    Apellido: 'Inquilino',
    DNI: newDocument(),
    Teléfono: '3415550303',
    Email: tenant,
  });
  await pickDay(page, 'Inicio del alquiler', today);
  await pickDay(page, 'Fin del alquiler', '31/12/2099');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL(/\/lease-request\/\d+$/);
  await expect(page.getByRole('button', { name: /Pasar a|Aceptar/ })).toHaveCount(0); // the author cannot decide
  const path = new URL(page.url()).pathname;

  const { page: desk, context: office } = await anotherBrowser(browser, info, 'manager');
  await desk.goto(url(path));
  for (const step of ['Pasar a Pendiente', 'Pasar a En revisión']) {
    await desk.getByRole('button', { name: step }).click();
    await expect(desk.getByRole('button', { name: step })).toHaveCount(0);
  }
  await desk.getByRole('button', { name: 'Aceptar' }).click();
  await expect(desk.getByRole('dialog')).toContainText(tenant);
  await desk.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(desk.locator('[data-status=accepted]')).toHaveText('Aceptado');
  await expectValidPage(desk);
  await office.close();

  const link = linkIn(await mailTo(tenant, /Te invitamos al portal/));
  const { page: guest, context: home } = await anotherBrowser(browser, info);
  await guest.goto(link);
  await fill(guest, { 'Contraseña nueva': 'otra-clave-nueva', 'Repetí la contraseña': 'otra-clave-nueva' });
  await guest.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(guest.getByText('Tu contraseña quedó guardada')).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeVisible();
  await guest.goto(url('/planos'));
  await expect(guest.getByRole('heading', { name: `1° A · ${project.name}` })).toBeVisible();
  await guest.goto(url('/reclamos/agregar-reclamo'));
  await expect(guest.getByText(`1° A · ${project.name}`)).toBeVisible();
  await home.close();
});

test('a rejection of a lease request requires a reason, which its author sees @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const mark = newMark(info);
  const { client, contract } = await newOwner(mark);
  const request = await call<{ id: number }>('admin', 'POST', '/logic/lease_contract_request', {
    contract_id: contract.contract_id ?? contract.id,
    tenant_name: 'Rita',
    tenant_last_name: 'Prueba',
    tenant_document: newDocument(),
    tenant_email: `rita-${mark}@prueba.ar`,
    tenant_phone_number: '3415550404',
    lease_start_date: '2099-01-01',
    lease_end_date: '2099-12-31',
  });
  await signedIn(context, 'admin');
  await page.goto(url(`/lease-request/${request.id}`));
  await page.getByRole('button', { name: 'Rechazar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Faltan los datos del garante.');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.locator('[data-status=rejected]')).toHaveText('Rechazado');

  const { page: home, context: homeContext } = await anotherBrowser(browser, info);
  await signedInAs(home, 'client', client.username, ownPassword);
  await home.goto(url(`/lease-request/${request.id}`));
  await expect(home.getByText('Faltan los datos del garante.')).toBeVisible();
  await homeContext.close();
});

test('a supervisor is created, their projects are changed, and deactivating them ends their sessions @desk', async ({
  page,
  context,
  browser,
  watched,
}, info) => {
  watched.expectMessage(/401/);
  const mark = newMark(info);
  const username = `supervisor-${mark}@prueba.ar`;
  const projects = (await call<{ name: string }[]>('admin', 'GET', '/logic/project?page=1&page_size=3&sort=id')).map(
    ({ name }) => name,
  );
  await signedIn(context, 'admin');
  await page.goto(url('/crear-manager'));
  await fill(page, {
    Nombre: 'Sofía',
    Apellido: `Prueba ${mark}`,
    Teléfono: '3415550505',
    Email: username,
  });
  await chooseAll(page, 'Proyectos', projects.slice(0, 2));
  await choose(page, 'Proyecto principal', projects[0]!);
  await page.getByRole('button', { name: 'Crear supervisor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Sofía Prueba ${mark}` })).toBeVisible();
  const list = page.getByRole('list', { name: 'Proyectos que atiende' });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect(row(projects[0]!)).toContainText('Principal');

  await choose(page, 'Agregar un proyecto', projects[2]!);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: `Hacer principal el proyecto ${projects[2]}` }).click();
  await expect(row(projects[2]!)).toContainText('Principal');
  await page.getByRole('button', { name: `Quitar el proyecto ${projects[1]}` }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: `Quitar el proyecto ${projects[2]}` }).click();
  await expect(page.getByRole('dialog')).toContainText('se va a quedar sin uno');
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText('Principal', { exact: true })).toHaveCount(0);
  await expectValidPage(page);

  const { page: elsewhere, context: other } = await anotherBrowser(browser, info);
  const messages: string[] = [];
  elsewhere.on('pageerror', (error) => messages.push(error.message));
  await acceptInvitation(username);
  await signInAs(elsewhere, 'manager', username, ownPassword);
  await page.getByRole('button', { name: 'Desactivar supervisor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar supervisor' }).click();
  await expect(page.getByText('Este supervisor está desactivado', { exact: false })).toBeVisible();
  // The next call ends the session: that of the opened claim, or a count that the portal requests by itself.
  const claim = elsewhere.getByRole('link', { name: /^(Ver el reclamo )?\d+$/ }).first();
  void claim.click().catch(() => {});
  await expect(elsewhere).toHaveURL(/\/auth\/login\/manager/);
  await expect(elsewhere.getByText(/Tu sesión terminó/)).toBeVisible();
  await elsewhere.getByLabel('Email').fill(username);
  await elsewhere.getByLabel('Contraseña').fill(ownPassword);
  await elsewhere.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(elsewhere.getByText('Error al iniciar sesión')).toBeVisible();
  expect(messages).toEqual([]);
  await other.close();
});

test("two admins edit one client: the second sees the first one's changes, and chooses @desk", async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/409/);
  const client = await newClient(newMark(info));
  const { client_id, version, username, last_name } = client;
  const saveAsFirst = (name: string, at: number) =>
    call<{ version: number }>('admin', 'PUT', `/logic/client/${client_id}`, {
      client_id,
      username,
      name,
      last_name,
      document: newDocument(),
      phone_number: '3415550606',
      address: null,
      version: at,
    });
  await signedIn(context, 'manager');
  await page.goto(url(`/clientes/${client_id}`));
  await page.getByRole('button', { name: 'Editar' }).click();
  await fill(page, { Nombre: 'Segunda' });
  const first = await saveAsFirst('Primera', version);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Alguien más guardó cambios mientras editabas.' });
  await expect(conflict.getByRole('row', { name: /Nombre/ })).toContainText('Primera');
  await expect(conflict.getByRole('row', { name: /Nombre/ })).toContainText('Segunda');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Segunda'); // the input stays
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Segunda/ })).toBeVisible();
  const mine = await call<{ version: number; name: string; phone_number: string }>(
    'admin',
    'GET',
    `/logic/client/${client_id}`,
  );
  expect(mine).toMatchObject({ name: 'Segunda', phone_number: '3415550606' }); // fields that the second admin did not change have the first one's values

  await page.getByRole('button', { name: 'Editar' }).click();
  await fill(page, { Nombre: 'Tercera' });
  expect(mine.version).toBeGreaterThan(first.version);
  await saveAsFirst('Definitiva', mine.version);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Usar lo que guardó la otra persona' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Definitiva');
});
