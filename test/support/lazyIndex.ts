/**
 * An index of a package for jest, whose parts are loaded once they are used: each test file loads its modules anew, and the indexes of
 * Ant Design and of its icons load some 2,500 for the few dozen that the portal shows.
 */
export const lazyIndex = (pathOf: (name: string) => string) =>
  new Proxy<Record<string, unknown>>(
    { __esModule: true },
    {
      get: (loaded, name: string) => (loaded[name] ??= jest.requireActual<{ default: unknown }>(pathOf(name)).default),
    },
  );
