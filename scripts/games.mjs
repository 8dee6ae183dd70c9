// `npm run games`: lists a new folder of packages/games where the compiler and npm want it listed and gives it its tsconfig.json,
// a new legend of Apex, and what lies in a file of its own in Gloomhaven and Legion.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameLists, gamesIn, textOfList, tsconfigOf } from './lib/game-lists.mjs';
import { gloomhavenLists } from './lib/gloomhaven-lists.mjs';
import { legendLists } from './lib/legend-lists.mjs';
import { legionLists } from './lib/legion-lists.mjs';
import { ROOT } from './lib/run.mjs';

for (const game of gamesIn(ROOT)) {
  const file = path.join(ROOT, 'packages', 'games', game, 'tsconfig.json');
  if (!existsSync(file)) writeFileSync(file, tsconfigOf(game));
}
const lists = gameLists();
for (const [name, content] of lists) {
  const file = path.join(ROOT, name);
  writeFileSync(file, textOfList(readFileSync(file, 'utf8'), content));
}
const written = new Map([...legendLists(), ...gloomhavenLists(), ...legionLists()]);
for (const [name, text] of written) writeFileSync(path.join(ROOT, name), text);
execFileSync('npx', ['biome', 'check', '--write', ...lists.keys(), ...written.keys()], {
  cwd: ROOT,
  stdio: 'ignore',
});
execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
console.log(`listed in ${[...lists.keys(), ...written.keys()].join(', ')}`);
