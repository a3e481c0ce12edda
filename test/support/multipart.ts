/**
 * Returns the text of a multipart body in nock's format: of a body that is not all text, nock returns the bytes in
 * hexadecimal.
 */
export const multipartText = (body: unknown): string => {
  const text = String(body);
  return /^([0-9a-f]{2})+$/.test(text) ? Buffer.from(text, 'hex').toString() : text;
};
