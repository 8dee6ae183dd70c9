import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rules } from './index.js';
import { unplayedTests } from './played.js';

// Titles in this file name no rule: the ledger would take them for proofs.
const [SEEN, UNSEEN] = ['VIS-01', 'VIS-02'].map(id => `ADR-${id}`);
const RULE = 'packages/games/adrenaline/src/rules/sight.ts';
const FILE = 'packages/games/adrenaline/src/rules/sight.test.ts';

/** A test file with these imports, helpers and bodies of two tests. */
const file = (imports: string, helpers: string, one: string, two = 'expect(sees()).toBe(true);'): string =>
  [
    imports,
    '',
    helpers,
    '',
    "describe('sight', () => {",
    `  test('${SEEN} of the own square', () => {`,
    `    ${one}`,
    '  });',
    '',
    `  test('${UNSEEN} through a door', () => {`,
    `    ${two}`,
    '  });',
    '});',
  ].join('\n');

describe('tests of what no match calls', () => {
  const found = (source: string, names = ['planOf']) => unplayedTests(FILE, source, { [RULE]: names });

  test('a test that calls it is found, one beside it is not', () => {
    const source = file("import { planOf, sees } from './sight.js';", '', 'expect(planOf()).toBe(1);');
    expect(found(source)).toEqual([`${SEEN} of the own square`]);
    expect(found(source, ['other'])).toEqual([]);
    expect(found(source, ['*'])).toHaveLength(2);
  });

  test('by another name, through a helper, through a helper of that', () => {
    const source = file(
      "import { planOf as plan, sees } from './sight.js';",
      'const first = () => plan(1);\n\nconst second = () => first();',
      'expect(second()).toBe(1);',
    );
    expect(found(source)).toEqual([`${SEEN} of the own square`]);
  });

  test('through a door of its package', () => {
    const source = file("import { planOf, sees } from '@potyczka/adrenaline';", '', 'planOf();');
    expect(found(source)).toEqual([`${SEEN} of the own square`]);
    const elsewhere = file("import { planOf, sees } from '@potyczka/apex';", '', 'planOf();');
    expect(found(elsewhere)).toEqual([]);
  });

  test('a name that is not imported is somebody else', () => {
    expect(found(file("import { sees } from './sight.js';", '', 'const planOf = 1;'))).toEqual([]);
  });
});

describe('the ledger', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'potyczka-'));
    for (const folder of ['docs/rules', '.results', 'scripts', path.dirname(FILE)])
      mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, 'docs/rules/adrenaline.md'), `- **${SEEN}** One.\n- **${UNSEEN}** Two.`);
    writeFileSync(path.join(root, 'scripts/played.json'), JSON.stringify({ [RULE]: ['planOf'] }));
    const titles = [`sight ${SEEN} of the own square`, `sight ${UNSEEN} through a door`];
    const assertionResults = titles.map(fullName => ({ fullName, status: 'passed' }));
    const report = { testResults: [{ name: path.join(root, FILE), assertionResults }] };
    writeFileSync(path.join(root, '.results/tests.json'), JSON.stringify(report));
    writeFileSync(path.join(root, 'docs/rules-floor.json'), JSON.stringify({ adrenaline: 2 }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const run = (source: string) => {
    writeFileSync(path.join(root, FILE), source);
    const err: string[] = [];
    const code = rules(['--brief'], { root, out: () => {}, err: line => err.push(line) });
    return { code, err };
  };

  test('refuses a rule that only such a test proves', () => {
    const played = run(file("import { planOf, sees } from './sight.js';", '', 'expect(sees()).toBe(true);'));
    expect(played).toEqual({ code: 0, err: [] });
    const unplayed = run(file("import { planOf, sees } from './sight.js';", '', 'planOf();'));
    expect(unplayed.code).toBe(1);
    expect(unplayed.err).toEqual([
      expect.stringContaining(`${SEEN} is proved only by what tests alone call`),
      'adrenaline: 1 ids proved, the floor is 2',
    ]);
  });

  test('takes it as proved where another test does it with what a match calls', () => {
    const source = file("import { planOf, sees } from './sight.js';", '', 'planOf();', 'planOf();');
    expect(run(source).code).toBe(1);
    const both = source.replace('planOf();\n  });\n\n', 'sees();\n  });\n\n');
    expect(run(both).err.join()).not.toContain(`${SEEN} is`);
  });
});
