import { preloadable } from './preloadable';

const load = () => import(/* webpackChunkName: "popups" */ './floating');

/**
 * What floats over the page. No page shows it before one presses something: its code is loaded once the page is at rest, or when one
 * points at what opens it.
 */
const menu = preloadable(async () => ({ default: (await load()).MenuPopup }));
const field = preloadable(async () => ({ default: (await load()).FieldPopup }));

export const MenuPopup = menu.Component;
export const FieldPopup = field.Component;

/** Loads them ahead; where that fails they are asked for again when they are needed. */
export const preloadPopups = (): void => void Promise.all([menu.preload(), field.preload()]).catch(() => {});
