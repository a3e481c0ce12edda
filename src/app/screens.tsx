import { lazy, type ComponentType } from 'react';
import type { SignedInUser } from '../api/auth';
import type { Permission } from '../contract/permissions';
import { screenTitles } from './appText';

export interface Screen {
  /** Route path below the authenticated shell. */
  path: string;
  title: string;
  permission: Permission;
  Component: ComponentType;
  /** Starts loading the screen's code, for a link that may soon be followed. */
  preload: () => Promise<unknown>;
  /** Where menus show it, and for whom beyond the permission. */
  menu?: { places: readonly MenuPlace[]; isFor?: (user: SignedInUser) => boolean };
  /** Section 2: who may not see it is sent away instead of being told. */
  guard?: readonly SignedInUser['type'][];
}
export type MenuPlace = 'header' | 'plans' | 'user';

type Load = () => Promise<{ default: ComponentType }>;

function screen(path: string, permission: Permission, load: Load, options: Pick<Screen, 'menu' | 'guard'> = {}): Screen {
  return { path, permission, title: screenTitles[path] ?? path, Component: lazy(load), preload: load, ...options };
}

const header = { places: ['header'] } as const;
const user = { places: ['user'] } as const;
const isStaff = ({ type }: SignedInUser) => type === 'admin' || type === 'manager';

/**
 * Every screen behind the login (specification section 2), in the order of the menus. Router and menus both read it, so that they
 * can't disagree; who may open one is the permission table's word.
 */
export const screens: Screen[] = [
  screen('consorcio-reclamos', 'projectClaims:read', async () => ({ default: (await import(/* webpackChunkName: "claims-list" */ '../features/claims/claimLists')).ProjectClaimsScreen }), { menu: header }),
  screen('reclamos', 'unitClaims:read', async () => ({ default: (await import(/* webpackChunkName: "claims-list" */ '../features/claims/claimLists')).UnitClaimsScreen }), { menu: header }),
  screen('reclamos/agregar-reclamo', 'unitClaims:create', async () => ({ default: (await import(/* webpackChunkName: "new-claim" */ '../features/claims/NewUnitClaimScreen')).NewUnitClaimScreen }), { menu: user }),
  screen('reclamos/agregar-reclamo-proyecto', 'projectClaims:create', async () => ({ default: (await import(/* webpackChunkName: "new-project-claim" */ '../features/claims/NewProjectClaimScreen')).NewProjectClaimScreen }), { menu: user }),
  screen('reclamos/:id', 'unitClaims:read', async () => ({ default: (await import(/* webpackChunkName: "claim" */ '../features/claims/ClaimScreen')).UnitClaimScreen })),
  screen('consorcio-reclamos/:id', 'projectClaims:read', async () => ({ default: (await import(/* webpackChunkName: "claim" */ '../features/claims/ClaimScreen')).ProjectClaimScreen })),
];

/** The screens that a place of the menus shows to a user. */
export function menuScreens(place: MenuPlace, forUser: SignedInUser, can: (permission: Permission) => boolean): Screen[] {
  return screens.filter(({ menu, permission }) => menu?.places.includes(place) && can(permission) && (menu.isFor?.(forUser) ?? true));
}
export { isStaff };
