import { describe, expect, test } from 'vitest';
import { type AsideDuties, asideFaults, dutiesIn, dutyCoverageOf, nameOf, triedIn } from './duties.js';
import { dutiesJson, dutiesReport } from './duties-report.js';
import type { Passed, TriesKept } from './results.js';

// Titles in this file name no rule: the ledger would take them for proofs.
const [WALK, EXAMPLE] = [`ADR-${'WALK-01'}`, `ADR-${'EX-01'}`];
const GAP = `ADR-${'G-07'}`;

const PAGE = [
  `- **${WALK}** A figure must move; it may not stay. It may jump, if wanted. (L3, must)`,
  `- **ADR-${'WALK-02'}** It moves 3 squares.`,
  `- **${EXAMPLE}** He may stay.`,
  '| 4 | a table of something that must be |',
  '## Gaps and ambiguities',
  '- **G-07** Nobody says how far. Resolution: three.',
  '## More',
  '- **G-08** no gap',
].join('\n');

const duties = dutiesIn('adrenaline.md', PAGE);

const NOTHING: TriesKept = { refused: [], offered: [], answers: {}, apart: 0 };
const passed = (title: string, tries: Partial<TriesKept>, file = ''): Passed => ({
  title,
  file,
  tries: { ...NOTHING, ...tries },
});
const howOf = (tests: readonly Passed[], aside: AsideDuties = {}): Record<string, string | undefined> =>
  Object.fromEntries(triedIn(duties, tests, aside).map(x => [nameOf(x), x.how]));

describe('what a ledger leaves open', () => {
  test('a duty, a prohibition, an option and a default, each with its sentence; examples and other tables are none', () => {
    expect(duties.map(x => [nameOf(x), x.says])).toEqual([
      [`${WALK} must`, 'A figure must move;'],
      [`${WALK} cannot`, 'it may not stay.'],
      [`${WALK} may`, 'It may jump, if wanted.'],
      [GAP, 'Nobody says how far. Resolution: three.'],
    ]);
  });

  test('gaps of tables have the letters of their ledger, and a number alone says that it is a gap', () => {
    const table = (first: string) =>
      dutiesIn('legion-1-core.md', `- **LEG-${'A-01'}** x\n## Gaps\n| ${first} | open | closed |`).map(
        nameOf,
      );
    expect(table('G-05')).toEqual([`LEG-${'G-05'}`]);
    expect(table('12')).toEqual([`LEG-${'GAP-12'}`]);
    expect(table(`LEG-${'GAP-101'}`)).toEqual([`LEG-${'GAP-101'}`]);
    expect(table('Gap')).toEqual([]);
  });

  test('a numbered table of made-up content under the gaps is none of them', () => {
    const page = `- **LEG-${'A-01'}** x\n## Gaps\n| 1 | open | closed |\n### Placeholder pack\n| 2 | a gun | heavy |`;
    expect(dutiesIn('legion-1-core.md', page).map(nameOf)).toEqual([`LEG-${'GAP-1'}`]);
  });
});

describe('a counter-case', () => {
  test('of a duty and of a prohibition is a refusal in a test that carries the id', () => {
    expect(howOf([passed(`${WALK} moves`, { refused: ['X'] })])).toEqual({
      [`${WALK} must`]: 'refused',
      [`${WALK} cannot`]: 'refused',
      [`${WALK} may`]: undefined,
      [GAP]: undefined,
    });
    expect(howOf([passed('another', { refused: ['X'] })])[`${WALK} must`]).toBeUndefined();
  });

  test('of an option is a list with several ways, or to do it and not to do it', () => {
    const may = (...tests: Passed[]) => howOf(tests)[`${WALK} may`];
    expect(may(passed(WALK, { offered: ['X'] }))).toBe('both ways');
    expect(may(passed(WALK, { answers: { X: ['"pass"'] } }))).toBeUndefined();
    expect(may(passed(WALK, { answers: { X: ['"a"', '"b"'] } }))).toBeUndefined();
    expect(may(passed(WALK, { answers: { X: ['"pass"'], Y: ['"a"'] } }))).toBeUndefined();
    expect(may(passed(WALK, { answers: { X: ['"pass"'] } }), passed(WALK, { answers: { X: ['"a"'] } }))).toBe(
      'both ways',
    );
  });

  test('where nobody is asked, the outcome is told from that of another reading', () => {
    expect(howOf([passed(WALK, { apart: 1 })])[`${WALK} must`]).toBe('told apart');
  });

  test('of a default stands in a test that names the gap, in full or beside rules of its game', () => {
    const file = '/packages/games/adrenaline/src/walk.test.ts';
    expect(howOf([passed(`${GAP} three`, { refused: ['X'] })])[GAP]).toBe('refused');
    expect(howOf([passed('G-07 three', { offered: ['X'] }, file)])[GAP]).toBe('both ways');
    expect(howOf([passed(`${WALK} three (G-07)`, { apart: 1 })])[GAP]).toBe('told apart');
    expect(howOf([passed('G-07 three', { apart: 1 })])[GAP]).toBeUndefined();
    expect(howOf([passed(`${GAP} three`, {})])[GAP]).toBeUndefined();
  });
});

test('what is set aside has a reason, is in a ledger, and is tried by no test', () => {
  const tests = [passed(WALK, { refused: ['X'] })];
  const aside = { [`${WALK} must`]: 'x', [`${WALK} may`]: ' ', 'ADR-NO-01 may': 'x', [GAP]: 'x' };
  expect(asideFaults(triedIn(duties, tests, aside), aside)).toEqual([
    expect.stringContaining(`${WALK} may is set aside as a duty without`),
    expect.stringContaining('ADR-NO-01 may is set aside as a duty, but no ledger'),
    expect.stringContaining(`${WALK} must is set aside as a duty, but a test`),
  ]);
});

test('the list tells of each duty how it was tried, why not, or that it was not', () => {
  const [one] = dutyCoverageOf(triedIn(duties, [passed(WALK, { refused: ['X'] })], { [GAP]: 'a count' }));
  if (!one) throw new Error('no game');
  const report = dutiesReport(one, false);
  expect(report).toContain('adrenaline: 2 of 4 have a counter-case, 1 set aside, 1 without');
  expect(report).toContain(`must    ${WALK}  refused\n          A figure must move;`);
  expect(report).toContain(`may     ${WALK}  WITHOUT`);
  expect(report).toContain(`default ${GAP}  set aside: a count`);
  expect(dutiesReport(one, true)).not.toContain(WALK);
  expect(JSON.parse(dutiesJson(one))).toEqual({
    game: 'adrenaline',
    duties: 4,
    tried: 2,
    setAside: 1,
    missing: [`${WALK} may`],
  });
});
