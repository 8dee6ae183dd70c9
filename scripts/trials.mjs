// `npm run trials`: tries to break the server on purpose, for about ten minutes. `npm run trials -- --help`.
import './lib/node-version.mjs';
import path from 'node:path';
import { prepareQuietly } from './lib/prepare.mjs';
import { handOver, ROOT } from './lib/run.mjs';

const ALL = path.join(ROOT, 'packages', 'lab', 'dist', 'trials', 'all.js');

process.exitCode = (await prepareQuietly()) || (await handOver([ALL, ...process.argv.slice(2)]));
