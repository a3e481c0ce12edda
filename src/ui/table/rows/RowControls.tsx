import { useCallback, type ComponentProps, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { followLink } from '../../followedLink';
import { uiText } from '../../text';
import { rowSelector } from '../keys/rowFocus';
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
      if (!anchor) return clickRow(event);
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

/** Where a click belongs to something else than the row's page. */
const notTheRow =
  'a, button, input, select, textarea, label, summary, [role=button], .is-edited, .table-actions, .ant-table-selection-column';

/** Returns the link to the page of the row under the pointer; undefined where a click does not open it. */
function linkUnder({ target, currentTarget }: MouseEvent): HTMLElement | undefined {
  // Menus and dialogs of a row are elsewhere in the document.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(notTheRow)) return undefined;
  return target.closest(rowSelector)?.querySelector<HTMLElement>('a[data-row-link]') ?? undefined;
}

/**
 * Follows the link of a row that was clicked anywhere; with Ctrl, Meta or the middle button in another tab, as links do.
 * Not if the pointer selected text.
 */
function clickRow(event: MouseEvent): void {
  const anchor = linkUnder(event);
  const { button, altKey, shiftKey } = event;
  if (!anchor || event.defaultPrevented || altKey || shiftKey || button > 1) return;
  if (button === 0 && window.getSelection()?.isCollapsed === false) return;
  const isApple = navigator.platform.startsWith('Mac');
  const { ctrlKey = false, metaKey = false } = button === 1 ? { ctrlKey: !isApple, metaKey: isApple } : event;
  anchor.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
}

/** Handlers of a list whose rows open by the middle button too, without the browser's scrolling by that button. */
export const middleButton = {
  onMouseDown: (event: MouseEvent) => {
    if (event.button === 1 && linkUnder(event)) event.preventDefault();
  },
  onAuxClick: clickRow,
};

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
export const rowAction = (action: 'select' | 'status' | 'price' | 'priority' | 'read') => ({
  'data-row-action': action,
});

/** Marks a list's control that a shortcut activates. */
export const listAction = (action: 'filters') => ({ 'data-list-action': action });
