import type { Contractor } from '../../api/contractors';
import { formatCuit } from '../../contract/cuit';
import { contractorsText as text } from './contractorsText';

/** The values of a contractor's forms. */
export interface ContractorValues {
  name?: string;
  cuit?: string;
  phone_number?: string;
  email?: string;
  category_ids?: number[];
  project_ids?: number[];
  hours?: string;
  notes?: string;
  active?: boolean;
}

export const contractorLabels = {
  name: text.name,
  cuit: text.cuit,
  phone_number: text.phone,
  email: text.email,
  category_ids: text.categories,
  project_ids: text.projects,
  hours: text.hours,
  notes: text.notes,
  active: text.state,
} satisfies Record<keyof ContractorValues, string>;

export const toContractorValues = (contractor: Contractor): ContractorValues => ({
  name: contractor.name,
  cuit: contractor.cuit ? formatCuit(contractor.cuit) : '',
  phone_number: contractor.phone_number,
  email: contractor.email ?? '',
  category_ids: contractor.categories.map(({ id }) => id),
  project_ids: contractor.projects.map(({ id }) => id),
  hours: contractor.hours,
  notes: contractor.notes,
  active: contractor.active,
});

export const toContractorBody = (values: ContractorValues) => ({
  name: values.name?.trim() ?? '',
  cuit: values.cuit?.trim() || null,
  phone_number: values.phone_number?.trim() ?? '',
  email: values.email?.trim() || null,
  category_ids: values.category_ids ?? [],
  project_ids: values.project_ids ?? [],
  hours: values.hours?.trim() ?? '',
  notes: values.notes?.trim() ?? '',
  ...(values.active !== undefined && { active: values.active }),
});
