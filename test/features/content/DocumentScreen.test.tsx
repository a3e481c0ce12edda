import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { ok } from '../../support/builders/claims';
import { manual, sampleMark } from '../../support/builders/content';
import { buildConsortiumUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

// The Markdown renderer is an ES module only, and a browser test covers the real documents: here the text is enough.
jest.mock('react-markdown', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => <pre>{children}</pre>,
}));
jest.mock('rehype-slug', () => ({ __esModule: true, default: () => {} }));
jest.mock('remark-gfm', () => ({ __esModule: true, default: () => {} }));

warmUp(
  () => import('../../../src/features/content/ManualScreen'),
  () => import('../../../src/features/plans/HouseRulesScreen'),
);

/** The document is a static file, not a call of the API. */
const answerFile = (status: number, text = '') =>
  nock(window.location.origin)
    .get(/^\/content\//)
    .reply(status, text);

test('the table of contents lists chapters and sections, and a search keeps those that contain every word', async () => {
  answerFile(200, manual);
  const { user } = renderApp('/manual-de-mantenimiento', { user: buildConsortiumUser() });
  const contents = await screen.findByRole('navigation', { name: 'Contenido' });
  const titles = () =>
    within(contents)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(titles()).toEqual(['Grifería', 'Limpieza', 'Calefacción']);
  expect(within(contents).getByRole('link', { name: 'Calefacción' })).toHaveAttribute('href', '#calefacción');
  await user.type(within(contents).getByRole('searchbox'), 'radiadores calefaccion');
  await waitFor(() => expect(titles()).toEqual(['Calefacción']));
  expect(within(contents).getByRole('status')).toHaveTextContent('1 sección coincide');
  await user.clear(within(contents).getByRole('searchbox'));
  await user.type(within(contents).getByRole('searchbox'), 'ascensor');
  expect(await within(contents).findByText('Nada en el documento coincide con «ascensor».')).toBeInTheDocument();
});

test('a document that cannot be loaded shows an error, and a retry loads it', async () => {
  answerFile(500);
  api().get('/api/logic/house_rules').reply(200, ok([]));
  const { user } = renderApp('/reglamento-de-convivencia', { user: buildConsortiumUser() });
  expect(await screen.findByText('No pudimos cargar el documento.')).toBeInTheDocument();
  answerFile(200, '# Reglamento\n\n## Ruidos\n\nDe 22 a 8.');
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Ruidos' })).toBeInTheDocument();
});

test('a default document shows a notice to admins, and its marker to nobody', async () => {
  answerFile(200, `${sampleMark}\n\n${manual}`);
  renderApp('/manual-de-mantenimiento', { user: buildUser() });
  expect(
    await screen.findByText(/^Este texto es un ejemplo\. Revisalo y cambialo en public\/content/),
  ).toHaveTextContent('public/content/manual-de-mantenimiento.md');
  expect(screen.getByText(/Este manual acompaña/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('<!--');
});

test('other users see only the document, and so do admins once it is customised', async () => {
  answerFile(200, `${sampleMark}\n\n${manual}`);
  const { unmount } = renderApp('/manual-de-mantenimiento', { user: buildConsortiumUser() });
  expect(await screen.findByText(/Este manual acompaña/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/ejemplo/);
  unmount();
  answerFile(200, manual);
  renderApp('/manual-de-mantenimiento', { user: buildUser() });
  expect(await screen.findByText(/Este manual acompaña/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/ejemplo/);
});
