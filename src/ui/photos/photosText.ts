export const photosText = {
  actions: {
    flipX: 'Espejar a lo ancho',
    flipY: 'Espejar a lo alto',
    rotateLeft: 'Girar a la izquierda',
    rotateRight: 'Girar a la derecha',
    zoomOut: 'Reducir',
    zoomIn: 'Ampliar',
  },
  original: 'Abrir la foto original',
} as const;
