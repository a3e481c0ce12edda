import type { ProjectDetail } from '../../api/projects';
import type { Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { projectsText as text } from './projectsText';

/** What the forms of a project hold. */
export interface ProjectValues {
  name?: string;
  description?: string;
  address?: string;
}

export const projectLabels = { name: text.name, address: text.address, description: text.description } satisfies Record<
  keyof ProjectValues,
  string
>;

const blanks = (values: ProjectValues, fields: readonly (keyof ProjectValues)[]): Problem[] =>
  fields.filter((field) => !values[field]?.trim()).map((field) => ({ field, message: rulesText.allFields }));

export const newProjectRules = (values: ProjectValues): Problem[] => blanks(values, ['name', 'address', 'description']);
export const projectRules = (values: ProjectValues): Problem[] => blanks(values, ['name', 'address']);

export const toProjectValues = ({ name, description, address }: ProjectDetail): ProjectValues => ({
  name,
  description,
  address,
});
export const toProjectBody = ({ name = '', description = '', address = '' }: ProjectValues) => ({
  name: name.trim(),
  description: description.trim(),
  address: address.trim(),
});
