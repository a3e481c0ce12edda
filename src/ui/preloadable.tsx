import { lazy, useState, type ComponentType } from 'react';

/** Milliseconds after which a file that did not arrive is asked for once more: mostly the line was away for a moment. */
const againMs = 400;

/**
 * A component whose code is loaded when it is first needed, as by React's `lazy`; where it has been loaded ahead it is drawn at once. `lazy`
 * would wait for it all the same, show what stands in its place, and keep that for a third of a second.
 */
export function preloadable<Loaded extends { default: ComponentType<Props> }, Props extends object = object>(
  load: () => Promise<Loaded & { default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const module = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, againMs));
      return load();
    });
    loaded = module.default;
    return module;
  };
  const Lazy = lazy<ComponentType<Props>>(preload);
  function Preloadable(props: Props) {
    // For as long as it stands it is one or the other: a change would make it anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { Component: Preloadable, preload };
}
