/** What the calls of terms answer in words. */
export const termsText = {
  unknownPlace: 'El rubro o el proyecto de un plazo ya no existe.',
} as const;
