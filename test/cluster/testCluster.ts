/**
 * `npm run test:cluster`: runs the portal on real parts (PostgreSQL with a replica, PgBouncer, an S3 server, HAProxy).
 * It calls everything once, then simulates users while parts die. CLUSTER_PEOPLE and CLUSTER_SECONDS are the number of
 * users and the duration: 40 and 40 by default, 200 and 300 for the long form. CLUSTER_BETWEEN_MS is the time between
 * two arrivals, 150 by default. For measuring the effect of a part: CLUSTER_SERVERS is the number of portal processes,
 * CLUSTER_FAULTS=0 causes no faults, and CLUSTER_WITHOUT=pooler,replica,objects omits those parts and the first calls.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isFailure, type Call } from './caller';
import { checkEverything, readsOf, sum } from './check';
import { startCluster, type Cluster, type Spare } from './cluster';
import { cpuSeconds } from './cpu';
import type { Fault } from './fault';
import { faults } from './faults';
import { Ledger } from './ledger';
import { startPeople } from './people';
import { installHint, missingPrograms } from './programs';
import { effectsOf, statusesOf, tableOf, type Caused } from './report';
import { checkStreams } from './streams';

const [people, seconds, servers] = [
  Number(process.env.CLUSTER_PEOPLE ?? 40),
  Number(process.env.CLUSTER_SECONDS ?? 40),
  Number(process.env.CLUSTER_SERVERS ?? 3),
];
const without = (process.env.CLUSTER_WITHOUT?.split(',') ?? []) as Spare[];
const chosenFaults = process.env.CLUSTER_FAULTS === '0' ? [] : faults;
/** Seconds after which everything must work again. */
const recoverySeconds = 10;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

async function main(): Promise<void> {
  const missing = missingPrograms();
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}. ${installHint}`);
  const began = Date.now();
  const cluster = await startCluster(servers, without);
  // Mounted disks outlive an interrupted run, so they are removed here.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.close().then(() => process.exit(130)));
  try {
    console.log(
      `ok    all parts run, ${servers} processes of the portal (${((Date.now() - began) / 1000).toFixed(0)} s)`,
    );
    if (without.length === 0) {
      await checkEverything(cluster);
      await checkStreams(cluster);
    }
    await cluster.replicateFirst();
    await underLoad(cluster);
  } finally {
    await cluster.close();
  }
}

async function underLoad(cluster: Cluster): Promise<void> {
  const ledger = new Ledger();
  const calls: Call[] = [];
  await jobsDone(cluster);
  console.log(`\n${people} people for ${seconds} s`);
  const note = (call: Call) => void calls.push(call);
  const crowd = await startPeople(cluster.url, people, ledger, note);
  const started = Date.now();
  const caused: Caused[] = [];
  const possible = chosenFaults.filter((fault) => canCause(fault, cluster));
  // The first period has no fault; each of the others starts with one.
  const part = (seconds * 1000) / (possible.length + 1);
  const memoryBefore = memoryOf(cluster);
  const used = cpuOf(cluster);
  await sleep(part);
  for (const fault of possible) {
    const at = Date.now();
    await fault.cause(cluster, note);
    caused.push({ fault, at, healsFrom: fault.lasts ? Date.now() : at });
    await sleep(Math.max(0, part - (Date.now() - at)));
  }
  await crowd.stop();
  const cost = cpuOf(cluster).map(([name, spent], index) => [name, spent - used[index]![1]] as const);
  const elapsed = (Date.now() - started) / 1000;
  const worked = calls.filter(({ at }) => at >= started);
  const firstFault = caused[0]?.at ?? Infinity;
  const effects = effectsOf(caused, worked);
  // Bulk changes are carried out by jobs.
  await jobsDone(cluster);
  const problems = await ledger.compare(cluster);

  console.log(`\n${tableOf(worked)}`);
  console.log(`\n${(worked.length / elapsed).toFixed(0)} calls a second; ${ledger.done} changes acknowledged`);
  const reads = (await Promise.all(cluster.serverUrls.map(readsOf))).reduce(sum);
  console.log(`reads since each process began: ${reads.replica} from the replica, ${reads.primary} from the primary`);
  // A killed part has lost its counts.
  if (chosenFaults.length === 0)
    console.log(
      `ms of a processor for one call: ${cost.map(([name, spent]) => `${name} ${((spent * 1000) / worked.length).toFixed(1)}`).join(', ')}`,
    );
  console.log(
    `memory of each process: ${memoryBefore.map(megabytes).join(', ')} at first; ${memoryOf(cluster).map(megabytes).join(', ')} at last`,
  );
  for (const { fault, failed, seconds: lasted, slowest } of effects)
    console.log(
      `${lasted <= recoverySeconds ? 'ok   ' : 'FAILED'} ${fault.name}: ${failed.length} calls failed${failed.length > 0 ? ` (${statusesOf(failed)})` : ''}, the last ${lasted.toFixed(1)} s after ${fault.lasts ? 'its end' : 'it'}; the slowest answer took ${(slowest / 1000).toFixed(1)} s`,
    );
  problems.push(
    ...cluster.servers
      .filter(({ crashes }) => crashes > 0)
      .map((server) => `${server.name} ended by itself:\n${server.lastWords()}`),
    ...effects
      .filter(({ seconds: lasted }) => lasted > recoverySeconds)
      .map(({ fault, seconds: lasted }) => `${fault.name}: ${lasted.toFixed(1)} s until everything worked again`),
    ...effects.flatMap(({ fault, failed }) => {
      const unclear = failed.filter(({ status }) => fault.answers && !fault.answers.includes(status));
      return [
        ...(fault.answers && failed.length === unclear.length ? [`${fault.name}: no refused call said why`] : []),
        ...unclear.map(
          ({ what, status, ms }) => `${fault.name}: ${what} ended with ${status} after ${(ms / 1000).toFixed(1)} s`,
        ),
      ];
    }),
    ...worked
      .filter((call) => isFailure(call) && call.at + call.ms < firstFault)
      .map(
        ({ what, status, at }) =>
          `${what} failed with ${status} while nothing was wrong, ${((at - started) / 1000).toFixed(0)} s after the beginning`,
      ),
  );
  for (const problem of problems.slice(0, 20)) console.error(`FAILED ${problem}`);
  console.log(
    problems.length === 0
      ? '\nok    every acknowledged change is there, once; what was not acknowledged is whole or absent'
      : `\n${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

/** A fault that cannot be caused here is reported, not skipped silently. */
function canCause({ name, obstacle }: Fault, cluster: Cluster): boolean {
  const why = obstacle?.(cluster);
  if (why !== undefined) console.log(`LEFT OUT ${name}: ${why}`);
  return why === undefined;
}

/** Waits at most two minutes until no job waits or runs: those of the demo's photos would disturb the measurement. */
async function jobsDone({ query }: Cluster): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if ((await query('select 1 from graphile_worker.jobs where run_at < now()')).length === 0) return;
    await sleep(1000);
  }
}

const cpuOf = ({ parts }: Cluster) => parts.map(({ name, pid }) => [name, cpuSeconds(pid)] as const);
const memoryOf = ({ servers: processes }: Cluster): number[] => processes.map((part) => part.memory());

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
