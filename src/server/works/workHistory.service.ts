/** For visits, which are noted in the history of their work order. */
export { noteEvent } from './works.repository';
