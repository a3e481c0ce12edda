import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { baseApi } from '../../../src/api/baseApi';
import { nextWorkday } from '../../../src/ui/dates';
import { buildComment, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildWorkPhoto } from '../../support/builders/ownWork';
import { buildPhoto, buildWrongFile } from '../../support/builders/photos';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { buildAgreedVisit, buildVisit } from '../../support/builders/visits';
import { buildWork, buildWorkDetail, buildWorkHistory } from '../../support/builders/works';
import { multipartText } from '../../support/multipart';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/detail/VisitCards'),
  () => import('../../../src/features/claims/detail/WorkList'),
  () => import('../../../src/features/works/WorkScreen'),
  () => import('../../../src/visits/WindowsDialog'),
  () => import('../../../src/visits/MissedDialog'),
  () => import('../../../src/ui/ReasonDialog'),
);

const ofResident = { contractor_id: null };
const answerVisits = (visits: unknown[]) => api().get('/api/logic/visit').query(true).reply(200, ok(visits));
const openClaim = () => {
  api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
  api().get('/api/logic/claim/95/comment').reply(200, ok([]));
  api().get('/api/logic/claim/95/history').reply(200, ok([]));
  return renderApp('/reclamos/501', { user: buildClientUser() });
};
const openWork = (visits: unknown[]) => {
  api().get('/api/logic/work_order/21').reply(200, ok(buildWorkDetail()));
  api().get('/api/logic/visit').query({ work_id: '21' }).reply(200, ok(visits));
  return renderApp('/trabajos/21', { user: buildUser() });
};
/** Returns the section of a claim's page, after opening its line. */
async function part(name: 'Visita' | 'Trabajos'): Promise<HTMLElement> {
  const section = await screen.findByRole('region', { name });
  await waitFor(() => expect(section).not.toHaveTextContent('Cargando'));
  const line = within(section).queryByRole('button', { expanded: false });
  if (!line) return section;
  fireEvent.click(line);
  await waitFor(() => expect(section).not.toHaveTextContent('Cargando'));
  return section;
}
const visit = () => part('Visita');

