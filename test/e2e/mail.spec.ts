import { fill } from './support/forms';
import { linkIn, mailsTo, mailTo } from './support/mails';
import { anotherBrowser, newClaim, newClient, newMark, ownPassword } from './support/people';
import { arrived, call, expect, expectValidPage, signedIn, test, url, signInAs } from './support/portal';

test("the email settings open for one account; other admins and managers are redirected home, visitors to the admins' login", async ({
  page,
  context,
  browser,
  watched,
}, info) => {
  // The page preloads its screen's files, which a redirected user does not use.
  watched.expectMessage(/was preloaded using link preload but not used/);
  await page.goto(url('/email-settings'));
  await expect(page).toHaveURL(/\/auth\/login\/admin$/);
  await signedIn(context, 'manager');
  await page.goto(url('/email-settings'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeVisible();
  await expect(page).toHaveURL(/\/reclamos$/);

  // Another admin: the response of the same account, without the permission that depends on its name.
  const { page: desk, context: office } = await anotherBrowser(browser, info, 'admin');
  await desk.route('**/api/auth/info', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { user: { can_manage_email_settings: boolean } } };
    body.data.user.can_manage_email_settings = false;
    await route.fulfill({ response: answer, json: body });
  });
  await desk.goto(url('/email-settings'));
  await expect(desk).toHaveURL(/\/reclamos$/);
  await desk.unroute('**/api/auth/info');
  await desk.goto(url('/email-settings'));
  await expect(desk.getByRole('heading', { level: 1, name: 'Configuración de Emails' })).toBeVisible();
  await office.close();
});

test('each box of the recipients is in the middle of its cell, on a desk and on a phone', async ({ page, context }) => {
  await signedIn(context, 'admin');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(url('/email-settings'));
    await arrived(page);
    const cells = page.locator('.settings-matrix td');
    await expect(cells.first()).toBeVisible();
    // On a phone the cell also contains the label of its column, which is centred.
    const largestOffset = () =>
      cells.evaluateAll((all) => {
        const middle = (element: Element) => {
          const { top, height } = element.getBoundingClientRect();
          return top + height / 2;
        };
        const offsetOf = (cell: Element) =>
          middle(cell.querySelector('.ant-checkbox, .settings-never')!) - middle(cell);
        return Math.max(...all.map((cell) => Math.abs(offsetOf(cell))));
      });
    await expect.poll(largestOffset, `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the recipients of an event can be changed, and a test e-mail arrives and is listed in the outbox', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  const before = await call<{
    events: { event: string; audiences: string[] }[];
    sender_name: string;
    extra_recipients: object[];
  }>('admin', 'GET', '/logic/email_settings');
  await signedIn(context, 'admin');
  await page.goto(url('/email-settings'));
  const cell = page.getByRole('checkbox', { name: 'Precio de reparación cargado: avisar a Administración' });
  const wasChecked = await cell.isChecked();
  await cell.setChecked(!wasChecked);
  await page.getByRole('button', { name: 'Agregar proyecto' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Elegí un proyecto.' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar' }).last().click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  await page.reload();
  await expect(cell).toBeChecked({ checked: !wasChecked });

  await page.getByLabel('Enviar a').fill('no es un email');
  await page.getByRole('button', { name: 'Enviar prueba' }).click();
  await expect(page.getByText('El email ingresado es inválido')).toBeVisible();
  await page.getByLabel('Enviar a').fill(`prueba-${mark}@prueba.ar`);
  await page.getByRole('button', { name: 'Enviar prueba' }).click();
  await expect(page.getByText(`El email de prueba salió hacia prueba-${mark}@prueba.ar.`)).toBeVisible();
  expect((await mailTo(`prueba-${mark}@prueba.ar`, /Email de prueba/)).text).toContain(
    'La configuración de emails funciona',
  );
  const row = page.getByRole('row', { name: new RegExp(`prueba-${mark}@prueba\\.ar`) });
  await expect(row).toContainText('Enviado');
  await expectValidPage(page);
  const { version } = await call<{ version: number }>('admin', 'GET', '/logic/email_settings');
  await call('admin', 'PUT', '/logic/email_settings', {
    sender_name: before.sender_name,
    events: before.events,
    extra_recipients: before.extra_recipients,
    version,
  });
});

test('a forgotten password is reset by e-mail, once; an unknown account gets the same response and no e-mail', async ({
  page,
  watched,
}, info) => {
  watched.expectMessage(/4(00|04|10|22)/);
  const client = await newClient(newMark(info));
  const ask = async (username: string) => {
    await page.goto(url('/auth/login/clientes'));
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    await page.getByLabel('Email').fill(username);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    const answer = await page.getByRole('status').filter({ hasText: 'Si hay una cuenta con' }).textContent();
    return answer?.replace(username, 'ese email');
  };
  const known = await ask(client.username);
  const unknown = await ask(`nadie-${client.username}`);
  expect(unknown).toBe(known);
  const link = linkIn(await mailTo(client.username, /Recuperar tu contraseña/));
  expect(mailsTo(`nadie-${client.username}`)).toEqual([]);

  await page.goto(link);
  await fill(page, { 'Contraseña nueva': 'corta', 'Repetí la contraseña': 'otra' });
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('La contraseña debe tener entre 10 y 128 caracteres.')).toBeVisible();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await fill(page, { 'Contraseña nueva': 'una-clave-distinta', 'Repetí la contraseña': 'una-clave-distinta' });
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña quedó guardada')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeVisible();
  // The link must not be stored as the last path.
  expect(await page.evaluate(() => localStorage.getItem('lastPath'))).not.toContain('token');

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Elegir contraseña' })).toBeVisible();
  await expect(page.getByLabel('Contraseña nueva')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pedí un enlace nuevo' })).toBeVisible();
  await signInAs(page, 'clientes', client.username, 'una-clave-distinta');
  expect(ownPassword).not.toBe('una-clave-distinta');
});

test('a change of a claim sends an e-mail to its author, and the link in it opens the claim after the login', async ({
  page,
  context,
}, info) => {
  const client = await newClient(newMark(info));
  const { id, claim_id } = await newClaim(client.client_id, client.last_name);
  await call('admin', 'POST', `/logic/claim/${claim_id}/status/up`);
  // The e-mail waits a minute for further changes of the claim, which it would include.
  await signedIn(context, 'admin');
  await page.goto(url('/email-settings'));
  await expect(
    page
      .getByRole('row', { name: new RegExp(client.username) })
      .filter({ hasText: `Reclamo #${claim_id}` })
      .first(),
  ).toContainText('Pendiente');
  await page.evaluate(() => localStorage.clear());
  await page.goto(url(`/reclamos/${id}`));
  await page.getByLabel('Email').fill(client.username);
  await page.getByLabel('Contraseña').fill(ownPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`#${claim_id}$`) })).toBeVisible();
});
