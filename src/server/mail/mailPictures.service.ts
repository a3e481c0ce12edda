import type { Context } from '../context';
import { readSmallCopy } from '../files/files.service';

/** A picture attached to a mail, and the content id by which its HTML shows it. */
export interface MailPicture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
  contentDisposition: 'inline';
  /** In pixels. */
  width: number;
  height: number;
}

const kinds = {
  /** PNG keeps transparency. */
  logo: { filename: 'logo.png', contentType: 'image/png' },
  photo: { filename: 'foto.jpg', contentType: 'image/jpeg' },
} as const;

/**
 * Returns a stored picture for a mail; undefined if there is none or it cannot be read at the moment, because the mail
 * matters more than its picture. The picture is attached, because the signed addresses of photos expire after 20
 * minutes and mails are read days later. It is made from the portal's own small copy, never from the uploaded file, and
 * as PNG or JPEG, because some mail programs show no WebP.
 */
export async function mailPicture(
  context: Context,
  kind: keyof typeof kinds,
  fileId: number | null,
): Promise<MailPicture | undefined> {
  try {
    const copy = fileId === null ? undefined : await readSmallCopy(context, fileId);
    if (!copy) return undefined;
    // Loaded with the first mail that has a picture, because most processes send none.
    const { default: sharp } = await import('sharp');
    const picture = sharp(copy);
    const { data, info } = await (
      kind === 'logo' ? picture.png() : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 })
    ).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { ...kinds[kind], cid: `${kind}@posventa`, content: data, contentDisposition: 'inline', width, height };
  } catch (error) {
    context.log.warn({ err: error, file: fileId }, 'A mail is sent without an image that could not be read.');
    return undefined;
  }
}
