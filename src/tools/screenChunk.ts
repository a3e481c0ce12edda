import type { ScreenRecord } from '../contract/screens';

/** Returns the name that webpack gives to the chunk of a screen's component (`app/screens`). */
export const screenChunk = ({ component: [module] }: Pick<ScreenRecord, 'component'>): string =>
  `${module.replaceAll('/', '-')}-tsx`;
