import type { FastifyInstance } from 'fastify';
import { companyOperations } from '../../contract/company';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { getCompany, getDecisionReasons, openCompanyImage, updateCompany, updateLoginPicture } from './company.service';

export async function companyRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, companyOperations.getCompany, () => getCompany(context));
  route(app, companyOperations.updateCompany, ({ body, files, once }) => updateCompany(context, body, files, once));
  route(app, companyOperations.getDecisionReasons, () => getDecisionReasons(context));

  route(app, companyOperations.updateLoginPicture, ({ body, files, once }) =>
    updateLoginPicture(context, body, files, once),
  );

  // Public, because the login page shows them. A different image has a different address.
  for (const image of ['logo', 'login_picture'] as const)
    app.get<{ Params: { id: string } }>(
      `/company/${image}/:id`,
      { config: { permission: 'public' } },
      async (request, reply) => {
        await context.reads.countFile(request.ip);
        const { content, contentType } = await openCompanyImage(context, image, Number(request.params.id));
        return reply
          .header('content-type', contentType)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(content);
      },
    );
}
