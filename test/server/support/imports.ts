import type { Caller, TestApp } from './testApp';

/** Runs the jobs that are due, and returns the import. */
export async function endedImport(api: TestApp, caller: Caller, id: number) {
  await api.runJobs();
  return (await caller.get(`/logic/import/${id}`)).body.data;
}
