/** For visits, which are recorded in the history of their work order. */
export { addWorkEvent as noteEvent } from './workEvents.repository';
