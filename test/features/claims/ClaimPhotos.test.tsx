import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClaimImage } from '../../../src/api/claims';
import { ClaimPhotos } from '../../../src/features/claims/parts/ClaimPhotos';

const photo: ClaimImage = {
  id: 1,
  url: '/api/files/1',
  name: 'foto.jpg',
  thumbnail_url: '/api/files/1?size=small',
  preview_url: '/api/files/1?size=medium',
  width: 1600,
  height: 1200,
};

test('a thumbnail loads when it is visible, in a box of fixed size; an opened photo is as large as the screen', async () => {
  render(<ClaimPhotos images={[photo]} />);
  const small = document.querySelector('.gallery img');
  expect(small).toHaveAttribute('src', '/api/files/1?size=small');
  expect(small).toHaveAttribute('loading', 'lazy');
  expect(small).toHaveAttribute('height', '120');
  expect(small).toHaveAttribute('width', '100%');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Foto 1 del reclamo' }));
  expect(document.querySelector('.ant-image-preview img')).toHaveAttribute('src', '/api/files/1?size=medium');
  expect(screen.getByRole('link', { name: 'Abrir la foto completa' })).toHaveAttribute('href', '/api/files/1');
});

test('an opened photo and its window have the name of the photo, also after going to the next one', async () => {
  const user = userEvent.setup();
  render(<ClaimPhotos images={[photo, { ...photo, id: 2, url: '/api/files/2', preview_url: '/api/files/2' }]} />);
  await user.click(screen.getByRole('button', { name: 'Foto 2 del reclamo' }));
  const large = () => document.querySelector('.ant-image-preview img');
  expect(large()).toHaveAttribute('alt', 'Foto 2 del reclamo');
  expect(screen.getByRole('dialog', { name: 'Foto 2 del reclamo' })).toBeInTheDocument();
  await user.click(document.querySelector('.ant-image-preview-switch-prev')!);
  expect(large()).toHaveAttribute('alt', 'Foto 1 del reclamo');
});

test('a photo without smaller copies is shown in its original size', async () => {
  render(<ClaimPhotos images={[{ ...photo, thumbnail_url: null, preview_url: null }]} />);
  expect(document.querySelector('.gallery img')).toHaveAttribute('src', '/api/files/1');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Foto 1 del reclamo' }));
  expect(document.querySelector('.ant-image-preview img')).toHaveAttribute('src', '/api/files/1');
});

test('the buttons of an opened photo have Spanish names', async () => {
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
