import { existsSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SOURCES = ['packages/*/src/**/*.test.ts', 'packages/games/*/src/**/*.test.ts', 'scripts/**/*.test.ts'];
const BROWSER = 'packages/web/src/**/*.browser.test.ts';
/** Tests that start programs, databases or builds. */
const PROGRAMS = [
  'packages/server/src/**/*.test.ts',
  'packages/cli/src/**/*.test.ts',
  'packages/lab/src/**/*.test.ts',
  'packages/web/src/browser/size.test.ts',
  'scripts/**/*.test.ts',
];

/** Tests that put something else in the place of a source: it has to be read as one. */
const REPLACING = ['packages/lab/src/stub.test.ts'];

/** Keeps with each result what the test has tried. */
const TRIES = 'scripts/lib/tries.mjs';

/** Ends what would never end. Beside forty busy processes two cores took four minutes for what takes four seconds. */
const PATIENCE_MS = 600_000;

/** `npm test` compiles everything before it tests; who runs vitest alone tests the sources as they are. */
const isCompiled = process.env.POTYCZKA_COMPILED === 'yes';

const OUR_SOURCE = /(\/packages\/(?:games\/)?[^/]+)\/src\/(.*)\.ts$/;
const OUR_DIST = /\/packages\/(?:games\/)?[^/]+\/dist\//;

/** Takes what a test imports as it was compiled, where it was: it need not be translated once more. */
const compiled: Plugin = {
  name: 'compiled',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const id = found?.id.replace(OUR_SOURCE, '$1/dist/$2.js');
    return id && id !== found?.id && existsSync(id) ? { id } : found;
  },
};

const fromSources = {
  resolve: { conditions: ['source', 'default'] },
  ssr: { resolve: { conditions: ['source', 'default'] } },
};
/** What a project shares with the others: where our packages are read from. */
const ours = isCompiled ? { plugins: [compiled] } : fromSources;
const server = { deps: { external: isCompiled ? [OUR_DIST] : [] } };

/** Files that take long, most of them by waiting for others. */
const LONG = new RegExp(
  [
    '/(trials|bench|told|secrets|ends)/',
    'conformance\\.test|(several|rescue|copy|built|two-worlds)\\.test',
    '/(table3|walk|campaign|apex|axe|together|connection|legion|late|gloomhaven|learn|me)[^/]*browser',
  ].join('|'),
);

/** What takes long begins first: at the end of a run nobody waits for it alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

/**
 * Tests by kind, see `scripts/test.mjs`. Nothing is timed: a limit only ends what
 * would never end, on however busy a machine.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        ...ours,
        test: {
          server,
          name: 'pure',
          setupFiles: [TRIES],
          include: SOURCES,
          exclude: [BROWSER, ...PROGRAMS],
          // Nothing in them is left behind in a process: the next file need not have one of its own.
          isolate: false,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        ...ours,
        test: {
          server,
          name: 'programs',
          setupFiles: [TRIES],
          include: PROGRAMS,
          exclude: REPLACING,
          isolate: false,
          // Databases that live for seconds: to compile them so that they are quick takes longer than they do.
          execArgv: ['--liftoff-only'],
          globalSetup: 'packages/server/src/fixtures/postgres-for-all.ts',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        ...fromSources,
        test: {
          name: 'sources',
          include: REPLACING,
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        ...ours,
        test: {
          server,
          name: 'browser',
          include: [BROWSER],
          isolate: false,
          globalSetup: 'packages/web/src/browser/fixtures/chromium-for-all.ts',
          // As patient as a page is with what it waits for itself.
          expect: { poll: { timeout: 120_000 } },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