describe('on the page of a claim', () => {
  test('a client chooses one of the windows, of which one is taken, and sees the date and the visitor', async () => {
    answerVisits([buildVisit(ofResident)]);
    const { user } = openClaim();
    const panel = within(await visit());
    expect(panel.getByText('¿Cuándo podemos ir? Elegí un horario.')).toBeInTheDocument();
    expect(panel.getByText('Ya se ocupó')).toBeInTheDocument();
    const choices = panel
      .getAllByRole('button', { name: /^Elegir / })
      .map((button) => button.getAttribute('aria-label'));
    expect(choices).toEqual([
      'Elegir martes 24 de noviembre, de 9 a 12',
      'Elegir jueves 26 de noviembre, de 14 a 17:30',
    ]);
    const accepted = api()
      .put('/api/logic/visit/8/accept', { starts_at: '2099-11-24T12:00:00.000Z' })
      .reply(200, ok(buildAgreedVisit(ofResident)));
    answerVisits([buildAgreedVisit(ofResident)]);
    await user.click(panel.getByRole('button', { name: choices[0]! }));
    expect(await screen.findByText('Acordada')).toBeInTheDocument();
    expect(panel.getByText('de 9 a 12')).toBeInTheDocument();
    expect(panel.getByText('Viene Sanitarios Paraná.')).toBeInTheDocument();
    accepted.done();
  });

  test('if the time was taken in the meantime, an error is shown and the windows are refetched', async () => {
    answerVisits([buildVisit(ofResident)]);
    const { user } = openClaim();
    const [first, ...others] = buildVisit().windows;
    api()
      .put('/api/logic/visit/8/accept')
      .reply(409, { success: false, message: 'Ese horario ya se ocupó. Elegí otro.' });
    answerVisits([buildVisit({ ...ofResident, windows: [{ ...first!, is_taken: true }, ...others] })]);
    await user.click(within(await visit()).getByRole('button', { name: /^Elegir martes/ }));
    expect(await screen.findByText('Ese horario ya se ocupó. Elegí otro.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Ya se ocupó')).toHaveLength(2));
  });

  test('if no window is left, a client is asked to propose others, by default at a time that is not taken', async () => {
    const morning = `${nextWorkday()}T12:00:00.000Z`;
    const taken = { starts_at: morning, ends_at: `${nextWorkday()}T15:00:00.000Z`, is_taken: true };
    const past = { starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z', is_taken: false };
    answerVisits([buildVisit({ ...ofResident, windows: [past, taken] })]);
    const { user } = openClaim();
    const panel = within(await visit());
    expect(panel.getByText('Ya no queda ninguno de estos horarios. Proponé otros.')).toBeInTheDocument();
    expect(panel.queryByText(/Elegí un horario/)).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Proponer otros horarios' }));
    let sent: { windows: { starts_at: string }[] } | undefined;
    api()
      .put('/api/logic/visit/8/windows', (body) => {
        sent = body as typeof sent;
        return true;
      })
      .reply(200, ok(buildVisit({ ...ofResident, proposed_by: 'resident' })));
    answerVisits([buildVisit({ ...ofResident, proposed_by: 'resident' })]);
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/^Propusiste estos horarios/)).toBeInTheDocument();
    expect(sent!.windows[0]!.starts_at).toBe(`${nextWorkday(nextWorkday())}T12:00:00.000Z`);
    await screen.findByText('Todavía no hay mensajes.');
  });

  test('other windows are sent with the version that the user saw; errors are shown at their rows, and the input stays', async () => {
    answerVisits([buildAgreedVisit(ofResident)]);
    const { user } = openClaim();
    await user.click(within(await visit()).getByRole('button', { name: 'Cambiar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Agregar otro horario' }));
    expect(dialog.getAllByRole('group')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(await dialog.findByText('Debe indicar el motivo.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Motivo'), 'Ese día viajo.');
    api()
      .put('/api/logic/visit/8/windows')
      .reply(422, {
        success: false,
        message: 'El horario ya pasó.',
        errors: [{ field: 'windows.1', message: 'El horario ya pasó.' }],
      });
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    const second = within((await dialog.findByText('El horario ya pasó.')).closest('fieldset')!);
    expect(second.getByText('Horario 2')).toBeInTheDocument();
    expect(dialog.getByLabelText('Motivo')).toHaveValue('Ese día viajo.');

    await user.click(dialog.getByRole('button', { name: 'Quitar el horario 2' }));
    let sent: { windows: unknown[]; reason: string; version: number } | undefined;
    api()
      .put('/api/logic/visit/8/windows', (body) => {
        sent = body as typeof sent;
        return true;
      })
      .reply(200, ok(buildVisit({ ...ofResident, proposed_by: 'resident' })));
    answerVisits([buildVisit({ ...ofResident, proposed_by: 'resident' })]);
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/^Propusiste estos horarios/)).toBeInTheDocument();
    expect(sent).toMatchObject({ reason: 'Ese día viajo.', version: 2 });
    expect(sent!.windows).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Elegir/ })).not.toBeInTheDocument();
  });

  test("a client who is too late to change the visit sees the company's telephone", async () => {
    answerVisits([buildAgreedVisit({ ...ofResident, can_change: false })]);
    openClaim();
    await visit();
    expect(await screen.findByRole('link', { name: '341 555-0100' })).toHaveAttribute('href', 'tel:+543415550100');
    expect(screen.queryByRole('button', { name: 'Cancelar la visita' })).not.toBeInTheDocument();
    await screen.findByText('Todavía no hay mensajes.');
  });

  test('after the time of a visit, a client tells the company once that nobody came', async () => {
    const past = { ...ofResident, starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z' };
    answerVisits([buildAgreedVisit({ ...past, can_change: false })]);
    const { user } = openClaim();
    await user.click(within(await visit()).getByRole('button', { name: 'No vino nadie' }));
    const dialog = within(await screen.findByRole('dialog'));
    const message = 'No vino nadie a la visita del lunes 5 de enero, de 9 a 12.';
    expect(await dialog.findByText(new RegExp(message))).toBeInTheDocument();
    expect(screen.queryByText(/^Para cambiarla/)).not.toBeInTheDocument();

    const refused = api()
      .put('/api/logic/visit/8/unattended')
      .reply(503, { success: false, message: 'El servicio no está disponible.' });
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('El servicio no está disponible.')).toBeInTheDocument();
    refused.done();

    await user.click(await screen.findByRole('button', { name: 'No vino nadie' }));
    const again = within(await screen.findByRole('dialog'));
    const reported = buildAgreedVisit({ ...past, can_change: false, unattended_at: '2026-01-05T15:30:00.000Z' });
    api().put('/api/logic/visit/8/unattended').reply(200, ok(reported));
    answerVisits([reported]);
    api()
      .get('/api/logic/claim/95/comment')
      .reply(200, ok([buildComment({ text: message })]));
    await user.click(await again.findByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/^Avisaste que no vino nadie/)).toBeInTheDocument();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'No vino nadie' })).not.toBeInTheDocument();
  });

  test('a visit stays on the page, with the input of an open dialog, if it cannot be refetched', async () => {
    answerVisits([buildVisit(ofResident)]);
    const { user, store } = openClaim();
    await user.click(await within(await visit()).findByRole('button', { name: 'Proponer otros horarios' }));
    const reason = await within(await screen.findByRole('dialog')).findByLabelText('Motivo (opcional)');
    await user.type(reason, 'De mañana trabajo.');
    const refetched = api().get('/api/logic/visit').query(true).reply(503, { success: false, message: 'Ahora no.' });
    store.dispatch(baseApi.util.invalidateTags(['Visit']));
    await waitFor(() => expect(refetched.isDone()).toBe(true));
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).some((query) => query?.status === 'rejected')).toBe(true),
    );
    expect(reason).toBeInTheDocument();
    expect(reason).toHaveValue('De mañana trabajo.');
    expect(screen.queryByText('Ahora no.')).not.toBeInTheDocument();
  });

  test('a page that stays open offers "No vino nadie" once the time of the visit is over', async () => {
    const tick = jest.spyOn(globalThis, 'setInterval');
    const now = Date.now();
    const span = { starts_at: new Date(now - 3_600_000).toISOString(), ends_at: new Date(now + 600_000).toISOString() };
    answerVisits([buildAgreedVisit({ ...ofResident, ...span, can_change: false })]);
    openClaim();
    const panel = within(await visit());
    expect(await panel.findByText(/^Viene/)).toBeInTheDocument();
    await screen.findByText('Todavía no hay mensajes.');
    expect(panel.queryByRole('button', { name: 'No vino nadie' })).not.toBeInTheDocument();
    const everyMinute = tick.mock.calls.filter(([, ms]) => ms === 60_000).map(([callback]) => callback as () => void);
    tick.mockRestore();
    const later = jest.spyOn(Date, 'now').mockReturnValue(now + 660_000);
    act(() => everyMinute.forEach((callback) => callback()));
    later.mockRestore();
    expect(panel.getByText(/^Tenía que venir/)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'No vino nadie' })).toBeInTheDocument();
    await screen.findByText('Todavía no hay mensajes.');
  });

  test('the next step is the visit, and the list of claims shows it too', async () => {
    api()
      .get('/api/logic/unit_claim')
      .query({ page: 1, page_size: 10 })
      .reply(200, pageOf([{ ...buildUnitClaim(), next_visit: buildVisit(ofResident) }]));
    const { user } = renderApp('/reclamos', { user: buildClientUser() });
    expect(await screen.findByText('Elegí un horario para la visita')).toBeInTheDocument();
    answerVisits([buildVisit(ofResident)]);
    await user.click(screen.getByText(/^La canilla de la cocina gotea/));
    expect(await screen.findByText('¿Cuándo podemos ir?')).toBeInTheDocument();
    // What is asked is a button, which opens the choice.
    await user.click(screen.getByRole('button', { name: 'Elegí un horario' }));
    expect(screen.getByRole('region', { name: 'Visita' })).toHaveFocus();
    answerVisits([buildAgreedVisit(ofResident)]);
    api()
      .put('/api/logic/visit/8/accept')
      .reply(200, ok(buildAgreedVisit(ofResident)));
    await user.click(within(await visit()).getAllByRole('button', { name: /^Elegir / })[0]!);
    expect(await screen.findByText('La visita es el martes 24 de noviembre, de 9 a 12.')).toBeInTheDocument();
  });

  test('visits that cannot be loaded show an error with a retry; without visits nothing is shown', async () => {
    api().get('/api/logic/visit').query(true).reply(503, { success: false, message: 'Ahora no.' });
    const { user } = openClaim();
    const retry = within(await visit());
    answerVisits([]);
    await user.click(await retry.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Datos del reclamo' })).toBeInTheDocument();
    await screen.findByText('Todavía no hay mensajes.');
    expect(nock.pendingMocks().filter((mock) => mock.includes('/logic/visit'))).toEqual([]);
  });
});

