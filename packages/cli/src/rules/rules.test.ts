import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rules } from './index.js';
import { idsIn, parseLedger, readLedger } from './ledger.js';
import { passedIn } from './results.js';

// Titles in this file name no rule: the ledger would take them for proofs.
const [FIRST, SECOND, GAP, MENTIONED] = ['VIS-01', 'VIS-02', 'RUN-01', 'XSCORE-04'].map(id => `ADR-${id}`);
const AUTOMA = 'AUT-ZIP-01';

const PAGES = {
  'adrenaline.md': [
    `- **${FIRST}** A figure sees its own square. (L1)`,
    `- **${SECOND}** See ${FIRST}.`,
    `- **${GAP}** Nobody knows.`,
    `- **G-12** The source is silent: ${MENTIONED}.`,
    `| ${MENTIONED} | a table |`,
  ].join('\n'),
  'apex-3-automa.md': `- **${AUTOMA}** It takes the zipline.`,
};

describe('the ledger', () => {
  test('an id is defined in bold at the start of an entry', () => {
    const { games, mentioned } = parseLedger(PAGES);
    expect([...games]).toEqual([
      ['adrenaline', [FIRST, SECOND, GAP]],
      ['apex', [AUTOMA]],
    ]);
    expect(mentioned).toContain(MENTIONED);
  });

  test('an id is defined once', () => {
    expect(() => parseLedger({ 'adrenaline.md': `- **${FIRST}** a\n- **${FIRST}** b` })).toThrow(FIRST);
  });

  test('an id is read in full, and a range is only its first', () => {
    expect(idsIn(`${FIRST}, ${AUTOMA}: seen`)).toEqual([FIRST, AUTOMA]);
    expect(idsIn(`${FIRST}..04 and ${SECOND}/03 but xADR-VIS-09 or adr-vis-01`)).toEqual([FIRST, SECOND]);
  });

  test('our ledgers hold the ids they are known to hold', () => {
    const { games } = readLedger(fileURLToPath(new URL('../../../../docs/rules', import.meta.url)));
    const counts = Object.fromEntries([...games].map(([game, ids]) => [game, ids.length]));
    expect(counts).toMatchObject({ adrenaline: 292, apex: 1113, gloomhaven: 791, legion: 1114 });
  });
});

test('only tests that passed count, with the titles of their groups', () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          { fullName: 'sight a', status: 'passed' },
          { fullName: 'sight b', status: 'failed' },
          { fullName: 'sight c', status: 'pending' },
        ],
      },
    ],
  };
  expect(passedIn(report).map(({ title }) => title)).toEqual(['sight a']);
});

