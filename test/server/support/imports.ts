import type { Caller, TestApp } from './testApp';

/**
 * Runs the jobs until an import's step has ended, and returns the import. The end of a job is recorded some time after
 * it, and until then no other import is taken from the queue.
 */
export async function endedImport(api: TestApp, caller: Caller, id: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    await api.runJobs();
    const job = (await caller.get(`/logic/import/${id}`)).body.data;
    if (job.status !== 'checking' && job.status !== 'applying') return job;
  }
  throw new Error(`The step of import ${id} did not end.`);
}
