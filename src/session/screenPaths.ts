import type { Permission } from '../contract/permissions';
import { isLoginSlug } from './userTypes';

/** Every address behind the login (specification section 2) and what it takes to open it; `:id` is a record's number. */
export const screenPermissions = {
  'consorcio-reclamos': 'projectClaims:read',
  reclamos: 'unitClaims:read',
  'manual-de-mantenimiento': 'session:use',
  'cuadro-de-garantias': 'warranty:read',
  'reglamento-de-convivencia': 'session:use',
  'planos-proyecto': 'projectPlans:read',
  planos: 'unitPlans:read',
  perfil: 'profile:edit',
  'crear-inquilino': 'leaseRequests:create',
  'reclamos/agregar-reclamo': 'unitClaims:create',
  'reclamos/agregar-reclamo-proyecto': 'projectClaims:create',
  clientes: 'clients:manage',
  unidades: 'units:manage',
  'lease-requests': 'leaseRequests:read',
  proyectos: 'projects:manage',
  managers: 'managers:manage',
  'email-settings': 'emailSettings:manage',
  'reclamos/:id': 'unitClaims:read',
  'consorcio-reclamos/:id': 'projectClaims:read',
  'clientes/:id': 'clients:manage',
  registro: 'clients:manage',
  'unidades/:id': 'units:manage',
  'crear-unidad': 'units:manage',
  'asignar-cliente': 'contracts:create',
  'lease-request/:id': 'leaseRequests:read',
  'proyectos/:id': 'projects:manage',
  'crear-proyecto': 'projects:manage',
  'managers/:id': 'managers:manage',
  'crear-manager': 'managers:manage',
  'consortiums/:id': 'consortiums:manage',
  importar: 'imports:run',
  'importar/:id': 'imports:run',
} as const satisfies Record<string, Permission>;
export type ScreenPath = keyof typeof screenPermissions;

const partsOf = (path: string) => path.split('/').filter(Boolean);

function matches(pattern: string, pathname: string): boolean {
  const wanted = partsOf(pattern);
  const parts = partsOf(pathname);
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part === ':id' ? /^[1-9]\d*$/.test(parts[at] ?? '') : part === parts[at]))
  );
}

/**
 * The screen that an address of ours (path and query) leads to; undefined where it is none: another site, a path without its slash, or
 * one that no screen has.
 */
export function screenOf(address: string | undefined): ScreenPath | undefined {
  if (!address || !/^\/[^/\\]/.test(address)) return undefined;
  const pathname = address.split(/[?#]/)[0] ?? '';
  const paths = Object.keys(screenPermissions) as ScreenPath[];
  // A word comes before a number: "agregar-reclamo" is no claim.
  return paths.find((path) => matches(path, pathname));
}

/** Whether an address is a login page of ours. */
export function isLoginPath(address: string | undefined): boolean {
  const slug = /^\/auth\/login\/([^/?#]+)/.exec(address ?? '')?.[1];
  return isLoginSlug(slug);
}
