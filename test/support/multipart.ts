/** The text of a multipart body as nock hears it: of one that is not all text, it tells the bytes in hexadecimal digits. */
export const multipartText = (body: unknown): string => {
  const heard = String(body);
  return /^([0-9a-f]{2})+$/.test(heard) ? Buffer.from(heard, 'hex').toString() : heard;
};
