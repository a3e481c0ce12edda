import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../../test/support/builders/claims';
import { buildIssued } from '../../../../test/support/builders/issued';
import { buildClientUser, buildUser } from '../../../../test/support/builders/users';
import { press, shows, then, type } from '../../../../test/support/play';
import type { SignedInUser } from '../../../api/auth';
import { issueText } from '../../../ui/issue/useIssue';
import ClaimDocuments from './ClaimDocuments';
import { documentsText as text } from './documentsText';

const meta: Meta = { title: 'Pantallas/Reclamos/Documentos' };
export default meta;
type Story = StoryObj;

const statuses = { completed: 'Finalizado', open: 'En curso' } as const;
const dialog = (
  code: keyof typeof statuses,
  user: SignedInUser,
  answers: Record<string, unknown> = {},
  play: Story['play'] = shows(text.genuine),
): Story => ({
  render: () => (
    <ClaimDocuments claim={{ claimId: 95, status: { code, label: statuses[code] } }} onClose={() => undefined} />
  ),
  play,
  parameters: { portal: { user, answers: { 'GET /logic/claim/95/document': ok([]), ...answers } } },
});
const issued = [buildIssued(), buildIssued({ id: 8, kind: 'repair', version: 1 }), buildIssued({ id: 7, version: 1 })];

export const EnCurso = dialog('open', buildClientUser());
export const FinalizadoConEmitidos = dialog(
  'completed',
  buildUser(),
  { 'GET /logic/claim/95/document': ok(issued), 'PUT /logic/claim/95/document': ok(buildIssued()) },
  then(press(text.make.claim), shows(issueText.verify)),
);
export const ConProblema = dialog('completed', buildUser(), {}, then(type(text.outOfUse, 'tres'), shows(/entero/)));
