import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Coverage,
  type Crowded,
  coverageOf,
  crowdedTitles,
  faultsIn,
  lessCrowded,
  newlyCrowded,
  type SetAside,
} from './coverage.js';
import { aboveFloor, belowFloor, type Floor, raised } from './floor.js';
import { readLedger } from './ledger.js';
import { asJson, gameReport, totals } from './report.js';
import { readPassedTitles } from './results.js';

/** What the command prints on, and the repository that it reads. */
export interface RulesIo {
  readonly root: string;
  out(line: string): void;
  err(line: string): void;
}

const REPOSITORY: RulesIo = {
  // The same depth from src/rules and from dist/rules.
  root: fileURLToPath(new URL('../../../..', import.meta.url)),
  out: line => process.stdout.write(`${line}\n`),
  err: line => process.stderr.write(`${line}\n`),
};

const RAISE = 'more rules are proved than the floor says: raise it with npm run rules -- --update-floor';

/**
 * `potyczka rules`: which rules of the ledgers are proved by tests that passed.
 * Returns the exit code: 1 when a game fell below its floor or a list is wrong, 2 for wrong arguments.
 */
export function rules(args: readonly string[], io: RulesIo = REPOSITORY): number {
  const at = (...names: string[]) => path.join(io.root, ...names);
  const ledger = readLedger(at('docs', 'rules'));
  const options = readOptions(args, [...ledger.games.keys()]);
  if (typeof options === 'string') return refuse(io, options, 2);
  const titles = readPassedTitles(at('.results'));
  if (!titles) return refuse(io, 'there are no test results yet: run npm test first', 1);

  const aside: SetAside = readJson(at('docs', 'rules-not-tested.json'));
  const floor: Floor = readJson(at('docs', 'rules-floor.json'));
  const crowded = crowdedTitles(ledger, titles);
  const left: Crowded = readJson(at('docs', 'rules-crowded.json'));
  const coverages = coverageOf(ledger, titles, aside);
  print(coverages, floor, options, io);

  if (options.updateFloor) {
    writeFileSync(at('docs', 'rules-floor.json'), `${JSON.stringify(raised(coverages, floor), null, 2)}\n`);
    writeFileSync(
      at('docs', 'rules-crowded.json'),
      `${JSON.stringify(lessCrowded(crowded, left), null, 2)}\n`,
    );
  } else if (aboveFloor(coverages, floor)) {
    io.err(RAISE);
  }
  const faults = [
    ...faultsIn(ledger, titles, aside),
    ...belowFloor(coverages, floor),
    ...newlyCrowded(crowded, left),
  ];
  for (const fault of faults) io.err(fault);
  return faults.length === 0 ? 0 : 1;
}

interface Options {
  readonly game: string | undefined;
  readonly json: boolean;
  /** Only the totals, as `npm test` prints them. */
  readonly brief: boolean;
  readonly updateFloor: boolean;
}

function print(coverages: readonly Coverage[], floor: Floor, options: Options, io: RulesIo): void {
  const shown = coverages.filter(({ game }) => options.game === undefined || game === options.game);
  if (options.json) {
    const [one] = shown;
    io.out(JSON.stringify(options.game !== undefined && one ? asJson(one) : shown.map(asJson)));
    return;
  }
  if (!options.brief) for (const coverage of shown) io.out(`${gameReport(coverage)}\n`);
  if (options.game === undefined) io.out(totals(coverages, floor));
}

/** Or one line that says what is accepted. */
function readOptions(args: readonly string[], games: readonly string[]): Options | string {
  const accepted = `accepted are --game ${games.join('|')}, --json, --brief, --update-floor`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        json: { type: 'boolean', default: false },
        brief: { type: 'boolean', default: false },
        'update-floor': { type: 'boolean', default: false },
      },
    });
    const { game, json, brief, 'update-floor': updateFloor } = values;
    if (game !== undefined && !games.includes(game)) return `no game is called ${game}; ${accepted}`;
    return { game, json, brief, updateFloor };
  } catch {
    return `cannot read these arguments; ${accepted}`;
  }
}

function refuse(io: RulesIo, message: string, code: number): number {
  io.err(`potyczka rules: ${message}`);
  return code;
}

/** A file that is not there says nothing. */
const readJson = <T>(file: string): Readonly<Record<string, T>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
