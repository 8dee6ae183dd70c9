/**
 * `node packages/server/dist/trials/kill.js [--kills 50] [--store embedded|postgres] [--games tiny|all]`
 * Kills the server in the middle of load and looks whether anything that was acknowledged is lost.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../registry.js';
import { killTrial } from './kill-trial.js';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    store: { type: 'string', default: 'embedded' },
    games: { type: 'string', default: 'tiny' },
    tables: { type: 'string', default: '12' },
  },
});

const report = await killTrial({
  store: values.store === 'postgres' ? 'postgres' : 'embedded',
  kills: Number(values.kills),
  tables: Number(values.tables),
  longestMs: 2000,
  ...(values.games === 'all' && { games: GAMES, program: '../main.js' }),
  onProgress: words => process.stderr.write(`${words}\n`),
});
process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
const isWell = [report.lost, report.broken, report.stuck].every(list => list.length === 0);
process.exit(isWell ? 0 : 1);
