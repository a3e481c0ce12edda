import type { Page, TestInfo } from '@playwright/test';
import { mailTo } from './support/mails';
import { anotherBrowser, newClaimOn, newMark, newOwner } from './support/people';
import { photo, png } from './support/photos';
import { call, expect, expectValidPage, test, url } from './support/portal';
import { startProxy } from './support/slowProxy';
import { startVisit } from './support/visits';

test.use({ serviceWorkers: 'allow' });

/** A work order of a new contractor, and the link that was sent to it by e-mail. */
async function newMailedWork(info: TestInfo) {
  const mark = newMark(info);
  const { contract } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  const email = `taller-${mark}@prueba.ar`;
  const { id: contractorId } = await call<{ id: number }>('admin', 'POST', '/logic/contractor', {
    name: `Taller ${mark}`,
    phone_number: '3415550177',
    email,
  });
  const { id } = await call<{ id: number }>('admin', 'POST', '/logic/work_order', {
    contractor_id: contractorId,
    instructions: 'Cambiar la bisagra del placard.',
    claim_ids: [claimId],
    mail_link: true,
  });
  const { text } = await mailTo(email, /^Te pidieron un trabajo/);
  const address = /https?:\/\/[^\s"<>]+\/trabajo\/#[\w-]+/.exec(text)?.[0];
  if (!address) throw new Error(`The mail contains no link:\n${text}`);
  return { id, claimId, text, link: url(new URL(address).pathname + new URL(address).hash), name: `Taller ${mark}` };
}

interface Seen {
  status: string;
  link: { opened_at: string | null } | null;
  events: { what: string; by: string; note: string; parts: string }[];
  photos: { kind: string }[];
}
const asStaff = (id: number) => call<Seen>('admin', 'GET', `/logic/work_order/${id}`);

/** Whether the page is controlled by its service worker, which has cached its files. */
const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));

test('a contractor accepts by the link of the e-mail, and commands without a connection arrive once, when it is back @phone', async ({
  page,
  context,
  browser,
  watched,
}, info) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|no-response/);
  const { id, text, link, name } = await newMailedWork(info);

  // Programs that scan e-mails open every address in them.
  for (const [found] of text.matchAll(/https?:\/\/[^\s"<>]+/g))
    for (const method of ['GET', 'HEAD']) await fetch(url(new URL(found).pathname), { method });
  expect(await asStaff(id)).toMatchObject({ status: 'asked', link: { opened_at: null } });

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: `Trabajo ${id}` })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByText('Cambiar la bisagra del placard.')).toBeVisible();
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Lo aceptaste.')).toBeVisible();
  await page.getByLabel('Foto de antes').setInputFiles(photo('antes.png'));
  await expect(page.getByRole('link', { name: 'Ver la foto 1 de antes' })).toBeVisible();
  await expect.poll(() => isControlled(page)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(() =>
        caches
          .open('posventa-trabajo-fotos')
          .then((cache) => cache.keys())
          .then((keys) => keys.length),
      ),
    )
    .toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sin conexión\. Ves lo que se guardó/)).toBeVisible();
  await expect(page.getByText('Mitre 100, Rosario')).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('link', { name: 'Ver la foto 1 de antes' })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Llegué' }).click();
  await page
    .getByLabel('Foto de después')
    .setInputFiles([photo('uno.png'), photo('dos.png', png(64, 48, [46, 107, 62]))]);
  await page.getByRole('button', { name: 'Terminé' }).click();
  await page.getByLabel('Qué hiciste (opcional)').fill('Cambié la bisagra.');
  await page.getByLabel('Materiales usados (opcional)').fill('1 bisagra');
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Avisar que terminé' }).click();
  await expect(page.getByText('Esperando señal: 2 fotos, Llegué, Terminado')).toBeVisible();

  // The phone closes the page, and opens it again without a connection.
  await page.reload();
  await expect(page.getByText('Esperando señal: 2 fotos, Llegué, Terminado')).toBeVisible();
  await expect(page.getByText('Terminado, sin enviar')).toBeVisible();
  await expectValidPage(page);
  await expect(page.getByText('Cambié la bisagra.')).toBeVisible();
  expect((await asStaff(id)).status).toBe('accepted');

  await context.setOffline(false);
  await expect(page.getByText(/Esperando señal|Enviando/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /de después/ })).toHaveCount(2);
  const { status, events, photos } = await asStaff(id);
  expect({ status, kinds: photos.map(({ kind }) => kind) }).toEqual({
    status: 'done',
    kinds: ['before', 'after', 'after'],
  });
  expect(events.slice(1).map(({ what, by, parts }) => [what, by, parts])).toEqual([
    ['accept', name, ''],
    ['arrive', name, ''],
    ['finish', name, '1 bisagra'],
  ]);

  const office = await anotherBrowser(browser, info, 'admin');
  await office.page.goto(url(`/trabajos/${id}`));
  await expect(office.page.getByRole('img', { name: /^Foto \d: después/ })).toHaveCount(2);
  await expect(office.page.getByText('Materiales: 1 bisagra')).toBeVisible();
  await expect(office.page.getByText(/^Lo abrió el/)).toBeVisible();
  await expectValidPage(office.page);
  await office.context.close();
});

