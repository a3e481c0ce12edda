import { screen } from '@testing-library/react';
import type { SignedInUser } from '../../../src/api/auth';
import type { ClaimStatus } from '../../../src/contract/claimStatus';
import { claimStatusLabels } from '../../../src/contract/statusText';
import { buildUnitClaim, ok } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/claims/ClaimScreen'));

async function open(
  code: ClaimStatus,
  {
    user = buildClientUser(),
    reason = null as string | null,
    author = 'cliente@demo.ar',
  }: {
    user?: SignedInUser;
    reason?: string | null;
    author?: string;
  } = {},
) {
  const wire = buildUnitClaim({
    claim: { claim_status: { code, label: claimStatusLabels[code] }, rejected_reason: reason },
    warranty: { months: 12, expires_on: '2025-09-22', is_covered: false },
  });
  const answer = (path: string, data: unknown) => api().get(`/api${path}`).query(true).reply(200, ok(data));
  answer('/logic/unit_claim/501', { ...wire, created_by: { username: author, name: 'Laura Giménez' } });
  answer('/logic/claim/95/comment', []);
  answer('/logic/claim/95/history', []);
  renderApp('/reclamos/501', { user });
  await screen.findByText('Datos del reclamo');
}

test.each([
  ['pending', 'Lo revisamos y te avisamos por email. No tenés que hacer nada más.'],
  ['approved', 'Vamos a atender tu reclamo. Te escribimos para coordinar la visita.'],
  ['open', 'Estamos trabajando en la reparación. Te avisamos cuando termine.'],
  ['completed', 'La reparación terminó. Si el problema sigue, escribinos un mensaje en este reclamo.'],
  ['rejected', 'Si tenés algo para agregar o no estás de acuerdo, escribinos un mensaje en este reclamo.'],
] as const)('the owner of a claim with status %s sees its meaning and the next step', async (code, next) => {
  await open(code);
  expect(screen.getByText(next, { exact: false })).toBeInTheDocument();
});

test('the author of a claim sees that it was received', async () => {
  await open('pending');
  expect(screen.getByText('Recibimos tu reclamo #95.')).toBeInTheDocument();
});

test('another person of the unit sees only the next step', async () => {
  await open('pending', { author: 'inquilino@demo.ar' });
  expect(screen.getByText(/Lo revisamos/)).toBeInTheDocument();
  expect(screen.queryByText(/Recibimos tu reclamo/)).not.toBeInTheDocument();
});

test('staff see no such text, but the name of a person who withdrew the claim', async () => {
  await open('rejected', { user: buildUser(), reason: 'Retirado por quien lo hizo: Ya anda' });
  expect(screen.getByText('Retirado por quien lo hizo:')).toBeInTheDocument();
  expect(screen.queryByText(/escribinos un mensaje/)).not.toBeInTheDocument();
});

test.each([
  ['pending', null, 'El plazo del cuadro terminó el 22/09/2025. La empresa va a evaluarlo igual.'],
  ['approved', null, 'El plazo del cuadro terminó el 22/09/2025. Igual vamos a atender tu reclamo.'],
  ['open', null, 'El plazo del cuadro terminó el 22/09/2025. Igual estamos trabajando en tu reclamo.'],
  ['completed', null, 'El plazo del cuadro terminó el 22/09/2025. Igual hicimos la reparación.'],
  ['rejected', 'Retirado por quien lo hizo: Ya anda', 'El plazo del cuadro terminó el 22/09/2025.'],
  ['rejected', 'No corresponde.', 'El plazo del cuadro terminó el 22/09/2025.'],
] as const)('an ended term never reads as a refusal to the owner: %s, reason %s', async (code, reason, words) => {
  await open(code, { reason });
  expect(screen.getByText(`${words} Esto no limita tus derechos.`)).toBeInTheDocument();
});

test('staff see that the term has ended', async () => {
  await open('pending', { user: buildUser() });
  expect(screen.getByText('El plazo del cuadro (1 año) terminó el 22/09/2025.')).toBeInTheDocument();
});

test.each([
  ['open', 1],
  ['rejected', 0],
] as const)('a printed claim with status %s has %i lines to sign for finished work', async (code, count) => {
  await open(code, { user: buildUser() });
  expect(screen.queryAllByText('Trabajo terminado. Firma, aclaración y fecha:')).toHaveLength(count);
});

test.each([
  [buildUser(), '/proyectos/3'],
  [buildClientUser(), undefined],
] as const)('the project is a link for who may open it', async (user, href) => {
  await open('open', { user });
  const project = screen.getByText('Proyecto', { selector: 'dt' }).nextElementSibling;
  expect(project).toHaveTextContent('Torre Oroño');
  expect(project?.querySelector('a')?.getAttribute('href')).toBe(href);
});
