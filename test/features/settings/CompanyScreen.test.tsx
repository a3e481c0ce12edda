import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { buildCompany } from '../../support/builders/company';
import { ok } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { api, renderApp } from '../../support/renderApp';
import { warmUp } from '../../support/records';

warmUp(() => import('../../../src/features/settings/CompanyScreen'));

const admin = buildUser({ type: 'admin' });
const open = async (company = buildCompany()) => {
  api().get('/api/logic/company').reply(200, ok(company));
  const { user } = renderApp('/empresa', { user: admin });
  await screen.findByRole('heading', { level: 1, name: 'Empresa' });
  return user;
};
/** The page that the server sends after the company is saved. */
const servePage = (name: string, colour: string) =>
  nock(location.origin)
    .get('/')
    .reply(
      200,
      `<!doctype html><head><script type="application/json" id="posventa-settings">${JSON.stringify({ company: name })}</script>
       <meta name="theme-color" content="${colour}"><style id="posventa-colour">:root{--brick:${colour}}</style></head>`,
    );

test('saved values appear on this page at once: footer, title and colour', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const name = screen.getByLabelText('Nombre');
  await user.clear(name);
  await user.type(name, 'Obras del Sur');
  const preview = screen.getByText('Vista previa').closest('figure')!;
  expect(preview).toHaveTextContent('© 2025 Obras del Sur');
  await user.clear(screen.getByLabelText('Color'));
  await user.type(screen.getByLabelText('Color'), '#2E6B3E');
  expect(preview.querySelector<HTMLElement>('[aria-hidden]')?.style.getPropertyValue('--brick')).toBe('#2E6B3E');

  const sent: string[] = [];
  api()
    .put('/api/logic/company', (body: string) => Boolean(sent.push(body)))
    .reply(200, ok(buildCompany({ name: 'Obras del Sur', colour: '#2E6B3E', version: 4 })));
  api()
    .get('/api/logic/company')
    .reply(200, ok(buildCompany({ name: 'Obras del Sur', colour: '#2E6B3E', version: 4 })));
  servePage('Obras del Sur', '#2E6B3E');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent('Obras del Sur'));
  expect(document.title).toBe('Empresa · Posventa · Obras del Sur');
  expect(document.querySelector('#posventa-colour')).toHaveTextContent('--brick:#2E6B3E');
  expect(sent[0]).toContain('Obras del Sur');
});

test('a colour that is too pale for a button shows an error at its field and is not sent', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.clear(screen.getByLabelText('Color'));
  await user.type(screen.getByLabelText('Color'), '#FFF9C4');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Elegí un color más fuerte/)).toBeInTheDocument();
  expect(screen.getByLabelText('Color')).toHaveValue('#FFF9C4');
});

test('a phone that is none shows an error at its field and is not sent', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.clear(screen.getByLabelText('Teléfono'));
  await user.type(screen.getByLabelText('Teléfono'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/El teléfono ingresado es incorrecto/)).toBeInTheDocument();
});

test('a logo that the server refuses shows the error', async () => {
  const user = await open();
  const panel = (await screen.findByRole('heading', { name: 'Logo' })).closest('section')!;
  api()
    .put('/api/logic/company')
    .reply(422, { success: false, message: 'x', errors: [{ field: 'logo', message: 'No pudimos leer la imagen.' }] });
  await user.upload(within(panel).getByLabelText('Logo'), new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(await within(panel).findByText('No pudimos leer la imagen.')).toBeInTheDocument();
});

test('the logo is removed only after a confirmation', async () => {
  const user = await open(buildCompany({ logo: '/logo.png' }));
  await user.click(await screen.findByRole('button', { name: 'Quitar el logo' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quitar el logo?' }));
  expect(question.getByText(/^Deja de verse en todas las páginas del portal y en los emails\./)).toBeInTheDocument();
  const sent: string[] = [];
  api()
    .put('/api/logic/company', (body: string) => Boolean(sent.push(body)))
    .reply(200, ok(buildCompany({ version: 4 })));
  api()
    .get('/api/logic/company')
    .reply(200, ok(buildCompany({ version: 4 })));
  servePage('Constructora Paraná', '#1F4FA8');
  await user.click(question.getByRole('button', { name: 'Quitar el logo' }));
  expect(await screen.findByText('Se quitó el logo')).toBeInTheDocument();
  expect(sent[0]).toContain('remove_logo');
});

test('a picture for the login is saved at once, and a larger one than 3 MB is refused', async () => {
  const user = await open();
  const panel = within((await screen.findByRole('heading', { name: 'Foto del ingreso' })).closest('section')!);
  const large = new File([new Uint8Array(3 * 1024 * 1024 + 1)], 'grande.jpg', { type: 'image/jpeg' });
  await user.upload(panel.getByLabelText('Foto del ingreso'), large);
  expect(await panel.findByText('El tamaño de los archivos no puede superar los 3MB.')).toBeInTheDocument();
  const sent: string[] = [];
  api()
    .put('/api/logic/company/login_picture', (body: string) => Boolean(sent.push(body)))
    .reply(200, ok(buildCompany({ login_picture: '/obra.webp', version: 4 })));
  api()
    .get('/api/logic/company')
    .reply(200, ok(buildCompany({ login_picture: '/obra.webp', version: 4 })));
  servePage('Constructora Paraná', '#1F4FA8');
  await user.upload(panel.getByLabelText('Foto del ingreso'), new File(['x'], 'obra.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Foto guardada')).toBeInTheDocument();
  expect(sent[0]).toContain('name="version"');
  expect(await panel.findByRole('img', { name: 'Foto del ingreso' })).toHaveAttribute('src', '/obra.webp');
  expect(panel.getByRole('button', { name: 'Quitar la foto' })).toBeInTheDocument();
});

test('a supervisor may not open the screen', async () => {
  renderApp('/empresa', { user: buildUser({ type: 'manager' }) });
  expect(await screen.findByText('No tenés acceso a esta página')).toBeInTheDocument();
});
