import type { Undated } from './agendaItems';

let dragged: Undated | undefined;
/** What is being dragged to the calendar: the browser's own data can't be read before the drop. */
export const getDragged = (): Undated | undefined => dragged;
export const setDragged = (next: Undated | undefined): void => {
  dragged = next;
};
