import { managersApi } from '../../api/managers';
import { createRecordSlice } from '../../session/recordSlice';
import { managersText } from './managersText';

const { getManager, getConsortium, listManagers, listConsortiums } = managersApi.endpoints;

/** Section 8: a failure of these calls is stored; where it came without words, under its own. */
export const { slice: managersSlice, selectState: selectManagers } = createRecordSlice({
  name: 'managers',
  reads: [getManager, getConsortium],
  lists: [listManagers, listConsortiums],
  idOf: (user: { id: number }) => user.id,
  fallbacks: managersText.fallbacks,
});
