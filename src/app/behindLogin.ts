/**
 * The code of the pages behind the login, one chunk: the shell, and the functions that load its screens. They are here
 * and not in the bundle, so that the chunks of the screens do not repeat the shell's modules.
 */
export { loadScreen } from './screens';
export { Shell } from './shell/Shell';
export { receiveFirstRows } from '../session/firstRows';
