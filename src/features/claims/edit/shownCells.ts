/** How many cells of the page show an edit, by its key: a row and its preview show the same. */
const cells = new Map<string, number>();

/** Remembers that the page shows a cell; returns a function that ends it. */
export function cellShown(key: string): () => void {
  cells.set(key, (cells.get(key) ?? 0) + 1);
  return () => void cells.set(key, (cells.get(key) ?? 1) - 1);
}

/** Whether the page shows the cell of an edit, which then says itself why it was not saved. */
export const isCellShown = (key: string): boolean => (cells.get(key) ?? 0) > 0;
