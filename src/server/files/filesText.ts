import { limits } from '../../contract/limits';
import { rulesText } from '../../contract/rulesText';

const quoted = (names: string[]) => names.map((name) => `«${name}»`).join(', ');

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
  photos: {
    tooLarge: (names: string[]) =>
      names.length === 1
        ? `La foto «${names[0]}» es demasiado grande para procesarla. Achicala o elegí otra.`
        : `Las fotos ${quoted(names)} son demasiado grandes para procesarlas. Achicalas o elegí otras.`,
    unreadable: (names: string[]) =>
      names.length === 1
        ? `No pudimos leer la foto «${names[0]}»: está dañada o incompleta. Quitala o elegila de nuevo.`
        : `No pudimos leer las fotos ${quoted(names)}: están dañadas o incompletas. Quitalas o elegilas de nuevo.`,
  },
  unknownPhoto: 'No encontramos esa foto.',
  photoNotShown: 'Esta foto no se puede mostrar: está dañada.',
  photoLater: 'Todavía estamos preparando esta foto. Probá de nuevo en unos segundos.',
  notReadInTime: 'No pudimos leer la imagen a tiempo. Probá de nuevo.',
  unreadable: 'No pudimos leer la imagen. Elegí otra.',
  planType: 'El plano debe ser un PDF, PNG o JPEG.',
  rulesType: 'El reglamento debe ser un PDF, PNG o JPEG.',
} as const;
