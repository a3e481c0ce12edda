export const uploadText = {
  photos: 'Fotos',
  add: 'Agregar fotos',
  hint: 'Hasta 5 fotos de 3 MB: PNG, JPEG, WebP, HEIC o AVIF.',
  preparing: (count: number) => (count === 1 ? 'Preparando la foto…' : `Preparando ${count} fotos…`),
  sending: 'Enviando fotos…',
  sent: (part: number) => `${Math.round(part * 100)} %.`,
  keepOpen: 'No cierres esta página.',
  unstored: 'No hay lugar para guardarla: si cerrás esta página antes de enviarla, se pierde.',
  noPreview: 'Sin vista previa',
  remove: (name: string) => `Quitar ${name}`,
} as const;
