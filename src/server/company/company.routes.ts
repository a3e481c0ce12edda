import type { FastifyInstance } from 'fastify';
import { companyOperations } from '../../contract/company';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { getCompany, getDecisionReasons, openLogo, updateCompany } from './company.service';

export async function companyRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, companyOperations.getCompany, () => getCompany(context));
  route(app, companyOperations.updateCompany, ({ body, files, once }) => updateCompany(context, body, files, once));
  route(app, companyOperations.getDecisionReasons, () => getDecisionReasons(context));

  // Public, because the login page shows the logo. A different logo has a different address.
  app.get<{ Params: { id: string } }>(
    '/company/logo/:id',
    { config: { permission: 'public' } },
    async (request, reply) => {
      await context.reads.countFile(request.ip);
      const { content, contentType } = await openLogo(context, Number(request.params.id));
      return reply
        .header('content-type', contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(content);
    },
  );
}
