import { to, type RecordScreen } from '../contract/links';
import type { ScreenPath } from '../contract/screens';

/**
 * Returns the address to open after a record was created: its page, or its list if the server did not say which record
 * it created. It was created either way: an error would invite a second one.
 */
export const createdPath = (
  page: RecordScreen,
  list: Exclude<ScreenPath, RecordScreen>,
  id: number | undefined,
): string => (id === undefined ? to(list) : to(page, { id }));
