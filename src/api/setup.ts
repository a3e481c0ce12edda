import { setupGeneratedApi } from './generated/setup.gen';

/** Its screen asks again whenever it is opened: no command has to say that it ticks a step. */
export const setupApi = setupGeneratedApi.enhanceEndpoints({ endpoints: { getSetup: { providesTags: ['Setup'] } } });
export const { useGetSetupQuery } = setupApi;
export type { Setup } from './generated/setup.gen';
