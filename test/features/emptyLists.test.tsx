import { screen } from '@testing-library/react';
import { buildClientUser, buildUser } from '../support/builders/users';
import { answerList, warmUp } from '../support/records';
import { renderApp } from '../support/renderApp';

warmUp(
  () => import('../../src/features/projects/ProjectListScreen'),
  () => import('../../src/features/claims/ClaimListScreens'),
);

test.each([
  ['/proyectos', '/logic/project', 'Crear proyecto', buildUser()],
  ['/reclamos', '/logic/unit_claim', 'Crear reclamo', buildClientUser()],
] as const)('%s without a record has one link to create the first', async (path, call, label, user) => {
  answerList(call);
  renderApp(path, { user });
  expect(await screen.findByText(/^Todavía no/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: label })).toHaveLength(1);
});
