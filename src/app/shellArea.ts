import { preloadable } from '../ui/preloadable';

/** The authenticated area, with the screens behind the login. */
export const shell = preloadable(() => import(/* webpackChunkName: "shell" */ './shell/Shell'));
