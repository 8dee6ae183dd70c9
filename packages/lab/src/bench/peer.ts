import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What we are measured against is a project of its own: the product needs none of it. */
const PEERS = fileURLToPath(new URL('../../../../bench/peers', import.meta.url));

const note = (text: string): void => void process.stderr.write(`potyczka bench: ${text}\n`);

/** Whether the folder holds what its lockfile asks for. */
const isInstalled = (): boolean => {
  const installed = path.join(PEERS, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packages = (file: string): Record<string, { version?: string }> =>
    JSON.parse(readFileSync(file, 'utf8')).packages;
  const found = packages(installed);
  return Object.entries(packages(path.join(PEERS, 'package-lock.json'))).every(
    ([where, { version }]) => where === '' || found[where]?.version === version,
  );
};

function install(): boolean {
  if (isInstalled()) return true;
  note('installing what we are measured against, once');
  const args = ['ci', '--prefix', PEERS, '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  // npm tells the scripts it runs where its own program is.
  const ran =
    npm && /npm-cli\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], { cwd: PEERS })
      : spawnSync('npm', args, { cwd: PEERS, shell: process.platform === 'win32' });
  return ran.status === 0;
}

/** A module of a peer, at its fastest; undefined, with a note, where it cannot be had. */
export function peerModule(name: string): unknown {
  try {
    process.env.NODE_ENV ??= 'production';
    if (install()) return createRequire(path.join(PEERS, 'package.json'))(name);
  } catch {}
  note(`${name} cannot be installed here: its figure is left out`);
  return undefined;
}
