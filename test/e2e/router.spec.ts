import { expect, expectValidPage, signedIn, test, url } from './support/portal';

test("the router's error screen is in Spanish, contains the technical title in its detail, and recovers @desk", async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|Failed to load resource/);
  await signedIn(context, 'admin');
  await page.goto(url('/reclamos'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeVisible();
  await page.route('**/*WarrantyScreen*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Cuadro de garantías' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal en esta página' })).toBeVisible();
  await page.getByText('Detalle técnico').click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expectValidPage(page);
  await page.unroute('**/*WarrantyScreen*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuadro de garantías' })).toBeVisible();
});

test('a page that failed can also be left by the menu @desk', async ({ page, context, watched }) => {
  watched.expectMessage(/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|Failed to load resource/);
  await signedIn(context, 'cliente');
  await page.route('**/*WarrantyScreen*.js', (route) => route.abort());
  await page.goto(url('/cuadro-de-garantias'));
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal en esta página' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeVisible();
});

test('the first page appears at once; the next fades and slides in within 0.3 s, or at once with reduced motion @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(url('/reclamos'));
  const transition = () =>
    page.locator('#contenido > .page').evaluate((shown) => {
      const { animationName, animationDuration } = getComputedStyle(shown);
      return animationName === 'none' ? 'none' : animationDuration;
    });
  const heading = page.getByRole('heading', { level: 1, name: 'Reclamos de unidad' });
  await expect(heading).toBeVisible();
  await expect.poll(transition).toBe('none');
  await page.locator('a[data-row-link]').first().click();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(transition).toBe('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(transition).toBe('none');
});

test("a dialog opens with an animation, and without one if the system's choice is less motion @desk", async ({
  page,
  context,
}) => {
  await signedIn(context, 'admin');
  const animationsOnOpening = async () => {
    await page.goto(url('/reclamos'));
    // The shortcuts are loaded after the list.
    await expect(page.getByRole('button', { name: 'Teclas de la lista (?)' })).toBeVisible();
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      document.addEventListener('animationstart', ({ animationName }) => {
        dataset.animations = `${dataset.animations ?? ''} ${animationName}`;
      });
    });
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    return page.locator('html');
  };
  await expect(await animationsOnOpening()).not.toHaveAttribute('data-animations', /Zoom/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(await animationsOnOpening()).toHaveAttribute('data-animations', /Zoom/);
});

test('a page that is being left takes no more keys or clicks, and a skeleton replaces it while the next page loads @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'admin');
  await page.goto(url('/reclamos'));
  const search = page.getByRole('searchbox').first();
  await expect(search).toBeVisible();
  let send = () => {};
  const released = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*WarrantyScreen*.js', async (route) => {
    await released;
    await route.continue();
  });
  // The link requests the next page while a field of this page has the focus.
  const link = page.getByRole('link', { name: 'Cuadro de garantías' });
  await link.evaluate(async (element: HTMLElement) => {
    const nextRows = document.querySelector<HTMLElement>('.ant-pagination-next button')!;
    document.querySelector<HTMLElement>('input[type=search]')!.focus();
    element.click();
    await new Promise((resolve) => setTimeout(resolve));
    nextRows.click();
  });
  await page.keyboard.type('ag');
  await expect(page.getByRole('main').getByRole('status', { name: 'Cargando' })).toBeVisible();
  await expect(search).toBeHidden();
  expect(page.url()).not.toContain('q=');
  send();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuadro de garantías' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('');
});
