/** The batches of a list that is in memory. */
export async function* inBatches<T>(items: T[], size = 500): AsyncIterable<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Each batch with every item changed. */
export async function* mapped<T, U>(batches: AsyncIterable<T[]>, change: (item: T) => U): AsyncIterable<U[]> {
  for await (const batch of batches) yield batch.map(change);
}
