// `npm run games`: lists a new folder of packages/games where the compiler and npm want it listed.
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameLists } from './lib/game-lists.mjs';
import { ROOT } from './lib/run.mjs';

const lists = gameLists();
for (const [name, content] of lists)
  writeFileSync(path.join(ROOT, name), `${JSON.stringify(content, null, 2)}\n`);
execFileSync('npx', ['biome', 'check', '--write', ...lists.keys()], { cwd: ROOT, stdio: 'ignore' });
execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
console.log(`listed in ${[...lists.keys()].join(', ')}`);
