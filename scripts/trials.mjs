// `npm run trials`: tries to break the server on purpose; `npm run trials -- ends`: whether every match ends. `--help` says more.
import './lib/node-version.mjs';
import path from 'node:path';
import { potyczka } from './lib/cli.mjs';
import { prepareQuietly } from './lib/prepare.mjs';
import { handOver, ROOT } from './lib/run.mjs';

const ALL = path.join(ROOT, 'packages', 'lab', 'dist', 'trials', 'all.js');

const given = process.argv.slice(2);
const run = () => (given[0] === 'ends' ? potyczka(given) : handOver([ALL, ...given]));

process.exitCode = (await prepareQuietly()) || (await run());
