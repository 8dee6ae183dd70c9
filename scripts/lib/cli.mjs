import path from 'node:path';
import { handOver, ROOT } from './run.mjs';

const MAIN = path.join(ROOT, 'packages', 'cli', 'dist', 'main.js');

/**
 * Runs the command line program, built before, with the terminal in its hands.
 * @param {readonly string[]} args
 */
export const potyczka = args => handOver([MAIN, ...args]);
