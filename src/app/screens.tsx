import type { ComponentType } from 'react';
import type { SignedInUser } from '../api/auth';
import { can, type Permission } from '../contract/permissions';
import { screenPermissions, type ScreenPath } from '../session/screenPaths';
import { screenTitles } from './screenTitles';
import { preloadable } from '../ui/preloadable';

export interface Screen {
  /** Route path below the authenticated shell. */
  path: ScreenPath;
  title: string;
  permission: Permission;
  Component: ComponentType;
  /** Starts loading the screen's code, for a link that may soon be followed. */
  preload: () => Promise<unknown>;
  /** Where menus show it, and for whom beyond the permission. */
  menu?: { places: readonly MenuPlace[]; isFor?: (user: SignedInUser, place: MenuPlace) => boolean };
  /** Section 2: who may not see it is sent home instead of being told. */
  isSilent?: boolean;
  /** Opened from where people begin: its code is loaded ahead, once the page is at rest. */
  isNext?: boolean;
}
export type MenuPlace = 'header' | 'plans' | 'manage' | 'user';

type Load = () => Promise<{ default: ComponentType }>;

/** A screen's code, loaded when it is first opened: the export `name` of a module. */
const from =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Load =>
  async () => ({ default: (await load())[name] });

function screen(path: ScreenPath, load: Load, options: Pick<Screen, 'menu' | 'isSilent' | 'isNext'> = {}): Screen {
  const permission = screenPermissions[path];
  return { path, permission, title: screenTitles[path], ...preloadable(load), ...options };
}

const header = { places: ['header'] } as const;
const plans = { places: ['plans'] } as const;
const user = { places: ['user'] } as const;
/** What staff use daily: in the header besides (an addition to section 2). */
const daily = { places: ['manage', 'user'] } as const;
const isOwner = ({ type, properties_count: count }: SignedInUser) => type === 'client' && count > 0;
const isStaff = ({ type }: SignedInUser) => type === 'admin' || type === 'manager';

/**
 * Every screen behind the login (specification section 2), in the order of the menus. Router and menus both read it, so that they
 * can't disagree; which addresses there are and who may open one is said in
 * `session/screenPaths`.
 */