test("staff create a link and revoke it: the contractor's open page shows nothing any more @desk", async ({
  page,
  browser,
  watched,
}, info) => {
  watched.expectMessage(/401/);
  const { id } = await newMailedWork(info);
  const office = await anotherBrowser(browser, info, 'admin');
  await office.page.goto(url(`/trabajos/${id}`));
  await office.page.getByRole('button', { name: 'Crear otro enlace' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Crear otro enlace' }).click();
  const address = await office.page.getByLabel('Enlace para el contratista').inputValue();
  await expectValidPage(office.page);
  const { pathname, hash } = new URL(address);
  await page.goto(url(pathname + hash));
  await expect(page.getByRole('button', { name: 'Aceptar' })).toBeVisible();

  await office.page.getByRole('button', { name: 'Revocar' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(office.page.getByText('Enlace revocado')).toBeVisible();
  await office.context.close();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible();
  await expect(page.getByText('Mitre 100, Rosario')).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Este enlace ya no sirve|Falta el enlace)$/ }),
  ).toBeVisible();
  await expect(page.getByText('Mitre 100, Rosario')).toHaveCount(0);
});

test('what a phone could not send by a replaced link is sent by the new one, opened on the same phone @phone', async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|no-response|401/);
  const { id, link } = await newMailedWork(info);
  await page.goto(link);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Lo aceptaste.')).toBeVisible();
  await expect.poll(() => isControlled(page)).toBe(true);

  await context.setOffline(true);
  await page.getByLabel('Foto de después').setInputFiles(photo('listo.png'));
  await page.getByRole('button', { name: 'Llegué' }).click();
  await page.getByRole('button', { name: 'Terminé' }).click();
  await page.getByLabel('Qué hiciste (opcional)').fill('Cambié la bisagra.');
  await page.getByRole('button', { name: 'Avisar que terminé' }).click();
  await expect(page.getByText('Esperando señal: 1 foto, Llegué, Terminado')).toBeVisible();
  await expect(page.getByText('Terminado, sin enviar')).toBeVisible();

  // "Mandámelo de nuevo."
  const { address } = await call<{ address: string }>('admin', 'POST', `/logic/work_order/${id}/link`, {});
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Sin enviar' });
  await expect(waiting.getByText(/abrilo en este teléfono: lo que anotaste se manda solo/)).toBeVisible();
  await expect(waiting.getByText('Cambié la bisagra.')).toBeVisible();
  await expectValidPage(page);
  await page.reload();
  await expect(waiting.getByText('Cambié la bisagra.')).toBeVisible();

  const { pathname, hash } = new URL(address);
  await page.goto(url(pathname + hash));
  await expect(page.getByText('Falta que la empresa lo revise.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  const { status, events, photos } = await asStaff(id);
  expect({ status, photos: photos.length, what: events.slice(1).map(({ what }) => what) }).toEqual({
    status: 'done',
    photos: 1,
    what: ['accept', 'arrive', 'finish'],
  });
});

