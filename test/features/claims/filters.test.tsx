import { screen, waitFor, within } from '@testing-library/react';
import type { FacetCount } from '../../../src/api/claims';
import { buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/filters/ClaimFilterPanel'),
);

const count = (filter: FacetCount['filter'], value: string, number: number, label: string | null = null) => ({
  filter,
  value,
  label,
  count: number,
});
/**
 * Responds with the counts of the panel's choices, again after each change, and separately with the number of waiting
 * claims.
 */
const answerCounts = (counts: FacetCount[], asked: (query: Record<string, unknown>) => void = () => {}) =>
  api()
    .get('/api/logic/unit_claim/counts')
    .query((query) => {
      if (query.by === 'waiting') return false;
      asked(query as Record<string, unknown>);
      return true;
    })
    .optionally()
    .times(20)
    .reply(200, ok({ counts }));
const answerLists = (query: object | boolean = true) =>
  api()
    .get('/api/logic/unit_claim')
    .query(query as never)
    .optionally()
    .times(20)
    .reply(200, pageOf([buildUnitClaim()], 33));

async function openPanel(path: string, user = buildUser()) {
  const view = renderApp(path, { user });
  await view.user.click(await screen.findByRole('button', { name: /^Filtros/ }));
  return { ...view, panel: await screen.findByRole('dialog', { name: 'Filtrar reclamos' }) };
}

test('filters take several values each, with the number of matches per choice, and the address contains them all', async () => {
  answerLists();
  answerCounts([
    count('status', 'pending', 12),
    count('status', 'open', 3),
    count('priority', 'medium', 4),
    count('priority', 'low', 2),
    count('project_id', '3', 7, 'Torre Oroño'),
  ]);
  const { user, panel } = await openPanel('/reclamos');
  await user.click(await within(panel).findByRole('checkbox', { name: /En análisis\s*12/ }));
  await user.click(within(panel).getByRole('checkbox', { name: /En curso\s*3/ }));
  await user.click(within(panel).getByRole('checkbox', { name: /Baja\s*6/ }));
  await user.click(within(panel).getByText('Proyecto'));
  await user.click(await within(panel).findByRole('checkbox', { name: /Torre Oroño\s*7/ }));
  await user.click(within(panel).getByText('Antigüedad'));
  await user.click(await within(panel).findByRole('checkbox', { name: 'Hace más de 30 días' }));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    status: 'pending,open',
    priority: 'medium,low',
    project_id: '3',
    older_than: '30',
  });
  expect(screen.getByRole('button', { name: 'Quitar Prioridad: Baja' })).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Limpiar filtros' }));
  expect(window.location.search).toBe('');
});

test('choosing one of two exclusive filters removes the other', async () => {
  answerLists();
  answerCounts([count('waiting', 'true', 5), count('waiting', 'false', 9)]);
  const { user, panel } = await openPanel('/reclamos?waiting=true');
  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeInTheDocument();
  await user.click(await within(panel).findByRole('checkbox', { name: /Con respuesta\s*9/ }));
  expect(window.location.search).toBe('?waiting=false');
  await user.click(within(panel).getByRole('checkbox', { name: /Con respuesta/ }));
  expect(window.location.search).toBe('');
});

test('any client can be found by typing, and the chip shows the name', async () => {
  answerLists();
  answerCounts([count('client_id', '21', 0, 'Zulema Paz')]);
  const search = api()
    .get('/api/logic/search')
    .query({ q: 'zulema' })
    .reply(
      200,
      ok({
        found: [
          { kind: 'client', id: 21, title: 'Zulema Paz', detail: 'DNI 20111222' },
          { kind: 'project', id: 4, title: 'Zulema', detail: 'Mitre 1' },
        ],
      }),
    );
  const { user, panel } = await openPanel('/reclamos?has_price=false');
  await user.click(within(panel).getByText('Cliente'));
  await user.type(await within(panel).findByRole('searchbox', { name: 'Buscar en Cliente' }), 'zulema');
  await waitFor(() => expect(search.isDone()).toBe(true));
  await user.click(await within(panel).findByRole('checkbox', { name: /Zulema Paz/ }));
  expect(new URLSearchParams(window.location.search).get('client_id')).toBe('21');
  expect(await screen.findByRole('button', { name: 'Quitar Cliente: Zulema Paz' })).toBeInTheDocument();
});

test("a client's filters contain only visible data: no price, priority or other people", async () => {
  answerLists();
  const asked: unknown[] = [];
  answerCounts([], ({ by }) => asked.push(by));
  const { panel } = await openPanel('/reclamos', buildClientUser());
  await waitFor(() =>
    expect(asked).toContain('status,waiting,next,project_id,warranty,decision,unit_id,location_id,category_id,item_id'),
  );
  for (const name of ['Precio', 'Prioridad', 'Cliente'])
    expect(within(panel).queryByText(name)).not.toBeInTheDocument();
});

test("staff see how many open claims wait for their answer, independent of the list's filter", async () => {
  answerLists();
  api()
    .get('/api/logic/unit_claim/counts')
    .query({ by: 'waiting' })
    .reply(200, ok({ counts: [count('waiting', 'true', 1234), count('waiting', 'false', 9)] }));
  renderApp('/reclamos?has_price=true', { user: buildUser() });
  expect(await screen.findByRole('button', { name: /^Sin respuesta\s*1\.234$/ })).toBeInTheDocument();
});

describe('a consortium', () => {
  const answerProjectCounts = (asked: (by: string) => void) =>
    api()
      .get('/api/logic/project_claim/counts')
      .query((query) => {
        asked(String(query.by));
        return true;
      })
      .optionally()
      .times(20)
      .reply(200, ok({ counts: [count('waiting', 'true', 2), count('project_id', '3', 7, 'Torre Oroño')] }));
  const openFilters = async (projects?: { id: number; name: string }[]) => {
    const asked: string[] = [];
    answerProjectCounts((by) => asked.push(by));
    api()
      .get('/api/logic/project_claim')
      .query(true)
      .optionally()
      .times(20)
      .reply(200, pageOf([buildProjectClaim()], 9));
    const { panel } = await openPanel('/consorcio-reclamos', buildConsortiumUser({ projects, uses_terms: true }));
    await within(panel).findByRole('checkbox', { name: /Esperan respuesta de la empresa\s*2/ });
    return { panel, asked };
  };

  test('reads its own words, and is not asked for its only building', async () => {
    const { panel, asked } = await openFilters();
    for (const staffWord of ['Sin respuesta', 'Vencimiento', 'Vencidos', 'En pausa', 'Proyecto', 'Edificio'])
      expect(within(panel).queryByText(staffWord)).not.toBeInTheDocument();
    for (const word of ['Para cuándo', 'Demorados', 'Esperan tu respuesta'])
      expect(within(panel).getByText(word)).toBeInTheDocument();
    expect(asked.join()).not.toContain('project_id');
  });

  test('of several buildings filters by building', async () => {
    const { panel, asked } = await openFilters([
      { id: 3, name: 'Torre Oroño' },
      { id: 4, name: 'Torre Sur' },
    ]);
    expect(within(panel).getByText('Edificio')).toBeInTheDocument();
    expect(asked.join()).toContain('project_id');
  });
});
