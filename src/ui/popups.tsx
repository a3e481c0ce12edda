import { preloadable } from './late';
import { preload } from './loadCode';

const load = () => import(/* webpackChunkName: "popups" */ './floating');

/**
 * Menus and popovers. No page shows one at first, so their code is loaded when the page is idle or when the pointer is
 * over a button that opens one.
 */
const menu = preloadable(async () => ({ default: (await load()).MenuPopup }));
const field = preloadable(async () => ({ default: (await load()).FieldPopup }));

export const MenuPopup = menu.Component;
export const FieldPopup = field.Component;

/** Loads them in advance. */
export const preloadPopups = (): void => preload(() => Promise.all([menu.preload(), field.preload()]));
