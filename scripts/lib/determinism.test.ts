import { expect, test } from 'vitest';
import { machineDependence } from './determinism.mjs';
import { found } from './virtual-sources.js';

/** `fetch` and the like are not declared for rules code, but a dependency's types may bring them in. */
const GLOBALS = [
  'declare var process: { exit(): void }; declare var console: { log(x: unknown): void };',
  'declare function fetch(url: string): void; declare function setTimeout(f: () => void): void;',
  'declare var performance: { now(): number }; declare var crypto: { randomUUID(): string };',
].join('\n');

const RULES = 'packages/games/apex/src/turn.ts';
const TEXT = 'packages/games/apex/src/text/pl.ts';

const DIFFERS = [
  ['Math.random();', 'Math.random: chance is asked of the table'],
  ['Math.sin(1);', 'Math.sin: its last digits'],
  ['Math.hypot(3, 4);', 'Math.hypot: its last digits'],
  ['Math.pow(2, 3);', 'Math.pow: its last digits'],
  ["Math['log2'](8);", 'Math.log2: its last digits'],
  ['[1].map(Math.cbrt);', 'Math.cbrt: its last digits'],
  ['const { atan2 } = Math; atan2(1, 1);', 'Math: call its functions by their names'],
  ['2 ** 3;', '**: its last digits'],
  ['let n = 2; n **= 3;', '**=: its last digits'],
  ['new Date();', 'Date: rules know no clock'],
  ['Date.now();', 'Date: rules know no clock'],
  ['const clock = { Date }; clock;', 'Date: rules know no clock'],
  ['performance.now();', 'performance: rules know no clock'],
  ['setTimeout(() => {});', 'setTimeout: rules know no clock'],
  ['crypto.randomUUID();', 'crypto: chance is asked of the table'],
  ['process.exit();', 'process: rules do no input or output'],
  ["fetch('x');", 'fetch: rules do no input or output'],
  ['console.log(1);', 'console: rules do no input or output'],
  ["globalThis.parseInt('1');", 'globalThis: it is a way around'],
  ["new Intl.NumberFormat('pl');", 'Intl: it differs with the language'],
  ["'a'.localeCompare('b');", 'localeCompare: it differs with the language'],
  ['(1).toLocaleString();', 'toLocaleString: it differs with the language'],
] as const;

const SAME = [
  'Math.sqrt(2); Math.floor(1.5); Math.max(1, 2); Math.PI;',
  'const process = (n: number) => n; process(1);',
  'const round = { Date: 1, fetch: 2 }; round.Date + round.fetch;',
  'const Date = 1; const day = { Date }; day;',
  'type Day = Date; type Clock = { performance: number };',
  'function turn(fetch: number) { return fetch; } turn(1);',
];

const RULES_CODE = [
  'packages/kernel/src/run/seal.ts',
  'packages/geometry/src/hex/sight.ts',
  'packages/games/apex/src/fixtures/duel.ts',
];

const OTHER_CODE = [
  'packages/games/apex/src/turn.test.ts',
  'packages/geometry/src/hex/sight.bench.ts',
  'packages/bots/src/search.ts',
  'packages/cli/src/main.ts',
];

/** The statement is on the third line of a module. */
const moduleOf = (statement: string) => `/// <reference types="machine" />\nexport {};\n${statement}`;
const rulesFile = (statement: string) => {
  const nth = [...DIFFERS.map(([each]) => each), ...SAME].indexOf(statement);
  return RULES.replace('turn', `turn-${nth}`);
};

const problems = found(
  {
    'node_modules/@types/machine/index.d.ts': GLOBALS,
    ...Object.fromEntries(
      [...DIFFERS.map(([each]) => each), ...SAME].map(each => [rulesFile(each), moduleOf(each)]),
    ),
    ...Object.fromEntries([...RULES_CODE, ...OTHER_CODE].map(file => [file, moduleOf('Date.now();')])),
    [TEXT]: moduleOf("new Intl.PluralRules('pl'); 'a'.localeCompare('b');\nDate.now();"),
  },
  machineDependence,
);
const objectionsIn = (file: string) => problems.filter(line => line.startsWith(`${file}:`));

test.each(DIFFERS)('differs: %s', (statement, message) => {
  const file = rulesFile(statement);
  expect(objectionsIn(file)).toEqual([expect.stringContaining(`${file}:3 ${message}`)]);
});

test.each(SAME)('is the same everywhere: %s', statement => {
  expect(objectionsIn(rulesFile(statement))).toEqual([]);
});

test.each(RULES_CODE)('%s is rules code', file => {
  expect(objectionsIn(file)).toHaveLength(1);
});

test.each(OTHER_CODE)('%s is not rules code', file => {
  expect(objectionsIn(file)).toEqual([]);
});

test('texts may know languages, but no clock', () => {
  expect(objectionsIn(TEXT)).toEqual([expect.stringContaining(`${TEXT}:4 Date:`)]);
});
