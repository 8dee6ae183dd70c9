// `npm run dev`: the page from its sources, beside a server that starts anew whenever its code has changed.
// Arguments are the server's, and the page finds it where they say. The page answers at vite's address; whatever is saved is seen at once.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { compiled, installed } from './lib/checks.mjs';
import { DEV_PORT, portOf } from './lib/dev-port.mjs';
import { dependencies, TSC } from './lib/prepare.mjs';
import { runStep } from './lib/progress.mjs';
import { ROOT } from './lib/run.mjs';

process.chdir(ROOT);
const WEB = path.join(ROOT, 'packages', 'web');
const MAIN = path.join(ROOT, 'packages', 'cli', 'dist', 'main.js');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const stop = () => {
  for (const child of running) child.kill('SIGTERM');
};

/**
 * A program that runs until all are stopped; each of its lines begins with its name.
 * @param {string} name
 * @param {readonly string[]} args of node
 * @param {string} [cwd]
 */
function start(name, args, cwd = ROOT) {
  const child = spawn(process.execPath, [...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      for (const line of `${text}`.split('\n')) if (line.trim()) console.log(`${name.padEnd(7)}${line}`);
    });
  }
  child.on('exit', code => {
    running.delete(child);
    if (code) process.exitCode = code;
    stop();
  });
}

const flags = process.argv.slice(2);
process.env[DEV_PORT] = portOf(flags, process.env);
if (process.env[DEV_PORT] === '0') {
  console.error('npm run dev: with --port 0 the page would not know where the server is; give it a port');
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

const steps = [dependencies, compiled];
for (const [index, step] of steps.entries()) {
  const { code } = await runStep(step, index + 1, steps.length);
  // Types that do not fit are told and hinder nobody: what was compiled runs.
  if (code !== 0 && step === dependencies) process.exit(code);
}
start('types', [TSC, '-b', '--watch', '--preserveWatchOutput', '--checkers', '1']);
start('server', ['--watch', '--watch-preserve-output', MAIN, 'serve', ...flags]);
start('page', [installed('vite', 'bin', 'vite.js'), '--clearScreen', 'false'], WEB);
