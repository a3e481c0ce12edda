/** An image with visible content, as a data URL. */
export const photoUrl = (color = '#a8441f'): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="${color}"/><path d="M40 200 160 60l120 140" fill="none" stroke="#fff" stroke-width="18"/></svg>`)}`;

const tinyPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** A photo file, as chosen on a device. */
export const buildPhoto = (name = 'canilla.png'): File => new File([bytesOf(tinyPng)], name, { type: 'image/png' });
/** A file that is not a photo, whatever its name. */
export const buildWrongFile = (name = 'informe.png'): File =>
  new File(['No soy una imagen.'], name, { type: 'image/png' });
