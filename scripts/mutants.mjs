// `npm run mutants -- --game adrenaline`: breaks the rules of a game in one place at a time, and looks whether a test
// of that game notices, by plain vitest in a fresh process. --sample N tries N faults drawn at random (--seed S draws
// the same again), --files PART only those of some files, --choices only those that take a choice away or give one,
// --workers N side by side, --again only what the last run of the same draw does not know (or what has changed since),
// so a run that was ended goes on, --json prints the counts for another program, --docs writes them to docs/mutants.md,
// --floor fails where more goes unnoticed than docs/mutants-floor.json allows (--update-floor lowers it), --compare N
// writes N of the faults into the sources, one after the other, and looks whether plain vitest says the same.
// What each file of tests runs is looked at once and kept in .results/mutants-reach, until something changes that it
// loads: who ends a run early loses no more than one file of tests.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argsOf } from './lib/args.mjs';
import { ROOT } from './lib/run.mjs';
import { judgeFloor, keepFloor } from './mutants/floor.mjs';
import { drawn, faultsOf, sourceOf } from './mutants/list.mjs';
import { writePage } from './mutants/page.mjs';
import { agrees } from './mutants/plain.mjs';
import { isLate, Trial } from './mutants/run.mjs';

const { values } = argsOf({
  options: {
    game: { type: 'string', default: 'adrenaline' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '' },
    choices: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    floor: { type: 'boolean', default: false },
    'update-floor': { type: 'boolean', default: false },
    compare: { type: 'string', default: '0' },
  },
});

/** @typedef {import('./mutants/list.mjs').Numbered} Numbered */
/** @typedef {import('./mutants/run.mjs').Verdict} Verdict */
/** @typedef {Verdict & { name: string, line: number, of: string }} Listed `of` is the hash of what the verdict stands on */

/** Faults that change nothing a test could see, each with its reason. */
const EQUIVALENT = path.join(ROOT, 'docs', 'mutants-equivalent.json');
/** @type {Record<string, Record<string, string>>} */
const known = existsSync(EQUIVALENT) ? JSON.parse(readFileSync(EQUIVALENT, 'utf8')) : {};
const equivalents = known[values.game] ?? {};

const sampled = values.sample === undefined ? '' : `-${values.sample}-${values.seed}`;
const RESULTS = path.join(ROOT, '.results', `mutants-${values.game}${sampled}.json`);
/** @type {Map<string, Listed>} */
const before = new Map(
  values.again && existsSync(RESULTS)
    ? /** @type {Listed[]} */ (JSON.parse(readFileSync(RESULTS, 'utf8')).list).map(x => [x.name, x])
    : [],
);

/**
 * What a verdict stands on: the broken file, and the test that has noticed. What went unnoticed stands on all that
 * could have noticed it.
 * @param {Numbered} fault
 * @param {Verdict} verdict
 */
const hashOf = (fault, verdict) => {
  const hash = createHash('sha256').update(readFileSync(path.join(sourceOf(values.game), fault.file)));
  const judge = verdict.file && path.join(ROOT, verdict.file);
  if (judge) hash.update(existsSync(judge) ? readFileSync(judge) : '');
  else for (const each of trial.judgesOf(fault)) hash.update(each.hash);
  return hash.digest('hex').slice(0, 16);
};

/** @param {Numbered} fault */
const remembered = fault => {
  const found = before.get(fault.name);
  return found?.of === hashOf(fault, found ?? { fate: 'survived' }) ? found : undefined;
};

const all = faultsOf(values.game, file => file.includes(values.files)).filter(
  fault => !values.choices || fault.isChoice,
);
const wanted = values.sample === undefined ? all : drawn(all, Number(values.sample), Number(values.seed));
const trial = new Trial(values.game, wanted);
const counts = { tried: 0, killed: 0, late: 0, survived: 0, broken: 0, equivalent: 0 };
/** @type {Listed[]} */
const list = [];

