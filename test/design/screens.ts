import type { Page } from '@playwright/test';
import type { Person } from '../e2e/support/portal';

export const desk = 1280;
export const phone = 360;

/** A screen that is measured. */
export interface Screen {
  path: string;
  person: Person | 'nobody';
  width: number;
  /** What is done on it before it is measured. */
  act?: (page: Page) => Promise<void>;
}

const of =
  (person: Screen['person'], width: number) =>
  (path: string): Screen => ({ path, person, width });

/** Opens the first record of a list. */
const openFirst = async (page: Page): Promise<void> => {
  await page.locator('[data-row-key] a').first().click();
  await page.waitForURL(/\d+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Forty screens: each kind of page, of each role, on a desk and on a phone. */
export const screens: Screen[] = [
  ...['/auth/login/clientes', '/auth/recuperar', '/accesibilidad'].map(of('nobody', desk)),
  ...[
    '/hoy',
    '/reclamos',
    '/consorcio-reclamos',
    '/reclamos/agregar-reclamo',
    '/clientes',
    '/clientes/10',
    '/registro',
    '/unidades/1',
    '/unidades/sin-entrega',
    '/lease-request/1',
    '/proyectos/1',
    '/trabajos',
    '/trabajos/1',
    '/encargar-trabajo',
    '/agenda',
    '/panel',
    '/contratistas/1',
    '/managers',
    '/plazos',
    '/empresa',
    '/email-settings',
    '/primeros-pasos',
    '/importar',
    '/perfil',
    '/manual-de-mantenimiento',
    '/cuadro-de-garantias',
  ].map(of('admin', desk)),
  { path: '/reclamos', person: 'admin', width: desk, act: openFirst },
  ...['/reclamos', '/reclamos/agregar-reclamo', '/mis-garantias', '/planos', '/perfil'].map(of('cliente', desk)),
  { path: '/reclamos', person: 'cliente', width: desk, act: openFirst },
  of('administracion', desk)('/consorcio-reclamos'),
  of('nobody', phone)('/auth/login/clientes'),
  ...['/reclamos', '/reclamos/agregar-reclamo'].map(of('cliente', phone)),
  { path: '/reclamos', person: 'cliente', width: phone, act: openFirst },
  ...['/hoy', '/agenda'].map(of('admin', phone)),
];

/** The screens that are also stored as pictures. */
export const shots: (Screen & { name: string })[] = [
  { name: 'login-1280', ...of('nobody', desk)('/auth/login/clientes') },
  { name: 'login-360', ...of('nobody', phone)('/auth/login/clientes') },
  { name: 'owner-360', ...of('cliente', phone)('/reclamos') },
  { name: 'owner-1280', ...of('cliente', desk)('/reclamos') },
  { name: 'claim-form-1280', ...of('cliente', desk)('/reclamos/agregar-reclamo') },
  { name: 'claim-1280', path: '/reclamos', person: 'cliente', width: desk, act: openFirst },
  { name: 'claim-staff-1440', path: '/reclamos', person: 'admin', width: 1440, act: openFirst },
  { name: 'staff-1440', ...of('admin', 1440)('/reclamos') },
  { name: 'agenda-1440', ...of('admin', 1440)('/agenda') },
];
