import { screen, waitFor, within } from '@testing-library/react';
import type { SignedInUser } from '../../../src/api/auth';
import { documentsText as text } from '../../../src/features/claims/detail/documentsText';
import { issueText } from '../../../src/ui/issue/useIssue';
import { buildUnitClaim, ok } from '../../support/builders/claims';
import { buildIssued } from '../../support/builders/issued';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/claims/detail/ClaimDocuments'));

const statuses = {
  completed: { code: 'completed', label: 'Finalizado' },
  open: { code: 'open', label: 'En curso' },
} as const;

async function open(status: keyof typeof statuses, user: SignedInUser, issued: unknown[] = []) {
  const wire = buildUnitClaim({ claim: { claim_status: statuses[status] } });
  const answer = (path: string, data: unknown) =>
    api().get(`/api${path}`).query(true).optionally().reply(200, ok(data)).persist();
  answer('/logic/unit_claim/501', wire);
  for (const path of ['comment', 'history', 'note', 'viewers', 'work_event']) answer(`/logic/claim/95/${path}`, []);
  answer('/logic/claim/95/document', issued);
  const app = renderApp('/reclamos/501', { user });
  await app.user.click(await screen.findByRole('button', { name: 'Documentos' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('an act is asked for until its file is there, and then opens', async () => {
  const { user, dialog } = await open('open', buildClientUser());
  expect(await dialog.findByText(text.notCompleted)).toBeInTheDocument();
  expect(dialog.queryByLabelText(text.outOfUse)).not.toBeInTheDocument();
  const bodies: unknown[] = [];
  const put = (data: object) =>
    api()
      .put('/api/logic/claim/95/document', (body: unknown) => Boolean(bodies.push(body)))
      .reply(200, ok(data));
  put(buildIssued({ state: 'waiting', url: null, bytes: null }));
  put(buildIssued());
  await user.click(dialog.getByRole('button', { name: text.make.claim }));
  expect(await dialog.findByText(issueText.working)).toBeInTheDocument();
  const link = await dialog.findByRole('link', { name: 'Abrir el PDF (412 KB)' });
  expect(link).toHaveAttribute('href', '/api/files/9?signature=x');
  expect(dialog.getByText('Versión 2 · código 7K3M-9QXD-2HFT-W8PN')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: issueText.verify })).toHaveAttribute(
    'href',
    '/verificar/7K3M-9QXD-2HFT-W8PN',
  );
  expect(bodies).toEqual([{ kind: 'claim' }, { kind: 'claim' }]);
});

test('staff give the days out of use of a repair, as a number', async () => {
  const { user, dialog } = await open('completed', buildUser());
  const days = await dialog.findByLabelText(text.outOfUse);
  await user.type(days, 'tres');
  expect(dialog.getByText(text.outOfUseProblem(3650))).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: text.make.repair })).toBeDisabled();
  await user.clear(days);
  await user.type(days, '3');
  let sent: unknown;
  api()
    .put('/api/logic/claim/95/document', (body: unknown) => {
      sent = body;
      return true;
    })
    .reply(200, ok(buildIssued({ kind: 'repair' })));
  await user.click(dialog.getByRole('button', { name: text.make.repair }));
  await dialog.findByRole('link', { name: /Abrir el PDF/ });
  expect(sent).toEqual({ kind: 'repair', out_of_use_days: 3 });
});

test('what was issued before opens, and a refusal is said at its document', async () => {
  const { user, dialog } = await open('open', buildUser(), [buildIssued(), buildIssued({ id: 8, version: 1 })]);
  expect(await dialog.findByRole('link', { name: /^Acta del reclamo, versión 1 · / })).toBeInTheDocument();
  api().put('/api/logic/claim/95/document').reply(409, { success: false, message: 'Ahora no se puede.' });
  await user.click(dialog.getByRole('button', { name: text.make.claim }));
  expect(await dialog.findByText('Ahora no se puede.')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: text.make.claim })).toBeEnabled());
});

test('a document that could not be made says so', async () => {
  const { user, dialog } = await open('open', buildUser());
  api()
    .put('/api/logic/claim/95/document')
    .reply(200, ok(buildIssued({ state: 'failed', url: null, bytes: null })));
  await user.click(await dialog.findByRole('button', { name: text.make.claim }));
  expect(await dialog.findByText(issueText.late)).toBeInTheDocument();
});
