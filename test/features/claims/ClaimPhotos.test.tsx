import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClaimPhotos } from '../../../src/features/claims/ClaimPhotos';

test('the buttons of an opened photo say in Spanish what they do', async () => {
  const image = { id: 1, url: '/api/files/1', name: 'foto.jpg' };
  render(<ClaimPhotos images={[image]} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Foto 1 del reclamo' }));
  const names = [...document.querySelectorAll('.ant-image-preview-actions button')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual([
    'Espejar a lo alto',
    'Espejar a lo ancho',
    'Girar a la izquierda',
    'Girar a la derecha',
    'Reducir',
    'Ampliar',
  ]);
});