export const screens: Screen[] = [
  screen(
    'consorcio-reclamos',
    from(() => import(/* webpackChunkName: "claims-list" */ '../features/claims/claimLists'), 'ProjectClaimsScreen'),
    { menu: header },
  ),
  screen(
    'reclamos',
    from(() => import(/* webpackChunkName: "claims-list" */ '../features/claims/claimLists'), 'UnitClaimsScreen'),
    { menu: header },
  ),
  screen(
    'manual-de-mantenimiento',
    from(() => import(/* webpackChunkName: "documents" */ '../features/content/documents'), 'ManualScreen'),
    { menu: header },
  ),
  screen(
    'cuadro-de-garantias',
    from(() => import(/* webpackChunkName: "warranty" */ '../features/content/WarrantyScreen'), 'WarrantyScreen'),
    { menu: header },
  ),
  screen(
    'reglamento-de-convivencia',
    from(() => import(/* webpackChunkName: "documents" */ '../features/content/documents'), 'HouseRulesScreen'),
    { menu: header },
  ),
  screen(
    'planos-proyecto',
    from(() => import(/* webpackChunkName: "plans" */ '../features/plans/PlansScreens'), 'ProjectPlansScreen'),
    { menu: plans },
  ),
  screen(
    'planos',
    from(() => import(/* webpackChunkName: "plans" */ '../features/plans/PlansScreens'), 'UnitPlansScreen'),
    { menu: plans },
  ),
  screen(
    'perfil',
    from(() => import(/* webpackChunkName: "profile" */ '../features/auth/ProfileScreen'), 'ProfileScreen'),
    { menu: { ...user, isFor: (person) => can(person, 'profile:see') } },
  ),
  screen(
    'crear-inquilino',
    from(() => import(/* webpackChunkName: "new-lease" */ '../features/leases/NewLeaseScreen'), 'NewLeaseScreen'),
    { menu: { ...user, isFor: isOwner } },
  ),
  screen(
    'reclamos/agregar-reclamo',
    from(
      () => import(/* webpackChunkName: "new-claim" */ '../features/claims/NewUnitClaimScreen'),
      'NewUnitClaimScreen',
    ),
    { menu: user },
  ),
  screen(
    'reclamos/agregar-reclamo-proyecto',
    from(
      () => import(/* webpackChunkName: "new-project-claim" */ '../features/claims/NewProjectClaimScreen'),
      'NewProjectClaimScreen',
    ),
    { menu: user },
  ),
  screen(
    'clientes',
    from(() => import(/* webpackChunkName: "clients" */ '../features/clients/ClientListScreen'), 'ClientListScreen'),
    { menu: daily },
  ),
  screen(
    'unidades',
    from(() => import(/* webpackChunkName: "units" */ '../features/units/UnitListScreen'), 'UnitListScreen'),
    { menu: daily },
  ),
  screen(
    'lease-requests',
    from(() => import(/* webpackChunkName: "leases" */ '../features/leases/LeaseListScreen'), 'LeaseListScreen'),
    { menu: { ...daily, isFor: (one, place) => isStaff(one) || (place === 'user' && isOwner(one)) } },
  ),
  screen(
    'proyectos',
    from(
      () => import(/* webpackChunkName: "projects" */ '../features/projects/ProjectListScreen'),
      'ProjectListScreen',
    ),
    { menu: daily },
  ),
  screen(
    'managers',
    from(() => import(/* webpackChunkName: "managers" */ '../features/managers/UserListScreen'), 'UserListScreen'),
    { menu: user },
  ),
  screen(
    'email-settings',
    from(
      () => import(/* webpackChunkName: "email-settings" */ '../features/settings/EmailSettingsScreen'),
      'EmailSettingsScreen',
    ),
    { menu: user, isSilent: true },
  ),
  screen(
    'reclamos/:id',
    from(() => import(/* webpackChunkName: "claim" */ '../features/claims/ClaimScreen'), 'UnitClaimScreen'),
    { isNext: true },
  ),
  screen(
    'consorcio-reclamos/:id',
    from(() => import(/* webpackChunkName: "claim" */ '../features/claims/ClaimScreen'), 'ProjectClaimScreen'),
    { isNext: true },
  ),
  screen(
    'clientes/:id',
    from(() => import(/* webpackChunkName: "client" */ '../features/clients/ClientScreen'), 'ClientScreen'),
  ),
  screen(
    'registro',
    from(() => import(/* webpackChunkName: "new-client" */ '../features/clients/NewClientScreen'), 'NewClientScreen'),
  ),
  screen(
    'unidades/:id',
    from(() => import(/* webpackChunkName: "unit" */ '../features/units/UnitScreen'), 'UnitScreen'),
  ),
  screen(
    'crear-unidad',
    from(() => import(/* webpackChunkName: "new-unit" */ '../features/units/NewUnitScreen'), 'NewUnitScreen'),
  ),
  screen(
    'asignar-cliente',
    from(() => import(/* webpackChunkName: "assign" */ '../features/units/AssignScreen'), 'AssignScreen'),
  ),
  screen(
    'lease-request/:id',
    from(() => import(/* webpackChunkName: "lease" */ '../features/leases/LeaseScreen'), 'LeaseScreen'),
  ),
  screen(
    'proyectos/:id',
    from(() => import(/* webpackChunkName: "project" */ '../features/projects/ProjectScreen'), 'ProjectScreen'),
  ),
  screen(
    'crear-proyecto',
    from(
      () => import(/* webpackChunkName: "new-project" */ '../features/projects/NewProjectScreen'),
      'NewProjectScreen',
    ),
  ),
  screen(
    'managers/:id',
    from(() => import(/* webpackChunkName: "manager" */ '../features/managers/ManagerScreen'), 'ManagerScreen'),
  ),
  screen(
    'crear-manager',
    from(
      () => import(/* webpackChunkName: "new-manager" */ '../features/managers/NewManagerScreen'),
      'NewManagerScreen',
    ),
  ),
  screen(
    'consortiums/:id',
    from(
      () => import(/* webpackChunkName: "consortium" */ '../features/managers/ConsortiumScreen'),
      'ConsortiumScreen',
    ),
  ),
  screen(
    'importar',
    from(() => import(/* webpackChunkName: "new-import" */ '../features/imports/NewImportScreen'), 'NewImportScreen'),
  ),
  screen(
    'importar/:id',
    from(() => import(/* webpackChunkName: "import" */ '../features/imports/ImportScreen'), 'ImportScreen'),
  ),
];

/** The screens that a place of the menus shows to a user. */
export function menuScreens(
  place: MenuPlace,
  forUser: SignedInUser,
  canUse: (permission: Permission) => boolean,
): Screen[] {
  return screens.filter(
    ({ menu, permission }) =>
      menu?.places.includes(place) && canUse(permission) && (menu.isFor?.(forUser, place) ?? true),
  );
}
