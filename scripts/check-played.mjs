// A rule is proved only by a test of what a match calls: exports of games, grounds, kernel and table that only tests
// use fail. Those that are left stand in played.json, which may only shrink: `npm run played -- --update` writes it.
import './lib/help.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgeUnplayed, unplayed } from './lib/played.mjs';
import { ROOT } from './lib/run.mjs';

const FILE = path.join(ROOT, 'scripts', 'played.json');

const found = await unplayed();
if (process.argv.includes('--update')) {
  writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
} else {
  const problems = judgeUnplayed(found, JSON.parse(readFileSync(FILE, 'utf8')));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${Object.values(found).flat().length} exports are called by tests alone, all of them listed`,
    );
}
