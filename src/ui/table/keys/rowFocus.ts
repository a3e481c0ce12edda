/** Selector for the rows of a table: Ant Design adds each row's key as an attribute. */
export const rowSelector = 'tr[data-row-key]';

/** Returns the row with a key inside an element; undefined if there is none. */
export const rowOfKey = (element: Element | null, key: number): HTMLElement | undefined =>
  element?.querySelector<HTMLElement>(`tr[data-row-key="${key}"]`) ?? undefined;

/** Returns the element that takes the focus of a list's row or card with a key; undefined if there is none. */
export function targetOfKey(list: Element, key: number): HTMLElement | undefined {
  const card = list.querySelector<HTMLElement>(`li[data-row-key="${key}"]`);
  return rowOfKey(list, key) ?? card?.querySelector<HTMLElement>('a[data-row-link]') ?? card ?? undefined;
}

const controlSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Returns the controls of a row (links, buttons, inputs), in order. */
export const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controlSelector)];

export type Side = 'below' | 'above' | 'right' | 'left';

/**
 * Returns the control beside another: in the same column of the next row, or next in its own row; undefined if there is
 * none.
 */
export function neighbourControl(control: Element | null, side: Side): HTMLElement | undefined {
  const row = control?.closest(rowSelector);
  if (!row) return undefined;
  if (side === 'right' || side === 'left') {
    const controls = controlsOf(row);
    return controls[controls.indexOf(control as HTMLElement) + (side === 'right' ? 1 : -1)];
  }
  const cell = control?.closest('td');
  const rows = [...(row.parentElement?.querySelectorAll(rowSelector) ?? [])];
  const next = rows[rows.indexOf(row) + (side === 'below' ? 1 : -1)] as HTMLTableRowElement | undefined;
  const below = cell && next?.cells[cell.cellIndex];
  // A cell may have several controls: take the one at the same position, or the last.
  const controls = below ? controlsOf(below) : [];
  return cell ? (controls[controlsOf(cell).indexOf(control as HTMLElement)] ?? controls.at(-1)) : undefined;
}

/** Moves the focus to the control beside another, if there is one. */
export const focusNeighbour = (control: Element | null, side: Side): void => neighbourControl(control, side)?.focus();
