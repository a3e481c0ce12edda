import { raise } from '../e2e/support/claims';
import { newClaimOn, newOwner } from '../e2e/support/people';
import { call, password } from '../e2e/support/portal';
import { openClaim, signInByHand, startAt, tokenOfClient, type Job, type Scene } from './job';

/** The bar with status, priority and price at the top of a claim's page. */
const bar = ({ page }: Scene) => page.locator('.claim-bar');

/** Types into the search of a list, and waits until the list shows the results. */
async function search({ page, hand }: Scene, words: string, found: number): Promise<void> {
  await hand.type(page.getByRole('searchbox', { name: 'Buscar' }), words);
  await hand.see(page.getByText(new RegExp(`de ${found}$`)));
}

async function newClaims(mark: string, count: number): Promise<void> {
  const { client, contract } = await newOwner(mark);
  const token = await tokenOfClient(client.username);
  for (let made = 0; made < count; made++) await newClaimOn((contract.contract_id ?? contract.id)!, token);
}

/** The everyday jobs of a manager. */
export const managerJobs: Job[] = [
  {
    number: 17,
    name: 'log in and open the claim that waits longest',
    person: 'manager',
    run: async (scene) => {
      const { page, hand } = scene;
      const [oldest] = await call<{ unit_claim: { claim_id: number } }[]>(
        'manager',
        'GET',
        '/logic/unit_claim?page=1&page_size=1&waiting=true&sort=-waiting',
      );
      await signInByHand(scene, 'manager', 'manager@demo.ar', password);
      await hand.tap(page.getByRole('button', { name: 'Esperan hace más' }));
      const first = page
        .locator('[data-row-key]')
        .first()
        .and(page.locator(`[data-row-key="${oldest!.unit_claim.claim_id}"]`));
      await hand.see(first);
      await openClaim(scene, oldest!.unit_claim.claim_id);
      await hand.see(bar(scene));
    },
  },
  {
    number: 18,
    name: 'change the status',
    person: 'manager',
    run: async (scene) => {
      const { page, hand, device } = scene;
      const id = await raise('La cerámica del baño está rajada.');
      await startAt(scene, 'manager', '/reclamos');
      const row = page.locator(`[data-row-key="${id}"]`);
      const button = device.isTouch
        ? row.getByRole('button', { name: 'Cambiar estado' })
        : row.getByRole('button', { name: /^Estado En análisis/ });
      await hand.tap(button);
      await hand.tap(page.getByRole('menuitem', { name: 'Aprobar' }));
      await hand.see(row.getByText('Aprobado', { exact: true }));
    },
  },
  {
    number: 19,
    name: 'set the priority',
    person: 'manager',
    run: async (scene) => {
      const { page, hand, device } = scene;
      const id = await raise('La cerámica de la cocina está rajada.');
      await startAt(scene, 'manager', '/reclamos');
      // A card shows the priority; it is changed on the claim's page.
      if (device.isTouch) await openClaim(scene, id);
      await hand.tap(page.getByRole('button', { name: `Prioridad Baja del reclamo ${id}. Cambiar` }));
      await hand.tap(page.getByRole('menuitem', { name: 'Alta' }));
      await hand.see(page.getByRole('button', { name: `Prioridad Alta del reclamo ${id}. Cambiar` }));
    },
  },
  {
    number: 20,
    name: 'write the repair price',
    person: 'manager',
    run: async (scene) => {
      const { page, hand, device } = scene;
      const id = await raise('La pintura del living se descascara.');
      await startAt(scene, 'manager', '/reclamos');
      // A card shows the price; it is changed on the claim's page.
      if (device.isTouch) await openClaim(scene, id);
      const price = (shown: string) =>
        page.getByRole('button', { name: `Precio de reparación del reclamo ${id}: ${shown}` });
      await hand.tap(price('Sin precio'));
      await hand.see(page.getByRole('textbox', { name: /^Precio de reparación/ }));
      await hand.write('125000');
      if (device.isTouch) await hand.tap(page.getByRole('button', { name: 'Guardar' }));
      else await hand.press('Enter');
      await hand.see(price('$ 125.000,00'));
      await hand.see(page.getByText(/Precio actualizado!|\$ 125\.000,00/));
    },
  },
  {
    number: 21,
    name: 'comment',
    person: 'manager',
    run: async (scene) => {
      const { page, hand } = scene;
      const id = await raise('El zócalo del pasillo se despegó.');
      await startAt(scene, 'manager', '/reclamos');
      await openClaim(scene, id);
      await hand.type(page.getByLabel('Escribí un mensaje'), 'Pasamos el martes a la mañana.');
      await hand.tap(page.getByRole('button', { name: 'Comentar' }));
      await hand.see(page.locator('.timeline').getByText('Pasamos el martes a la mañana.'));
    },
  },
  {
    number: 22,
    name: 'find a claim by the name of its client',
    person: 'manager',
    run: async (scene) => {
      const { page, hand } = scene;
      await startAt(scene, 'manager', '/reclamos');
      await hand.type(page.getByRole('searchbox', { name: 'Buscar' }), 'nadia peralta');
      await hand.seeNoMore(page.locator('[data-row-key]').filter({ hasNotText: 'Nadia Peralta' }));
      await openClaim(scene, 95);
      await hand.see(page.getByRole('link', { name: 'Nadia Peralta' }));
    },
  },
  {
    number: 23,
    name: 'filter by project and save the view',
    person: 'manager',
    run: async (scene) => {
      const { page, hand, device, mark } = scene;
      await startAt(scene, 'manager', '/reclamos');
      await hand.tap(page.getByRole('button', { name: 'Filtros' }));
      const panel = page.getByRole('dialog', { name: 'Filtrar reclamos' });
      await hand.tap(panel.getByText('Proyecto', { exact: true }));
      await hand.tap(panel.getByRole('checkbox', { name: /^Edificio Pellegrini/ }));
      if (device.isTouch) await hand.tap(panel.getByRole('button', { name: /^Ver \d+ reclamos?$/ }));
      await hand.see(page.getByRole('button', { name: 'Quitar Proyecto: Edificio Pellegrini' }));
      await hand.tap(page.getByRole('button', { name: 'Vista', exact: true }));
      await hand.tap(page.getByRole('menuitem', { name: 'Guardar esta vista…' }));
      const name = `Pellegrini ${mark}`;
      await hand.type(page.getByRole('textbox', { name: 'Nombre' }), name);
      await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Guardar' }));
      await hand.see(page.getByRole('button', { name, pressed: true }));
    },
  },
  {
    number: 24,
    name: 'move 25 claims on',
    person: 'manager',
    isDeskOnly: true,
    run: async (scene) => {
      const { page, hand, mark } = scene;
      await newClaims(mark, 25);
      await startAt(scene, 'manager', '/reclamos');
      await search(scene, mark, 25);
      await hand.tap(page.getByRole('checkbox', { name: 'Seleccionar las 10 filas de esta página' }));
      await hand.tap(page.getByRole('button', { name: 'Seleccionar los 25 que coinciden' }));
      await hand.tap(page.getByRole('button', { name: 'Cambiar estado', exact: true }).first());
      await hand.tap(page.getByRole('menuitem', { name: 'Avanzar al estado siguiente' }));
      const question = page.getByRole('dialog');
      await hand.tap(question.getByRole('button', { name: 'Avanzar al estado siguiente' }));
      const receipt = page.getByRole('region', { name: 'Cambio de varios reclamos' });
      await hand.see(receipt.getByText('25 actualizados'));
      await hand.see(page.locator('[data-row-key]').getByText('Aprobado').nth(9));
    },
  },
  {
    number: 25,
    name: 'export the filtered list',
    person: 'manager',
    isDeskOnly: true,
    run: async (scene) => {
      const { page, hand } = scene;
      await startAt(scene, 'manager', '/reclamos');
      await hand.tap(page.getByRole('button', { name: /^Sin respuesta/ }));
      await page.waitForURL(/\?/);
      await hand.tap(page.getByRole('button', { name: 'Exportar' }));
      const name = await hand.download(page.getByRole('menuitem', { name: /^Excel: \d+ filas$/ }));
      if (!/^Reclamos.*\.xlsx$/.test(name)) throw new Error(`The file is named ${name}.`);
    },
  },
];
