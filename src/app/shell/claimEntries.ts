/** The menu entries that show the number of unread claims, by their path. */
export const claimEntries: Partial<Record<string, 'unit' | 'project'>> = {
  reclamos: 'unit',
  'consorcio-reclamos': 'project',
};
