import { PageSkeleton } from '../../ui/PageSkeleton';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { uiText } from '../../ui/text';
import type { ScreenPath } from '../../session/screenPaths';
import { screenTitles } from '../screenTitles';
import { LogoMark } from './LogoMark';

/**
 * What stands below the title of the pages that begin with it, which are those that the menus lead to. Others begin with a way back, or
 * with the name of a record.
 */
const titled: Partial<Record<ScreenPath, 'list' | 'page'>> = {
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
};

interface PageStartProps {
  /** The screen's path; without one it is not known which screen will stand there. */
  path?: ScreenPath;
}

/** What a screen begins with before its code and its records are there: its title, where that is known already, and the place of its content. */
export function PageStart({ path }: PageStartProps) {
  const content = path && titled[path];
  return (
    <div className="page-start">
      {content && (
        <div className="page-header">
          <h1>{screenTitles[path]}</h1>
        </div>
      )}
      {content === 'list' ? (
        <div className="data-table">
          <TableSkeleton rows={10} isPhone={false} />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

/**
 * What a page behind the login begins with, whoever opens it: its bar, its title, the place of its content. The build draws it
 * (`tools/drawnPages`); `Header`, `Page` and `ui/PageHeader` stand in the same places. It is for the eyes: who listens is told that the
 * page is loading, and then meets the page.
 */
export function PageFrame({ path }: PageStartProps) {
  return (
    <div className="page-frame">
      <span role="status" aria-label={uiText.loading} />
      <header className="header" aria-hidden>
        <span className="header-logo">
          <LogoMark />
          <span>{uiText.appName}</span>
        </span>
      </header>
      <main className="main" aria-hidden>
        <div className="page">
          <PageStart path={path} />
        </div>
      </main>
    </div>
  );
}
