/**
 * What the pages that the server sends show before any script has arrived. The components that are drawn know no store, no settings and
 * no browser.
 */
import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AuthLayout } from '../app/AuthLayout';
import { PageFrame } from '../app/shell/PageFrame';
import { companyMark } from '../contract/webSettings';
import { LoginView } from '../features/auth/LoginView';
import type { ScreenPath } from '../session/screenPaths';
import type { LoginSlug } from '../session/userTypes';

/**
 * The login of a type of user as React will draw it. `Suspense` is the one around the areas of `app/App`, whose marks React looks for
 * when it takes the page over.
 */
export const drawLogin = (slug: LoginSlug): string =>
  renderToString(
    <MemoryRouter>
      <Suspense>
        <AuthLayout company={companyMark}>
          <LoginView slug={slug} />
        </AuthLayout>
      </Suspense>
    </MemoryRouter>,
  );

/** The frame of a screen, by its path: React replaces it by the page itself. */
export const drawFrame = (path?: ScreenPath): string => renderToStaticMarkup(<PageFrame path={path} />);
