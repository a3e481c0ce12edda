import { join } from 'node:path';
import { until, type Driver } from './driver';
import { personAt, type Person } from './person';

const photo = join(import.meta.dirname, '../../src/server/database/seed/photos/humedad-cielorraso.jpg');
/** WebDriver's code of the Enter key. */
const enter = '\uE007';

async function signIn(driver: Driver, person: Person, base: string, slug: string, username: string): Promise<void> {
  await driver.open(`${base}/auth/login/${slug}`);
  await person.fills(/^Email/, username);
  await person.fills(/^Contraseña/, 'posventa2025');
  await person.clicks('button', /^Iniciar sesión$/);
  await person.sees('heading', /^Reclamos/);
}

async function signOut(driver: Driver, person: Person): Promise<void> {
  await person.clicks('button', /^Mi cuenta/);
  await person.clicks('menuitem', /^Cerrar sesión$/);
  await person.sees('heading', /^Iniciar sesión$/);
  const token = await driver.run(`() => localStorage.getItem('token')`, null);
  if (token !== null) throw new Error('The token outlives the session.');
}

/** A client creates a claim with a photo; returns its path. */
async function raiseClaim(driver: Driver, person: Person, description: string): Promise<string> {
  await person.clicks('link', /^Crear reclamo$/);
  await person.chooses(/^Unidad$/, /·/);
  await person.chooses(/^Lugar$/, /^Cocina$/);
  await person.chooses(/^Lugar en la unidad$/, /./);
  await person.chooses(/^Rubro$/, /^Sanitarios$/);
  await person.chooses(/^Ítem$/, /./);
  await person.fills(/^Descripción/, description);
  await driver.setFiles('input[type=file]', [photo]);
  await person.sees('button', /^Quitar humedad-cielorraso/);
  await person.fills(/^Fecha preferida/, '31/12/2099');
  await person.types(enter);
  await person.clicks('button', /^Crear reclamo$/);
  const path = await person.isAt(/^\/reclamos\/\d+$/);
  await until('the photo is drawn', async () =>
    (await driver.run(
      `() => [...document.images].some((image) => /^Foto 1/.test(image.alt) && image.naturalWidth > 0)`,
      null,
    ))
      ? true
      : undefined,
  );
  return path;
}

/** Staff sort and filter the list. */
async function workTheList(person: Person): Promise<void> {
  const ids = async () => (await person.column(1)).map(Number);
  await until('ten rows', async () => ((await ids()).length === 10 ? true : undefined));
  await person.clicks('column', /^ID/);
  await person.isAt(/sort=/);
  await until('rows in order of their numbers', async () => {
    const shown = await ids();
    return shown.length === 10 && shown.every((id, index) => index === 0 || id > shown[index - 1]!) ? true : undefined;
  });
  await person.clicks('button', /^Filtros/);
  await person.sees('heading', /^Filtrar reclamos$/);
  await person.clicks('checkbox', /^En análisis/);
  await person.isAt(/status=pending/);
  await person.sees('button', /^Quitar Estado: En análisis$/);
  await person.clicks('button', /^Ver \d+ reclamos?$/);
  await person.missing('heading', /^Filtrar reclamos$/);
}

/** Staff set the price of a claim, and write a message. */
async function workTheClaim(driver: Driver, person: Person, address: string, message: string): Promise<void> {
  await driver.open(address);
  await person.clicks('button', /^Precio de reparación/);
  await person.fills(/^Precio de reparación/, '125000,5');
  await person.clicks('button', /^Guardar$/);
  await person.sees('text', /\$\s125\.000,50/);
  await person.fills(/^Escribí un mensaje/, message);
  await person.clicks('button', /^Comentar$/);
  await until('the message among the others', async () =>
    (await driver.run(`(text) => document.querySelector('.timeline')?.textContent.includes(text) ?? false`, message))
      ? true
      : undefined,
  );
}

/** Runs the main journeys one after the other and reports each step. Throws if a step fails. */
export async function runJourneys(driver: Driver, base: string, report: (step: string) => void): Promise<void> {
  const person = personAt(driver);
  const mark = `${driver.name} ${Date.now()}`;
  const step = async <T>(what: string, act: () => Promise<T>): Promise<T> => {
    const done = await act();
    const errors = await driver.errors();
    if (errors.length > 0) throw new Error(`${what}: errors of the page:\n${errors.join('\n')}`);
    report(what);
    return done;
  };
  await step('a client signs in', () => signIn(driver, person, base, 'clientes', 'cliente@demo.ar'));
  const path = await step('raises a claim with a photo', () => raiseClaim(driver, person, `Gotea. ${mark}`));
  await step('signs out', () => signOut(driver, person));
  await step('a supervisor signs in', () => signIn(driver, person, base, 'manager', 'manager@demo.ar'));
  await step('sorts and filters the list', () => workTheList(person));
  await step('sets a price and writes a message', () =>
    workTheClaim(driver, person, base + path, `Pasamos el martes. ${mark}`),
  );
  await step('signs out', () => signOut(driver, person));
}
