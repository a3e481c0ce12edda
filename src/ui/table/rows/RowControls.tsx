import { useCallback, type ComponentProps, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { followLink } from '../../followedLink';
import { uiText } from '../../text';
import type { RowLink } from '../tableTypes';

/** Marks an anchor as a link to a row's page. */
export const rowLinkMark = { 'data-row-link': '' };

/**
 * Returns the click handler of a list, which follows the links to its rows' pages. The links are plain anchors, because
 * the router's `Link` renders again with each change of the address, which contains the list's page and order.
 */
export function useRowLinks<Row>(link: RowLink<Row> | undefined): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const anchor =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-row-link]') : null;
      if (!anchor) return;
      // The browser itself opens another tab or window.
      if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
        return link?.onFollow?.();
      event.preventDefault();
      followLink(anchor.pathname, () => {
        link?.onFollow?.();
        void navigate(anchor.getAttribute('href') ?? '', { state: link?.state?.() });
      });
    },
    [link, navigate],
  );
}

/** The icon of a row's control (`RowTable.css`). */
type Icon = 'view' | 'peek' | 'open' | 'more';
const classOf = (icon: Icon) => `row-icon row-icon-${icon}`;

/**
 * A button of a row with only an icon, as one element: a list has two in every row, and with Ant Design's button and
 * icon they would be a third of the page's elements. Its name is in `title` and `aria-label`.
 */
export const RowButton = ({ icon, ...button }: ComponentProps<'button'> & { icon: Icon }) => (
  <button type="button" {...button} className={classOf(icon)} />
);

/** {@link RowButton} as a link. */
export const RowAnchor = ({ icon, ...anchor }: ComponentProps<'a'> & { icon: Icon }) => (
  <a {...rowLinkMark} {...anchor} className={classOf(icon)} />
);

interface ViewActionProps<Row> {
  row: Row;
  link: RowLink<Row>;
  /** `open` (an arrow), if the list uses the eye icon for its preview. */
  icon?: 'view' | 'open';
}

/** "Ver": the icon that links to a row's page. */
export function ViewAction<Row>({ row, link, icon = 'view' }: ViewActionProps<Row>) {
  const to = link.to(row);
  return to !== undefined && <RowAnchor icon={icon} href={to} title={uiText.view} aria-label={link.label(row)} />;
}

/** Marks a row's control that a shortcut activates. */
export const rowAction = (action: 'select' | 'status' | 'priority' | 'read') => ({ 'data-row-action': action });

/** Marks a list's control that a shortcut activates. */
export const listAction = (action: 'filters') => ({ 'data-list-action': action });
