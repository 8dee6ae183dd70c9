// `npm run gallery [-- GROUND …]`: writes the pictures of every ground to pictures/gallery, with a contact sheet for each.
// A ground is a file of packages/lab/src/gallery that exports a function `gallery`.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareQuietly } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

/** @typedef {{ name: string, title: string, svg: string }} Picture */

const COMPILED = path.join(ROOT, 'packages', 'lab', 'dist', 'gallery');
const GALLERY = path.join(ROOT, 'pictures', 'gallery');
const COLUMNS = 3;

/** @returns {Promise<Map<string, () => Iterable<Picture>>>} */
async function grounds() {
  const files = existsSync(COMPILED) ? readdirSync(COMPILED).filter(name => name.endsWith('.js')) : [];
  const found = new Map();
  for (const file of files.sort()) {
    const module = await import(pathToFileURL(path.join(COMPILED, file)).href);
    if (typeof module.gallery === 'function') found.set(path.basename(file, '.js'), module.gallery);
  }
  return found;
}

/**
 * @param {string} ground
 * @param {Iterable<Picture>} pictures
 */
function write(ground, pictures) {
  const folder = path.join(GALLERY, ground);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cells = [];
  for (const { name, title, svg } of pictures) {
    const file = path.join(folder, `${name}.svg`);
    if (existsSync(file)) throw new Error(`${ground} has two pictures called ${name}`);
    writeFileSync(file, svg);
    cells.push(
      `<a href="${ground}/${name}.svg"><img src="${ground}/${name}.svg" width="260"></a><br>${title}`,
    );
  }
  writeFileSync(path.join(GALLERY, `${ground}.md`), contactSheet(ground, cells));
  return cells.length;
}

/**
 * @param {string} ground
 * @param {readonly string[]} cells
 */
function contactSheet(ground, cells) {
  const rows = [];
  for (let at = 0; at < cells.length; at += COLUMNS) {
    const row = cells.slice(at, at + COLUMNS).map(cell => `<td valign="top">${cell}</td>`);
    rows.push(`<tr>${row.join('\n')}</tr>`);
  }
  return `# Gallery: ${ground}\n\nWritten by \`npm run gallery\`.\n\n<table>\n${rows.join('\n')}\n</table>\n`;
}

/**
 * @param {readonly string[]} wanted
 * @returns {Promise<number>} exit code
 */
async function main(wanted) {
  const code = await prepareQuietly();
  if (code !== 0) return code;
  const found = await grounds();
  const unknown = wanted.find(ground => !found.has(ground));
  if (unknown !== undefined) {
    console.error(`no ground is called ${unknown}; there are ${[...found.keys()].join(', ') || 'none yet'}`);
    return 2;
  }
  for (const [ground, gallery] of found) {
    if (wanted.length > 0 && !wanted.includes(ground)) continue;
    console.log(`${ground}: ${write(ground, gallery())} pictures in pictures/gallery/${ground}`);
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
