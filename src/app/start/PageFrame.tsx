import { PageSkeleton } from '../../ui/PageSkeleton';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { uiText } from '../../ui/text';
import { screenRecord } from '../../contract/links';
import { can, roles, type Permission, type Role } from '../../contract/permissions';
import type { ScreenPath } from '../../contract/screens';
import { Brand, type BrandProps } from '../shell/Brand';

interface PageStartProps {
  /** The screen's path; undefined if the screen is not known yet. */
  path?: ScreenPath;
  /** The user's role, if it is known; the boot script sets the stored one. */
  role?: Role;
}

/** The roles that may see a screen, whatever the account. */
const rolesWith = (permission: Permission): string =>
  roles.filter((type) => can({ type, can_manage_email_settings: false }, permission)).join(' ');

/**
 * The start of a screen before its code and its records have arrived: its title and a skeleton of its content. The
 * title is an attribute, which `frame.css` shows only to the roles that may see the screen (`app/start/boot`): the page
 * is the same for everyone.
 */
function PageStart({ path, role }: PageStartProps) {
  const record = path && screenRecord(path);
  const content = record?.start;
  return (
    <div className="page-start" data-role={role}>
      {content && (
        <div className="page-header">
          <h1 data-title={record.title} data-roles={rolesWith(record.permission)} />
        </div>
      )}
      {content === 'list' ? (
        <div className="data-table" data-list>
          <TableSkeleton rows={10} hasCards={false} />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

/**
 * The first content of a page behind the login: its bar, its title and a skeleton. The build renders it
 * (`tools/drawnPages`); `Header`, `Page` and `ui/PageHeader` later render theirs in the same position. It is hidden
 * from screen readers, which read that the page is loading.
 */
export function PageFrame({ path, role, ...company }: PageStartProps & BrandProps) {
  return (
    <div className="page-frame">
      <span role="status" aria-label={uiText.loading} />
      <header className="header" aria-hidden>
        <span className="header-logo">
          <Brand {...company} />
        </span>
      </header>
      <main className="main" aria-hidden>
        <div className="page">
          <PageStart path={path} role={role} />
        </div>
      </main>
    </div>
  );
}
