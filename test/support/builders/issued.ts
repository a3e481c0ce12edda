import type { IssuedDocument } from '../../../src/api/issuedDocuments';

/** A finished document, as the server returns it. */
export const buildIssued = (overrides: Partial<IssuedDocument> = {}): IssuedDocument => ({
  id: 9,
  kind: 'claim',
  version: 2,
  code: '7K3M-9QXD-2HFT-W8PN',
  state: 'ready',
  created_at: '2026-11-27T15:00:00.000Z',
  bytes: 421_888,
  url: '/api/files/9?signature=x',
  ...overrides,
});
