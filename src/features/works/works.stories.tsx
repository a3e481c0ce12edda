import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildLongWork, longPlace, longTexts } from '../../../test/support/builders/longTexts';
import { buildWorkPhoto } from '../../../test/support/builders/ownWork';
import { buildContractor, buildWork, buildWorkDetail, buildWorkEvent } from '../../../test/support/builders/works';
import { rowsOf, workAt } from '../../../test/support/builders/world';
import { shows, submit, then } from '../../../test/support/play';
import { buildAgreedVisit, buildVisit } from '../../../test/support/builders/visits';
import { rulesText } from '../../contract/rulesText';
import { workStatuses } from '../../contract/workStatus';
import { NewWorkScreen } from './NewWorkScreen';
import { WorkListScreen } from './WorkListScreen';
import { WorkScreen } from './WorkScreen';

const meta: Meta = { title: 'Pantallas/Trabajos/Trabajo' };
export default meta;
type Story = StoryObj;

const photo = new URL('../../server/database/seed/photos/humedad-cielorraso.jpg', import.meta.url).href;
const claim = { ...buildWork().claims[0]!, category_id: 1, project_id: 3, open_work_ids: [] as number[], photos: [] };
const choices = {
  'GET /logic/contractor': ok([
    buildContractor(),
    buildContractor({ id: 5, name: 'Electricidad Litoral', categories: [{ id: 2, label: 'Electricidad' }] }),
  ]),
  'GET /logic/colleague': ok([{ id: 5, name: 'Gustavo Ledesma' }]),
  'GET /logic/work_order/claim': ok([claim]),
  'GET /logic/work_order/21/cost': ok({
    costs: [],
    estimated: '0.00',
    agreed: '0.00',
    actual: '0.00',
    to_recover: '0.00',
    received: '0.00',
  }),
};
const list = (answer: unknown): Story => ({
  render: () => <WorkListScreen />,
  parameters: { portal: { path: '/trabajos', answers: { 'GET /logic/work_order': answer } } },
});
const detail = (answer: unknown, visits: unknown = ok([])): Story => ({
  render: () => <WorkScreen />,
  parameters: {
    portal: {
      path: '/trabajos/21',
      route: '/trabajos/:id',
      answers: { ...choices, 'GET /logic/work_order/21': answer, 'GET /logic/visit': visits },
    },
  },
});
const creation: Story = {
  render: () => <NewWorkScreen />,
  parameters: { portal: { path: '/encargar-trabajo?reclamos=95', answers: choices } },
};

