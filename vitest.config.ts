import { defineConfig } from 'vitest/config';

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

/** What a project shares with the others: our packages are read from their sources. */
const ours = {
  resolve: { conditions: ['source', 'default'] },
  ssr: { resolve: { conditions: ['source', 'default'] } },
};

/**
 * Tests by kind, see `scripts/test.mjs`. Nothing is timed: a limit only ends what
 * would never end, on however busy a machine.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...ours,
        test: {
          name: 'pure',
          include: SOURCES,
          exclude: [BROWSER, ...PROGRAMS],
          // Nothing in them is left behind in a process: the next file need not have one of its own.
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        ...ours,
        test: {
          name: 'programs',
          include: PROGRAMS,
          isolate: false,
          globalSetup: 'packages/server/src/fixtures/postgres-for-all.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...ours,
        test: {
          name: 'browser',
          include: [BROWSER],
          isolate: false,
          globalSetup: 'packages/web/src/browser/fixtures/chromium-for-all.ts',
          // As patient as a page is with what it waits for itself.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
