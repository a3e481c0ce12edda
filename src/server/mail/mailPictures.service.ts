import type { Context } from '../context';
import { smallCopyOf } from '../files/files.service';

/** A picture that a mail carries with it, and the address by which its HTML shows it. */
export interface MailPicture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
  contentDisposition: 'inline';
  /** Pixels. */
  width: number;
  height: number;
}

const kinds = {
  /** PNG keeps what is transparent. */
  logo: { filename: 'logo.png', contentType: 'image/png' },
  photo: { filename: 'foto.jpg', contentType: 'image/jpeg' },
} as const;

/**
 * A stored picture for a mail; undefined where there is none, or it can't be read just now: the mail matters more than its picture. It goes
 * with the mail, because the signed addresses of photos end after 20 minutes and mails are read days later. It is made of our own small
 * copy, never of the uploaded file, and as PNG or JPEG, because some mail programs show no WebP.
 */
export async function mailPicture(
  context: Context,
  kind: keyof typeof kinds,
  fileId: number | null,
): Promise<MailPicture | undefined> {
  try {
    const copy = fileId === null ? undefined : await smallCopyOf(context, fileId);
    if (!copy) return undefined;
    // Loaded with the first mail that has a picture: most processes send none.
    const { default: sharp } = await import('sharp');
    const picture = sharp(copy);
    const { data, info } = await (
      kind === 'logo' ? picture.png() : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 })
    ).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { ...kinds[kind], cid: `${kind}@posventa`, content: data, contentDisposition: 'inline', width, height };
  } catch (error) {
    context.log.warn({ err: error, file: fileId }, 'A mail goes without a picture that could not be read.');
    return undefined;
  }
}
