import { clientJobs } from './client';
import type { Job } from './job';

/** Everyday jobs, in the order of their numbers. */
export const jobs: Job[] = [...clientJobs];