export const Lista = list(pageOf(workStatuses.map((status, at) => ({ ...workAt(at), status }))));
export const ListaConTextosLargos = list(pageOf([buildLongWork(), ...rowsOf(workAt, 4)]));
export const ListaVacía = list(pageOf([]));
export const Pedido = detail(ok(buildWorkDetail()));
export const DevueltoYHecho = detail(
  ok(
    buildWorkDetail({
      status: 'done',
      price: null,
      events: (['created', 'accept', 'finish', 'return', 'finish'] as const).map((what, at) => ({
        id: at + 1,
        what,
        note: what === 'return' ? 'Sigue goteando cuando se abre la caliente.' : '',
        parts: '',
        visit_at: null,
        place: '',
        at: `2026-11-2${at}T13:00:00.000Z`,
        by: 'Mariana Bertolotti',
      })),
    }),
  ),
);
const link = {
  created_at: '2026-11-20T13:00:00.000Z',
  expires_at: '2027-01-19T13:00:00.000Z',
  opened_at: null,
  heard_at: null,
};
export const ConFotosDelReclamo = detail(
  ok(buildWorkDetail({ asked_photos: [buildWorkPhoto(7, 'other', photo), buildWorkPhoto(8, 'other', photo)] })),
);
export const EligiendoFotos: Story = {
  render: () => <NewWorkScreen />,
  parameters: {
    portal: {
      path: '/encargar-trabajo?reclamos=95',
      answers: {
        ...choices,
        'GET /logic/work_order/claim': ok([
          {
            ...claim,
            open_work_ids: [24],
            photos: [buildWorkPhoto(7, 'other', photo), buildWorkPhoto(8, 'other', photo)],
          },
        ]),
      },
    },
  },
  play: shows('El contratista ve las marcadas en su enlace; las demás, no.'),
};
export const ConEnlace = detail(
  ok(
    buildWorkDetail({ link: { ...link, opened_at: '2026-11-20T13:40:00.000Z', heard_at: '2026-11-20T13:40:00.000Z' } }),
  ),
);
export const NoSePudoTerminar = detail(
  ok(
    buildWorkDetail({
      status: 'accepted',
      stuck: 'material',
      events: [
        buildWorkEvent({ id: 1, what: 'created' }),
        buildWorkEvent({ id: 2, what: 'accept', by: 'Sanitarios Paraná' }),
        buildWorkEvent({
          id: 3,
          what: 'stuck',
          reason: 'material',
          note: 'Un flexible de 40 cm.',
          by: 'Sanitarios Paraná',
        }),
      ],
      messages: [
        {
          id: 1,
          text: '¿Me lo pueden alcanzar? Estoy hasta las 12.',
          at: '2026-11-23T14:00:00.000Z',
          by: 'Sanitarios Paraná',
          is_staff: false,
        },
      ],
    }),
  ),
);
export const HechoConFotos = detail(
  ok(
    buildWorkDetail({
      status: 'done',
      link,
      photos: [
        buildWorkPhoto(1, 'before', photo),
        buildWorkPhoto(2, 'after', photo),
        buildWorkPhoto(3, 'after', photo),
      ],
      events: (['created', 'accept', 'arrive', 'finish'] as const).map((what, at) => ({
        id: at + 1,
        what,
        note: what === 'finish' ? 'Cambié el flexible y la llave de paso.' : '',
        parts: what === 'finish' ? '1 flexible de 40 cm, teflón' : '',
        visit_at: null,
        place: '',
        at: `2026-11-2${at}T13:00:00.000Z`,
        by: what === 'created' ? 'Mariana Bertolotti' : 'Sanitarios Paraná',
      })),
    }),
  ),
);
export const DelEquipo = detail(
  ok(buildWorkDetail({ contractor: null, contact: null, assignee: { id: 5, name: 'Gustavo Ledesma' } })),
);
export const ConVisitaPropuesta = detail(ok(buildWorkDetail()), ok([buildVisit()]));
export const ConOtrosHorariosDelCliente = detail(
  ok(buildWorkDetail({ status: 'accepted' })),
  ok([buildVisit({ proposed_by: 'resident', note: 'De mañana trabajo.', windows: [buildVisit().windows[1]!] })]),
);
export const ConVisitaAcordada = detail(ok(buildWorkDetail({ status: 'accepted' })), ok([buildAgreedVisit()]));
export const ConVisitasAnteriores = detail(
  ok(buildWorkDetail({ status: 'accepted' })),
  ok([
    buildAgreedVisit({ id: 6, status: 'cancelled', note: 'El taller no llega esta semana.' }),
    buildAgreedVisit({ id: 7, status: 'missed', missed_by: 'resident', note: 'Tocamos el timbre dos veces.' }),
  ]),
);
export const TextosLargos = detail(
  ok(
    buildWorkDetail({
      ...buildLongWork(),
      id: 21,
      status: 'accepted',
      contact: { phone_number: '3415550101', email: longTexts.email, active: true },
      events: [buildWorkEvent(), buildWorkEvent({ id: 2, what: 'accept', by: longTexts.worker })],
      messages: [
        {
          id: 1,
          text: longTexts.text.repeat(3),
          at: '2026-11-23T14:00:00.000Z',
          by: longTexts.worker,
          is_staff: false,
        },
      ],
    }),
  ),
  ok([buildAgreedVisit({ place: longPlace, address: longTexts.address, worker: longTexts.worker })]),
);
export const VisitasSinCargar = detail(ok(buildWorkDetail()), {
  status: 503,
  message: 'La base de datos no está disponible.',
});
export const Cargando = detail('never');
export const NoExiste = detail({ status: 404, message: 'No encontramos ese trabajo.' });
export const Nuevo = creation;
export const NuevoIncompleto: Story = {
  ...creation,
  play: then(submit, shows(rulesText.instructions)),
};
