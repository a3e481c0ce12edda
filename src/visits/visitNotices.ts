/** Texts of a visit whose proposed windows are all taken or past, by reader. */
export const windowsGoneText = {
  side: 'Ya no queda ninguno de estos horarios. Proponé otros.',
  staff: 'Ya no queda ninguno de los horarios propuestos. Proponé otros.',
} as const;

/** Texts of a visit to which nobody came, for the resident. */
export const unattendedText = {
  report: 'No vino nadie',
  hint: (message: string) => `Le enviamos este mensaje a la empresa, para acordar otra visita: «${message}»`,
  reported: 'Avisaste que no vino nadie. Te escribimos para acordar otra visita.',
} as const;
