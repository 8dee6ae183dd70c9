// `npm start`: installs and builds what is missing, then opens the game. Arguments are the program's.
import './lib/node-version.mjs';
import { potyczka } from './lib/cli.mjs';
import { prepare } from './lib/prepare.mjs';

process.exitCode = (await prepare()) || (await potyczka(process.argv.slice(2)));
