import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { page } from './page.mjs';
import { runStep } from './progress.mjs';
import { capture, captureNode, ROOT } from './run.mjs';

/** @typedef {import('./progress.mjs').Step} Step */
/** @typedef {import('./progress.mjs').Outcome} Outcome */

/**
 * Names what an installation was made from. The machine is part of it: some packages are
 * compiled programs, so a folder copied from another system must be installed anew.
 * @param {string} root
 */
function installKey(root) {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** @param {string} root */
const stampFile = root => path.join(root, 'node_modules', '.potyczka-installed');

/**
 * Whether node_modules holds what the lockfile asks for.
 * @param {string} [root]
 */
export function isInstalled(root = ROOT) {
  const stamp = stampFile(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installKey(root)) return true;
  if (!matchesLockfile(root)) return false;
  writeFileSync(stamp, installKey(root));
  return true;
}

/**
 * Somebody may have called `npm install` by hand. npm leaves a copy of what it installed in
 * node_modules; if that agrees with the lockfile, installing again would change nothing.
 * @param {string} root
 */
function matchesLockfile(root) {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  return (
    Object.entries(wanted).every(([where, entry]) => {
      if (!where.startsWith('node_modules/') && !where.includes('/node_modules/')) return true;
      const found = installed[where];
      return found ? sameEntry(found, entry) : entry.optional === true;
    }) && Object.keys(installed).every(where => where in wanted)
  );
}

/** @typedef {{ version?: string, integrity?: string, link?: boolean, resolved?: string, optional?: boolean }} Entry */

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
const readPackages = file => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * @param {Entry} a
 * @param {Entry} b
 */
const sameEntry = (a, b) =>
  a.version === b.version && a.integrity === b.integrity && (a.link ? a.resolved === b.resolved : !b.link);

/** @returns {Promise<Outcome>} */
async function install() {
  if (isInstalled()) return { code: 0, note: 'already installed' };
  // --include=dev: also where NODE_ENV says production, for the compiler is among them.
  const ran = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (ran.code === 0) writeFileSync(stampFile(ROOT), installKey(ROOT));
  return { ...ran, note: 'installed from the lockfile' };
}

/**
 * npm tells the scripts it runs where its own program is.
 * @param {readonly string[]} args
 * @param {number} [timeout] after so many milliseconds it is told to end
 */
export function npm(args, timeout) {
  const program = process.env.npm_execpath;
  if (program && /npm-cli\.c?js$/.test(program))
    return capture(process.execPath, [program, ...args], false, timeout);
  return capture('npm', args, process.platform === 'win32', timeout);
}

export const TSC = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** @type {Step} */
export const dependencies = { name: 'dependencies', run: install };

/** @type {Step} tsc itself finds out which packages changed. */
const build = { name: 'build', run: () => captureNode([TSC, '-b', ROOT]) };

/**
 * Makes the program ready to run, telling how it goes.
 * @returns {Promise<number>} exit code
 */
export async function prepare() {
  const steps = [dependencies, build, page];
  for (const [index, step] of steps.entries()) {
    const { code } = await runStep(step, index + 1, steps.length);
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * The same without a word on stdout, for commands whose output another program reads;
 * only an installation, which takes a while, and a failure are told, on stderr.
 * @returns {Promise<number>} exit code
 */
export async function prepareQuietly() {
  if (!isInstalled()) {
    const { code } = await runStep(dependencies, 1, 2, process.stderr);
    if (code !== 0) return code;
  }
  const { code, output } = await build.run();
  if (code !== 0) process.stderr.write(output ?? '');
  return code;
}
