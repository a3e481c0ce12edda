import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type pg from 'pg';
import type { Change } from '../../src/contract/events';

/** A signed-in user, by account. */
export interface Holder {
  account: number;
  token: string;
}

/**
 * Creates this many clients, each with a unit, and admins, and opens a session for each directly, because checking a
 * password is slow on purpose.
 */
export async function signInMany(db: pg.Client, clients: number, admins: number): Promise<Holder[]> {
  await db.query(`set statement_timeout = 0`);
  await db.query(
    `with made as (
       insert into account (type, username, name, last_name)
         select case when n <= $1::int then 'client' else 'admin' end, 'persona-' || n || '@medida.ar', 'Persona', n::text from generate_series(1, $1::int + $2::int) n
         returning id, type
     ), placed as (
       insert into unit (project_id, unit_type_id, name)
         select (select min(id) from project), (select min(id) from unit_type), 'Medida ' || id from made where type = 'client' returning id, name
     )
     insert into contract (client_id, unit_id, start_date)
       select made.id, placed.id, '2020-01-01' from made join placed on placed.name = 'Medida ' || made.id`,
    [clients, admins],
  );
  const { rows } = await db.query<{ id: number }>(
    `select id from account where username like 'persona-%@medida.ar' and active order by id`,
  );
  const holders = rows.map(({ id }) => ({ account: id, token: randomBytes(32).toString('base64url') }));
  await db.query(
    `insert into session (token_hash, account_id, expires_at) select hash, account, now() + interval '1 day'
       from unnest($1::text[], $2::int[]) t (hash, account)`,
    [
      holders.map(({ token }) => createHash('sha256').update(token).digest('hex')),
      holders.map(({ account }) => account),
    ],
  );
  return holders;
}

/** Opens a user's stream; resolves with its first event. `onChanges` receives the later ones. */
function openStream(url: string, { token }: Holder, onChanges: (changes: Change[]) => void): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let rest = '';
    let isOpen = false;
    socket.on('connect', () =>
      socket.write(`GET /api/events HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`),
    );
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`A stream was ended: ${rest.slice(0, 300)}`)));
    socket.on('data', (part) => {
      const lines = (rest + part.toString()).split('\n');
      rest = lines.pop()!;
      for (const line of lines.filter((each) => each.startsWith('data: '))) {
        if (isOpen) onChanges(JSON.parse(line.slice(6)) as Change[]);
        isOpen = true;
        resolve(socket);
      }
    });
  });
}

/** Opens many streams, a few at a time; returns a function that closes them. `onChanges` receives each user and event. */
export async function openStreams(
  url: string,
  holders: Holder[],
  onChanges: (holder: Holder, changes: Change[]) => void,
): Promise<() => void> {
  const waiting = [...holders];
  const sockets: Socket[] = [];
  const work = async () => {
    for (let holder = waiting.pop(); holder; holder = waiting.pop()) {
      const one = holder;
      sockets.push(await openStream(url, one, (changes) => onChanges(one, changes)));
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
