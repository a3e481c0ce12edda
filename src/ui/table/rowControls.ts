/** A row of a table. */
export const rowSelector = 'tr[data-row-key]';
const controlSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

/** What can be pressed or written into in a row, in its order. */
export const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controlSelector)];

export type Side = 'below' | 'above' | 'right' | 'left';

/** The control beside one of a row: of the same place in the next row, or the next in its own; undefined where there is none. */
export function controlBeside(control: Element | null, side: Side): HTMLElement | undefined {
  const row = control?.closest(rowSelector);
  if (!row) return undefined;
  const controls = controlsOf(row);
  const at = controls.indexOf(control as HTMLElement);
  if (side === 'right' || side === 'left') return controls[at + (side === 'right' ? 1 : -1)];
  const rows = [...(row.parentElement?.querySelectorAll(rowSelector) ?? [])];
  const next = rows[rows.indexOf(row) + (side === 'below' ? 1 : -1)];
  return next && controlsOf(next)[at];
}

/** Moves the focus to the control beside one, where there is one. */
export const focusBeside = (control: Element | null, side: Side): void => controlBeside(control, side)?.focus();
