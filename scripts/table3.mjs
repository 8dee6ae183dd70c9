// `npm run table3 [-- game …]`: three questions of every kind that lights the board are answered by clicking in three
// dimensions, in as many matches as it takes, and everybody's eyes in ten positions are compared with the rules; `npm
// test` does a part of it. With PAINT=1 every picture is painted, by the processor where there is no graphics card:
// that takes long.
import './lib/node-version.mjs';
import './lib/help.mjs';
import process from 'node:process';
import { installed } from './lib/checks.mjs';
import { handOver, ROOT } from './lib/run.mjs';

process.chdir(ROOT);
process.env.TABLE3 = process.env.PAINT ? 'painted' : 'whole';
const games = process.argv.slice(2);
const which = games.length > 0 ? ['-t', `of (${games.join('|')}) `] : [];
const tests = ['kinds', 'eyes'].map(name => `packages/web/src/browser/table3-${name}.browser.test.ts`);
process.exitCode = await handOver([
  installed('vitest', 'vitest.mjs'),
  'run',
  '--project',
  'browser',
  ...tests,
  ...which,
]);
