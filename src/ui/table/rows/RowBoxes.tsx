import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { tableText } from '../tableText';
import { selectPage, type RowSelection } from '../tableTypes';
import { rowAction } from './RowControls';

interface RowBoxProps {
  label: string;
  isChosen: boolean;
  /** Ant Design's checkbox, whose handler supports clicks with Shift. */
  box: ReactNode;
}
/** A native checkbox: one element per row instead of three. */
export function RowBox({ label, isChosen, box }: RowBoxProps) {
  const { onChange } = (box as ReactElement<ComponentProps<'input'>>).props;
  return (
    <input
      {...rowAction('select')}
      type="checkbox"
      className="row-box"
      aria-label={label}
      checked={isChosen}
      onChange={onChange}
    />
  );
}

/** The checkbox for all rows of a page: checked if all are selected, mixed if some are. */
export function PageBox<Row>({ selection, page }: { selection: RowSelection<Row>; page: number[] }) {
  const selectedCount = page.filter((id) => selection.selectedIds.includes(id)).length;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = selectedCount > 0 && selectedCount < page.length;
      }}
      type="checkbox"
      className="row-box"
      aria-label={tableText.markPage(page.length)}
      title={tableText.markPage(page.length)}
      checked={page.length > 0 && selectedCount === page.length}
      onChange={({ target }) => selectPage(selection, page, target.checked)}
    />
  );
}
