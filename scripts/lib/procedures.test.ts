import { expect, test } from 'vitest';
import { floatingProcedures } from './procedures.mjs';
import { found } from './virtual-sources.js';

const KERNEL = `
  export interface Ask<T> { [Symbol.iterator](): Iterator<Ask<unknown>, T, unknown> }
  export type Proc<T = void> = Generator<Ask<unknown>, T, unknown>;
  export declare function choose(): Ask<number>;
  export declare function maybe(): Ask<number> | undefined;
  export declare function reload(seat?: unknown): Proc;
  export declare function shot(): Proc<number>;
  export declare function numbers(): Generator<number>;
  export declare function isLoaded(): boolean;
  export declare function each(seats: readonly string[], done: (seat: string) => void): void;
  export declare function askAll<T>(parts: readonly Ask<T>[]): Ask<T[]>;
  export declare function possible(proc: () => Proc): boolean;
`;
const IMPORT =
  "import { askAll, choose, each, isLoaded, maybe, numbers, possible, reload, shot, type Proc } from './kernel.js';";

const DROPPED = [
  'reload();',
  'choose();',
  'maybe();',
  'numbers();',
  '(reload());',
  'void reload();',
  'isLoaded() || reload();',
  'isLoaded() && reload();',
  'isLoaded() ? reload() : shot();',
  'reload(), 1;',
  'yield reload();',
  'yield choose();',
  'if (choose()) isLoaded();',
  'if (!shot()) isLoaded();',
  'if (choose() === undefined) isLoaded();',
  'return shot();',
  "each(['a'], () => reload());",
  "each(['a'], seat => { return reload(seat); });",
  "each(['a'], reload);",
  "['a'].forEach(seat => reload(seat));",
  "['a'].forEach(reload);",
  "['a'].map(seat => reload(seat));",
  'for (const asked of shot()) void asked;',
  'const all = [...shot()]; void all;',
  'const [first] = shot(); void first;',
];

const KEPT = [
  'yield* reload();',
  'const n = yield* choose(); void n;',
  'if (isLoaded()) yield* reload();',
  'yield* isLoaded() ? reload() : shot();',
  'yield* maybe() ?? choose();',
  'const later = reload(); yield* later;',
  'let later; later = reload(); yield* later;',
  "yield* askAll(['a', 'b'].map(() => choose()));",
  'yield* askAll([choose(), choose()]);',
  'possible(() => reload());',
  'possible(reload);',
  'const again = () => reload(); yield* again();',
  'const again = function () { return reload(); }; yield* again();',
  'for (const n of numbers()) void n;',
  'const all = [...numbers()]; void all;',
  'numbers().next();',
  'const held = { proc: reload() }; yield* held.proc;',
];

const fileOf = (statement: string) =>
  `packages/kernel/src/turn-${[...DROPPED, ...KEPT].indexOf(statement)}.ts`;

/** Each statement in a procedure of its own, on its third line. */
const turns = [...DROPPED, ...KEPT].map(statement => [
  fileOf(statement),
  `${IMPORT}\nexport function* turn(): Proc<unknown> {\n${statement}\nreturn yield* shot();\n}`,
]);
const problems = found(
  { 'packages/kernel/src/kernel.ts': KERNEL, ...Object.fromEntries(turns) },
  floatingProcedures,
);
const objections = (statement: string) => problems.filter(line => line.startsWith(`${fileOf(statement)}:`));

test.each(DROPPED)('dropped: %s', statement => {
  const [first = '', ...more] = objections(statement);
  expect(first).toMatch(/:3 .* does nothing: missing yield\*$/);
  for (const line of more) expect(line).toMatch(/:3 /);
});

test.each(KEPT)('run or kept: %s', statement => {
  expect(objections(statement)).toEqual([]);
});
