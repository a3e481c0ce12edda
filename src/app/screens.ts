import type { ComponentType } from 'react';
import type { SignedInUser } from '../api/auth';
import { screenEntries, type MenuName, type ScreenPath, type ScreenRecord } from '../contract/screens';
import { screenRecord } from '../contract/links';
import type { Permission } from '../contract/permissions';
import { loadCode } from '../ui/loadCode';

/** A screen of the table (`contract/screens`) with its component. */
export interface Screen extends ScreenRecord {
  path: ScreenPath;
  /** Loads the screen's code; rejects if the file can't be loaded. */
  load: () => Promise<ComponentType>;
}

/**
 * Loads a screen's code. Each screen is a separate chunk, which the build finds by its module (`tools/screenChunk`).
 */
async function loadComponent([module, name]: ScreenRecord['component']): Promise<ComponentType> {
  const loaded = await loadCode(
    () =>
      import(
        /* webpackChunkName: "[request]", webpackInclude: /features[\\/]\w+[\\/]\w+Screens?\.tsx$/ */ `../features/${module}.tsx`
      ) as Promise<Record<string, ComponentType>>,
  );
  const component = loaded[name];
  if (!component) throw new Error(`${module} exports no ${name}`);
  return component;
}

export const screens: Screen[] = screenEntries.map(([path, record]) => ({
  ...record,
  path,
  load: () => loadComponent(record.component),
}));

/** Loads the code of the screen of a route; rejects if the file can't be loaded. */
export const loadScreen = (path: ScreenPath): Promise<ComponentType> => loadComponent(screenRecord(path).component);

/** Returns the screens that a menu shows to a user. */
export const menuScreens = (
  menuName: MenuName,
  user: SignedInUser,
  canUse: (permission: Permission) => boolean,
): Screen[] =>
  screens.filter(
    ({ menus = [], isFor, permission }) =>
      menus.includes(menuName) && canUse(permission) && (isFor?.(user, menuName) ?? true),
  );

/** The menu entries that show the number of unread claims, by their path. */
export const claimEntries: Partial<Record<string, 'unit' | 'project'>> = {
  reclamos: 'unit',
  'consorcio-reclamos': 'project',
};
