import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { unitsApi, type Unit } from '../../api/units';
import { rootReducer } from '../../session/rootReducer';
import { signedOut } from '../../session/storedSlice';

/** The unit whose page is open, fed by whatever call answers it. */
export interface UnitsState {
  active: Unit | null;
}

const initialState: UnitsState = { active: null };
const { getUnit, createUnit, updateUnit } = unitsApi.endpoints;

export const unitsSlice = createSlice({
  name: 'units',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(
        isAnyOf(getUnit.matchFulfilled, createUnit.matchFulfilled, updateUnit.matchFulfilled),
        (state, { payload }) => {
          state.active = payload;
        },
      );
  },
  selectors: {
    selectUnit: ({ active }, id: number) => (active?.unit_id === id ? active : undefined),
  },
});

export const { selectUnit } = unitsSlice.injectInto(rootReducer).selectors;
