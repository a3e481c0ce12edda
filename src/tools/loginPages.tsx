import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AuthLayout } from '../app/AuthLayout';
import { companyMark } from '../contract/webSettings';
import { LoginView } from '../features/auth/LoginView';
import type { LoginSlug } from '../session/userTypes';

/**
 * The login of a type of user as React will draw it: the page that the server sends shows it before any script has arrived. `Suspense`
 * is the one around the areas of `app/App`, whose marks React looks for when it takes the page over.
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
