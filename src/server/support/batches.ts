/** Splits an in-memory list into batches. */
export async function* inBatches<T>(items: T[], size = 500): AsyncIterable<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Converts every item of each batch. */
export async function* mapBatches<T, U>(batches: AsyncIterable<T[]>, change: (item: T) => U): AsyncIterable<U[]> {
  for await (const batch of batches) yield batch.map(change);
}