describe('for staff', () => {
  test('a visit is proposed on the page of the work order, with the default morning window', async () => {
    const { user } = openWork([]);
    await user.click(await within(await visit()).findByRole('button', { name: 'Proponer horarios' }));
    const dialog = within(await screen.findByRole('dialog'));
    let sent: { work_id: number; claim_id: number; windows: { starts_at: string; ends_at: string }[] } | undefined;
    api()
      .post('/api/logic/visit', (body) => {
        sent = body as typeof sent;
        return true;
      })
      .reply(201, ok(buildVisit()));
    answerVisits([buildVisit()]);
    api().get('/api/logic/work_order/21').optionally().reply(200, ok(buildWorkDetail()));
    await user.click(await dialog.findByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Esperamos que quien recibe la visita elija un horario.')).toBeInTheDocument();
    expect(sent).toMatchObject({ work_id: 21, claim_id: 95 });
    const [window] = sent!.windows;
    expect([window!.starts_at.slice(11, 16), window!.ends_at.slice(11, 16)]).toEqual(['12:00', '15:00']);
  });

  test('if no window is left, staff are asked to propose others', async () => {
    const windows = buildVisit().windows.map((window) => ({ ...window, is_taken: true }));
    openWork([buildVisit({ windows })]);
    expect(
      await screen.findByText('Ya no queda ninguno de los horarios propuestos. Proponé otros.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Esperamos que elijan/)).not.toBeInTheDocument();
  });

  test("staff accept the client's proposal; once a visit has started, they record whether it took place", async () => {
    const begun = { starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z' };
    const { user } = openWork([buildVisit({ proposed_by: 'resident' })]);
    api()
      .put('/api/logic/visit/8/accept')
      .reply(200, ok(buildAgreedVisit(begun)));
    answerVisits([buildAgreedVisit(begun)]);
    api().get('/api/logic/work_order/21').optionally().times(3).reply(200, ok(buildWorkDetail()));
    await user.click(await screen.findByRole('button', { name: /^Aceptar martes/ }));
    await user.click(await screen.findByRole('button', { name: 'No se hizo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Indicá quién no estuvo.')).toBeInTheDocument();
    await user.click(dialog.getByLabelText('Qué pasó'));
    await user.click(
      await screen.findByText('Nadie atendió en el lugar', { selector: '.ant-select-item-option-content' }),
    );
    await user.upload(dialog.getByLabelText('Fotos'), buildWrongFile());
    await user.click(await dialog.findByRole('button', { name: 'Guardar' }));
    expect(
      await dialog.findByText('Los archivos deben ser imágenes PNG, JPEG, WebP, HEIC o AVIF.', { selector: 'p' }),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Quitar/ }));
    await user.upload(dialog.getByLabelText('Fotos'), buildPhoto('puerta.png'));
    const photos = [buildWorkPhoto(7, 'other')];
    const missed = buildAgreedVisit({ ...begun, status: 'missed', missed_by: 'resident', photos });
    const ended = api()
      .put('/api/logic/visit/8/outcome', (body) =>
        ['missed', 'resident', 'puerta.png'].every((part) => multipartText(body).includes(part)),
      )
      .reply(200, ok(missed));
    answerVisits([missed]);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('No se hizo el lunes 5 de enero, de 9 a 12.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Foto 1 de la visita que no se hizo' })).toBeInTheDocument();
    ended.done();
  });

  test('what staff typed about a visit that was not done is there when they open the dialog again', async () => {
    const { user } = openWork([
      buildAgreedVisit({ starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'No se hizo' }));
    await user.type(await screen.findByLabelText('Detalle (opcional)'), 'Tocamos dos veces.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'No se hizo' }));
    expect(await screen.findByLabelText('Detalle (opcional)')).toHaveValue('Tocamos dos veces.');
  });

  test('staff read that the resident reported that nobody came', async () => {
    const past = { starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z' };
    openWork([buildAgreedVisit({ ...past, unattended_at: '2026-01-05T15:30:00.000Z' })]);
    expect(
      await within(await visit()).findByText('Quien esperaba la visita avisó que no fue nadie.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'No vino nadie' })).not.toBeInTheDocument();
  });

  test('the page of a claim shows its visits beside its work orders', async () => {
    api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
    api()
      .get('/api/logic/work_order')
      .query(true)
      .reply(200, ok([buildWork()]));
    answerVisits([buildAgreedVisit()]);
    api().get('/api/logic/claim/95/work_event').reply(200, ok([]));
    renderApp('/reclamos/501', { user: buildUser() });
    const line = await screen.findByRole('button', { name: 'Visita martes 24 de noviembre, de 9 a 12, acordada' });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: /^Trabajos 21, Sanitarios Paraná, / })).toBeInTheDocument();
    const visits = within(await visit());
    expect(visits.getByText('martes 24 de noviembre')).toBeInTheDocument();
    expect(visits.getByText('Va Sanitarios Paraná.')).toBeInTheDocument();
  });

  test.each([
    [['done', 'cancelled'], /^El trabajo está hecho/],
    [['verified'], /^El trabajo está verificado/],
    [['done', 'accepted'], undefined],
    [['refused'], undefined],
  ] as const)(
    'the page of an open claim with work orders that are %p says what comes next: %p',
    async (statuses, hint) => {
      api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
      api()
        .get('/api/logic/work_order')
        .query(true)
        .reply(200, ok(statuses.map((status, index) => buildWork({ id: 21 + index, status }))));
      answerVisits([]);
      api().get('/api/logic/claim/95/work_event').reply(200, ok([]));
      renderApp('/reclamos/501', { user: buildUser() });
      const works = within(await part('Trabajos'));
      await works.findByRole('link', { name: /Trabajo 21/ });
      expect(works.queryByText(/^El trabajo está (hecho|verificado)/)?.textContent ?? '').toMatch(hint ?? /^$/);
    },
  );

  test('the history of a claim tells what happened with its work orders, among its messages', async () => {
    api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
    api()
      .get('/api/logic/claim/95/comment')
      .reply(200, ok([buildComment({ created_at: '2026-11-21T14:00:00.000Z' })]));
    api().get('/api/logic/claim/95/history').reply(200, ok([]));
    api().get('/api/logic/claim/95/note').reply(200, ok([]));
    api()
      .get('/api/logic/work_order')
      .query(true)
      .reply(200, ok([buildWork()]));
    api()
      .get('/api/logic/claim/95/work_event')
      .reply(503, { success: false, message: 'La base de datos no responde.' });
    api().get('/api/logic/claim/95/work_event').reply(200, ok(buildWorkHistory()));
    const { user } = renderApp('/reclamos/501', { user: buildUser() });
    const history = within(await screen.findByRole('region', { name: 'Mensajes e historial' }));
    expect(await history.findByText('La base de datos no responde.')).toBeInTheDocument();
    await user.click(history.getByRole('button', { name: 'Reintentar' }));
    await user.click(
      await history.findByRole('button', { name: /^Historial: 3 cambios el último, .*marcó el trabajo como hecho$/ }),
    );
    await history.findByText(/encargó el trabajo/);
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Reclamo creado/),
      'Mariana Bertolotti encargó el trabajo20/11/2026, 10:00 · Trabajo 21',
      expect.stringContaining('¿cuándo pueden pasar?'),
      'Laura Giménez acordó una visita: martes 24 de noviembre, 9 h22/11/2026, 10:00 · Trabajo 21',
      'Sanitarios Paraná marcó el trabajo como hechoCambié el flexible.Materiales: Un flexible de 40 cm24/11/2026, 12:00 · Trabajo 21',
    ]);
    expect(history.getAllByRole('link', { name: 'Trabajo 21' })[0]).toHaveAttribute('href', '/trabajos/21');
  });
});
