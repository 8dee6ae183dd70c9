// Files that import each other in a ring: none of them can be loaded, split or tested alone. How many are left stands
// in rings.json, which may only shrink: `npm run rings -- --update` writes it anew, `npm run rings` names the files.
import './lib/help.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolders } from './lib/boundaries.mjs';
import { judgeRings, ringsOf } from './lib/rings.mjs';
import { ROOT } from './lib/run.mjs';

const FILE = path.join(ROOT, 'scripts', 'rings.json');
/** By types alone a ring is a knot only for who reads: looked at where every game stands on it. */
const BY_TYPES = ['geometry', 'kernel', 'table', 'server'];

const folders = [...packageFolders().values()].filter(folder =>
  existsSync(path.join(ROOT, 'packages', folder, 'src')),
);
const found = {
  values: new Map(folders.map(folder => [folder, ringsOf(`packages/${folder}`)])),
  types: new Map(BY_TYPES.map(folder => [folder, ringsOf(`packages/${folder}`, 'types')])),
};

/** @type {import('./lib/rings.mjs').Left} */
const left = JSON.parse(readFileSync(FILE, 'utf8'));
if (process.argv.includes('--update')) {
  writeFileSync(FILE, `${JSON.stringify(judgeRings(found, left).now, null, 2)}\n`);
} else {
  const { problems, ringed } = judgeRings(found, left);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${ringed} files in rings, as many as scripts/rings.json allows`);
}
