import { screen, waitFor } from '@testing-library/react';
import { ok } from '../../support/builders/claims';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../support/builders/users';
import { fillIn, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/auth/ProfileScreen'));

test('a client edits their own data, document and address too', async () => {
  const client = buildClientUser({ document: '27845120', address: 'Mitre 10' });
  const { user } = renderApp('/perfil', { user: client });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  fillIn({ Dirección: 'Mitre 20' });
  let sent: unknown;
  api()
    .put('/api/logic/profile', (body) => {
      sent = body;
      return true;
    })
    .reply(200, ok({ user: { ...client, address: 'Mitre 20', version: 2 } }));
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Mitre 20')).toBeInTheDocument();
  expect(sent).toEqual({
    name: 'Laura',
    last_name: 'Giménez',
    document: '27845120',
    phone_number: '3415551234',
    address: 'Mitre 20',
    version: 1,
  });
});

test('staff and consortiums have no document, and a consortium no last name', async () => {
  const { user } = renderApp('/perfil', { user: buildConsortiumUser() });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  expect(screen.getByLabelText('Nombre')).toBeInTheDocument();
  expect(screen.queryByLabelText('Apellido')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('DNI')).not.toBeInTheDocument();
});

test('a new password asks for the present one, twice the new one, and says that other sessions end', async () => {
  const { user } = renderApp('/perfil', { user: buildUser() });
  expect(await screen.findByText(/se cierran tus sesiones en otros dispositivos/)).toBeInTheDocument();
  const change = screen.getByRole('button', { name: 'Cambiar contraseña' });
  await user.click(change);
  expect(await screen.findAllByText('Debe completar todos los campos')).toHaveLength(1);
  fillIn({ 'Contraseña actual': 'posventa2025', 'Contraseña nueva': 'corta', 'Repetí la contraseña nueva': 'otra' });
  expect(await screen.findByText('La contraseña debe tener entre 10 y 128 caracteres.')).toBeInTheDocument();
  expect(screen.getByText('Las contraseñas no coinciden.')).toBeInTheDocument();
  fillIn({ 'Contraseña nueva': 'una-clave-nueva', 'Repetí la contraseña nueva': 'una-clave-nueva' });
  api()
    .put('/api/logic/profile', { current_password: 'posventa2025', new_password: 'una-clave-nueva' })
    .reply(422, {
      success: false,
      message: 'Revisá los datos.',
      errors: [{ field: 'current_password', message: 'La contraseña actual es incorrecta.' }],
    });
  await user.click(change);
  expect(await screen.findByText('La contraseña actual es incorrecta.')).toBeInTheDocument();
  api()
    .put('/api/logic/profile')
    .reply(200, ok({ user: buildUser({ version: 2 }) }));
  await user.click(change);
  expect(await screen.findByText('Contraseña actualizada')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Contraseña actual')).toHaveValue(''));
});
