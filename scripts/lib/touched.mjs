import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capture, ROOT } from './run.mjs';

/** @typedef {{ folder: string, name: string, uses: readonly string[] }} Package */

/** @returns {Package[]} Our packages, with the names of the packages that each one uses. */
export function packages(root = ROOT) {
  const folders = ['packages', 'packages/games'].flatMap(parent =>
    readdirSync(path.join(root, parent)).map(name => `${parent}/${name}`),
  );
  return folders
    .filter(folder => existsSync(path.join(root, folder, 'package.json')))
    .map(folder => {
      const { name, dependencies, devDependencies } = JSON.parse(
        readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
      );
      return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) };
    });
}

/**
 * The folders whose tests may tell whether a change is right: what was changed, and all that
 * stands on it. A change outside the packages may concern everything.
 * @param {readonly string[]} files
 * @param {readonly Package[]} all
 * @returns {string[] | 'everything'}
 */
export function touched(files, all) {
  /** @type {Set<Package>} */
  const found = new Set();
  for (const file of files) {
    const own = all.find(({ folder }) => file.startsWith(`${folder}/`));
    if (own) found.add(own);
    else if (!file.startsWith('docs/') && !file.endsWith('.md')) return 'everything';
  }
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const one of all) {
      if ([...found].some(({ name }) => one.uses.includes(name))) found.add(one);
    }
  }
  return [...found].map(({ folder }) => `${folder}/`);
}

/**
 * Files that differ from a revision, in commits or in the working tree.
 * @param {string} revision
 */
export async function changedSince(revision) {
  const listed = [
    await capture('git', ['diff', '--name-only', '--merge-base', revision]),
    await capture('git', ['ls-files', '--others', '--exclude-standard']),
  ];
  const wrong = listed.find(({ code }) => code !== 0);
  if (wrong) throw new Error(`git does not know what has changed since ${revision}: ${wrong.output}`);
  return listed.flatMap(({ output }) => output.split('\n')).filter(file => file !== '');
}
