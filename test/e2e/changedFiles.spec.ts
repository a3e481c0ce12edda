import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choose, fill } from './support/forms';
import { newClaimOn, newMark, newOwner } from './support/people';
import { png } from './support/photos';
import { call, expect, signedIn, test, url } from './support/portal';

// The contractor's page works without a connection by its service worker.
test.use({ serviceWorkers: 'allow' });

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'posventa-fotos-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A photo on the disk, as a phone's gallery has it. */
function photoOnDisk(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, png());
  return path;
}

async function fillClaim(page: Page, description: string): Promise<void> {
  await page.goto(url('/reclamos/agregar-reclamo'));
  await fill(page, { Descripción: description });
  await page
    .getByRole('group', { name: '¿Es alguno de estos?' })
    .getByRole('button', { name: /Canilla/ })
    .click();
  await choose(page, 'Unidad', /·/);
  await choose(page, 'Lugar', 'Cocina');
  await choose(page, 'Lugar en la unidad', /./);
}

test('a photo that is deleted after it was chosen is sent as it was @desk', async ({ page, context }) => {
  await signedIn(context, 'cliente');
  await fillClaim(page, 'La canilla de la cocina gotea toda la noche.');
  const path = photoOnDisk('cocina.png');
  await page.getByLabel('Fotos', { exact: true }).setInputFiles(path);
  await expect(page.getByRole('button', { name: 'Quitar cocina.png' })).toBeVisible();
  unlinkSync(path);
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto 1 del reclamo' })).toBeVisible();
});

test('a photo that changes before it is read fails alone, in its place, and the claim is sent with the other one @desk', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/read a photo/);
  const path = photoOnDisk('perdida.png');
  await page.exposeFunction('changeFile', () => writeFileSync(path, 'other bytes'));
  // The form learns of the choice only after the file was changed.
  await page.addInitScript(() => {
    const onChoice = async (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !event.isTrusted) return;
      if (![...(target.files ?? [])].some(({ name }) => name === 'perdida.png')) return;
      event.stopImmediatePropagation();
      await (window as unknown as { changeFile: () => Promise<void> }).changeFile();
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
    addEventListener('change', (event) => void onChoice(event), true);
  });
  await signedIn(context, 'cliente');
  await fillClaim(page, 'La canilla del baño gotea toda la noche.');
  await page.getByLabel('Fotos', { exact: true }).setInputFiles([path, photoOnDisk('buena.png')]);
  const lost = page.getByRole('listitem').filter({ hasText: 'perdida.png' });
  await expect(lost.getByRole('alert')).toHaveText('No se pudo leer: cambió o ya no está. Elegila de nuevo.');
  await expect(page.getByText(/Preparando/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
  await expect(page.getByRole('img', { name: /Foto \d del reclamo/ })).toHaveCount(1);
});

/** An accepted work order, and its contractor's link. */
async function newAcceptedWork(page: Page, mark: string) {
  const { contract } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  const contractor = await call<{ id: number }>('admin', 'POST', '/logic/contractor', {
    name: `Taller ${mark}`,
    phone_number: '3415550177',
  });
  const { id } = await call<{ id: number }>('admin', 'POST', '/logic/work_order', {
    contractor_id: contractor.id,
    instructions: 'Cambiar la bisagra del placard.',
    claim_ids: [claimId],
  });
  const { address } = await call<{ address: string }>('admin', 'POST', `/logic/work_order/${id}/link`, {});
  const { pathname, hash } = new URL(address);
  await page.goto(url(pathname + hash));
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(async () => (await asStaff(id)).status).toBe('accepted');
  await expect(page.getByText(/Esperando señal|Enviando/)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return { id, secret: hash.slice(1) };
}
interface Seen {
  status: string;
  photos: { kind: string }[];
  events: { what: string }[];
}
const asStaff = (id: number) => call<Seen>('admin', 'GET', `/logic/work_order/${id}`);

test("a contractor's photo that changes while it waits without a connection is sent as it was taken @phone", async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|no-response/);
  const { id } = await newAcceptedWork(page, newMark(info));
  await context.setOffline(true);
  const path = photoOnDisk('antes.png');
  await page.getByLabel('Foto de antes').setInputFiles(path);
  await expect(page.getByText('Esperando señal: 1 foto')).toBeVisible();
  writeFileSync(path, 'other bytes');
  await page.getByRole('button', { name: 'Llegué' }).click();
  // Shown once it is stored.
  await expect(page.getByText('Esperando señal: 1 foto, Llegué')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Esperando señal: 1 foto, Llegué')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Esperando señal|Enviando/)).toHaveCount(0);
  const { photos, events } = await asStaff(id);
  expect(photos.map(({ kind }) => kind)).toEqual(['before']);
  expect(events.map(({ what }) => what)).toContain('arrive');
});

test('an unreadable photo in the queue steps aside, without a connection and after a reload, and what comes after it is sent @phone', async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|no-response|unsent photo/);
  // A photo as earlier versions stored it, whose file the browser cannot read any more.
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function (this: Blob) {
      const isLost = this instanceof File && this.name === 'perdida.png';
      return isLost ? Promise.reject(new DOMException('gone', 'NotReadableError')) : read.call(this);
    };
  });
  const { id, secret } = await newAcceptedWork(page, newMark(info));
  await context.setOffline(true);
  await page.evaluate(async (link) => {
    const opening = indexedDB.open('posventa-envios');
    opening.onupgradeneeded = () => opening.result.createObjectStore('envios');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const writing = opening.result.transaction('envios', 'readwrite');
    const files = [new File(['x'], 'perdida.png', { type: 'image/png' })];
    const command = { kind: 'photos', of: 'before', files };
    writing.objectStore('envios').put({ id: '0000000000000001', key: 'perdida-1', link, command }, '0000000000000001');
    await new Promise((resolve) => (writing.oncomplete = resolve));
    opening.result.close();
  }, secret);
  await page.reload();
  const aside = page.getByRole('alert').filter({ hasText: 'No se pudo enviar: 1 foto de antes' });
  await expect(aside).toContainText('Ya no se puede leer: cambió o se borró del teléfono. Sacala de nuevo.');
  await page.getByRole('button', { name: 'Llegué' }).click();
  await expect(page.getByText('Esperando señal: Llegué')).toBeVisible();
  await page.reload();
  await expect(aside).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Esperando señal|Enviando/)).toHaveCount(0);
  expect((await asStaff(id)).events.map(({ what }) => what)).toContain('arrive');

  await page.getByLabel('Sacarla de nuevo').setInputFiles(photoOnDisk('otra.png'));
  await expect(page.getByRole('link', { name: 'Ver la foto 1 de antes' })).toBeVisible();
  await expect(aside).toHaveCount(0);
});
