import type { Page } from '@playwright/test';
import { choose, fill } from './support/forms';
import { newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { photo } from './support/photos';
import { startProxy } from './support/slowProxy';
import { call, expect, expectValidPage, settle, signedIn, signedInAs, test, url } from './support/portal';

test.use({ serviceWorkers: 'allow' });

const browserMessages = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/;
const asItWas = /^Sin conexión: así estaba a las \d\d:\d\d\.$/;

/** Waits until the service worker has stored its files. */
const stored = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** The stored copies of answers in this browser, as text. */
const copies = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('posventa-copias');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const db = request.result;
          if (!db.objectStoreNames.contains('respuestas')) return resolve('[]');
          const all = db.transaction('respuestas').objectStore('respuestas').getAll();
          all.onsuccess = () => {
            db.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

test('a half-written claim opens again without a connection, with its photos, and is sent once when it is back @phone', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(browserMessages);
  const description = `La canilla de la cocina gotea toda la noche ${Date.now()}.`;
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos/agregar-reclamo'));
  await fill(page, { Descripción: description });
  await page
    .getByRole('group', { name: '¿Es alguno de estos?' })
    .getByRole('button', { name: /Canilla/ })
    .click();
  await page.getByLabel('Fotos', { exact: true }).setInputFiles(photo('cocina.png'));
  await choose(page, 'Unidad', /·/);
  await stored(page);
  await expect.poll(() => copies(page)).toContain('Lavadero');
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByLabel('Descripción')).toHaveValue(description);
  await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(1);
  await expect(page.getByText(asItWas)).toBeVisible();
  await choose(page, 'Lugar', 'Cocina');
  await choose(page, 'Lugar en la unidad', /./);
  await settle(page);
  await expectValidPage(page);
  const submit = page.getByRole('button', { name: 'Crear reclamo' });
  await submit.click();
  await expect(page.getByText(/Tu reclamo está guardado/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(asItWas)).toHaveCount(0);
  await expect(page.getByLabel('Descripción')).toHaveValue(description);
  await submit.click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
  const { length } = await call<unknown[]>('admin', 'GET', `/logic/unit_claim?q=${encodeURIComponent(description)}`);
  expect(length).toBe(1);
});

test('the list last seen opens without a connection and says from when it is; who signed out sees nothing @phone', async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(browserMessages);
  const { client, contract } = await newOwner(newMark(info));
  await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedInAs(page, 'client', client.username, ownPassword);
  await page.goto(url('/reclamos'));
  const only = page.locator('.card').filter({ hasText: 'La puerta del placard roza el piso.' });
  await expect(only).toBeVisible();
  await stored(page);
  await expect.poll(() => copies(page)).toContain('listUnitClaims');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(asItWas)).toBeVisible();
  await expect(only).toBeVisible();
  await expectValidPage(page);

  await context.setOffline(false);
  await expect(page.getByText(asItWas)).toHaveCount(0);
  await page.getByRole('button', { name: /Abrir menú/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await expect.poll(() => copies(page)).toBe('[]');
  await context.setOffline(true);
  await page.goto(url('/reclamos'));
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
});

test('another account on the same device sees nothing of the one before, also with a copy that was left @phone', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(browserMessages);
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos'));
  await expect(page.locator('.card').first()).toBeVisible();
  await stored(page);
  await expect.poll(() => copies(page)).toContain('listUnitClaims');
  // As if the browser had been closed before anything could be deleted.
  await page.evaluate(() => localStorage.setItem('token', 'de-otra-persona'));
  await context.setOffline(true);
  await page.goto(url('/reclamos'));
  await expect(page.getByRole('heading', { name: 'No pudimos comprobar tu sesión.' })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
});

test('a new version takes over at the next page, and not while something is unsent @phone', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(browserMessages);
  const proxy = await startProxy();
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (...message: unknown[]) {
      asked.push((message[0] as { type: string }).type);
      return Reflect.apply(postMessage, this, message) as void;
    };
  });
  try {
    await signedIn(context, 'cliente');
    await page.goto(`${proxy.url}/reclamos`);
    await stored(page);
    await page.reload();
    await page.goto(`${proxy.url}/reclamos/agregar-reclamo`);
    await fill(page, { Descripción: 'La persiana del dormitorio no baja.' });
    await page.evaluate(() => void ((window as { isOld?: boolean }).isOld = true));
    /**
     * Looks for a new version, and returns what the page has asked of the workers found so far. The browser may answer
     * with a check that it began before, so the tests repeat this.
     */
    const askedOnUpdate = () =>
      page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration('/'))?.update();
        return (window as { asked?: string[] }).asked;
      });
    // A new worker with the files of this page is told to take over at once. On a busy machine Chromium sometimes lets it
    // wait all the same.
    proxy.addTo('/portal-sw.js', '\n// Another version');
    await expect.poll(askedOnUpdate).toEqual(['HAS_FILE', 'SKIP_WAITING']);
    // A worker of another build does not know the script of this page, and is not told to take over.
    proxy.addTo(
      '/portal-sw.js',
      '\n;MessagePort.prototype.postMessage = ((send) => function () { send.call(this, false); })(MessagePort.prototype.postMessage);',
    );
    await expect.poll(askedOnUpdate).toEqual(['HAS_FILE', 'SKIP_WAITING', 'HAS_FILE']);
    expect(await page.evaluate(() => (window as { isOld?: boolean }).isOld)).toBe(true);
    await page
      .getByRole('link', { name: /Reclamos/ })
      .first()
      .click();
    await expect(page.locator('.card').first()).toBeVisible();
    // The page hears of a waiting version a moment after it waits: then each page that is opened may be the next one.
    await expect(async () => {
      await page.goBack();
      await page.goForward();
      expect(await page.evaluate(() => (window as { isOld?: boolean }).isOld)).toBeUndefined();
    }).toPass();
    await page.goto(`${proxy.url}/reclamos/agregar-reclamo`);
    await expect(page.getByLabel('Descripción')).toHaveValue('La persiana del dormitorio no baja.');
  } finally {
    await page.close();
    await proxy.close();
  }
});
