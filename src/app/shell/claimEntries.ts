/** The menu entries that show how many claims the person has not read, by their path. */
export const claimEntries: Partial<Record<string, 'unit' | 'project'>> = {
  reclamos: 'unit',
  'consorcio-reclamos': 'project',
};
