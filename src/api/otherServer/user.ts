import { roles, type Permission } from '../../contract/permissions';
import type { Send } from './serverTypes';
import type { Wire } from './complete';
import { projectOf } from './relations';

/** What the calls of the specification cannot serve: screens and actions with these permissions are not offered. */
const lacks: Permission[] = [
  'today:see',
  'claims:note',
  'claims:assign',
  'claims:correct',
  'claims:withdraw',
  'claims:seeResponsible',
  'claims:seeViewers',
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

/**
 * Completes the signed-in user (section 3: id, type, username, properties_count; other fields are not shown). Undefined
 * if it has no known type.
 */
export async function completeUser(user: Wire, send: Send): Promise<Wire | undefined> {
  if (!roles.some((role) => role === user.type)) return undefined;
  const text = (field: string) => user[field] ?? '';
  return {
    ...user,
    username: text('username'),
    name: text('name'),
    last_name: text('last_name'),
    document: user.document ?? null,
    phone_number: user.phone_number ?? null,
    address: user.address ?? null,
    properties_count: user.properties_count ?? 0,
    project: user.type === 'consortium' ? (user.project ?? (await projectOf(user, send))) : null,
    can_manage_email_settings: false,
    has_second_factor: false,
    must_set_up_second_factor: false,
    lacks,
  };
}
