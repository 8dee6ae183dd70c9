// `npm run mutants -- --game adrenaline`: breaks the rules of a game in one place at a time, and looks
// whether a test of that game notices. --sample N tries N faults drawn at random (--seed S draws the
// same again), --files PART only those of some files, --json prints the counts for another program,
// --docs writes them to docs/mutants.md, --again tries only what went unnoticed the last time.
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/run.mjs';
import { buildWithFaults } from './mutants/build.mjs';
import { writePage } from './mutants/page.mjs';
import { Trial } from './mutants/run.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'adrenaline' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

/** @typedef {import('./mutants/build.mjs').Numbered} Numbered */
/** @typedef {{ name: string, line: number, fate: string, by?: string }} Listed */

/** Faults that change nothing a test could see, each with its reason. */
const EQUIVALENT = path.join(ROOT, 'docs', 'mutants-equivalent.json');

/** The same fault has the same name wherever its line moves to; of two alike in one file the second says so. */
const namesOf = (/** @type {readonly Numbered[]} */ faults) => {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return new Map(
    faults.map(fault => {
      const { file, code, instead, around } = fault;
      const name = `${file}: ${squeezed(code)} -> ${squeezed(instead) || 'left out'}, in ${squeezed(around)}`;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return [fault, times === 1 ? name : `${name} (${times})`];
    }),
  );
};
/** @param {string} code */
const squeezed = code => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-35)}` : line;
};

/** @param {number} seed */
function* numbers(seed) {
  for (let n = seed >>> 0; ; ) {
    n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0;
    yield n / 2 ** 32;
  }
}

/** @param {readonly Numbered[]} faults */
const drawn = faults => {
  if (values.sample === undefined) return faults;
  const left = [...faults];
  const chance = numbers(Number(values.seed));
  const count = Math.min(Number(values.sample), left.length);
  return Array.from({ length: count }, () => {
    const at = Math.floor(/** @type {number} */ (chance.next().value) * left.length);
    return /** @type {Numbered} */ (left.splice(at, 1)[0]);
  });
};

/** @type {Record<string, Record<string, string>>} */
const known = existsSync(EQUIVALENT) ? JSON.parse(readFileSync(EQUIVALENT, 'utf8')) : {};
const equivalents = known[values.game] ?? {};
const { faults, entries, release } = await buildWithFaults(values.game, file => file.includes(values.files));
const results = path.join(ROOT, '.results', `mutants-${values.game}.json`);
/** What the run before has found, by name: with --again only what went unnoticed is tried anew. */
const before = new Map(
  values.again
    ? /** @type {Listed[]} */ (JSON.parse(readFileSync(results, 'utf8')).list).map(x => [x.name, x])
    : [],
);
const names = namesOf(faults);
const trial = new Trial(entries);
const counts = { tried: 0, killed: 0, survived: 0, equivalent: 0 };
/** @type {Listed[]} */
const list = [];
try {
  await trial.begin();
  const wanted = drawn(faults);
  for (const fault of wanted) {
    const name = /** @type {string} */ (names.get(fault));
    const isEquivalent = equivalents[name] !== undefined;
    const known = before.get(name);
    const { fate, by } = isEquivalent
      ? { fate: 'equivalent' }
      : known?.fate === 'killed'
        ? known
        : await trial.try(fault);
    counts.tried++;
    if (fate === 'equivalent') counts.equivalent++;
    else if (fate === 'killed') counts.killed++;
    else counts.survived++;
    list.push({ name, line: fault.line, fate, ...(by && { by }) });
    if (fate === 'survived' || fate === 'unreached')
      tell(`${fate}  ${fault.file}:${fault.line}  ${name.slice(fault.file.length + 2)}`);
    else if (counts.tried % 50 === 0) progress(wanted.length);
  }
} finally {
  await trial.end();
  release();
}
mkdirSync(path.join(ROOT, '.results'), { recursive: true });
writeFileSync(results, JSON.stringify({ ...counts, list }, null, 1));
if (values.docs) {
  const survivors = list.filter(x => x.fate === 'survived' || x.fate === 'unreached').map(x => x.name);
  writePage(values.game, counts, faults.length, survivors, known);
}
console.log(values.json ? JSON.stringify(counts) : summary());

/** @param {string} line */
function tell(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} of */
function progress(of) {
  tell(`mutants: ${counts.tried} of ${of}: ${counts.killed} killed, ${counts.survived} survived`);
}

function summary() {
  const { tried, killed, survived, equivalent } = counts;
  const share = tried > equivalent ? ((100 * survived) / (tried - equivalent)).toFixed(1) : '0';
  return `${tried} faults tried: ${killed} noticed, ${survived} not (${share}%), ${equivalent} change nothing`;
}
