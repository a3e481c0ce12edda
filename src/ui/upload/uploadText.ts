export const uploadText = {
  photos: 'Fotos',
  add: 'Agregar fotos',
  hint: 'Hasta 5 fotos de 3 MB: PNG, JPEG, WebP o HEIC.',
  preparing: (count: number) => (count === 1 ? 'Preparando la foto…' : `Preparando ${count} fotos…`),
  noPreview: 'Sin vista previa',
  remove: (name: string) => `Quitar ${name}`,
} as const;
