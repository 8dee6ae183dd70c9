// `npm run pack-release`, before a release: packs a data folder as this version leaves it, for the databases of later
// ones to open (packages/server/src/store/releases.test.ts). It takes a minute or two.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareQuietly } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

const RELEASES = path.join(ROOT, 'packages', 'server', 'dist', 'fixtures', 'releases.js');

/** @param {string} folder @returns {string} */
const versionOf = folder => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')).version;

/** @returns {Promise<number>} exit code */
async function main() {
  const code = await prepareQuietly();
  if (code !== 0) return code;
  /** @type {{ packRelease(release: string): Promise<string> }} */
  const { packRelease } = await import(pathToFileURL(RELEASES).href);
  const release = `${versionOf('.')}-pglite-${versionOf('node_modules/@electric-sql/pglite')}`;
  console.log(`wrote ${await packRelease(release)}`);
  return 0;
}

process.exitCode = await main();