test('a contractor without material says so offline; the office answers, and both read each other @phone', async ({
  page,
  context,
  browser,
  watched,
}, info) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|no-response/);
  const { id, link } = await newMailedWork(info);
  await page.goto(link);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Llegué' }).click();
  await expect(page.getByText(/^Llegaste:/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sin enviar' })).toHaveCount(0);
  await expect.poll(() => isControlled(page)).toBe(true);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'No lo pude terminar' }).click();
  await expect(page.getByRole('heading', { name: 'No lo pude terminar' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Terminé' })).toHaveCount(0);
  await page.getByLabel('Falta material').check();
  await page.getByLabel('Qué material falta').fill('Una bisagra de 35 mm.');
  await page.getByLabel('Sacar una foto').setInputFiles(photo('falta.png'));
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Avisar a la empresa' }).click();
  await expect(page.getByText('Esperando señal: No lo pude terminar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Una bisagra de 35 mm.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No lo pudiste terminar: falta material')).toBeVisible();

  const office = await anotherBrowser(browser, info, 'admin');
  await office.page.goto(url(`/trabajos/${id}`));
  await expect(office.page.getByText('No lo pudo terminar: falta material.')).toBeVisible();
  await office.page.getByLabel(/^Mensaje para/).fill('Te la llevamos mañana.');
  await expectValidPage(office.page);
  await office.page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(office.page.getByText('Te la llevamos mañana.')).toBeVisible();
  await expect(office.page.getByText('No lo pudo terminar: falta material.')).toHaveCount(0);

  // The open page of the contractor learns it by itself, and its answer reaches the open page of the office.
  await expect(page.getByText('Te la llevamos mañana.')).toBeVisible();
  await page.getByRole('button', { name: 'Escribir a la empresa' }).click();
  await page.getByLabel('Mensaje', { exact: true }).fill('Gracias, la espero.');
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(office.page.getByText('Gracias, la espero.')).toBeVisible();
  await office.context.close();

  await page.getByRole('button', { name: 'Terminé' }).click();
  await page.getByLabel('Qué hiciste (opcional)').fill('Cambié la bisagra.');
  await page.getByRole('button', { name: 'Avisar que terminé' }).click();
  await page.getByRole('button', { name: 'Corregir' }).click();
  await page.getByLabel('Materiales usados (opcional)').fill('1 bisagra');
  await page.getByRole('button', { name: 'Guardar el cambio' }).click();
  await expect(page.getByText('Materiales: 1 bisagra')).toBeVisible();
  await expectValidPage(page);
  // The page shows the correction before the server has it.
  const atServer = async () => {
    const { status, events } = await asStaff(id);
    return { status, what: events.slice(1).map(({ what }) => what) };
  };
  await expect.poll(atServer).toEqual({ status: 'done', what: ['accept', 'arrive', 'stuck', 'finish', 'corrected'] });
});

test('staff send a contractor one link to all its works; it opens each, and goes on without a connection @phone', async ({
  page,
  context,
  browser,
  watched,
}, info) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|no-response/);
  const { id } = await newMailedWork(info);
  const { contractor } = await call<{ contractor: { id: number } }>('admin', 'GET', `/logic/work_order/${id}`);
  const office = await anotherBrowser(browser, info, 'admin');
  await office.page.goto(url(`/contratistas/${contractor.id}`));
  const panel = office.page.getByRole('region', { name: 'Enlace a sus trabajos' });
  await panel.getByRole('button', { name: 'Crear enlace' }).click();
  const address = await panel.getByLabel('Enlace a sus trabajos').inputValue();
  await expectValidPage(office.page);
  await office.context.close();

  const { pathname, hash } = new URL(address);
  await page.goto(url(pathname + hash));
  await expect(page.getByRole('heading', { level: 1, name: 'Mis trabajos' })).toBeVisible();
  await expectValidPage(page);
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.getByRole('button', { name: `Abrir el trabajo ${id}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Trabajo ${id}` })).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Lo aceptaste.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Trabajo ${id} · Aceptado`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Abrir el trabajo ${id}` })).toBeFocused();
  await page.getByRole('button', { name: `Abrir el trabajo ${id}` }).click();
  await page.getByRole('link', { name: 'Ver todos mis trabajos' }).click();
  await expect(page.getByText(`Trabajo ${id} · Aceptado`)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(`Trabajo ${id} · Aceptado`)).toBeVisible();
  await page.getByRole('button', { name: `Abrir el trabajo ${id}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Trabajo ${id}` })).toBeVisible();
});

test('a new version of the page is offered and loaded when the contractor accepts; until then the input stays @phone', async ({
  page,
}, info) => {
  const { id, link } = await newMailedWork(info);
  const portal = await startProxy();
  const { pathname, hash } = new URL(link);
  await page.goto(portal.url + pathname + hash);
  await page.getByRole('button', { name: 'No puedo' }).click();
  await page.getByRole('textbox').fill('No llego esta semana.');
  await expect.poll(() => isControlled(page)).toBe(true);

  portal.addTo('/trabajo-sw.js', '\n// Otra versión');
  const offer = page.getByRole('status').filter({ hasText: 'Hay una versión nueva' }).getByRole('button');
  await expect(async () => {
    // The phone shows the page again. The browser may answer with a check for a new version that it began before.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offer).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('textbox')).toHaveValue('No llego esta semana.');
  await expectValidPage(page);
  const loaded = page.waitForEvent('load');
  await offer.click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: `Trabajo ${id}` })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await portal.close();
});

test('without a connection, a missed visit waits with its photo, and is sent once when the connection is back @phone', async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|no-response/);
  const { id, claimId, link } = await newMailedWork(info);
  const start = Date.now() + 3_600_000;
  const visit = await call<{ id: number }>('admin', 'POST', '/logic/visit', {
    work_id: id,
    claim_id: claimId,
    windows: [{ starts_at: new Date(start).toISOString(), ends_at: new Date(start + 3_600_000).toISOString() }],
    is_agreed: true,
  });
  await startVisit(visit.id);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: `Trabajo ${id}` })).toBeVisible();
  await expect.poll(() => isControlled(page)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Nadie atendió' }).click();
  await page.getByLabel('Qué pasó (opcional)').fill('Toqué tres veces.');
  await page.getByLabel('Sacar una foto').setInputFiles(photo('puerta.png'));
  await expect(page.getByRole('button', { name: 'Quitar la foto 1' })).toBeVisible();
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  const report = page.getByText('Esperando señal: Nadie atendió (1 foto)');
  await expect(report).toBeVisible();
  // The form's input is deleted after the report is stored.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `posventa-trabajo missed ${visit.id}`))
    .toBeNull();
  await page.reload();
  await expect(report).toBeVisible();
  await expectValidPage(page);

  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Ver la foto 1 de la visita' })).toBeVisible();
  await expect(page.getByText(/Esperando señal|Enviando/)).toHaveCount(0);
  const visits = await call<{ status: string; note: string; photos: object[] }[]>(
    'admin',
    'GET',
    `/logic/visit?work_id=${id}`,
  );
  expect(visits).toMatchObject([{ status: 'missed', note: 'Toqué tres veces.', photos: [{}] }]);
});
