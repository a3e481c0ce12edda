/**
 * Returns an index of a package for jest that loads its modules on first use. Each test file loads its modules again,
 * and the indexes of Ant Design and its icons load 2,500 of them for the few dozen that the portal uses.
 */
export const lazyIndex = (pathOf: (name: string) => string) =>
  new Proxy<Record<string, unknown>>(
    { __esModule: true },
    {
      get: (loaded, name: string) => (loaded[name] ??= jest.requireActual<{ default: unknown }>(pathOf(name)).default),
    },
  );
