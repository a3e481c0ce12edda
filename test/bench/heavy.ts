import { setTimeout } from 'node:timers/promises';
import type { Bulk } from '../../src/contract/claimBulk';
import { quantile } from '../support/quantile';
import { medianOf, time } from './timing';

type Headers = Record<string, string>;

/** Claims changed in one bulk change. */
const bulkClaims = 1000;

/** Megabytes of the server's process. */
async function heldMegabytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  const bytes = /^posventa_process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (!bytes) throw new Error('The metrics contain no memory');
  return Number(bytes) / 1e6;
}

/** Seconds for an export of every claim, and the growth of the server's memory meanwhile. */
export async function measureExport(url: string, headers: Headers): Promise<Record<string, number>> {
  const result: Record<string, number> = {};
  for (const format of ['csv', 'xlsx']) {
    const before = await heldMegabytes(url);
    let most = before;
    let isOver = false;
    const start = performance.now();
    const watching = (async () => {
      while (!isOver) {
        most = Math.max(most, await heldMegabytes(url));
        await setTimeout(100);
      }
    })();
    const answer = await fetch(`${url}/api/logic/unit_claim/export?format=${format}`, { headers });
    if (!answer.ok || !answer.body) throw new Error(`export: ${answer.status}`);
    // Read without buffering, because the server is measured.
    const reader = answer.body.getReader();
    while (!(await reader.read()).done);
    isOver = true;
    await watching;
    result[`export ${format}, seconds`] = (performance.now() - start) / 1000;
    result[`export ${format}, MB that the server grows`] = most - before;
  }
  return result;
}

/** Seconds for one bulk change of {@link bulkClaims} claims, and the response times of the first page meanwhile. */
export async function measureBulk(url: string, headers: Headers): Promise<Record<string, number>> {
  const ids: number[] = [];
  for (let page = 1; ids.length < bulkClaims; page++) {
    const answer = await fetch(`${url}/api/logic/unit_claim?page=${page}&page_size=200`, { headers });
    const { data } = (await answer.json()) as { data: { unit_claim: { claim_id: number } }[] };
    if (data.length === 0) break;
    ids.push(...data.map(({ unit_claim: claim }) => claim.claim_id));
  }
  const start = performance.now();
  const ordered = await fetch(`${url}/api/logic/unit_claim/bulk`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: ids.slice(0, bulkClaims), action: 'priority', priority: 'urgent' }),
  });
  if (!ordered.ok) throw new Error(`bulk: ${ordered.status}`);
  const { data: bulk } = (await ordered.json()) as { data: Bulk };
  const others: number[] = [];
  for (;;) {
    const answer = await fetch(`${url}/api/logic/claim_bulk/${bulk.id}`, { headers });
    if (((await answer.json()) as { data: Bulk }).data.is_over) break;
    others.push(await medianOf(5, () => time(`${url}/api/logic/unit_claim?page=1&page_size=10`, headers)));
  }
  return {
    'bulk of 1,000, seconds': (performance.now() - start) / 1000,
    'first page during it': quantile(others, 0.5),
  };
}

/** Acts of claims that are issued at once. */
const acts = 100;

/** Seconds until all acts are there, and the response times of the first page meanwhile. */
export async function measureActs(url: string, headers: Headers): Promise<Record<string, number>> {
  const answer = await fetch(`${url}/api/logic/unit_claim?page=1&page_size=${acts}`, { headers });
  const { data } = (await answer.json()) as { data: { unit_claim: { claim_id: number } }[] };
  const issue = async (id: number): Promise<boolean> => {
    const issued = await fetch(`${url}/api/logic/claim/${id}/document`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'claim' }),
    });
    if (!issued.ok) throw new Error(`act: ${issued.status}`);
    const { data: document } = (await issued.json()) as { data: { state: string } };
    if (document.state === 'failed') throw new Error(`act of ${id} failed`);
    return document.state === 'ready';
  };
  const start = performance.now();
  let waiting = data.map(({ unit_claim: claim }) => claim.claim_id);
  await Promise.all(waiting.map(issue));
  const others: number[] = [];
  while (waiting.length > 0) {
    for (let times = 0; times < 5; times++)
      others.push(await time(`${url}/api/logic/unit_claim?page=1&page_size=10`, headers));
    await setTimeout(200);
    // The queue makes them in the order in which they were asked for.
    while (waiting[0] !== undefined && (await issue(waiting[0]))) waiting = waiting.slice(1);
  }
  return {
    '100 acts at once, seconds': (performance.now() - start) / 1000,
    'first page during them': quantile(others, 0.5),
    'first page during them, 95 %': quantile(others, 0.95),
  };
}
