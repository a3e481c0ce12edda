/** Texts of a visit whose proposed windows are all taken or past, by reader. */
export const windowsGoneText = {
  side: 'Ya no queda ninguno de estos horarios. Proponé otros.',
  staff: 'Ya no queda ninguno de los horarios propuestos. Proponé otros.',
} as const;
