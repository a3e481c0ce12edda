import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  buildChange,
  buildComment,
  buildPerson,
  buildProjectClaim,
  buildUnitClaim,
  ok,
} from '../../../../test/support/builders/claims';
import { photoUrl } from '../../../../test/support/builders/photos';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../../../test/support/builders/users';
import { inPortalFrame } from '../../../../test/support/guide';
import type { claimStatuses } from '../../../contract/claimStatus';
import type { SignedInUser } from '../../../api/auth';
import { ProjectClaimScreen, UnitClaimScreen } from '../ClaimScreen';
import { statusLabels } from '../claimsText';

const photos = ['#a8441f', '#2f6f73', '#8a6d3b'].map((color, index) => ({
  id: index + 1,
  url: photoUrl(color),
  name: `foto-${index + 1}.jpg`,
}));
const long =
  'Buenas tardes. Desde que empezaron las lluvias el cielorraso del dormitorio principal se mancha cada vez más y ya se desprendió la pintura en dos lugares. '.repeat(
    12,
  );
const comments = [
  buildComment(),
  buildComment({
    id: 2,
    is_staff: true,
    text: long,
    created_by: { username: 'admin@demo.ar', name: 'Mariana Bertolotti' },
  }),
];
const history = [
  buildChange(),
  buildChange({ id: 2, field: 'priority', from: 'medium', to: 'urgent' }),
  buildChange({ id: 3, field: 'repair_price', from: null, to: '125000.00' }),
];

const withUnit = (
  answer: unknown,
  user: SignedInUser = buildUser(),
  talk: { comments?: unknown; history?: unknown } = {},
) => ({
  portal: {
    user,
    path: '/reclamos/501',
    route: '/reclamos/:id',
    answers: {
      'GET /logic/unit_claim/501': answer,
      'GET /logic/claim/95/comment': talk.comments ?? ok(comments),
      'GET /logic/claim/95/history': talk.history ?? ok(history),
      'GET /logic/unit_claim': ok([]),
    },
  },
});
const withProject = (answer: unknown, user: SignedInUser) => ({
  portal: {
    user,
    path: '/consorcio-reclamos/801',
    route: '/consorcio-reclamos/:id',
    answers: {
      'GET /logic/project_claim/801': answer,
      'GET /logic/claim/96/comment': ok([]),
      'GET /logic/claim/96/history': ok(history),
      'GET /logic/project_claim': ok([]),
    },
  },
});

const meta: Meta<typeof UnitClaimScreen> = { title: 'Pantallas/Reclamos/Reclamo', component: UnitClaimScreen };
export default meta;
type Story = StoryObj<typeof UnitClaimScreen>;

const inStatus = (code: (typeof claimStatuses)[number]): Story => ({
  parameters: withUnit(ok(buildUnitClaim({ claim: { claim_status: { code, label: statusLabels[code] } } }))),
});

export const EnAnálisis: Story = inStatus('pending');
export const Aprobado: Story = inStatus('approved');
export const EnCurso: Story = inStatus('open');
export const Finalizado: Story = inStatus('completed');
export const Rechazado: Story = inStatus('rejected');
export const ConFotosYTextosLargos: Story = {
  parameters: withUnit(
    ok(
      buildUnitClaim({
        claim: { description: long, repair_price: '1250000.50' },
        priority: 'urgent',
        claim_image: photos,
        tenant: buildPerson({
          client_id: 25,
          profile: { name: 'Maximiliano Sebastián', last_name: 'Fernández de la Cruz Etchegaray' },
        }),
        claim_creator_type: 'tenant',
        contract: {
          id: 41,
          unit: {
            id: 61,
            name: 'Departamento duplex 12° «Los Jacarandás» con terraza exclusiva',
            project: { id: 3, name: 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa' },
          },
          client: null,
        },
        warranty: { months: 24, expires_on: '2024-03-01', is_covered: false },
      }),
    ),
  ),
};
export const DelCliente: Story = {
  parameters: inPortalFrame(
    withUnit(ok(buildUnitClaim({ claim_image: photos.slice(0, 1), warranty: null })), buildClientUser()),
  ),
};
export const SinMensajes: Story = {
  parameters: withUnit(ok(buildUnitClaim()), buildClientUser(), { comments: ok([]), history: ok([]) }),
};
export const SinPoderCargarMensajes: Story = {
  parameters: withUnit(ok(buildUnitClaim()), buildUser(), {
    comments: { status: 503, message: 'La base de datos no está disponible.' },
    history: { status: 503, message: 'La base de datos no está disponible.' },
  }),
};
export const Cargando: Story = { parameters: withUnit('never') };
export const NoExiste: Story = { parameters: withUnit({ status: 404, message: 'No encontramos ese reclamo.' }) };
export const Falla: Story = { parameters: withUnit({ status: 503, message: 'La base de datos no está disponible.' }) };
export const DeProyecto: Story = {
  render: () => <ProjectClaimScreen />,
  parameters: withProject(ok(buildProjectClaim({ claim_image: photos })), buildUser()),
};
export const DeProyectoParaElConsorcio: Story = {
  render: () => <ProjectClaimScreen />,
  parameters: withProject(
    ok(buildProjectClaim({ claim: { description: long, repair_price: null } })),
    buildConsortiumUser(),
  ),
};
