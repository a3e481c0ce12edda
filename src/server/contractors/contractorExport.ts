import type { Contractor, contractorColumns } from '../../contract/contractors';
import { shownCuit } from '../../contract/cuit';
import type { ExportColumns } from '../plugins/exportFile';

/** The columns of the list, in the order of its table. */
export const contractorExport: ExportColumns<Contractor, (typeof contractorColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  name: { value: ({ name }) => name, width: 28 },
  cuit: { value: ({ cuit }) => cuit && shownCuit(cuit), width: 16 },
  categories: { value: ({ categories }) => categories.map(({ label }) => label).join(', '), width: 40 },
  projects: { value: ({ projects }) => projects.map(({ name }) => name).join(', '), width: 40 },
  phone: { value: ({ phone_number: phone }) => phone, width: 16 },
  email: { value: ({ email }) => email, width: 28 },
  works: { value: ({ open_works: count }) => count, kind: 'number' },
  visits: { value: ({ visits }) => visits.over, kind: 'number' },
  missed: { value: ({ visits }) => visits.missed, kind: 'number' },
  unopened: { value: ({ visits }) => visits.unopened, kind: 'number' },
};
