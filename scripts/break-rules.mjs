// `npm run break-rules -- --game apex`: breaks rules on purpose, one at a time, as docs/broken-rules/<game>.json
// lists them, and looks whether the test that bears the rule's number fails. --only PART tries some of them,
// --write writes the table docs/broken-rules/<game>.md. --list NAME takes another list of the same game.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argsOf } from './lib/args.mjs';
import { ROOT } from './lib/run.mjs';

const { values } = argsOf({
  options: {
    game: { type: 'string', default: 'apex' },
    list: { type: 'string' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

/** @typedef {{ rule: string, file: string, code: string, instead: string, says: string }} Broken */

const LIST = path.join(ROOT, 'docs', 'broken-rules', `${values.list ?? values.game}.json`);
const SOURCE = path.join(ROOT, 'packages', 'games', values.game, 'src');

/** @type {Broken[]} */
const all = JSON.parse(readFileSync(LIST, 'utf8'));

/** Test files in whose text the rule is named. @param {string} rule */
const testsOf = rule =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => path.join(SOURCE, name))
    .filter(file => readFileSync(file, 'utf8').includes(rule));

/** The titles of the tests of a rule that fail. @param {Broken} broken */
const failing = ({ rule }) => {
  const run = spawnSync(
    path.join(ROOT, 'node_modules', '.bin', 'vitest'),
    ['run', ...testsOf(rule), '-t', `${rule}\\b`, '--reporter=json'],
    { cwd: ROOT, encoding: 'utf8', timeout: 600_000 },
  );
  const start = run.stdout.indexOf('{"numTotal');
  if (start < 0) throw new Error(`${rule}: the tests did not run: ${run.stdout}${run.stderr}`);
  /** @type {{ testResults: { assertionResults: { title: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(run.stdout.slice(start));
  return testResults
    .flatMap(file => file.assertionResults)
    .filter(x => x.status === 'failed')
    .map(x => x.title);
};

/** Breaks one rule, looks, and mends it whatever happens. @param {Broken} broken */
const tried = broken => {
  const file = path.join(SOURCE, broken.file);
  const whole = readFileSync(file, 'utf8');
  if (whole.split(broken.code).length !== 2)
    throw new Error(`${broken.rule}: "${broken.code}" stands not exactly once in ${broken.file}`);
  try {
    writeFileSync(
      file,
      whole.replace(broken.code, () => broken.instead),
    );
    return failing(broken);
  } finally {
    writeFileSync(file, whole);
  }
};

/** @param {string} text */
const cell = text => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

const chosen = all.filter(b => `${b.rule} ${b.file}`.includes(values.only));
const rows = [];
let unnoticed = 0;
for (const broken of chosen) {
  const titles = tried(broken);
  if (titles.length === 0) unnoticed++;
  console.log(`${titles.length === 0 ? 'UNNOTICED' : 'noticed  '} ${broken.rule}: ${broken.says}`);
  rows.push(
    `| ${broken.rule} | ${cell(broken.says)} | \`${broken.file}\` | ${cell(titles.join('; ')) || '**none**'} |`,
  );
}
if (values.write && values.only === '')
  writeFileSync(
    LIST.replace('.json', '.md'),
    `# Rules of ${values.list ?? values.game}, broken on purpose

Each was broken alone, by \`npm run break-rules -- --game ${values.game}${values.list ? ` --list ${values.list}` : ''} --write\`; only tests that bear the rule's number were run, and this is what failed. ${rows.length - unnoticed} of ${rows.length} were noticed.

| rule | broken | in | tests that failed |
|---|---|---|---|
${rows.join('\n')}
`,
  );
console.log(`${chosen.length - unnoticed} of ${chosen.length} noticed`);
process.exitCode = unnoticed > 0 ? 1 : 0;
