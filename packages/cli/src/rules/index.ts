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
import { asideFaults, type DutyTried, dutiesIn, dutyCoverageOf, triedIn, withGaps } from './duties.js';
import { dutiesJson, dutiesReport } from './duties-report.js';
import { aboveFloor, belowFloor, type Floor, raised } from './floor.js';
import { type Ledger, parseLedger, readPages } from './ledger.js';
import { playedOnly, unplayedFaults } from './played.js';
import { asJson, gameReport, totals } from './report.js';
import { type Passed, readPassed } from './results.js';

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
const RAISE_DUTIES =
  'more duties have a counter-case than their floor says: raise it with npm run rules -- --update-floor';

/**
 * `potyczka rules`: which rules of the ledgers are proved by tests that passed.
 * Returns the exit code: 1 when a game fell below its floor or a list is wrong, 2 for wrong arguments.
 */
export function rules(args: readonly string[], io: RulesIo = REPOSITORY): number {
  const at = (...names: string[]) => path.join(io.root, ...names);
  const pages = readPages(at('docs', 'rules'));
  const ledger = parseLedger(pages);
  const options = readOptions(args, [...ledger.games.keys()]);
  if (typeof options === 'string') return refuse(io, options, 2);
  const passed = readPassed(at('.results'));
  if (!passed) return refuse(io, 'there are no test results yet: run npm test first', 1);

  const duties = Object.entries(pages).flatMap(([name, page]) => dutiesIn(name, page));
  const faults = [
    ...judgeRules(withGaps(ledger, duties), passed, options, io),
    ...judgeDuties(triedIn(duties, passed, readJson(at(ASIDE))), options, io),
  ];
  for (const fault of faults) io.err(fault);
  return faults.length === 0 ? 0 : 1;
}

/** Tells which rules are proved; what is wrong, a line each. */
function judgeRules(ledger: Ledger, passed: readonly Passed[], options: Options, io: RulesIo): string[] {
  const at = (...names: string[]) => path.join(io.root, ...names);
  const { played, unplayed } = playedOnly(io.root, passed);
  const titles = played.map(({ title }) => title);
  const aside: SetAside = readJson(at('docs', 'rules-not-tested.json'));
  const floor: Floor = readJson(at('docs', 'rules-floor.json'));
  const crowded = crowdedTitles(
    ledger,
    passed.map(({ title }) => title),
  );
  const left: Crowded = readJson(at('docs', 'rules-crowded.json'));
  const coverages = coverageOf(ledger, titles, aside);
  if (!options.duties) print(coverages, floor, options, io);

  if (options.updateFloor) {
    writeJson(at('docs', 'rules-floor.json'), raised(coverages, floor));
    writeJson(at('docs', 'rules-crowded.json'), lessCrowded(crowded, left));
  } else if (aboveFloor(coverages, floor)) {
    io.err(RAISE);
  }
  return [
    ...faultsIn(ledger, titles, aside),
    ...unplayedFaults(played, unplayed),
    ...belowFloor(coverages, floor),
    ...newlyCrowded(crowded, left),
  ];
}

const ASIDE = path.join('docs', 'duties-not-tried.json');
const DUTIES_FLOOR = path.join('docs', 'duties-floor.json');

/** Tells to which duties the other answer is tried; what is wrong, a line each. */
function judgeDuties(tried: readonly DutyTried[], options: Options, io: RulesIo): string[] {
  const coverages = dutyCoverageOf(tried);
  const shown = coverages.filter(({ game }) => options.game === undefined || game === options.game);
  if (options.duties)
    for (const each of shown) io.out(options.json ? dutiesJson(each) : dutiesReport(each, options.brief));

  const counted = coverages.map(({ game, tried: proved }) => ({ game, proved }));
  const floor: Floor = readJson(path.join(io.root, DUTIES_FLOOR));
  if (options.updateFloor) writeJson(path.join(io.root, DUTIES_FLOOR), raised(counted, floor));
  else if (aboveFloor(counted, floor)) io.err(RAISE_DUTIES);
  return [
    ...asideFaults(tried, readJson(path.join(io.root, ASIDE))),
    ...belowFloor(counted, floor, 'duties tried'),
  ];
}

interface Options {
  readonly game: string | undefined;
  readonly json: boolean;
  /** Only the totals, as `npm test` prints them. */
  readonly brief: boolean;
  /** Not the rules, but which of their duties have a test that tries the other answer. */
  readonly duties: boolean;
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
  const accepted = `accepted are --game ${games.join('|')}, --duties, --json, --brief, --update-floor`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        duties: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        brief: { type: 'boolean', default: false },
        'update-floor': { type: 'boolean', default: false },
      },
    });
    const { game, duties, json, brief, 'update-floor': updateFloor } = values;
    if (game !== undefined && !games.includes(game)) return `no game is called ${game}; ${accepted}`;
    return { game, duties, json, brief, updateFloor };
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

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
