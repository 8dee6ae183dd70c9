// `npm run games`: lists a new folder of packages/games where the compiler and npm want it listed, and a new legend of Apex.
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameLists } from './lib/game-lists.mjs';
import { legendLists } from './lib/legend-lists.mjs';
import { ROOT } from './lib/run.mjs';

const lists = gameLists();
for (const [name, content] of lists)
  writeFileSync(path.join(ROOT, name), `${JSON.stringify(content, null, 2)}\n`);
const legends = legendLists();
for (const [name, text] of legends) writeFileSync(path.join(ROOT, name), text);
execFileSync('npx', ['biome', 'check', '--write', ...lists.keys(), ...legends.keys()], {
  cwd: ROOT,
  stdio: 'ignore',
});
execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
console.log(`listed in ${[...lists.keys(), ...legends.keys()].join(', ')}`);
