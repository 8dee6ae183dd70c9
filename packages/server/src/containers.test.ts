import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { pathOf, sourceOf } from './fixtures/repository.js';
import { readSettings, SETTINGS } from './settings.js';

/** The container files cannot be run in a test; what they name must at least be there. */

const walk = (folder: string): string[] =>
  readdirSync(pathOf(folder || '.'), { withFileTypes: true }).flatMap(entry => {
    const { name } = entry;
    if (['node_modules', 'dist', '.git'].includes(name)) return [];
    const path = folder ? `${folder}/${name}` : name;
    return entry.isDirectory() ? walk(path) : [path];
  });

/** What is in the repository; in a copy without one, what is there. */
const files = (): string[] => {
  try {
    const listed = execFileSync('git', ['ls-files'], { cwd: pathOf('.'), encoding: 'utf8', stdio: 'pipe' });
    return listed.split('\n').filter(Boolean);
  } catch {
    return walk('');
  }
};
const inGit = files();
const port = String(readSettings({}).PORT);

interface Instruction {
  readonly what: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly rest: string;
}

const instructionsOf = (text: string): Instruction[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const [, what = '', flags = '', rest = ''] = /^([A-Z]+)((?:\s+--[\w-]+=\S+)*)\s+(.*)$/.exec(line) ?? [];
      const named = flags
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map(flag => flag.slice(2).split('='));
      return { what, rest, flags: Object.fromEntries(named) };
    });

const ignored = sourceOf('.dockerignore')
  .split('\n')
  .filter(line => line && !line.startsWith('#'));

