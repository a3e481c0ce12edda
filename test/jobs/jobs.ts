import { adminJobs } from './admin';
import { clientJobs } from './client';
import type { Job } from './job';
import { managerJobs } from './manager';
import { consortiumJobs, tenantJobs } from './others';

/** Everyday jobs, in the order of their numbers. */
export const jobs: Job[] = [...clientJobs, ...tenantJobs, ...consortiumJobs, ...managerJobs, ...adminJobs];
