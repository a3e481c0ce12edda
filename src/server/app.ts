import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { accessRoutes } from './access/access.routes';
import { usableSessions } from './accounts/session.service';
import { Attempts } from './auth/attempts';
import { authRoutes } from './auth/auth.routes';
import { claimBulkRoutes } from './claims/claimBulk.routes';
import { ClaimCountCache } from './claims/claimCountCache';
import {
  claimRoutes,
  claimNewsRoutes,
  claimNoteRoutes,
  claimViewerRoutes,
  claimAnswerRoutes,
} from './claims/claims.routes';
import { clientRoutes } from './clients/clients.routes';
import { companyRoutes } from './company/company.routes';
import type { Config } from './config';
import type { Context } from './context';
import type { Connection } from './database/connection';
import { Listener } from './database/listener';
import { Replica } from './database/replica';
import { emailSettingsRoutes } from './emailSettings/emailSettings.routes';
import { Events } from './events/events.service';
import { eventRoutes } from './events/events.routes';
import { fileRoutes } from './files/files.routes';
import { eventSecretOf, fileSecretOf } from './files/files.service';
import { openStorage } from './files/storage';
import { importRoutes } from './imports/imports.routes';
import { issuedRoutes } from './issued/issued.routes';
import { leaseRoutes } from './leases/leases.routes';
import { lookupRoutes } from './lookups/lookups.routes';
import { managerRoutes } from './managers/managers.routes';
import { panelRoutes } from './panel/panel.routes';
import { planRoutes } from './plans/plans.routes';
import { authorizePlugin } from './plugins/authorize';
import { docsRoutes } from './plugins/docs';
import { errorsPlugin, unknownRoute } from './plugins/errors';
import {
  endSlowBodies,
  httpOptions,
  addNoStore,
  addRequestIds,
  refuseInvalidHeaders,
  refuseWhileClosing,
} from './plugins/http';
import { acceptJson, maxBodyBytes } from './plugins/jsonBody';
import { endSlowReaders } from './plugins/longResponses';
import { observeRoutes } from './plugins/observe';
import { requireHandlers } from './plugins/operations';
import { refuseOverload } from './plugins/overload';
import { serializerCompiler, validatorCompiler } from './plugins/schemas';
import { addSecurityHeaders } from './plugins/security';
import { webRoutes } from './plugins/web';
import { preferenceRoutes } from './preferences/preferences.routes';
import { costRoutes } from './costs/costs.routes';
import { complaintRoutes } from './complaints/complaints.routes';
import { contractorRoutes } from './contractors/contractors.routes';
import { projectRoutes } from './projects/projects.routes';
import { replyRoutes } from './replies/replies.routes';
import { searchRoutes } from './search/search.routes';
import { setupRoutes } from './setup/setup.routes';
import { startReader } from './reading/reader';
import { newLimiter } from './support/rateLimit';
import { Reads } from './support/reads';
import { termRoutes } from './terms/terms.routes';
import { unitRoutes, deliveryRoutes } from './units/units.routes';
import { viewRoutes } from './views/views.routes';
import { ownWorkRoutes } from './works/ownWork.routes';
import { linkVisitRoutes } from './visits/linkVisits.routes';
import { visitRoutes } from './visits/visits.routes';
import { workRoutes } from './works/works.routes';
import { warrantyRoutes, ownWarrantyRoutes } from './warranty/warranty.routes';

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
}

const resources = [
  observeRoutes,
  authRoutes,
  accessRoutes,
  claimRoutes,
  claimNoteRoutes,
  claimNewsRoutes,
  termRoutes,
  claimViewerRoutes,
  claimBulkRoutes,
  claimAnswerRoutes,
  lookupRoutes,
  clientRoutes,
  unitRoutes,
  deliveryRoutes,
  leaseRoutes,
  projectRoutes,
  complaintRoutes,
  issuedRoutes,
  costRoutes,
  contractorRoutes,
  workRoutes,
  ownWorkRoutes,
  visitRoutes,
  linkVisitRoutes,
  managerRoutes,
  panelRoutes,
  planRoutes,
  warrantyRoutes,
  ownWarrantyRoutes,
  companyRoutes,
  setupRoutes,
  emailSettingsRoutes,
  importRoutes,
  viewRoutes,
  replyRoutes,
  preferenceRoutes,
  searchRoutes,
  eventRoutes,
  fileRoutes,
];

/** Trusts either a number of hops, counted from this server, or the networks of the proxies. */
const isTrusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** Gzip level. Higher levels hardly reduce the size of responses. */
const compressionLevel = 4;
/**
 * Records that one user may create per minute, of all kinds together. A person types far fewer; a script creates far
 * more.
 */
const creationsPerMinute = 100;

/** Builds the server on a migrated database. It does not listen on any port yet. */
export async function buildApp(
  config: Config,
  { db, pool, background, copy }: Omit<Connection, 'close'>,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.user'] },
    trustProxy: isTrusted(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    ...httpOptions,
  });
  const fileSecret = await fileSecretOf(db);
  const listener = new Listener(background.pool);
  const context: Context = {
    config,
    db,
    pool,
    replica: copy && new Replica(pool, copy, app.log),
    log: app.log,
    storage: await openStorage(config),
    reader: startReader(),
    fileSecret,
    claimCounts: new ClaimCountCache(listener),
    events: new Events({
      db,
      pool,
      listener,
      secret: await eventSecretOf(db),
      usableSessions: (hashes) => usableSessions({ pool, config }, hashes),
      log: app.log,
    }),
    attempts: new Attempts(pool),
    reads: new Reads(config.readsPerMinute),
    creations: newLimiter(pool, 'create', creationsPerMinute, 60),
    isEnding: false,
    publicUrl: () => config.publicUrl ?? `http://${config.host}:${portOf(app) ?? config.port}`,
  };
  listener.open();
  app.decorate('context', context);
  app.addHook('onClose', async () => {
    context.reader.close();
    context.replica?.close();
    context.events.close();
    await listener.close();
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onResponse', logCall);
  addRequestIds(app);
  refuseInvalidHeaders(app);
  refuseWhileClosing(app);
  endSlowBodies(app, config.bodySeconds);
  endSlowReaders(app, config.bodySeconds);
  // A form of another site can send `text/plain` without a preflight request. The portal never sends it.
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  await app.register(errorsPlugin);
  addSecurityHeaders(app, config);
  await app.register(compress, {
    encodings: ['gzip', 'deflate'],
    threshold: 1024,
    zlibOptions: { level: compressionLevel },
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register((api) => addApi(api, context), { prefix: '/api' });
  await app.register(webRoutes, { context });
  return app;
}

async function addApi(api: FastifyInstance, context: Context): Promise<void> {
  api.setNotFoundHandler(unknownRoute);
  api.decorateRequest('uploads', undefined);
  api.decorateRequest('isUploadWaiting', undefined);
  addNoStore(api);
  await refuseOverload(api, context);
  await api.register(docsRoutes);
  await api.register(async (calls) => {
    calls.decorate('handledOperations', new Set<string>());
    await calls.register(authorizePlugin, { context });
    for (const resource of resources) await resource(calls, { context });
    requireHandlers(calls);
  });
}

/** Writes one log line per API call. It omits the query, because addresses of files carry their signature there. */
async function logCall({ method, url, ip, log, caller, link }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [path] = url.split('?');
  if (path!.startsWith('/api/'))
    log.info({
      method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: caller?.user.id,
      link: link?.user.id,
      address: ip,
    });
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
