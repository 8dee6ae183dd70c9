import { parseArgs } from 'node:util';

/**
 * The arguments of a script; whoever gives wrong ones gets one clear line.
 * @template {import('node:util').ParseArgsConfig} C
 * @param {C} config
 */
export function argsOf(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} (--help tells what there is)`);
    return process.exit(2);
  }
}
