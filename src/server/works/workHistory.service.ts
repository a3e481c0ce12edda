/** For visits, which are recorded in the history of their work order. */
export { addWorkEvent } from './workEvents.repository';
export { saveStuck } from './works.repository';
