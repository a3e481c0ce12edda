import '../../Panel.css';
import './BesidePanel.css';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useCloseOnBack } from '../../closeOnBack';
import { isTyping } from '../../useKey';
import { isOwnEvent } from '../../OverlayBoundary';
import type { SidePanelProps } from '../../SidePanel';
import { uiText } from '../../text';

/** Closes the open panel: the page has space for one. */
let closeOther: (() => void) | undefined;

/**
 * A panel beside the rows of a list. It takes the focus when it opens, and returns it when it closes. Escape and Back
 * close it.
 */
export function BesidePanel(props: Omit<SidePanelProps, 'isOpen'> & { isOverRows: boolean }) {
  const { title, width, footer, children, onClose, isOverRows } = props;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useCloseOnBack(true, onClose);

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    closeOther?.();
    const closeThis = () => close.current();
    closeOther = closeThis;
    return () => {
      if (closeOther === closeThis) closeOther = undefined;
    };
  }, []);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { current } = panel;
    current?.focus({ preventScroll: true });
    return () => {
      // If the focus has moved on to the list, it stays there.
      if (current?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // In a field Escape belongs to the field: it clears a search and closes a calendar.
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwnEvent(event) || isTyping(event.target)) return;
    event.preventDefault();
    onClose();
  };

  return (
    <aside
      ref={panel}
      className={isOverRows ? 'beside-panel panel is-over-rows' : 'beside-panel panel'}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={{ width }}
      onKeyDown={onKeyDown}
    >
      <header className="beside-head">
        <h2 id={titleId}>{title}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          title={uiText.close}
          aria-label={uiText.close}
          onClick={onClose}
        />
      </header>
      <div className="beside-body">{children}</div>
      {footer && <footer className="beside-foot">{footer}</footer>}
    </aside>
  );
}
