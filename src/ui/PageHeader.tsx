import './PageHeader.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NoticeLine } from './NoticeLine';
import { useDocumentTitle } from './useDocumentTitle';

interface PageHeaderProps {
  title: string;
  /** The record's number, shown beside the title. */
  number?: number;
  /** The record's state, beside the title. */
  state?: ReactNode;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** The link back to the list. */
  back?: ReactNode;
  /** The actions at the top right; on a phone the primary one is fixed at the bottom. */
  actions?: ReactNode;
}

/** The `h1` of a page and its actions. */
export function PageHeader({ title, number, state, subtitle, back, actions }: PageHeaderProps) {
  useDocumentTitle(number === undefined ? title : `#${number} ${title}`);
  return (
    <header className="page-header">
      <div className="page-header-text">
        {back && (
          <div className="page-header-back">
            {back}
            <NoticeLine />
          </div>
        )}
        <div className="page-title">
          <h1>
            <span>{title}</span>
            {number !== undefined && <span className="page-number">{` #${number}`}</span>}
          </h1>
          {state}
        </div>
        {subtitle && <p className="page-subtitle">{subtitle}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}

/** Moves the focus to the page's title: keys and screen readers go on from there. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** The state of a location that a {@link BackLink} leads to. */
const returning = { isReturning: true };

/** Whether a list was reached by a {@link BackLink}. */
export const isReturning = (state: unknown): boolean =>
  (state as Partial<typeof returning> | null)?.isReturning === true;

/** The link back to a list, with the list's name. The list then shows the row of the record. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} state={returning}>
    <ArrowLeftOutlined aria-hidden /> <span>{children}</span>
  </Link>
);
