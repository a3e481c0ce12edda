import type { Page } from '@playwright/test';
import { setGlobals, type Entry } from './stories';

/** A way to see a story beside the plain one, with a picture of its own at the width of a desktop. */
export interface Look {
  /** The folder of its pictures. */
  name: string;
  has: (story: Entry, isFirst: boolean) => boolean;
  put: (page: Page) => Promise<unknown>;
  remove: (page: Page) => Promise<unknown>;
}

/** Components and screens that use the company's colour: filled buttons, links, chosen tabs and the header. */
const coloured = [
  'piezas-enlace-como-botón--principal',
  'piezas-motivo--de-rechazo',
  'formularios-formulario--vacío',
  'tabla-páginas--en-la-tercera',
  'pantallas-reclamos-lista--administración',
  'pantallas-acceso--login-de-clientes',
];
/** Screens that people print. Their pictures are also drawn with the colours of the system. */
const printed = [
  'pantallas-reclamos-reclamo--del-cliente',
  'pantallas-reclamos-lista--administración',
  'pantallas-reclamos-lista--asamblea',
  'pantallas-trabajos-agenda--recorrido',
];

const ofCompany = (name: string, company: string): Look => ({
  name,
  has: ({ id }) => coloured.includes(id),
  put: (page) => setGlobals(page, { company }),
  remove: (page) => setGlobals(page, { company: '' }),
});
const paint = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

export const looks: Look[] = [
  {
    name: 'dark',
    // Mails have their own dark stories, and the pages of the foundations show both.
    has: ({ title }, isFirst) => isFirst && !/^(Mails|Fundamentos)/.test(title),
    put: (page) => paint(page, 'dark'),
    remove: (page) => paint(page, 'light'),
  },
  ofCompany('blue', '#1D4E89'),
  // A light colour: the text on it is black, and links are darker.
  ofCompany('yellow', '#F2C230'),
  {
    name: 'print',
    has: ({ id }) => printed.includes(id),
    put: (page) => page.emulateMedia({ media: 'print' }),
    remove: (page) => page.emulateMedia({ media: null }),
  },
  {
    name: 'forced',
    has: ({ id }) => printed.includes(id),
    put: (page) => page.emulateMedia({ forcedColors: 'active' }),
    remove: (page) => page.emulateMedia({ forcedColors: null }),
  },
];
