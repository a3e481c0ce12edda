import type { SignedInUser } from '../api/auth';

/**
 * Returns the projects of a user who has only some: a consortium; none for other users. A server of the former version
 * names only the first one.
 */
export const ownProjects = ({ projects, project }: Pick<SignedInUser, 'projects' | 'project'>) =>
  projects ?? (project ? [project] : []);
