import { waitFor } from '@testing-library/react';
import { claimsApi } from '../../src/api/claims';
import { createStore } from '../../src/app/store';
import { api } from '../support/renderApp';

const createUrl = jest.spyOn(URL, 'createObjectURL');

async function begin() {
  localStorage.setItem('token', 'uno');
  const { store, persistor } = createStore();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return (format: 'csv' | 'xlsx') =>
    store.dispatch(claimsApi.endpoints.exportUnitClaims.initiate({ format, status: 'open', columns: 'id,price' }));
}

test("an export returns the server's file, requested with the same arguments as the list", async () => {
  const fetchFile = await begin();
  api()
    .get('/api/logic/unit_claim/export')
    .query({ status: 'open', format: 'csv', columns: 'id,price' })
    .matchHeader('authorization', 'Bearer uno')
    .reply(200, 'ID;Precio\r\n1;2,50', {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reclamos.csv"',
    });
  const { data, error } = await fetchFile('csv');
  expect(error).toBeUndefined();
  const [file] = createUrl.mock.lastCall as [Blob];
  expect(data).toBe(createUrl.mock.results.at(-1)?.value);
  expect(await file.text()).toBe('ID;Precio\r\n1;2,50');
});

test('a refused export has an error message, like every call', async () => {
  const fetchFile = await begin();
  api()
    .get(/export/)
    .reply(403, { success: false, message: 'No tenés permiso para hacer esto.' });
  expect((await fetchFile('xlsx')).error).toMatchObject({ status: 403, message: 'No tenés permiso para hacer esto.' });
});
