import { readConfig } from '../../src/server/config';
import { variables } from '../../src/server/configVariables';

test('without variables the server uses its defaults, and blank variables count as unset', () => {
  expect(readConfig({ PORT: ' ', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    databaseUrl: undefined,
    databaseConnections: 20,
    statementSeconds: 8,
    trustProxy: 0,
    smtpUrl: undefined,
  });
});

test('all malformed variables are named at once, with their expected values, and no password is printed', () => {
  const read = () =>
    readConfig({
      PORT: '80a',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://ana:secreta@db/posventa',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: '10.0.0.0/8, nadie',
      HTTP_BODY_SECONDS: '0',
    });
  expect(read).toThrow(
    new Error(
      [
        'PORT debe ser un número entre 0 y 65535, no «80a».',
        'DATABASE_URL debe ser una dirección postgres://usuario:clave@servidor/base, no «mysql://ana:…@db/posventa».',
        'DEMO debe ser 0 o 1, no «yes».',
        'TRUST_PROXY debe ser un número de proxies o sus redes separadas por comas, no «10.0.0.0/8, nadie».',
        'HTTP_BODY_SECONDS debe ser un número de segundos entre 1 y 3600, no «0».',
        'LOG_LEVEL debe ser trace, debug, info, warn, error, fatal o silent, no «loud».',
      ].join('\n'),
    ),
  );
});

test("an address without the pooler requires the pooler's address, and is ignored if both are equal", () => {
  const [pooler, direct] = ['postgres://posventa@127.0.0.1:6432/posventa', 'postgres://posventa@127.0.0.1/posventa'];
  expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow('DATABASE_DIRECT_URL necesita DATABASE_URL.');
  expect(() => readConfig({ DATABASE_READ_URL: direct })).toThrow('DATABASE_READ_URL necesita DATABASE_URL.');
  expect(readConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: pooler,
    databaseDirectUrl: direct,
  });
  expect(readConfig({ DATABASE_URL: direct, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBeUndefined();
});

test('a bucket is a single path segment, and its secret is not printed', () => {
  const bucket = 'https://AKIA:clave%2F1@s3.example.org/archivos?region=sa-east-1';
  expect(readConfig({ FILES_URL: bucket }).filesUrl).toBe(bucket);
  for (const [wrong, printed] of [
    ['https://AKIA:clave/1@s3.example.org/archivos', 'https://AKIA:…@s3.example.org/archivos'],
    ['https://AKIA:clave@s3.example.org/', 'https://AKIA:…@s3.example.org/'],
    ['/mnt/archivos', '/mnt/archivos'],
  ])
    expect(() => readConfig({ FILES_URL: wrong })).toThrow(
      new Error(`FILES_URL debe ser una dirección https://CLAVE:SECRETO@servidor/bucket, no «${printed}».`),
    );
});

describe('connections to another machine', () => {
  const plain =
    'iría sin cifrar por la red: agregale ?sslmode=verify-full, o poné su servidor en PLAINTEXT_HOSTS si esa red es de confianza.';
  const base = 'postgres://posventa:secreta@db.ejemplo.ar/posventa';

  test.each(['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require'])(
    'need TLS for the database: %s',
    (query) => expect(() => readConfig({ DATABASE_URL: base + query })).toThrow(new Error(`DATABASE_URL ${plain}`)),
  );

  test('are reported for every database address, without its password', () => {
    const secure = `${base}?sslmode=verify-full`;
    const read = () =>
      readConfig({
        DATABASE_URL: secure,
        DATABASE_DIRECT_URL: base,
        DATABASE_READ_URL: base,
        MIGRATE_DATABASE_URL: base,
      });
    const names = ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'MIGRATE_DATABASE_URL'];
    expect(read).toThrow(new Error(names.map((name) => `${name} ${plain}`).join('\n')));
  });

  test.each(['?sslmode=verify-full', '?sslmode=require', '?sslrootcert=/etc/ca.pem&sslmode=verify-ca'])(
    'are accepted with TLS that verifies the certificate: %s',
    (query) => expect(readConfig({ DATABASE_URL: base + query }).databaseUrl).toBe(base + query),
  );

  test.each([
    'postgres://a@localhost/b',
    'postgres://a@127.0.0.2/b',
    'postgres://a@[::1]/b',
    'postgres://a@%2Fvar%2Frun%2Fpostgresql/b',
    'postgres:///b?host=/var/run/postgresql',
  ])('are not those to this machine: %s', (url) => expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url));

  test('are allowed for the listed trusted hosts only', () => {
    expect(readConfig({ DATABASE_URL: base, PLAINTEXT_HOSTS: 'correo, DB.ejemplo.ar' }).databaseUrl).toBe(base);
    expect(() => readConfig({ DATABASE_URL: base, PLAINTEXT_HOSTS: 'ejemplo.ar' })).toThrow('DATABASE_URL iría');
  });

  test('need TLS for mails and for buckets', () => {
    const demands = (SMTP_URL: string, PLAINTEXT_HOSTS = '') =>
      readConfig({ SMTP_URL, PLAINTEXT_HOSTS }).smtpDemandsTls;
    expect(demands('smtp://correo.ejemplo.ar:587')).toBe(true);
    expect(demands('smtps://correo.ejemplo.ar')).toBe(true);
    expect(demands('smtp://127.0.0.1:25')).toBe(false);
    expect(demands('smtp://correo.ejemplo.ar:25', 'correo.ejemplo.ar')).toBe(false);
    expect(() => readConfig({ SMTP_URL: 'smtp://correo.ejemplo.ar:25?ignoreTLS=true' })).toThrow('SMTP_URL iría');
    expect(() => readConfig({ FILES_URL: 'http://A:b@s3.ejemplo.ar/fotos' })).toThrow('FILES_URL iría');
    expect(readConfig({ FILES_URL: 'http://A:b@127.0.0.1:9000/fotos' }).filesUrl).toContain('fotos');
  });
});

test('every variable has the data for its row of docs/configuration.md', () => {
  for (const { default: shown, meaning, expects } of Object.values(variables))
    expect([shown, meaning, expects].every((text) => text.length > 0)).toBe(true);
});

test("only the demo has the demo's company; other portals have a name if one is configured", () => {
  const nameOf = (env: Record<string, string>) => readConfig(env).webSettings.company;
  expect(nameOf({})).toBe('Constructora Demo');
  expect(nameOf({ DEMO: '0' })).toBe('');
  expect(nameOf({ NODE_ENV: 'production' })).toBe('');
  expect(nameOf({ DEMO: '0', COMPANY_NAME: 'Obras' })).toBe('Obras');
});
