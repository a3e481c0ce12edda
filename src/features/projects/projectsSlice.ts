import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { projectsApi, type ProjectDetail } from '../../api/projects';
import { rootReducer } from '../../session/rootReducer';
import { signedOut } from '../../session/storedSlice';

/** The project whose page is open, fed by whatever call answers it. */
export interface ProjectsState {
  active: ProjectDetail | null;
}

const initialState: ProjectsState = { active: null };
const { getProject, createProject, updateProject } = projectsApi.endpoints;

export const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(
        isAnyOf(getProject.matchFulfilled, createProject.matchFulfilled, updateProject.matchFulfilled),
        (state, { payload }) => {
          state.active = payload;
        },
      );
  },
  selectors: {
    selectProject: ({ active }, id: number) => (active?.id === id ? active : undefined),
  },
});

export const { selectProject } = projectsSlice.injectInto(rootReducer).selectors;
