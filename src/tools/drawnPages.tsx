/**
 * Renders the content that the server's pages show before any script has loaded. The rendered components use no store,
 * no settings and no browser API.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AuthLayout } from '../app/AuthLayout';
import { PageFrame } from '../app/start/PageFrame';
import { companyMark } from '../contract/webSettings';
import { LoginView } from '../features/auth/LoginView';
import type { ScreenPath } from '../contract/screens';
import type { LoginSlug } from '../session/userTypes';

/** Renders the login of a user type as React will hydrate it. */
export const drawLogin = (slug: LoginSlug): string =>
  renderToString(
    <MemoryRouter>
      <AuthLayout company={companyMark}>
        <LoginView slug={slug} />
      </AuthLayout>
    </MemoryRouter>,
  );

/** Renders the frame of a screen, by its path; React replaces it by the page itself. */
export const drawFrame = (path?: ScreenPath): string => renderToStaticMarkup(<PageFrame path={path} company="" />);