describe('the command', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'potyczka-'));
    mkdirSync(path.join(root, 'docs', 'rules'), { recursive: true });
    mkdirSync(path.join(root, '.results'));
    for (const [name, text] of Object.entries(PAGES))
      writeFileSync(path.join(root, 'docs/rules', name), text);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const writeJson = (name: string, value: unknown) =>
    writeFileSync(path.join(root, name), JSON.stringify(value));
  const tested = (...titles: (string | undefined)[]) => {
    const assertionResults = titles.map(fullName => ({ fullName, status: 'passed' }));
    writeJson('.results/tests.json', { testResults: [{ assertionResults }] });
  };
  function run(...args: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = rules(args, { root, out: line => out.push(line), err: line => err.push(line) });
    return { code, out: out.join('\n'), err: err.join('\n') };
  }

  test('as JSON it prints one line and nothing else', () => {
    tested(`${SECOND} a door is seen through`);
    writeJson('docs/rules-floor.json', { adrenaline: 1 });
    expect(run('--game', 'adrenaline', '--json')).toEqual({
      code: 0,
      out: JSON.stringify({ game: 'adrenaline', ids: 3, proved: 1, missing: [FIRST, GAP], setAside: 0 }),
      err: '',
    });
  });

  test('for people it lists each area and what is missing in it', () => {
    tested(`${SECOND} a door is seen through`);
    const { out } = run('--game', 'adrenaline');
    expect(out).toContain('adrenaline: 1 of 3 proved, 0 set aside, 2 missing');
    expect(out).toMatch(new RegExp(`ADR-VIS +1 of 2 +${FIRST}\\n`));
    expect(out).not.toContain(AUTOMA);
    expect(run().out).toContain(AUTOMA);
  });

  test('an id set aside is neither proved nor missing', () => {
    tested(FIRST, SECOND);
    writeJson('docs/rules-not-tested.json', { [`${GAP}`]: 'a gap' });
    const { code, out } = run('--game', 'adrenaline', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ proved: 2, missing: [], setAside: 1 });
  });

  test.each([
    ['proved as well', { [`${FIRST}`]: 'a gap' }, 'a test proves it'],
    ['unknown', { 'ADR-NOTHING-01': 'a gap' }, 'no ledger defines it'],
    ['only mentioned', { [`${MENTIONED}`]: 'a gap' }, 'no ledger defines it'],
    ['without a reason', { [`${GAP}`]: ' ' }, 'without a reason'],
  ])('an id set aside may not be %s', (_, aside, message) => {
    tested(FIRST);
    writeJson('docs/rules-not-tested.json', aside);
    const { code, err } = run();
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  test('a title with an id that no ledger knows is a mistake', () => {
    tested('ADR-VIS-99 sees', `${MENTIONED} is known, if not defined`);
    const { code, err } = run('--brief');
    expect(code).toBe(1);
    expect(err).toContain('ADR-VIS-99 is in the title of a test, but in no ledger');
    expect(err).not.toContain(MENTIONED);
  });

  test('a title with more than three ids is a mistake, but for those that are left, which become fewer', () => {
    const fourth = PAGES['adrenaline.md'].replace(`- **${GAP}**`, `- **ADR-RUN-02** More.\n- **${GAP}**`);
    writeFileSync(path.join(root, 'docs/rules/adrenaline.md'), fourth);
    const crowd = `${FIRST} ${SECOND} ${GAP} ADR-RUN-02 everything at once`;
    tested(`${FIRST} ${SECOND} ${GAP} three are few enough`);
    expect(run('--brief').code).toBe(0);
    tested(crowd);
    expect(run('--brief')).toMatchObject({ code: 1, err: expect.stringContaining(crowd) });
    writeJson('docs/rules-crowded.json', { adrenaline: 1 });
    expect(run('--brief').code).toBe(0);
    tested(FIRST, SECOND);
    run('--update-floor');
    expect(JSON.parse(readFileSync(path.join(root, 'docs/rules-crowded.json'), 'utf8'))).toEqual({});
  });

  test('fewer than the floor fails', () => {
    tested(FIRST);
    writeJson('docs/rules-floor.json', { adrenaline: 2 });
    const { code, err } = run('--brief');
    expect(code).toBe(1);
    expect(err).toContain('adrenaline: 1 ids proved, the floor is 2');
  });

  test('more than the floor asks to raise it, which never lowers another', () => {
    tested(FIRST, SECOND);
    writeJson('docs/rules-floor.json', { adrenaline: 1, apex: 1 });
    expect(run('--brief').err).toContain('--update-floor');
    run('--update-floor');
    const floor = JSON.parse(readFileSync(path.join(root, 'docs/rules-floor.json'), 'utf8'));
    expect(floor).toEqual({ adrenaline: 2, apex: 1 });
  });

  test('duties have a list and a floor of their own', () => {
    writeFileSync(path.join(root, 'docs/rules/adrenaline.md'), `- **${FIRST}** It must be seen.`);
    tested(FIRST);
    expect(run('--duties', '--game', 'adrenaline')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`must    ${FIRST}  WITHOUT`),
    });
    writeJson('docs/duties-floor.json', { adrenaline: 1 });
    expect(run('--brief')).toMatchObject({
      code: 1,
      err: expect.stringContaining('adrenaline: 0 duties tried, the floor is 1'),
    });
    writeJson('docs/duties-floor.json', {});
    writeJson('docs/duties-not-tried.json', { [`${FIRST} must`]: 'nobody chooses' });
    expect(run('--duties', '--json').out).toContain('"setAside":1,"missing":[]');
  });

  test('without results it says where they come from', () => {
    expect(run()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('npm test') });
  });

  test.each([['--gmae', 'apex'], ['--game'], ['--game', 'chess'], ['apex']])(
    'wrong arguments are refused in one line: %s %s',
    (...args) => {
      const { code, out, err } = run(...args.filter(arg => arg !== undefined));
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(/^potyczka rules: .*--game adrenaline\|apex.*$/);
    },
  );
});
