import { preload, loadCode } from './loadCode';
import { lazy, useState, type ComponentType } from 'react';

/**
 * Returns a component whose code is loaded when it is first needed, like React's `lazy`. If the code was loaded in
 * advance, it renders at once: `lazy` would suspend on its first render, and React keeps the fallback for 300 ms.
 */
export function preloadable<Loaded extends { default: ComponentType<Props> }, Props extends object = object>(
  load: () => Promise<Loaded & { default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const module = await loadCode(load);
    loaded = module.default;
    return module;
  };
  const Lazy = lazy<ComponentType<Props>>(preload);
  function Preloadable(props: Props) {
    // Stays the same while it is mounted: a change would remount it.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { Component: Preloadable, preload };
}

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
