import { screen, within } from '@testing-library/react';
import { createHash, webcrypto } from 'node:crypto';
import { verifyText as text } from '../../src/app/verify/verifyText';
import { ok } from '../support/builders/claims';
import { api, renderApp } from '../support/renderApp';

const bytes = Buffer.from('%PDF-1.7 acta');
const verified = {
  kind: 'claim',
  version: 1,
  latest_version: 2,
  created_at: '2026-11-27T15:00:00.000Z',
  sha256: createHash('sha256').update(bytes).digest('hex'),
};
const file = (content: Buffer, name: string) =>
  Object.assign(new File([content.toString()], name), {
    // The hash takes no buffer of the browser's double.
    arrayBuffer: () => Promise.resolve(content),
  });

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

test('a code is verified without an account, and a file is compared in the browser', async () => {
  const { user, container } = renderApp('/verificar');
  const field = await screen.findByLabelText(text.code);
  await user.type(field, 'no');
  await user.click(screen.getByRole('button', { name: text.verify }));
  expect(screen.getByText(text.codeProblem)).toBeInTheDocument();
  expect(field).toHaveFocus();

  await user.clear(field);
  await user.type(field, '7k3m 9qxd 2hft w8pn');
  api().get('/api/logic/verify/7K3M9QXD2HFTW8PN').reply(200, ok(verified));
  await user.click(screen.getByRole('button', { name: text.verify }));
  expect(await screen.findByText(/Es auténtico: Acta del reclamo/)).toBeInTheDocument();
  expect(screen.getByText(text.newer(2))).toBeInTheDocument();

  const compare = within(screen.getByRole('region', { name: text.compare }));
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, file(bytes, 'acta.pdf'));
  expect(await compare.findByText(`✓ ${text.same('acta.pdf')}`)).toBeInTheDocument();
  await user.upload(input, file(Buffer.from('%PDF-1.7 otra'), 'otra.pdf'));
  expect(await compare.findByText(`✗ ${text.different('otra.pdf')}`)).toBeInTheDocument();
});

test('an unknown code of an address is no genuine document, and nothing can be compared with it', async () => {
  api().get('/api/logic/verify/7K3M9QXD2HFTW8PN').reply(404, { success: false, message: 'No hay.' });
  renderApp('/verificar/7K3M-9QXD-2HFT-W8PN');
  expect(await screen.findByText(`✗ ${text.unknown}`)).toBeInTheDocument();
  expect(screen.getByLabelText(text.code)).toHaveValue('7K3M-9QXD-2HFT-W8PN');
  expect(screen.queryByRole('region', { name: text.compare })).not.toBeInTheDocument();
});
