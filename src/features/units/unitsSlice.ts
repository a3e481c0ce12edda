import { unitsApi } from '../../api/units';
import { createRecordSlice } from '../../session/recordSlice';

const { getUnit, listUnits } = unitsApi.endpoints;

export const { slice: unitsSlice, selectState: selectUnits } = createRecordSlice({
  name: 'units',
  reads: [getUnit],
  lists: [listUnits],
  idOf: (unit: { unit_id: number }) => unit.unit_id,
});
