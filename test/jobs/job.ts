import type { Page } from '@playwright/test';
import { ownPassword } from '../e2e/support/people';
import { tokenOf, url, type Person } from '../e2e/support/portal';
import type { Device } from './devices';
import type { Hand } from './hand';

/** The context of a job: a page on a device, and the hand that uses it. */
export interface Scene {
  page: Page;
  hand: Hand;
  device: Device;
  /** A unique text of this run, for the names of created records. */
  mark: string;
}

export interface Job {
  /** The job's number in the table. */
  number: number;
  name: string;
  person: Person;
  /** Whether the job is only done on a desktop. */
  isDeskOnly?: boolean;
  /**
   * Prepares the data, starts the clock by {@link startAt}, {@link startAs} or `hand.begin`, does the job, and throws
   * if its result is not visible.
   */
  run: (scene: Scene) => Promise<void>;
}

/** Longer than a slow page takes to load completely. */
const longTimeout = { timeout: 60_000 };

/** Opens a page with a token, waits until it is complete, and starts the clock. */
export async function startAs({ page, hand }: Scene, token: string, path: string): Promise<void> {
  await page.context().addInitScript((value) => {
    if (!location.protocol.startsWith('http')) return; // a frame without an address has no storage
    if (!sessionStorage.getItem('measured')) localStorage.setItem('token', value);
    sessionStorage.setItem('measured', '1');
  }, token);
  await page.goto(url(path), { waitUntil: 'commit', ...longTimeout });
  await page.getByRole('heading', { level: 1 }).first().waitFor(longTimeout);
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy=true], [class*=skeleton], .spinner'),
    undefined,
    longTimeout,
  );
  hand.begin();
}

/** Opens a page as a user of the demo data, waits until it is complete, and starts the clock. */
export const startAt = async (scene: Scene, person: Person, path: string): Promise<void> =>
  startAs(scene, await tokenOf(person), path);

/** Signs in on the login page, and waits for the list. */
export async function signInByHand({ page, hand }: Scene, slug: string, username: string, password: string) {
  hand.begin();
  await hand.visit(url(`/auth/login/${slug}`));
  await hand.type(page.getByLabel('Email'), username);
  await hand.type(page.getByLabel('Contraseña'), password);
  await hand.tap(page.getByRole('button', { name: 'Iniciar sesión' }));
  await hand.see(page.getByRole('heading', { level: 1, name: /Reclamos/ }));
  await hand.see(page.getByRole('link', { name: /^(Ver el reclamo )?\d+$/ }));
}

/** Opens a page by the header, or by the menu if the header has no space. */
export async function goByHeader({ page, hand, device }: Scene, name: string): Promise<void> {
  if (device.isTouch) await hand.tap(page.getByRole('button', { name: 'Abrir menú' }));
  const navigation = device.isTouch
    ? page.getByRole('navigation', { name: 'Menú', exact: true })
    : page.getByRole('navigation', { name: 'Navegación principal' });
  await hand.tap(navigation.getByRole('link', { name, exact: true }));
}

/** Opens a page of staff's records by the header's menu, or by the phone's menu. */
export async function goByRecords(scene: Scene, name: string): Promise<void> {
  const { page, hand, device } = scene;
  if (device.isTouch) return goByHeader(scene, name);
  await hand.tap(page.getByRole('button', { name: 'Gestión' }));
  await hand.tap(page.getByRole('menuitem', { name, exact: true }));
}

/** Opens a page by the user's menu, or by the phone's menu. */
export async function goByAccount(scene: Scene, name: string): Promise<void> {
  const { page, hand, device } = scene;
  if (device.isTouch) return goByHeader(scene, name);
  await hand.tap(page.getByRole('button', { name: 'Mi cuenta' }));
  await hand.tap(page.getByRole('menuitem', { name, exact: true }));
}

/** Returns a token of a client that was created for a job. */
export async function tokenOfClient(username: string): Promise<string> {
  const answer = await fetch(url('/api/auth/client/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: ownPassword }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Opens a claim of the list by its number. */
export async function openClaim({ page, hand }: Scene, id: number): Promise<void> {
  await hand.tap(page.getByRole('link', { name: new RegExp(`^(Ver el reclamo )?${id}$`) }).first());
  await hand.see(page.getByRole('heading', { level: 1, name: new RegExp(`#${id}$`) }));
}
