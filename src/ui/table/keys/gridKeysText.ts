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
