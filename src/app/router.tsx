import { useMemo, type ComponentType } from 'react';
import { useLoaderData, type createBrowserRouter, type RouteObject } from 'react-router-dom';
import { authPages, publicPages } from '../contract/addresses';
import { screenPaths } from '../contract/screens';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { loadCode } from '../ui/loadCode';
import { CrashScreen } from './CrashScreen';
import { LastPath } from './LastPath';
import { loadShell } from './start/preloadScreen';
import { Root } from './Root';

const loadAuth = () => loadCode(() => import(/* webpackChunkName: "login" */ './AuthArea'));
const loadPassword = () => loadCode(() => import(/* webpackChunkName: "password" */ './PasswordArea'));

// Both in one file: few people open them.
const loadAccessibility = () =>
  loadCode(() => import(/* webpackChunkName: "public" */ './accessibility/AccessibilityPage'));
const loadVerify = () => loadCode(() => import(/* webpackChunkName: "public" */ './verify/VerifyPage'));

function Loaded() {
  const Component = useLoaderData() as ComponentType;
  // `useLoaderData` renders again when a navigation begins: the page that is left would be rendered once more.
  return useMemo(() => <Component />, [Component]);
}

/**
 * A route whose code is loaded before it is rendered. It uses a loader instead of the router's `lazy`: a `lazy` that
 * failed renders an empty page and is never retried.
 */
const loads = (load: () => Promise<ComponentType>) =>
  ({ loader: load, Component: Loaded, shouldRevalidate: () => false }) satisfies RouteObject;

/**
 * The two areas of section 2: the login pages and the authenticated shell with its screens (`contract/screens`). The
 * error screen replaces a page that cannot be loaded or rendered.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashScreen,
    HydrateFallback: FullScreenSpinner,
    children: [
      {
        ...loads(async () => (await loadAuth()).AuthArea),
        children: [
          { path: authPages.login, ...loads(async () => (await loadAuth()).Login) },
          { path: authPages.forgot, ...loads(async () => (await loadPassword()).Forgot) },
          { path: authPages.reset, ...loads(async () => (await loadPassword()).Reset) },
          { path: authPages.any, Component: LastPath },
        ],
      },
      { path: publicPages.accessibility, ...loads(async () => (await loadAccessibility()).AccessibilityPage) },
      { path: publicPages.verify, ...loads(async () => (await loadVerify()).VerifyPage) },
      {
        ...loads(async () => (await loadShell()).Shell),
        children: [
          ...screenPaths.map((path) => ({
            path,
            ...loads(async () => (await loadShell()).loadScreen(path)),
            ErrorBoundary: CrashScreen,
          })),
          // The shell redirects from the start page and from unknown paths.
          { path: '*', element: null },
        ],
      },
    ],
  },
];

/**
 * Makes `router` render a page to which Back or Forward returns in one task, and returns it. It renders every page as a
 * transition, in slices, which keeps a click responsive; but the list of claims, whose rows are in the cache, is there
 * after 613 ms instead of 353 then (processor slowed four times).
 */
export function showReturnsAtOnce<Router extends ReturnType<typeof createBrowserRouter>>(router: Router): Router {
  const { subscribe } = router;
  router.subscribe = (notify) => {
    let { location } = router.state;
    return subscribe((state, options) => {
      const isReturn = state.historyAction === 'POP' && state.location !== location;
      location = state.location;
      notify(state, { ...options, flushSync: options.flushSync || isReturn });
    });
  };
  return router;
}
