import { PageSkeleton } from '../../ui/PageSkeleton';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { uiText } from '../../ui/text';
import { LogoMark } from './LogoMark';

interface PageFrameProps {
  /** Its title, where it is known before its records are. */
  title?: string;
  /** Below the title stands a list, as wide as the window. */
  isList?: boolean;
}

/**
 * What a page behind the login begins with, whoever opens it: its bar, its title, the place of its content. The build draws it
 * (`tools/drawnPages`); `Header`, `Page` and `ui/PageHeader` stand in the same places. It is for the eyes: who listens is told that the
 * page is loading, and then meets the page.
 */
export function PageFrame({ title, isList = false }: PageFrameProps) {
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
          {title !== undefined && (
            <div className="page-header">
              <h1>{title}</h1>
            </div>
          )}
          {isList ? (
            <div className="data-table">
              <TableSkeleton rows={10} isPhone={false} />
            </div>
          ) : (
            <PageSkeleton />
          )}
        </div>
      </main>
    </div>
  );
}