/** Whether .dockerignore keeps a path out; only the plain forms that we use. */
const isIgnored = (name: string): boolean =>
  ignored.some(rule => {
    const plain = rule.replace(/^\*\*\//, '');
    const whole = new RegExp(`^${plain.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    const parts = name.split('/');
    return rule.startsWith('**/') ? parts.some(part => whole.test(part)) : whole.test(parts[0] ?? '');
  });

describe('Dockerfile', () => {
  const all = instructionsOf(sourceOf('Dockerfile'));
  const of = (what: string) => all.filter(i => i.what === what);
  const last = all.slice(all.findLastIndex(i => i.what === 'FROM'));

  test('has instructions that Docker knows, and images of a given version', () => {
    const KNOWN = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    for (const { what } of all) expect(KNOWN).toContain(what);
    for (const { rest } of of('FROM')) expect(rest).toMatch(/^node:\d+-slim( AS \w+)?$/);
    const node = Number(/^node:(\d+)/.exec(of('FROM')[0]?.rest ?? '')?.[1]);
    const least = /\d+/.exec(
      (JSON.parse(sourceOf('package.json')) as { engines: { node: string } }).engines.node,
    );
    expect(node).toBeGreaterThanOrEqual(Number(least?.[0]));
  });

  test('copies what is in the repository and not ignored, or what a stage before has made', () => {
    const stages = of('FROM').map(i => / AS (\w+)$/.exec(i.rest)?.[1]);
    for (const { flags, rest } of of('COPY')) {
      if (flags.from) {
        expect(stages).toContain(flags.from);
        continue;
      }
      for (const source of rest.split(/\s+/).slice(0, -1)) {
        const files = inGit.filter(name => name === source || name.startsWith(`${source}/`));
        expect(files.length, source).toBeGreaterThan(0);
        expect(
          files.some(name => !isIgnored(name)),
          source,
        ).toBe(true);
      }
    }
  });

  test('what the build needs is not kept out', () => {
    const needed = inGit.filter(
      name => /^packages\/.*\.(ts|tsx|json|css|html|js)$/.test(name) && !/\.test\.tsx?$/.test(name),
    );
    expect(needed.filter(isIgnored)).toEqual([]);
    for (const name of ['data/db/x', '.git/config', '.env', 'node_modules/ws/x', 'packages/web/dist/x'])
      expect(isIgnored(name), name).toBe(true);
  });

  test('sets what settings.ts knows, and listens where it says', () => {
    const set = of('ENV').flatMap(i => i.rest.split(/\s+/).map(pair => pair.split('=')));
    for (const [name = ''] of set) expect([...Object.keys(SETTINGS), 'NODE_ENV']).toContain(name);
    const env = Object.fromEntries(set) as Record<string, string>;
    expect(readSettings(env)).toMatchObject({ HOST: '0.0.0.0', PORT: Number(port), DATA_DIR: '/data' });
    expect(of('EXPOSE').map(i => i.rest)).toEqual([env.PORT]);
    expect(of('VOLUME').map(i => i.rest)).toEqual([env.DATA_DIR]);
  });

  test('does not run as root, looks after its health, and starts a file that is built', () => {
    expect(last.find(i => i.what === 'USER')?.rest).toBe('node');
    expect(last.find(i => i.what === 'HEALTHCHECK')?.rest).toContain('/healthz');
    const [program, file] = JSON.parse(last.find(i => i.what === 'CMD')?.rest ?? '[]') as string[];
    expect(program).toBe('node');
    expect(existsSync(pathOf((file ?? '').replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
  });

  test('installs without scripts of packages', () => {
    const installs = of('RUN').flatMap(i => i.rest.split('&&').filter(c => c.includes('npm ci')));
    expect(installs.length).toBe(2);
    for (const install of installs) expect(install).toContain('--ignore-scripts');
  });
});

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('compose.yaml', () => {
  /** The reader that one of our tools brings. */
  const yaml = createRequire(pathOf('node_modules/knip/package.json'))('yaml') as {
    parse(text: string): unknown;
  };
  const text = sourceOf('compose.yaml');
  const { services, volumes } = yaml.parse(text) as Compose;
  const { potyczka, postgres } = services as { potyczka: Service; postgres: Service };

  /** The values that Compose would put in. */
  const filled = (env: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(potyczka.environment).map(([name, value]) => [
        name,
        String(value).replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, v: string, or: string = '') => env[v] || or),
      ]),
    );

  test('gives the server settings that it accepts, with and without those that may be left out', () => {
    for (const name of Object.keys(potyczka.environment)) expect(Object.keys(SETTINGS)).toContain(name);
    const least = readSettings(filled({ POSTGRES_PASSWORD: 'abc123' }));
    expect(least.DATABASE_URL).toBe('postgres://potyczka:abc123@postgres:5432/potyczka');
    expect(least.SECRET).toBeUndefined();
    const more = { PUBLIC_URL: 'https://games.example.org', TRUST_PROXY: 'yes', SECRET: 'x'.repeat(64) };
    expect(readSettings(filled({ POSTGRES_PASSWORD: 'abc123', ...more }))).toMatchObject({
      PUBLIC_URL: more.PUBLIC_URL,
      SECRET: more.SECRET,
    });
  });

  test('the database is the one that the server is told of, and is waited for', () => {
    const url = new URL(filled({ POSTGRES_PASSWORD: 'abc123' }).DATABASE_URL ?? '');
    expect(services).toHaveProperty(url.hostname);
    expect(postgres.environment).toMatchObject({
      POSTGRES_USER: url.username,
      POSTGRES_DB: url.pathname.slice(1),
    });
    expect(potyczka.depends_on?.postgres?.condition).toBe('service_healthy');
    expect(postgres.healthcheck?.test).toContain('pg_isready');
    expect(postgres.image).toMatch(/^postgres:\d+$/);
  });

  test('keeps data in volumes, no password in the file, and the door on this machine', () => {
    for (const { volumes: mounted = [] } of Object.values(services))
      for (const mount of mounted) expect(volumes).toHaveProperty(mount.split(':')[0] ?? '');
    expect(postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
    expect(potyczka.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  });

  test('the server may do and write no more than it needs, and takes no more memory than was said', () => {
    expect(potyczka).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: '2g',
    });
  });

  test('what it reads from .env is told in docs/hosting.md', () => {
    const hosting = sourceOf('docs/hosting.md');
    for (const [, name = ''] of text.matchAll(/\$\{(\w+)/g)) expect(hosting).toContain(`\`${name}\``);
  });
});
