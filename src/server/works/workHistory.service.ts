/** For visits, which are recorded in the history of their work order. */
export { noteEvent } from './works.repository';
