import type { WithSlice } from '@reduxjs/toolkit';
import { projectsApi } from '../../api/projects';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const projectsSlice = createOpenedSlice('projects', projectsApi.endpoints.getProject.matchFulfilled);

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof projectsSlice> {}
}
/** The project whose page was opened last. */
export const selectOpenedProject = projectsSlice.injectInto(rootReducer).selectors.selectOpenedId;
