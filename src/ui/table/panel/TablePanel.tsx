import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { SidePanel, type SidePanelProps } from '../../SidePanel';
import { useMediaQuery } from '../../useMediaQuery';
import { BesidePanel } from './BesidePanel';

interface TablePanelProps extends SidePanelProps {
  /** Lies over some columns where there is no room beside all of them, so that it pushes no column out of sight. */
  isOverRows?: boolean;
}

/** A panel of a list (filters, columns): beside the rows from 1280 px on, so that the list stays usable; over the page below that width. */
export function TablePanel({ isOverRows = false, ...props }: TablePanelProps) {
  const isNarrow = useMediaQuery('(max-width: 1279px)');
  /** The container beside the rows; null outside a list. */
  const [container, setContainer] = useState<Element | null>();
  const findContainer = useCallback((mark: Element | null) => {
    if (mark) setContainer(mark.closest('section')?.querySelector('[data-panel-place]') ?? null);
  }, []);
  if (isNarrow || container === null) return <SidePanel {...props} />;
  return (
    <>
      {/* Rendered among the list's tools; finds the container beside the rows (`DataTable`). */}
      <span hidden ref={findContainer} />
      {props.isOpen && container && createPortal(<BesidePanel {...props} isOverRows={isOverRows} />, container)}
    </>
  );
}
