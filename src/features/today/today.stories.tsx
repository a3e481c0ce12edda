import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildCount, buildProjectClaim, buildUnitClaim, ok, pageOf } from '../../../test/support/builders/claims';
import { buildLeaseRequest } from '../../../test/support/builders/leases';
import { buildFigures } from '../../../test/support/builders/terms';
import { buildUser } from '../../../test/support/builders/users';
import { buildVisitThisWeek } from '../../../test/support/builders/visits';
import { claimAt, listOf, workAt } from '../../../test/support/builders/world';
import { TodayScreen } from './TodayScreen';

const meta: Meta<typeof TodayScreen> = { title: 'Pantallas/Hoy', component: TodayScreen };
export default meta;
type Story = StoryObj<typeof TodayScreen>;

const user = buildUser({ uses_terms: true });
const unitCounts = [
  buildCount('status', 'pending', 38),
  buildCount('status', 'approved', 21),
  buildCount('status', 'open', 64),
  buildCount('status', 'completed', 902),
  buildCount('waiting', 'true', 17),
  buildCount('waiting', 'false', 106),
  buildCount('due', 'late', 4),
  buildCount('due', 'today', 2),
  buildCount('responsible_id', user.id, 12),
  buildCount('responsible_id', 0, 9),
];
const projectCounts = [
  buildCount('status', 'pending', 3),
  buildCount('status', 'open', 5),
  buildCount('waiting', 'true', 1),
  buildCount('responsible_id', 0, 2),
];
/** Numbers of work orders by the filter that asks for them. */
const worksOf: Record<string, number> = { done: 4, refused: 1, undated: 6, stuck: 2, unread: 3 };
const failure = { status: 503, message: 'La base de datos no está disponible.' };

const screen = (answers: Record<string, unknown> = {}, shownTo = user) => ({
  parameters: {
    portal: {
      user: shownTo,
      path: '/hoy',
      answers: {
        'GET /logic/unit_claim/counts': ok({ counts: unitCounts }),
        'GET /logic/project_claim/counts': ok({ counts: projectCounts }),
        'GET /logic/claim/unread': ok({ unit: 6, project: 1, last_visit: null }),
        'GET /logic/unit_claim': pageOf([
          buildUnitClaim(),
          buildUnitClaim({
            id: 502,
            claim_id: 102,
            waiting_since: '2026-11-12T12:00:00.000Z',
            claim: {
              id: 102,
              description:
                'Se despegaron cinco cerámicos del balcón y cada vez que llueve entra agua por debajo de la puerta ventana hasta la mitad del living, que tiene piso de madera.',
            },
          }),
          claimAt(22),
        ]),
        'GET /logic/project_claim': pageOf([buildProjectClaim()]),
        'GET /logic/visit': ok([
          buildVisitThisWeek({ id: 31 }),
          buildVisitThisWeek({ id: 32, status: 'done', worker: 'Electricidad Litoral', place: '10° B · Torre Oroño' }),
        ]),
        'GET /logic/complaint': pageOf([]),
        'GET /logic/lease_contract_request': pageOf([1, 2, 3].map((id) => buildLeaseRequest({ id }))),
        'GET /logic/work_order': (query: URLSearchParams) =>
          listOf(
            workAt,
            worksOf[query.get('status') ?? [...query.keys()].find((key) => key in worksOf) ?? ''] ?? 0,
          )(query),
        'GET /logic/terms/figures': ok(buildFigures()),
        ...answers,
      },
    },
  },
});

export const Completa: Story = screen();
export const SinPlazos = screen({}, buildUser());
const noClaims = ok({ counts: [] });
export const Vacía = screen({
  'GET /logic/unit_claim/counts': noClaims,
  'GET /logic/project_claim/counts': noClaims,
  'GET /logic/claim/unread': ok({ unit: 0, project: 0, last_visit: null }),
  'GET /logic/unit_claim': pageOf([]),
  'GET /logic/project_claim': pageOf([]),
  'GET /logic/visit': ok([]),
  'GET /logic/lease_contract_request': pageOf([]),
  'GET /logic/work_order': pageOf([]),
  'GET /logic/terms/figures': ok({ days: 30, rows: [] }),
});
const calls = [
  'unit_claim/counts',
  'project_claim/counts',
  'claim/unread',
  'unit_claim',
  'project_claim',
  'visit',
  'complaint',
  'lease_contract_request',
  'work_order',
  'terms/figures',
].map((path) => `GET /logic/${path}`);
export const Cargando = screen(Object.fromEntries(calls.map((call) => [call, 'never'])));
export const Falla = screen(Object.fromEntries(calls.map((call) => [call, failure])));
