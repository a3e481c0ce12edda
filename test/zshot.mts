import { chromium } from 'playwright-core';
const base = 'http://127.0.0.1:3200';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [w, h] of [[1440, 900], [360, 780]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: 'es-AR' });
  const p = await c.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log(w, p.url(), m.text()));
  await p.goto(base + '/auth/login/admin');
  await p.getByLabel('Email').fill('admin@demo.ar');
  await p.getByLabel('Contraseña', { exact: true }).fill('posventa2025');
  await p.getByRole('button', { name: 'Iniciar sesión' }).click();
  await p.waitForURL('**/reclamos');
  const shots = (process.argv[2] ?? '/contratistas,/contratistas/1,/crear-contratista,/trabajos,/trabajos/1,/encargar-trabajo?reclamos=5').split(',');
  let n = 0;
  for (const s of shots) {
    await p.goto(base + s.replaceAll(';', ','));
    await p.locator('h1').first().waitFor();
    await p.waitForTimeout(1500);
    await p.screenshot({ path: `/tmp/w-${n++}-${w}.png` });
  }
  await c.close();
}
await b.close();
