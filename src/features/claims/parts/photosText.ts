export const photosText = {
  photos: 'Fotos',
  noPhotos: 'Sin fotos.',
  photo: (index: number) => `Foto ${index} del reclamo`,
} as const;
