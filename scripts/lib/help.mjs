// Imported for its effect by a script whose arguments are its own: `--help` prints the lines that the script begins
// with, and it does nothing else. Nothing here may need more than Node 14, see node-version.mjs.
import { readFileSync } from 'node:fs';

/**
 * The comment that a file begins with, without its slashes.
 * @param {string} source
 */
export const headOf = source => {
  const lines = source.split('\n');
  const end = lines.findIndex(line => !line.startsWith('//'));
  return lines.slice(0, end < 0 ? lines.length : end).map(line => line.replace(/^\/\/ ?/, ''));
};

const [, script = '', ...args] = process.argv;
if (/[\\/]scripts[\\/][^\\/]+\.mjs$/.test(script) && args.includes('--help')) {
  console.log(headOf(readFileSync(script, 'utf8')).join('\n'));
  process.exit(0);
}
