import {
  actors,
  isForLinks,
  linkRoles,
  permissions,
  rolesWith,
  scopeOf,
  type Actor,
  type Permission,
} from '../../src/contract/permissions';

/**
 * Written by hand, not derived: a change of the table requires a change here. Columns: admin, manager, consortium,
 * client, and by a link contractor, contractor's list, resident and answerer.
 */
const grid: Record<Permission, string> = {
  'session:use': 'any any own own --- --- --- ---',
  'today:see': 'any any --- --- --- --- --- ---',
  'panel:see': 'any any own --- --- --- --- ---',
  'unitClaims:read': 'any any --- own --- --- --- ---',
  'unitClaims:create': 'any any --- own --- --- --- ---',
  'projectClaims:read': 'any any own --- --- --- --- ---',
  'projectClaims:create': 'any --- own --- --- --- --- ---',
  'claims:discuss': 'any any own own --- --- --- ---',
  'claims:note': 'any any --- --- --- --- --- ---',
  'claims:changeStatus': 'any any --- --- --- --- --- ---',
  'claims:decide': 'any any --- --- --- --- --- ---',
  'claims:changePriority': 'any any --- --- --- --- --- ---',
  'claims:changePrice': 'any any --- --- --- --- --- ---',
  'claims:assign': 'any any --- --- --- --- --- ---',
  'claims:correct': 'any any own own --- --- --- ---',
  'claims:withdraw': '--- --- own own --- --- --- ---',
  'claims:answer': '--- --- own own --- --- --- ---',
  'claims:seeAnswers': 'any any --- --- --- --- --- ---',
  'claims:seePriority': 'any any --- --- --- --- --- ---',
  'claims:seeResponsible': 'any any --- --- --- --- --- ---',
  'claims:seeViewers': 'any any --- --- --- --- --- ---',
  'claims:seePrice': 'any any own --- --- --- --- ---',
  'complaints:read': 'any any own own --- --- --- ---',
  'complaints:make': '--- --- own own --- --- --- ---',
  'complaints:manage': 'any any --- --- --- --- --- ---',
  'documents:issue': 'any any own own --- --- --- ---',
  'lookups:read': 'any any any any --- --- --- ---',
  'clients:manage': 'any any --- --- --- --- --- ---',
  'units:read': 'any any --- own --- --- --- ---',
  'units:manage': 'any any --- --- --- --- --- ---',
  'contracts:create': 'any any --- --- --- --- --- ---',
  'contracts:end': 'any any --- --- --- --- --- ---',
  'leaseRequests:read': 'any any --- own --- --- --- ---',
  'leaseRequests:create': 'any any --- own --- --- --- ---',
  'leaseRequests:decide': 'any any --- --- --- --- --- ---',
  'leaseRequests:withdraw': 'any any --- own --- --- --- ---',
  'leases:end': 'any any --- --- --- --- --- ---',
  'projects:read': 'any any own --- --- --- --- ---',
  'projects:manage': 'any any --- --- --- --- --- ---',
  'projects:close': 'any any --- --- --- --- --- ---',
  'photos:readOriginal': 'any any --- --- --- --- --- ---',
  'contractors:manage': 'any any --- --- --- --- --- ---',
  'costs:manage': 'any --- --- --- --- --- --- ---',
  'works:manage': 'any any --- --- --- --- --- ---',
  'visits:read': 'any any own own --- --- --- ---',
  'visits:answer': 'any any own own --- --- --- ---',
  'visits:report': '--- --- own own --- --- --- ---',
  'visits:arrange': 'any any --- --- --- --- --- ---',
  'managers:manage': 'any --- --- --- --- --- --- ---',
  'consortiums:manage': 'any --- --- --- --- --- --- ---',
  'admins:manage': 'any --- --- --- --- --- --- ---',
  'security:manage': 'any --- --- --- --- --- --- ---',
  'sessions:end': 'any --- --- --- --- --- --- ---',
  'accounts:invite': 'any any --- --- --- --- --- ---',
  'profile:edit': 'any any own own --- --- --- ---',
  'profile:see': 'any any --- own --- --- --- ---',
  'secondFactor:use': 'own own --- --- --- --- --- ---',
  'unitPlans:read': 'any any --- own --- --- --- ---',
  'projectPlans:read': 'any any own --- --- --- --- ---',
  'plans:manage': 'any any --- --- --- --- --- ---',
  'houseRules:read': 'any any own own --- --- --- ---',
  'houseRules:manage': 'any --- --- --- --- --- --- ---',
  'warranty:read': 'any any any any --- --- --- ---',
  'warranty:own': '--- --- --- own --- --- --- ---',
  'warranty:manage': 'any --- --- --- --- --- --- ---',
  'company:manage': 'any --- --- --- --- --- --- ---',
  'terms:manage': 'any --- --- --- --- --- --- ---',
  'terms:readFigures': 'any any --- --- --- --- --- ---',
  'emailSettings:manage': 'any --- --- --- --- --- --- ---',
  'imports:run': 'any any --- --- --- --- --- ---',
  'replies:use': 'own own --- --- --- --- --- ---',
  'views:use': 'own own --- --- --- --- --- ---',
  'preferences:use': 'own own own own --- --- --- ---',
  'search:use': 'any any --- --- --- --- --- ---',
  'ownWork:read': '--- --- --- --- own --- --- ---',
  'ownWork:do': '--- --- --- --- own --- --- ---',
  'ownWorks:read': '--- --- --- --- --- own --- ---',
  'linkVisits:read': '--- --- --- --- own --- own ---',
  'linkVisits:report': '--- --- --- --- --- --- own ---',
  'linkVisits:answer': '--- --- --- --- own --- own ---',
  'linkVisits:arrange': '--- --- --- --- own --- --- ---',
  'linkAnswers:read': '--- --- --- --- --- --- --- own',
  'linkAnswers:answer': '--- --- --- --- --- --- --- own',
};

const marked = (type: Actor) => ({ type, can_manage_email_settings: type === 'admin' });

test.each(permissions)('%s is granted to the roles of the grid, and to no others', (permission) => {
  expect(actors.map((role) => scopeOf(marked(role), permission) ?? '---').join(' ')).toBe(grid[permission]);
});

test('the grid and the table name the same permissions', () => {
  expect(Object.keys(grid).sort()).toEqual([...permissions].sort());
});

test('no account has a permission of links, and links have no other permissions', () => {
  const ofLinks: readonly string[] = linkRoles;
  expect(permissions.filter(isForLinks)).toEqual([
    'ownWork:read',
    'ownWork:do',
    'ownWorks:read',
    'linkVisits:read',
    'linkVisits:answer',
    'linkVisits:arrange',
    'linkVisits:report',
    'linkAnswers:read',
    'linkAnswers:answer',
  ]);
  for (const permission of permissions)
    expect(new Set(rolesWith(permission).map((role) => ofLinks.includes(role))).size).toBe(1);
});

test('only the configured account can use the e-mail settings, whatever its role', () => {
  expect(scopeOf({ type: 'admin', can_manage_email_settings: false }, 'emailSettings:manage')).toBeUndefined();
  expect(scopeOf({ type: 'client', can_manage_email_settings: true }, 'emailSettings:manage')).toBeUndefined();
  expect(rolesWith('emailSettings:manage')).toEqual(['admin']);
});
