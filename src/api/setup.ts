import { setupGeneratedApi } from './generated/setup.gen';

/** The screen refetches the steps whenever it is opened, so no command has to invalidate them. */
export const setupApi = setupGeneratedApi.enhanceEndpoints({ endpoints: { getSetup: { providesTags: ['Setup'] } } });
export const { useGetSetupQuery } = setupApi;
export type { Setup } from './generated/setup.gen';
