/** `npm run audit`, against a local registry of the test. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProgram } from './support/serverProcess';

/** npm would cache the registry's response about a package between runs. */
const cache = mkdtempSync(join(tmpdir(), 'posventa-audit-'));
let registry: Server;
let advisories: object | undefined;
beforeAll(async () => {
  registry = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const isAsked = request.url?.includes('advisories') && advisories;
    if (!isAsked) response.statusCode = 404;
    response.end(JSON.stringify(isAsked ? advisories : {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => registry.close(() => resolve()));
  rmSync(cache, { recursive: true });
});

const audit = () =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
    execFile(
      process.execPath,
      serverProgram('cli/audit'),
      {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...inherited, npm_config_registry: address, npm_config_cache: cache },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: (stdout + stderr).trim() }),
    );
  });

test('reports that there is no known vulnerability', async () => {
  advisories = {};
  expect(await audit()).toEqual({
    code: 0,
    output: 'Ningún paquete de producción tiene vulnerabilidades conocidas.',
  });
});

test('fails for a vulnerable package, with its name and its deadline in days', async () => {
  const cvss = { score: 0, vectorString: null };
  const advisory = {
    id: 1,
    url: 'https://ejemplo.ar/1',
    title: 'Prueba',
    severity: 'high',
    vulnerable_versions: '<99',
  };
  advisories = { fastify: [{ ...advisory, cwe: [], cvss }] };
  const { code, output } = await audit();
  expect([code, output]).toEqual([1, 'fastify: high, a reemplazar en 7 días. Prueba (https://ejemplo.ar/1)']);
});

test('a registry that does not respond is reported in one line and is not a failure', async () => {
  advisories = undefined;
  expect(await audit()).toEqual({
    code: 0,
    output: 'El registro de paquetes no respondió: no se pudo saber si hay vulnerabilidades. Probá más tarde.',
  });
});
