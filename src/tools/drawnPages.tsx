/**
 * What the pages that the server sends show before any script has arrived. The components that are drawn know no store, no settings and
 * no browser.
 */
import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AuthLayout } from '../app/AuthLayout';
import { screenTitles } from '../app/screenTitles';
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

/**
 * What stands below the title of the pages that begin with it, which are those that the menus lead to. Others begin with a way back, or
 * with the name of a record.
 */
const titled: Partial<Record<string, 'list' | 'page'>> = {
  'consorcio-reclamos': 'list',
  reclamos: 'list',
  'manual-de-mantenimiento': 'page',
  'cuadro-de-garantias': 'page',
  'reglamento-de-convivencia': 'page',
  'planos-proyecto': 'page',
  planos: 'page',
  perfil: 'page',
  clientes: 'list',
  unidades: 'list',
  'lease-requests': 'list',
  proyectos: 'list',
  managers: 'list',
  'email-settings': 'page',
} satisfies Partial<Record<ScreenPath, 'list' | 'page'>>;

/** The frame of a screen, by its path: React replaces it by the page itself. */
export function drawFrame(path: ScreenPath | ''): string {
  const content = path && titled[path];
  return renderToStaticMarkup(
    <PageFrame title={content ? screenTitles[path] : undefined} isList={content === 'list'} />,
  );
}
