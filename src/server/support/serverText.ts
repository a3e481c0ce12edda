/** Messages that all parts of the server use. */
export const serverText = {
  malformed: 'La solicitud no es válida.',
  tooComplex: 'La solicitud tiene demasiados datos, o demasiado anidados.',
  malformedJson: 'El cuerpo de la solicitud no es un JSON válido.',
  unauthorized: 'Tu sesión terminó. Iniciá sesión de nuevo.',
  forbidden: 'No tenés permiso para hacer esto.',
  confirmPassword: 'Confirmá tu contraseña para ver tus sesiones.',
  factorDemanded:
    'La empresa pide la verificación en dos pasos. Activala para seguir: hasta entonces no podés usar el portal.',
  notFound: 'No encontramos lo que buscás.',
  unknownRoute: 'Esta dirección de la API no existe.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooSlow: 'La solicitud tardó demasiado en llegar. Revisá tu conexión e intentá de nuevo.',
  cutShort: 'La solicitud llegó incompleta. Intentá de nuevo.',
  diskFull: 'El servidor no tiene espacio para guardar esto. Avisá a la administración del portal.',
  unstorable: 'El texto tiene caracteres que no se pueden guardar.',
  wrongType: 'El tipo de contenido no está soportado.',
  tooManyAttempts: (minutes: number) =>
    `Demasiados intentos. Esperá ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y volvé a intentar.`,
  tooManyLong: 'Ya estás descargando varios listados. Esperá a que terminen y volvé a intentar.',
  tooManyReads: (seconds: number) =>
    `Pediste demasiados datos en un minuto. Esperá ${seconds === 1 ? 'un segundo' : `${seconds} segundos`} y volvé a intentar.`,
  tooManyWords: (max: number) => `Son demasiadas palabras para buscar. Escribí ${max} como máximo.`,
  tooManySearches: 'Pediste demasiadas búsquedas a la vez. Esperá a que terminen y volvé a intentar.',
  tooManyUploads: 'Estás enviando demasiados archivos a la vez. Esperá a que terminen y volvé a intentar.',
  tooManyStreams: 'Tenés el portal abierto en demasiadas ventanas para actualizarlo en vivo en todas.',
  unavailable: 'El servicio no está disponible en este momento. Intentá de nuevo en unos segundos.',
  internal: 'Ocurrió un error inesperado. Intentá de nuevo en unos minutos.',
  staleRecord: 'Otra persona modificó estos datos mientras los editabas. Revisá los cambios y volvé a intentar.',
  otherCommand:
    'Este envío ya llegó antes con otros datos. Fijate si ya está en la lista; si no está, envialo otra vez.',
  duplicate: 'Ya existe un registro con esos datos.',
  concurrent: 'Otra persona estaba cambiando lo mismo. Intentá de nuevo.',
} as const;

/** The message to the user for each schema keyword. */
export const validationText: Record<string, string> = {
  required: 'Falta este dato.',
  additionalProperties: 'Este campo no existe.',
  boolean: 'Este campo no existe.',
  type: 'El tipo de dato no es el esperado.',
  format: 'El formato no es el esperado.',
  pattern: 'El formato no es el esperado.',
  const: 'El valor no es uno de los posibles.',
  enum: 'El valor no es uno de los posibles.',
  anyOf: 'El valor no es uno de los posibles.',
  maxLength: 'El texto es demasiado largo.',
  minLength: 'El texto es demasiado corto.',
  minimum: 'El número es demasiado chico.',
  maximum: 'El número es demasiado grande.',
  maxItems: 'Son demasiados elementos.',
};
