/** The action of a key in a list. */
export type GridAction =
  | 'down'
  | 'controls'
  | 'row'
  | 'up'
  | 'open'
  | 'peek'
  | 'close'
  | 'answer'
  | 'take'
  | 'select'
  | 'status'
  | 'price'
  | 'priority'
  | 'read'
  | 'search'
  | 'filters'
  | 'next'
  | 'previous'
  | 'help';

interface GridKey {
  action: GridAction;
  /** Values of `KeyboardEvent.key`. */
  keys: string[];
  /** The keys as shown in the help. */
  shown: string;
  label: string;
}

/**
 * The shortcuts of a list, for their actions and for the help. A key means the same on a record's page (`useKey`).
 * Those without `keys` are handled in `useRowKeys`, as arrows and Enter. */
export const gridKeys: GridKey[] = [
  { action: 'down', keys: ['j'], shown: 'j o ↓', label: 'Ir a la fila siguiente' },
  { action: 'up', keys: ['k'], shown: 'k o ↑', label: 'Ir a la fila anterior' },
  { action: 'controls', keys: [], shown: '→ o ←', label: 'Ir por los botones y enlaces de la fila' },
  { action: 'row', keys: [], shown: 'Esc', label: 'Volver de un botón a su fila' },
  { action: 'open', keys: ['o'], shown: 'Enter, o', label: 'Abrir' },
  { action: 'peek', keys: [' ', 'v'], shown: 'Espacio, v', label: 'Ver al lado de la lista, o dejar de verlo' },
  { action: 'close', keys: ['Escape'], shown: 'Esc', label: 'Cerrar lo que se ve al lado' },
  { action: 'answer', keys: ['r', 'c'], shown: 'r o c', label: 'Responder en lo que se ve al lado' },
  { action: 'take', keys: ['m'], shown: 'm', label: 'Asignármelo' },
  { action: 'select', keys: ['x'], shown: 'x', label: 'Seleccionar' },
  { action: 'status', keys: ['e'], shown: 'e', label: 'Cambiar el estado' },
  { action: 'price', keys: ['p'], shown: 'p', label: 'Poner el precio; sobre él, también escribir el número' },
  { action: 'priority', keys: ['i'], shown: 'i', label: 'Cambiar la prioridad' },
  { action: 'read', keys: ['u'], shown: 'u', label: 'Marcar como leído o no leído' },
  { action: 'search', keys: ['/'], shown: '/', label: 'Ir a la búsqueda' },
  { action: 'filters', keys: ['f'], shown: 'f', label: 'Abrir los filtros' },
  { action: 'next', keys: ['n', ']'], shown: 'n o ]', label: 'Página siguiente' },
  { action: 'previous', keys: ['N', '['], shown: 'N o [', label: 'Página anterior' },
  { action: 'help', keys: ['?'], shown: '?', label: 'Ver estas teclas' },
];

/**
 * Returns the action of a key event; undefined for other keys and with Ctrl, Alt or ⌘ (AltGr only types a character).
 */
export function actionOf(event: KeyboardEvent): GridAction | undefined {
  const isWritten = event.getModifierState('AltGraph');
  if (!isWritten && (event.ctrlKey || event.metaKey || event.altKey)) return undefined;
  return gridKeys.find(({ keys }) => keys.includes(event.key))?.action;
}

/** Texts of the shortcuts of a list. */
export const gridKeysText = {
  open: 'Teclas de la lista (?)',
  title: 'Teclas de la lista',
  hint: 'No hacen nada mientras escribís ni con una ventana abierta.',
  sendKeys: 'Ctrl Enter',
  send: 'Enviar lo que escribís (⌘ Enter en una Mac)',
  leaveKeys: 'Esc',
  leave: 'Salir del texto y volver a la fila',
  palette: 'Ir a cualquier página o registro',
  paletteKeys: 'Ctrl K',
  use: 'Usar estas teclas',
} as const;
