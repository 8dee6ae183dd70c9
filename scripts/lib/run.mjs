import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, whichever folder the command was called from. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @typedef {{ code: number, output: string }} Ran */

/**
 * Runs a Node program to its end and keeps what it printed.
 * @param {readonly string[]} args the program's file and its arguments
 * @returns {Promise<Ran>}
 */
export const captureNode = args => capture(process.execPath, args);

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {boolean} [shell] to find a command that is a batch file (Windows)
 * @param {number} [timeout] after so many milliseconds it is told to end
 * @returns {Promise<Ran>}
 */
export function capture(command, args, shell = false, timeout = 0) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: ROOT, shell, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Runs a Node program that owns the terminal; its exit code is the answer.
 * @param {readonly string[]} args the program's file and its arguments
 * @returns {Promise<number>}
 */
export function handOver(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], { cwd: process.cwd(), stdio: 'inherit' });
    // Ctrl-C reaches the child by itself; it decides what that means, and we wait for it.
    const ignore = () => {};
    const pass = () => child.kill('SIGTERM');
    process.on('SIGINT', ignore);
    process.on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', pass);
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * As a shell says it: a program ended by a signal has the code 128 and up.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  if (code !== null) return code;
  return signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1;
}
