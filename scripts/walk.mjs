// `npm run walk [-- game …]`: lays out every kind of question of every game in five sizes and both languages and
// tells what is cut, broken inside a word, covered, or chosen blind. `npm test` does a part of it.
import './lib/node-version.mjs';
import './lib/help.mjs';
import process from 'node:process';
import { installed } from './lib/checks.mjs';
import { handOver, ROOT } from './lib/run.mjs';

process.chdir(ROOT);
process.env.WALK = 'whole';
process.env.WALK_SAYS = 'yes';
const games = process.argv.slice(2);
const which = games.length > 0 ? ['-t', `of (${games.join('|')}) `] : [];
const test = 'packages/web/src/browser/walk.browser.test.ts';
process.exitCode = await handOver([
  installed('vitest', 'vitest.mjs'),
  'run',
  '--project',
  'browser',
  test,
  ...which,
]);
