import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { ok } from '../../support/builders/claims';
import { buildHouseRules, buildPlan } from '../../support/builders/plans';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

// The Markdown renderer is an ES module only.
jest.mock('react-markdown', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => <pre>{children}</pre>,
}));
jest.mock('rehype-slug', () => ({ __esModule: true, default: () => {} }));
jest.mock('remark-gfm', () => ({ __esModule: true, default: () => {} }));

warmUp(() => import('../../../src/features/plans/HouseRulesScreen'));

const path = '/reglamento-de-convivencia';
const own = buildPlan({ id: 91, name: 'Reglamento interno' });
const without = buildHouseRules({ project_id: 4, project_name: 'Edificio Pellegrini', documents: [] });
const answerRules = (buildings = [buildHouseRules({ documents: [own] }), without]) =>
  api().get('/api/logic/house_rules').reply(200, ok(buildings));
const answerCommon = () => nock(window.location.origin).get(`/content${path}.md`).reply(200, '## Ruidos\n\nDe 22 a 8.');

test('a client of a building with rules of its own reads those, and not the common ones', async () => {
  answerRules([buildHouseRules({ documents: [own] })]);
  renderApp(path, { user: buildClientUser() });
  expect(await screen.findByRole('heading', { name: 'Torre Oroño' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Descargar Reglamento interno' })).toHaveAttribute('href', own.url);
  expect(screen.queryByText(/De 22 a 8/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Subir|Renombrar|Eliminar/ })).not.toBeInTheDocument();
});

test('a consortium of several buildings reads whose rules the common ones are', async () => {
  answerRules();
  answerCommon();
  renderApp(path, { user: buildConsortiumUser() });
  expect(await screen.findByText('Reglamento interno')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Reglamento común, para Edificio Pellegrini' })).toBeInTheDocument();
  expect(await screen.findByText(/De 22 a 8/)).toBeInTheDocument();
});

test('buildings that cannot be loaded show an error beside the common rules', async () => {
  api().get('/api/logic/house_rules').reply(503, { success: false, message: 'La base de datos no responde.' });
  answerCommon();
  renderApp(path, { user: buildClientUser() });
  expect(await screen.findByText('La base de datos no responde.')).toBeInTheDocument();
  expect(await screen.findByText(/De 22 a 8/)).toBeInTheDocument();
});

test('an admin chooses a building without rules and uploads them; a manager only reads', async () => {
  answerRules([without]);
  answerCommon();
  const { unmount, user } = renderApp(path, { user: buildUser() });
  await user.click(await screen.findByRole('combobox', { name: 'Edificio' }));
  await user.click(await screen.findByText('Edificio Pellegrini', { selector: '.ant-select-item-option-content' }));
  expect(await screen.findByText('Este edificio no tiene reglamento propio.')).toBeInTheDocument();
  const sent = api().post('/api/logic/project/4/house_rules').reply(201, ok(own));
  answerRules([{ ...without, documents: [own] }]);
  fireEvent.change(await screen.findByLabelText('Subir reglamento'), {
    target: { files: [new File(['%PDF-1.4'], 'interno.pdf', { type: 'application/pdf' })] },
  });
  expect(await screen.findByText('Reglamento cargado')).toBeInTheDocument();
  const item = within((await screen.findByText('Reglamento interno')).closest('li')!);
  expect(item.getByRole('button', { name: 'Eliminar Reglamento interno' })).toBeInTheDocument();
  expect(sent.isDone()).toBe(true);
  await waitFor(() => expect(screen.queryByText(/De 22 a 8/)).not.toBeInTheDocument());
  unmount();
  answerRules([buildHouseRules({ documents: [own] })]);
  renderApp(`${path}?edificio=3`, { user: buildUser({ type: 'manager' }) });
  expect(await screen.findByText('Reglamento interno')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Subir|Renombrar|Eliminar/ })).not.toBeInTheDocument();
});
