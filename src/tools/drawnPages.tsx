/**
 * What the pages that the server sends show before any script has arrived. The components that are drawn know no store, no settings and
 * no browser.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AuthLayout } from '../app/AuthLayout';
import { PageFrame } from '../app/shell/PageFrame';
import { companyMark } from '../contract/webSettings';
import { LoginView } from '../features/auth/LoginView';
import type { ScreenPath } from '../contract/screens';
import type { LoginSlug } from '../session/userTypes';

/** The login of a type of user as React will draw it, with the marks by which React takes it over. */
export const drawLogin = (slug: LoginSlug): string =>
  renderToString(
    <MemoryRouter>
      <AuthLayout company={companyMark}>
        <LoginView slug={slug} />
      </AuthLayout>
    </MemoryRouter>,
  );

/** The frame of a screen, by its path: React replaces it by the page itself. */
export const drawFrame = (path?: ScreenPath): string => renderToStaticMarkup(<PageFrame path={path} />);
