/** Texts of the shortcuts of a list. */
export const gridKeysText = {
  open: 'Teclas de la lista (?)',
  title: 'Teclas de la lista',
  hint: 'No hacen nada mientras escribís ni con una ventana abierta.',
  palette: 'Ir a cualquier página o registro',
  paletteKeys: 'Ctrl K',
  use: 'Usar estas teclas',
} as const;
