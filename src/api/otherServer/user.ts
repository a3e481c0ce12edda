import { isStaff, roles, rolesWith, type Permission, type Role } from '../../contract/permissions';
import type { Send } from './serverTypes';
import { isWire, type Wire } from './complete';
import { projectsOf } from './relations';

/** What the calls of the specification cannot serve: screens and actions with these permissions are not offered. */
const lacks: Permission[] = [
  'today:see',
  'panel:see',
  'claims:note',
  'claims:assign',
  'claims:correct',
  'claims:withdraw',
  'claims:seeResponsible',
  'claims:seeViewers',
  'claims:answer',
  'claims:seeAnswers',
  'complaints:read',
  'complaints:make',
  'complaints:manage',
  'documents:issue',
  'costs:manage',
  'contracts:end',
  'leaseRequests:withdraw',
  'leases:end',
  'projects:close',
  'photos:readOriginal',
  'contractors:manage',
  'works:manage',
  'visits:read',
  'visits:answer',
  'visits:arrange',
  'visits:report',
  'admins:manage',
  'security:manage',
  'sessions:end',
  'accounts:invite',
  'secondFactor:use',
  'warranty:own',
  'warranty:manage',
  'company:manage',
  'terms:manage',
  'terms:readFigures',
  'emailSettings:manage',
  'imports:run',
  'preferences:use',
  'views:use',
  'replies:use',
  'search:use',
];

/** The projects of a user who has only some; none for other users. */
async function ownProjectsOf(user: Wire, send: Send): Promise<unknown[]> {
  if (rolesWith('projects:read').every((role) => role !== user.type) || isStaff(user.type as Role)) return [];
  if (Array.isArray(user.projects)) return user.projects as unknown[];
  return isWire(user.project) ? [user.project] : projectsOf(user, send);
}

/**
 * Completes the signed-in user (section 3: id, type, username, properties_count; other fields are not shown). Undefined
 * if it has no known type.
 */
export async function completeUser(user: Wire, send: Send): Promise<Wire | undefined> {
  if (!roles.some((role) => role === user.type)) return undefined;
  const text = (field: string) => user[field] ?? '';
  const projects = await ownProjectsOf(user, send);
  return {
    ...user,
    username: text('username'),
    name: text('name'),
    last_name: text('last_name'),
    document: user.document ?? null,
    phone_number: user.phone_number ?? null,
    address: user.address ?? null,
    properties_count: user.properties_count ?? 0,
    project: projects[0] ?? null,
    projects,
    can_manage_email_settings: false,
    has_second_factor: false,
    must_set_up_second_factor: false,
    lacks,
  };
}
