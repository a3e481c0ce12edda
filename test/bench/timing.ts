import { quantile } from '../support/quantile';

/** The median of `count` measurements. */
export async function medianOf(count: number, measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < count; run++) values.push(await measureOnce());
  return quantile(values, 0.5);
}

/** Milliseconds until the complete response. Throws if it is a refusal. */
export async function time(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
}
