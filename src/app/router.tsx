import type { ComponentType } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';
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

const loadPublic = () => loadCode(() => import(/* webpackChunkName: "public" */ './publicPages'));

function Loaded() {
  const Component = useLoaderData() as ComponentType;
  return <Component />;
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
      { path: publicPages.accessibility, ...loads(async () => (await loadPublic()).AccessibilityPage) },
      { path: publicPages.verify, ...loads(async () => (await loadPublic()).VerifyPage) },
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
