import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { captureNode, ROOT } from './run.mjs';

/** @typedef {import('./progress.mjs').Step} Step */
/** @typedef {import('./progress.mjs').Outcome} Outcome */

const WEB = path.join(ROOT, 'packages', 'web');
/** Where the page is built. */
export const BUILT = path.join(WEB, 'dist');
const STAMP = path.join(BUILT, '.built-from');
const VITE = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/** No part of a page: who serves it, and what nobody plays with. */
const ELSEWHERE = new Set(['cli', 'lab', 'server', 'games', 'web']);

/** What the page is made of: its own files and the packages it plays with. */
const folders = () => [
  ...['src', 'public', 'pwa'].map(part => `packages/web/${part}`),
  ...readdirSync(path.join(ROOT, 'packages'))
    .filter(name => !ELSEWHERE.has(name))
    .map(name => `packages/${name}/src`),
  'packages/games',
];
const FILES = ['packages/web/index.html', 'packages/web/vite.config.ts', 'package-lock.json'];

/** A hash of everything that the page is built from. */
function sources() {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ name) => hash.update(name).update(readFileSync(path.join(ROOT, name)));
  for (const folder of folders().filter(each => existsSync(path.join(ROOT, each)))) {
    const names = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = names
      .filter(f => f.isFile())
      .map(f => path.relative(ROOT, path.join(f.parentPath, f.name)));
    const kept = files.filter(f => !/node_modules|[\\/]dist[\\/]|\.test\.tsx?$|fixtures/.test(f));
    for (const file of kept.sort()) add(file);
  }
  for (const file of FILES) if (existsSync(path.join(ROOT, file))) add(file);
  return `${hash.digest('hex')}\n`;
}

/** @returns {Promise<Outcome>} */
async function build() {
  const now = sources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return { code: 0, note: 'already built' };
  const ran = await captureNode([VITE, 'build', WEB, '--logLevel', 'warn']);
  if (ran.code === 0) writeFileSync(STAMP, now);
  return ran;
}

/** @type {Step} Builds the page if anything that it is made of has changed. */
export const page = { name: 'page', run: build };
