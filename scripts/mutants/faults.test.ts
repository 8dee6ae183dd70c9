import { expect, test } from 'vitest';
import { faultsIn, withFaults } from './faults.mjs';

const insteadOf = (source: string): string[] =>
  faultsIn('a.ts', source).map(({ code, instead }) => `${code} -> ${instead}`);

test('numbers go up and down, comparisons move their edge, both ways of a choice are taken', () => {
  expect(insteadOf('const a = 3;')).toEqual(['3 -> 4', '3 -> 2']);
  expect(insteadOf('const b = x <= y;')).toEqual(['x <= y -> x < y']);
  expect(insteadOf('const c = x ? y : z;')).toEqual(['x ? y : z -> y', 'x ? y : z -> z']);
  expect(insteadOf('const d = x && y;')).toEqual(['x && y -> (x) || (y)']);
});

test('a guard holds always or never; a statement is left out', () => {
  expect(insteadOf('if (x) f();')).toEqual(['x -> true', 'x -> false', 'f(); -> ']);
});

test('a choice is taken away, or given where there is none', () => {
  expect(insteadOf('const f = () => { if (x) return UNSEEN; };')).toContain('UNSEEN -> undefined');
  expect(insteadOf("function f() { return refuse('ADR-VIS-03', 'unseen'); }")).toEqual([
    "refuse('ADR-VIS-03', 'unseen') -> undefined",
  ]);
  expect(insteadOf('ask({ from: squares, judge: x => judgeOf(x) });')).toEqual([
    'ask({ from: squares, judge: x => judgeOf(x) }); -> ',
    'squares -> (squares).slice(1)',
    'squares -> (squares).slice(0, -1)',
    'x => judgeOf(x) -> () => undefined',
  ]);
});

test('a choice that is found when somebody looks is taken away where it is found', () => {
  const source = 'const a = { get from() { x ??= find(); return x; } };';
  expect(insteadOf(source)).toContain('x -> (x).slice(1)');
  expect(() =>
    faultsIn(
      'a.ts',
      withFaults(
        source,
        faultsIn('a.ts', source).map((fault, n) => ({ ...fault, n })),
      ),
    ),
  ).not.toThrow();
});

test('an option is dropped from a list, and a filter keeps what it should leave out', () => {
  expect(insteadOf('const a = [PASS, ...seen];')).toEqual([
    '[PASS, ...seen] -> [...seen]',
    '[PASS, ...seen] -> [PASS]',
  ]);
  expect(insteadOf('const b = [1.5, x];')).toEqual([]);
  expect(insteadOf('const c = all.filter(isSeen);')).toEqual([
    'all.filter(isSeen) -> all',
    'all.filter(isSeen) -> all.filter((...each) => !(isSeen)(...each))',
  ]);
});

test('faults of choices are told from the others', () => {
  const kinds = faultsIn('a.ts', 'const a = all.filter(isSeen).some(isNear); const b = x < 2;');
  expect(kinds.map(({ isChoice }) => isChoice)).toEqual([false, true, true, false, false, false]);
});

test('what may be done has to be done', () => {
  expect(insteadOf('const a = ask.orNot(t, seat, q, no);')).toEqual([
    'ask.orNot(t, seat, q, no) -> ask.one(t, seat, q, no)',
  ]);
  expect(insteadOf('const b = orPass(choice, label);')).toEqual(['orPass(choice, label) -> choice']);
  expect(insteadOf('const c = { do: go, may: true };')).toEqual(['true -> false']);
});

/** What the code gives with its first fault awake that stands in for this piece. */
const broken = (source: string, code: string): unknown => {
  const faults = faultsIn('a.ts', source);
  const text = withFaults(
    source,
    faults.map((fault, n) => ({ ...fault, n })),
  );
  const at = faults.findIndex(fault => fault.code === code);
  return new Function(`globalThis.__fault = ${at}; ${text} return found;`)();
};

test('lists and judges that a question only names are broken too, those that are taken apart are not', () => {
  const listed = 'const from = [1, 2]; const found = { from };';
  expect(broken(listed, 'from')).toEqual({ from: [2] });
  expect(insteadOf('const { from, judge } = q;')).toEqual([]);
  const judged = 'const found = { judge(x) { return NO; } }.judge(1); const NO = 1;';
  expect(insteadOf(judged)).toContain('NO -> undefined');
  expect(
    broken('const all = [1, 2, 3]; const found = all.filter(x => x > 1);', 'all.filter(x => x > 1)'),
  ).toEqual([1, 2, 3]);
});

test('types, names, texts and imports are left alone', () => {
  expect(
    insteadOf(`import a from './1.js'; type N = 1 | 2; const b = { 3: 'x' + y } as const satisfies Q<4>;`),
  ).toEqual([]);
});

test('a function with faults may be called before its file has run, as in a ring of imports', () => {
  const source = 'function f(x) { return x > 1; }';
  const broken = withFaults(
    source,
    faultsIn('a.ts', source).map((fault, n) => ({ ...fault, n })),
  );
  expect(new Function(`globalThis.__fault = -1; const early = f(2); ${broken} return early;`)()).toBe(true);
});

test('asleep, faults change nothing; awake, exactly one does', () => {
  const source = 'const f = x => { let n = 1; if (x > 2) n += 3; else n = 0; return n; };';
  const faults = faultsIn('a.ts', source);
  const broken = withFaults(
    source,
    faults.map((fault, n) => ({ ...fault, n })),
  );
  const run = new Function('x', 'fault', `globalThis.__fault = fault; ${broken} return f(x);`) as (
    x: number,
    fault: number,
  ) => number;
  expect([1, 2, 3].map(x => run(x, -1))).toEqual([0, 0, 4]);
  const edge = faults.findIndex(({ instead }) => instead === 'x >= 2');
  expect([1, 2, 3].map(x => run(x, edge))).toEqual([0, 4, 4]);
  const otherwise = faults.findIndex(({ code, kind }) => kind === 'statement' && code === 'n = 0;');
  expect([1, 3].map(x => run(x, otherwise))).toEqual([1, 4]);
  // One after the other would be fooled by what the test before left awake.
  run(1, -1);
});
