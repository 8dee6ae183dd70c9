// `npm run -s potyczka -- …`: the command line program, built if needed, without a word of our own on stdout.
import './lib/node-version.mjs';
import { potyczka } from './lib/cli.mjs';
import { prepareQuietly } from './lib/prepare.mjs';

process.exitCode = (await prepareQuietly()) || (await potyczka(process.argv.slice(2)));
