import { password } from '../e2e/support/portal';
import { goByHeader, signInByHand, startAt, type Job } from './job';

/** The everyday jobs of a tenant. */
export const tenantJobs: Job[] = [
  {
    number: 12,
    name: 'log in',
    person: 'inquilino',
    run: (scene) => signInByHand(scene, 'clientes', 'inquilino@demo.ar', password),
  },
  {
    number: 13,
    name: 'raise a claim',
    person: 'inquilino',
    run: async (scene) => {
      const { page, hand } = scene;
      await startAt(scene, 'inquilino', '/reclamos');
      await hand.tap(page.getByRole('link', { name: 'Crear reclamo' }));
      await hand.type(page.getByLabel('Descripción'), 'El desagüe de la pileta está tapado desde ayer.');
      await hand.tap(page.getByRole('group', { name: '¿Es alguno de estos?' }).getByRole('button').first());
      await hand.choose('Lugar', 'Cocina');
      await hand.choose('Lugar en la unidad', 'Mesada y bacha');
      await hand.tap(page.getByRole('button', { name: 'Crear reclamo' }));
      await hand.see(page.getByText('Reclamo Creado!'));
    },
  },
  {
    number: 14,
    name: 'read the house rules',
    person: 'inquilino',
    run: async (scene) => {
      await startAt(scene, 'inquilino', '/reclamos');
      await goByHeader(scene, 'Reglamento de convivencia');
      await scene.hand.see(scene.page.getByRole('article').getByRole('heading', { level: 2 }));
    },
  },
];

/** The everyday jobs of a consortium. */
export const consortiumJobs: Job[] = [
  {
    number: 15,
    name: 'raise a building claim',
    person: 'consorcio',
    run: async (scene) => {
      const { page, hand, mark } = scene;
      await startAt(scene, 'consorcio', '/consorcio-reclamos');
      await hand.tap(page.getByRole('link', { name: 'Crear reclamo' }));
      await hand.choose('Lugar', 'Ascensor');
      await hand.type(page.getByRole('textbox', { name: 'Motivo' }), `Ascensor ${mark}`);
      await hand.type(page.getByLabel('Descripción'), 'Quedó en el segundo piso con la puerta abierta.');
      await hand.tap(page.getByRole('button', { name: 'Crear reclamo' }));
      await hand.see(page.getByText('Reclamo Creado!'));
    },
  },
  {
    number: 16,
    name: 'follow a building claim',
    person: 'consorcio',
    run: async (scene) => {
      const { page, hand } = scene;
      await startAt(scene, 'consorcio', '/consorcio-reclamos');
      await hand.tap(page.getByRole('link', { name: /^(Ver el reclamo )?\d+$/ }).first());
      await hand.see(page.getByRole('heading', { level: 1, name: /#\d+$/ }));
      await hand.see(page.getByText(/^Estado: /));
      await hand.see(
        page.getByRole('region', { name: 'Mensajes e historial' }).getByText(/Reclamo creado|^Historial: /),
      );
    },
  },
];
