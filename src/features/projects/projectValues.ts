import type { ProjectDetail } from '../../api/projects';
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
