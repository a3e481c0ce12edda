/** Starts the server of the working folder on an empty database, and requests the parts that the recipes have added. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/server/app';
import { createAccount } from '../../src/server/accounts/accounts.service';
import { openSession } from '../../src/server/accounts/session.service';
import { readConfig } from '../../src/server/config';
import { connect } from '../../src/server/database/connection';
import { migrateAndGrant } from '../../src/server/database/roles';

const dataDir = mkdtempSync(join(tmpdir(), 'posventa-recipes-data-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
const connection = await connect(config);
try {
  await migrateAndGrant(config, connection.background.pool);
  const app = await buildApp(config, connection);
  const { id } = await createAccount(
    connection.db,
    'auditor' as never,
    { username: 'auditoria@correo.ar', name: 'Ana', last_name: 'Paz' },
    null,
  );
  const admin = await createAccount(
    connection.db,
    'admin',
    { username: 'admin@correo.ar', name: 'Eva', last_name: 'Gil' },
    null,
  );
  const as = async (account: number) => ({
    authorization: `Bearer ${await openSession(connection.db, account, { address: '', userAgent: '' })}`,
  });
  const statusOf = async (url: string, account: number) =>
    (await app.inject({ url: `/api${url}`, headers: await as(account) })).statusCode;
  const found = {
    'the role reads claims': await statusOf('/logic/unit_claim?page=1', id),
    'the role does not manage clients': await statusOf('/model/client?page=1', id),
    'the state is a filter': await statusOf('/logic/unit_claim?page=1&status=scheduled&sort=status', admin.id),
    'the list answers': await statusOf('/logic/provider?page=1&sort=-name', admin.id),
    'the units have the field': await statusOf('/logic/unit', admin.id),
  };
  const labels = await connection.pool.query("select label from claim_status where code = 'scheduled'");
  await app.close();
  const expected = [200, 403, 200, 200, 200];
  if (JSON.stringify(Object.values(found)) !== JSON.stringify(expected) || labels.rows[0]?.label !== 'Programado')
    throw new Error(JSON.stringify({ found, expected, labels: labels.rows }));
} finally {
  await connection.close();
  rmSync(dataDir, { recursive: true, force: true });
}
