// `npm start`: installs and builds what is missing, then opens the table in the browser. Arguments are the server's.
import './lib/node-version.mjs';
import { potyczka } from './lib/cli.mjs';
import { prepare } from './lib/prepare.mjs';

process.exitCode = (await prepare()) || (await potyczka(['serve', ...process.argv.slice(2)]));
