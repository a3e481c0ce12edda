/**
 * `node --import tsx test/bench/bareServer.ts http|fastify|filtered [word]`: a minimal server that returns a page of
 * claims from PostgreSQL (DATABASE_URL), without session, permissions, scope, validation, log or signed addresses.
 * Prints its port. The total is at most a second old.
 */
import Fastify from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { pageOfIds, readUnitClaims } from '../../src/server/claims/claimRows.repository';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const columns = 'id, date, name, unit, place, category, item, description, messages, priority, price, status';
const page = {
  name: 'page',
  text: `select ${columns} from bare_claim order by date desc, id desc limit $1 offset $2`,
  values: [10, 0],
};
const json = {
  name: 'json',
  text: `select json_agg(c)::text as page from (select ${columns} from bare_claim order by date desc, id desc limit $1 offset $2) c`,
  values: [10, 0],
};
const isFound = "c.type = 'UNIT' and c.staff_search_text like '%' || plain_text($1) || '%'";
/** The portal's own statements for a page filtered by one word: the same plans, without the rest of the portal. */
async function filtered(word: string): Promise<string> {
  const ids = `select c.id from claim c where ${isFound} order by c.created_at desc, c.id desc limit 10`;
  const { rows } = await pool.query<{ id: number }>(ids, [word]);
  return JSON.stringify(await readUnitClaims(pool, pageOfIds(rows.map(({ id }) => id))));
}

let counted: { total: Promise<number>; until: number } | undefined;
function total(word?: string): Promise<number> {
  if (!counted || counted.until < Date.now()) {
    const answer = word
      ? pool.query<{ n: number }>(`select count(*)::int as n from claim c where ${isFound}`, [word])
      : pool.query<{ n: number }>('select count(*)::int as n from bare_claim');
    counted = { total: answer.then(({ rows }) => rows[0]!.n), until: Date.now() + 1000 };
  }
  return counted.total;
}

async function startHttp(word?: string): Promise<number> {
  const firstPage = async () => (await pool.query<{ page: string }>(json)).rows[0]!.page;
  const server = createServer((_request, response) => {
    void Promise.all([word ? filtered(word) : firstPage(), total(word)]).then(([body, count]) => {
      const headers = { 'content-type': 'application/json', 'x-total-count': count };
      response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function startFastify(): Promise<number> {
  const app = Fastify();
  const text = { type: 'string' };
  const number = { type: 'number' };
  const properties = {
    ...{
      id: number,
      date: { type: 'string', format: 'date-time' },
      name: text,
      unit: text,
      place: text,
      category: text,
    },
    ...{ item: text, description: text, messages: number, priority: text, price: text, status: text },
  };
  const schema = { response: { 200: { type: 'array', items: { type: 'object', properties } } } };
  app.get('/', { schema }, async (_request, reply) => {
    const [{ rows }, count] = await Promise.all([pool.query(page), total()]);
    reply.header('x-total-count', count);
    return rows;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const kind = process.argv[2];
console.log(
  kind === 'fastify' ? await startFastify() : await startHttp(kind === 'filtered' ? process.argv[3] : undefined),
);
