/** Marks the control of a row that a key presses: `data-row-action`. */
export const rowAction = (action: 'status' | 'priority') => ({ 'data-row-action': action });
