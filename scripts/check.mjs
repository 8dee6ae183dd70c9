// `npm run check`: types, format, unused code, boundaries and rings, without the tests: what an editor's save wants to know.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { CHECKS, compiled } from './lib/checks.mjs';
import { dependencies } from './lib/prepare.mjs';
import { runStep, runTogether, summary } from './lib/progress.mjs';
import { ROOT } from './lib/run.mjs';

process.chdir(ROOT);
const began = Date.now();
const COUNT = 2 + CHECKS.length;
const results = [await runStep(dependencies, 1, COUNT)];
if (results[0]?.code === 0) {
  results.push(await runStep(compiled, 2, COUNT), ...(await runTogether(CHECKS, 3, COUNT)));
}
console.log(`\n${summary(results, (Date.now() - began) / 1000)}`);
process.exitCode = results.find(({ code }) => code !== 0)?.code ?? 0;
