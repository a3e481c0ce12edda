import { limits } from '../../contract/limits';
import { rulesText } from '../../contract/rulesText';

export const filesText = {
  unexpectedFile: 'Este archivo no corresponde a la solicitud.',
  oneFile: 'Se puede enviar un solo archivo por vez.',
  missing: 'Debe adjuntar un archivo.',
  tooLarge: (bytes: number) =>
    bytes === limits.imageBytes
      ? rulesText.files
      : `El archivo no puede superar los ${Math.round(bytes / 1024 / 1024)} MB.`,
  linkExpired: 'El enlace al archivo venció. Volvé a abrir la página.',
  workImagesFull: (max: number) => `Un trabajo puede tener hasta ${max} fotos.`,
  imagesFull: (max: number) => `Un reclamo puede tener hasta ${max} imágenes.`,
  photoTooLarge: 'La foto es demasiado grande para procesarla. Achicala o elegí otra.',
  notReadInTime: 'No pudimos leer la imagen a tiempo. Probá de nuevo.',
  unreadable: 'No pudimos leer la imagen. Elegí otra.',
  planType: 'El plano debe ser un PDF, PNG o JPEG.',
} as const;
