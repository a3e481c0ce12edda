import type { WithSlice } from '@reduxjs/toolkit';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const projectsSlice = createOpenedSlice('projects', 'proyectos/:id');

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof projectsSlice> {}
}
/** The project whose page was opened last. */
export const selectOpenedProject = projectsSlice.injectInto(rootReducer).selectors.selectOpenedId;
