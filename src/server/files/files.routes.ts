import type { FastifyInstance } from 'fastify';
import { photoOperations } from '../../contract/photos';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { forbidden, notFound } from '../support/errors';
import { filesText } from './filesText';
import { getPhotoOriginal } from './originals.service';
import { openForBrowser } from './photoCopies.service';
import { isSigned } from './signedUrl';

interface FileRequest {
  Params: { id: string };
  Querystring: Record<string, string | string[]>;
}

/** An uploaded file is shown but never executed. The browsers' PDF viewers do not work in a sandbox. */
const framedPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/**
 * Serves stored files by their signed addresses. The signature is the permission, because a browser's `<img>` sends no
 * token.
 */
export async function fileRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, photoOperations.getPhotoOriginal, ({ params }) => getPhotoOriginal(context, params.id));

  app.get<FileRequest>('/files/:id', { config: { permission: 'public' } }, async (request, reply) => {
    await context.reads.countFile(request.ip);
    const id = Number(request.params.id);
    const { signature = '', ...query } = Object.fromEntries(
      Object.entries(request.query).map(([field, value]) => [field, String(value)]),
    );
    if (!isSigned(context.fileSecret, id, query, signature)) throw forbidden(filesText.linkExpired);
    const { expires, name, size } = query;
    const file = await openForBrowser(context, id, size);
    if (!file) throw notFound(filesText.photoNotShown);
    return (
      reply
        .header('content-type', file.contentType)
        .header(
          'content-disposition',
          `${file.isDownload ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name ?? file.name).replaceAll("'", '%27')}`,
        )
        // The address expires with the permission, so browsers may cache the file for as long as the address is valid.
        .header(
          'cache-control',
          `private, max-age=${Math.max(0, Math.floor(Number(expires) - Date.now() / 1000))}, immutable`,
        )
        .header('x-content-type-options', 'nosniff')
        .header(
          'content-security-policy',
          file.contentType === 'application/pdf' ? framedPolicy : `${framedPolicy}; sandbox`,
        )
        .send(file.content)
    );
  });
}
