/** Requests that are wrong in every way that somebody could think of. */

const one = <X>(list: readonly X[]): X => list[Math.floor(Math.random() * list.length)] as X;

const SEATS = [{ kind: 'me' }, { kind: 'open' }];

/** A right request of each kind; `T` stands for the table. */
const RIGHT: readonly object[] = [
  { do: 'hello', protocol: 1, name: 'Mallory' },
  { do: 'list' },
  { do: 'create', game: 'tic-tac-toe', options: {}, seats: SEATS, clock: { kind: 'live', seconds: 30 } },
  { do: 'join', table: 'T', seat: 'p2', token: 'x'.repeat(32), name: 'Mallory' },
  { do: 'seat', table: 'T', seat: 'p1', as: { kind: 'bot', level: 'random' } },
  { do: 'watch', table: 'T' },
  { do: 'answer', table: 'T', q: 0, a: ['1', '2'] },
  { do: 'answer', table: 'T', q: 0, a: { x: 1, y: 2 } },
  { do: 'probe', table: 'T', q: 0, a: 3 },
  { do: 'guess', table: 'T', q: 0 },
  { do: 'undo', table: 'T', to: 1 },
  { do: 'agree', table: 'T', to: 1, agree: true },
  { do: 'say', table: 'T', text: 'hello' },
  { do: 'import', record: { format: 1, game: 'tic-tac-toe', rulesVersion: 1, options: {}, entries: [] } },
  { do: 'rematch', table: 'T' },
];

/** What is put where something else belongs. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  [],
  [[[[[]]]]],
  Array(500).fill('1'),
  {},
  { __proto__: null, toString: 1 },
  { length: 1e9 },
];

/** Texts that are no request at all. */
const TEXTS: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e999',
  '{"id":1',
  '{"do":"watch","do":"list"}',
  '{"__proto__":{"do":"list"},"id":3}',
  '{"id":99999999999999999999,"do":"list"}',
  '\u0000',
  '\ufeff{"id":1,"do":"list"}',
];

/** Replaces, removes or adds something somewhere in a request. */
const spoilt = (x: unknown): unknown => {
  if (Math.random() < 0.2) return one(JUNK);
  if (Array.isArray(x)) return x.map(each => (Math.random() < 0.5 ? spoilt(each) : each));
  if (typeof x !== 'object' || x === null) return one(JUNK);
  const entries = Object.entries(x);
  const at = Math.floor(Math.random() * (entries.length + 1));
  if (at === entries.length) return { ...x, [one(['extra', '__proto__', 'table', 'seat', 'q'])]: one(JUNK) };
  if (Math.random() < 0.2) return Object.fromEntries(entries.filter((_, i) => i !== at));
  return Object.fromEntries(entries.map(([k, v], i) => [k, i === at && k !== 'do' ? spoilt(v) : v]));
};

/** Some request, spoilt. */
export const fuzzed = (id: number, table: string): string => {
  if (Math.random() < 0.1) return one(TEXTS);
  const request = { id, ...(spoilt(one(RIGHT)) as object) };
  return JSON.stringify(request).replaceAll('"T"', JSON.stringify(table));
};

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
const imported = (record: string): string => `{"id":1,"do":"import","record":${record}}`;
const RECORD = '"format":1,"game":"tic-tac-toe","rulesVersion":1';

/** Requests that go very deep, by their name. */
export const NESTED: readonly [string, () => string][] = [
  [
    'arrays in an answer',
    () => `{"id":1,"do":"answer","table":"abcdefgh","q":0,"a":${deep('[', ']', 7000)}}`,
  ],
  [
    'objects in options',
    () =>
      `{"id":1,"do":"create","game":"tic-tac-toe","seats":[],"options":${deep('{"a":', '}', 2500).replace('}', '1}')}}`,
  ],
  ['arrays as a request', () => deep('[', ']', 7900)],
  ['a record of arrays', () => imported(deep('[', ']', 900_000))],
  ['a record of objects', () => imported(`${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`)],
  ['entries of arrays', () => imported(`{${RECORD},"options":{},"entries":[${deep('[', ']', 800_000)}]}`)],
  [
    'an answer of arrays',
    () =>
      imported(
        `{${RECORD},"options":{},"seed":"${'0'.repeat(64)}","entries":[{"n":1,"q":0,"seat":"p1","a":${deep('[', ']', 800_000)}}]}`,
      ),
  ],
  [
    'options of arrays',
    () =>
      imported(
        `{${RECORD},"options":{"x":${deep('[', ']', 800_000)}},"seed":"${'0'.repeat(64)}","entries":[]}`,
      ),
  ],
  [
    'many entries',
    () =>
      imported(
        `{${RECORD},"options":{},"seed":"${'0'.repeat(64)}","entries":[${'{"n":1,"q":0,"seat":"p1","a":"1"},'.repeat(40_000)}1]}`,
      ),
  ],
];
