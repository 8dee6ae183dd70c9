// Where each game differs from the layout that all have: `npm run layout` lists it, `npm run layout -- --update` takes
// out of scripts/layout.json what is done. Nothing is ever added there, but for a registry: by hand, with its reason.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layoutOf } from './lib/layout.mjs';
import { ROOT } from './lib/run.mjs';

const FILE = path.join(ROOT, 'scripts', 'layout.json');
const now = layoutOf();
if (process.argv.includes('--update')) {
  /** @type {typeof now} */
  const left = JSON.parse(readFileSync(FILE, 'utf8'));
  const still = Object.fromEntries(
    Object.entries(now).map(([game, { stray, caches, registries }]) => [
      game,
      {
        stray: stray.filter(x => left[game]?.stray.includes(x)),
        caches: caches.filter(x => left[game]?.caches.includes(x)),
        registries: registries.filter(x => left[game]?.registries.includes(x)),
      },
    ]),
  );
  writeFileSync(FILE, `${JSON.stringify(still, null, 2)}\n`);
  execFileSync('npx', ['biome', 'format', '--write', FILE], { cwd: ROOT, stdio: 'ignore' });
} else {
  for (const [game, { stray, caches, registries }] of Object.entries(now)) {
    console.log(`${game}: ${stray.length} differ, ${caches.length} caches by hand`);
    const lines = [...stray, ...caches.map(x => `cache ${x}`), ...registries.map(x => `registry ${x}`)];
    for (const line of lines) console.log(`  ${line}`);
  }
}
