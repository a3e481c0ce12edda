import type { Consortium, Manager } from '../../api/managers';
import { uiText } from '../../ui/text';
import { managersText as text } from './managersText';

/** The roles whose accounts the users table lists. */
export const listedRoles = ['manager', 'consortium'] as const;
export type ListedRole = (typeof listedRoles)[number];
export const isListed = (role: string): role is ListedRole => (listedRoles as readonly string[]).includes(role);

/** A row of the users table: section 3, "Admin list row". */
export interface UserRow {
  id: number;
  username: string;
  type: ListedRole;
  name: string;
  last_name: string;
  phone_number: string | null;
  active: boolean;
  /** For a consortium its first project's name or N/A; for a supervisor the primary project's name, or why there is none. */
  project_name: string;
  /** The number of projects in addition to `project_name`. */
  more: number;
  /** Every project's name, for the hover text. */
  projects: string[];
}

export const userKey = (row: UserRow): number => row.id;

export function managerRow({
  id,
  username,
  type,
  name,
  last_name,
  phone_number,
  active,
  primary_project,
  projects,
  projects_count,
}: Manager): UserRow {
  const hiddenFrom = primary_project ? 1 : 0;
  return {
    id,
    username,
    type,
    name,
    last_name,
    phone_number,
    active,
    project_name: primary_project?.name ?? (projects_count === 0 ? text.noProjects : text.noPrimary),
    more: projects_count > 1 ? projects_count - hiddenFrom : 0,
    projects: projects.map((project) => project.name),
  };
}

export function consortiumRow({
  id,
  username,
  type,
  name,
  last_name,
  phone_number,
  active,
  projects,
}: Consortium): UserRow {
  return {
    id,
    username,
    type,
    name,
    last_name,
    phone_number,
    active,
    project_name: projects[0]?.name ?? uiText.notAvailable,
    more: Math.max(projects.length - 1, 0),
    projects: projects.map(({ name: projectName }) => projectName),
  };
}
