import type { ReactNode } from 'react';
import { useDocumentTitle } from './useDocumentTitle';

interface PageHeaderProps {
  title: string;
  /** The number by which people call the record, beside the title. */
  number?: number;
  /** A line below the title: what the page holds, or where it belongs. */
  subtitle?: ReactNode;
  /** The way back to the list. */
  back?: ReactNode;
  /** The primary action at the top right; on a phone it stays within the thumb's reach. */
  actions?: ReactNode;
}

/** The one `h1` of a page, and what can be done on it. */
export function PageHeader({ title, number, subtitle, back, actions }: PageHeaderProps) {
  useDocumentTitle(number === undefined ? title : `#${number} ${title}`);
  return (
    <header className="page-header">
      <div className="page-header-text">
        {back && <div className="page-header-back">{back}</div>}
        <h1>
          {title}
          {number !== undefined && <span className="page-number"> #{number}</span>}
        </h1>
        {subtitle && <p className="page-subtitle">{subtitle}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
