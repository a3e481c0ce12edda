/** The first day of an installation without demo data, on a separate server: with `npm start` and its commands. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProcess, type ServerProcess } from '../server/support/serverProcess';
import { arrived, expect, expectValidPage, test } from './support/portal';

const secret = 'una-clave-de-la-primera';
let server: ServerProcess;
let env: Record<string, string>;

test.beforeAll(async () => {
  env = { DEMO: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'posventa first ')), OVERLOAD_MS: '0' };
  server = await startProcess(env, ['start'], 'npm');
  expect(server.output()).toContain('Creá la primera en otra terminal');
  await promisify(execFile)(
    process.execPath,
    ['src/tools/launch.mjs', 'create-admin', '--email', 'primera@obra.ar', '--nombre', 'Ana', '--apellido', 'Paz'],
    { cwd: join(import.meta.dirname, '../..'), env: { ...process.env, ...env, ADMIN_PASSWORD: secret } },
  );
});
test.afterAll(async () => {
  // To npm alone, as a service manager or a container sends it.
  server.child.kill('SIGTERM');
  await server.ended;
  expect(existsSync(join(env.DATA_DIR!, 'database/postgres/postmaster.pid'))).toBe(false);
  rmSync(env.DATA_DIR!, { recursive: true, force: true });
});

test('the first admin starts at the setup steps, and each completed step is checked @desk', async ({ page }) => {
  const home = () => page.goto(`${server.url}/`);
  await page.goto(`${server.url}/auth/login/admin`);
  await page.getByLabel('Email').fill('primera@obra.ar');
  await page.getByLabel('Contraseña').fill(secret);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primeros pasos' })).toBeVisible();
  await expect(page.getByText('0 de 9')).toBeVisible();
  await expect(page.locator('.footer')).not.toContainText('Demo');
  await expectValidPage(page);

  await page.getByRole('link', { name: 'Completar los datos' }).first().click();
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Nombre').fill('Obras del Sur');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.locator('.footer')).toContainText('Obras del Sur');
  await home();
  await expect(page.getByText('1 de 9')).toBeVisible();

  await page.getByRole('link', { name: 'Ver el cuadro' }).click();
  await page.getByRole('button', { name: 'Empezar con una plantilla' }).click();
  await expect(page.getByText('Plantilla: revisá los plazos. Los clientes ya los ven.')).toBeVisible();
  await arrived(page);
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Ya los revisé' }).click();
  await expect(page.getByText('Plantilla: revisá los plazos')).toHaveCount(0);

  await page.goto(`${server.url}/manual-de-mantenimiento`);
  await expect(page.getByText(/^Este texto es un ejemplo/)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('<!--');
  await expectValidPage(page);
  await home();
  await expect(page.getByText('2 de 9')).toBeVisible();
});