/** Nobody waits longer than this for a word about how far it is, plus the fault that is tried. */
const QUIET_MS = 30_000;
let told = Date.now();

/** @param {Numbered} fault @param {Verdict | undefined} verdict nothing for one that is known to change nothing */
function count(fault, verdict) {
  counts.tried++;
  if (!verdict) counts.equivalent++;
  else if (verdict.fate === 'broken') counts.broken++;
  else if (verdict.fate === 'killed' || verdict.fate === 'endless') counts.killed++;
  else {
    counts.survived++;
    tell(`${verdict.fate}  ${fault.file}:${fault.line}  ${fault.name.slice(fault.file.length + 2)}`);
  }
  if (verdict && isLate(verdict)) counts.late++;
  if (verdict) list.push({ name: fault.name, line: fault.line, ...verdict, of: hashOf(fault, verdict) });
  // Kept after each: who ends a long run early goes on with --again.
  writeFileSync(RESULTS, JSON.stringify({ ...counts, list }, null, 1));
  if (counts.tried % 20 > 0 && Date.now() < told + QUIET_MS) return;
  told = Date.now();
  tell(`mutants: ${counts.tried} of ${wanted.length}: ${counts.killed} noticed, ${counts.survived} not`);
}

mkdirSync(path.dirname(RESULTS), { recursive: true });
const waiting = [...wanted];
async function work() {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    if (equivalents[fault.name] !== undefined) count(fault, undefined);
    else count(fault, remembered(fault) ?? (await trial.try(fault)));
  }
}

try {
  const workers = Math.max(1, Number(values.workers));
  const began = Date.now();
  await trial.begin(workers, (done, of) => {
    if (done < of && Date.now() < told + QUIET_MS) return;
    told = Date.now();
    tell(`mutants: looked what ${done} of ${of} files of tests run, ${Math.round((told - began) / 1000)} s`);
  });
  await Promise.all(Array.from({ length: workers }, work));
} finally {
  trial.end();
}
const plain = await compared(Number(values.compare));
if (values.docs) {
  const survivors = list.filter(x => x.fate === 'survived' || x.fate === 'unreached').map(x => x.name);
  const how = values.sample === undefined ? 'all' : `${values.sample} by seed ${values.seed}`;
  writePage(values.game, { ...counts, ...plain, how }, all.length, survivors, known);
}
console.log(values.json ? JSON.stringify({ ...counts, ...plain }) : summary());
if (values['update-floor']) keepFloor(values.game, counts);
if (values.floor) {
  const problem = judgeFloor(values.game, counts);
  if (problem) console.log(problem);
  process.exitCode = problem ? 1 : 0;
}

/**
 * How often plain vitest says the same of a fault that is really there.
 * @param {number} most
 */
async function compared(most) {
  if (most === 0) return {};
  const judged = list.filter(({ fate }) => fate !== 'endless');
  const tries = drawn(judged, most, Number(values.seed));
  let agreed = 0;
  for (const verdict of tries) {
    const fault = wanted.find(({ name }) => name === verdict.name);
    if (!fault) continue;
    const isSame = await agrees(sourceOf(values.game), fault, verdict);
    if (isSame) agreed++;
    tell(`plain vitest ${isSame ? 'agrees' : 'DIFFERS'}: ${verdict.fate}  ${verdict.name}`);
  }
  return { compared: tries.length, agreed };
}

/** @param {string} line */
function tell(line) {
  process.stderr.write(`${line}\n`);
}

function summary() {
  const { tried, killed, late, survived, broken, equivalent } = counts;
  const judged = killed + survived;
  const share = judged > 0 ? ((100 * survived) / judged).toFixed(1) : '0';
  return `${tried} faults tried: ${killed} noticed (${late} only by tests that play whole games), ${survived} not (${share}%), ${broken} do not load, ${equivalent} change nothing`;
}
