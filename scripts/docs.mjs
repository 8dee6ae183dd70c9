// `npm run docs`: writes the pages of docs that come from the program: docs/protocol.md, the tables of docs/hosting.md, and what of Gloomhaven and Legion is played.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareQuietly } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

const PAGES = path.join(ROOT, 'packages', 'lab', 'dist', 'docs', 'pages.js');

/** @returns {Promise<number>} exit code */
async function main() {
  const code = await prepareQuietly();
  if (code !== 0) return code;
  /** @type {{ writtenPages(): Promise<ReadonlyMap<string, string>> }} */
  const { writtenPages } = await import(pathToFileURL(PAGES).href);
  for (const [name, text] of await writtenPages()) {
    writeFileSync(path.join(ROOT, name), text);
    console.log(`wrote ${name}`);
  }
  return 0;
}

process.exitCode = await main();
