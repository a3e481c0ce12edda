/**
 * `node --import tsx test/bench/bareServer.ts http|fastify|filtered`: the least that can answer the first page of claims from PostgreSQL
 * (DATABASE_URL), without session, permissions, scope, validation, log or signed addresses. Prints its port. The total is at most a second old.
 */
import Fastify from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

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
/** The statements of the portal's filter by one word, as one: not prepared, because the plan is the word's. */
const filtered = (word: string) => ({
  text: `select json_agg(b)::text as page from (select b.* from (select c.id from claim c where c.type = 'UNIT' and c.staff_search_text like '%' || plain_text($1) || '%'
    order by c.created_at desc, c.id desc limit 10) c join bare_claim b on b.id = c.id) b`,
  values: [word],
});

let counted: { total: Promise<number>; until: number } | undefined;
function total(word?: string): Promise<number> {
  if (!counted || counted.until < Date.now()) {
    const where = word
      ? `claim where type = 'UNIT' and staff_search_text like '%' || plain_text('${word}') || '%'`
      : 'bare_claim';
    const answer = pool.query<{ n: number }>(`select count(*)::int as n from ${where}`).then(({ rows }) => rows[0]!.n);
    counted = { total: answer, until: Date.now() + 1000 };
  }
  return counted.total;
}

async function startHttp(word?: string): Promise<number> {
  const server = createServer((_request, response) => {
    void Promise.all([pool.query<{ page: string }>(word ? filtered(word) : json), total(word)]).then(
      ([{ rows }, count]) => {
        const body = rows[0]!.page;
        response
          .writeHead(200, {
            'content-type': 'application/json',
            'x-total-count': count,
            'content-length': Buffer.byteLength(body),
          })
          .end(body);
      },
    );
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
