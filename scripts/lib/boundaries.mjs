import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { matches } from './glob.mjs';
import { ROOT } from './run.mjs';

/** @typedef {import('./program.mjs').Text} Text */
/** @typedef {import('./program.mjs').Problem} Problem */

/**
 * @typedef {object} Row
 * @property {readonly string[]} who files; the first row that matches a file is its row
 * @property {readonly string[]} may doors of other packages of ours, by folder: `kernel/run` is `@potyczka/kernel/run`
 * @property {readonly string[]} [types] more doors, with `import type` only
 * @property {string} why
 */

const TESTS = '{*.test.ts,*.bench.ts,fixtures/**}';
const KERNEL = ['kernel', 'kernel/*'];
const GAMES = ['games/*', 'games/*/*'];

/**
 * Who may import whom. Every package may import itself; nobody reaches into another by a relative path.
 * @type {readonly Row[]}
 */
const BOUNDARIES = [
  {
    who: ['packages/kernel/**', 'packages/geometry/**'],
    may: [],
    why: 'the kernel and geometry stand alone',
  },
  {
    who: [`packages/games/*/src/**/${TESTS}`],
    may: ['kernel', 'kernel/*', 'geometry/*', 'words', 'words/*', 'kit', 'kit/*'],
    why: "a game's tests may also drive it, but know no other game",
  },
  {
    who: ['packages/games/*/**'],
    may: ['kernel', 'kernel/register', 'geometry/*', 'words', 'words/*', 'kit', 'kit/text', 'kit/shapes'],
    why: "a game knows geometry, words, the kit and the kernel's first door: no rule reaches a seed, a record or another game",
  },
  {
    who: ['packages/bots/**'],
    may: KERNEL,
    why: "bots know only the kernel's interface, so that they play any game and see no state",
  },
  {
    who: ['packages/words/**'],
    may: ['kernel', 'kernel/memo', 'kernel/register'],
    why: 'words belong to every game and to none',
  },
  {
    who: ['packages/kit/src/testing/**', `packages/kit/src/**/${TESTS}`],
    may: ['kernel', 'kernel/*', 'words', 'words/*'],
    why: 'what tests of games share may drive a game',
  },
  {
    who: ['packages/kit/**'],
    may: ['kernel', 'words'],
    why: 'the kit belongs to every game and to none',
  },
  {
    who: ['packages/catalogue/**'],
    may: ['kernel/register', 'games/*/register'],
    why: 'the catalogue lists the games, and loads none',
  },
  {
    who: ['packages/lab/**'],
    may: ['**'],
    why: 'nothing imports the laboratory, so it may look at everything',
  },
  {
    who: [`packages/cli/src/**/${TESTS}`],
    may: [...KERNEL, 'bots', 'catalogue', 'words', 'words/*', ...GAMES],
    why: 'tests may be about one game',
  },
  {
    who: ['packages/cli/**'],
    may: [...KERNEL, 'bots', 'server', 'catalogue', 'words', 'words/*'],
    why: 'commands work for every game: they find games in the catalogue',
  },
  {
    who: ['packages/table/**'],
    may: KERNEL,
    why: 'the table plays every game: whoever runs it hands the games in',
  },
  {
    who: [`packages/server/src/**/${TESTS}`],
    may: [...KERNEL, 'bots', 'table', 'catalogue', ...GAMES],
    why: 'tests may be about one game',
  },
  {
    who: ['packages/server/**'],
    may: [...KERNEL, 'bots', 'table', 'catalogue'],
    why: 'the server serves every game: it finds them in the catalogue',
  },
  {
    who: [`packages/web/src/**/${TESTS}`],
    may: [
      'server/fixtures',
      ...KERNEL,
      'geometry/*',
      'bots',
      'table',
      'catalogue',
      'words',
      'words/*',
      'kit/testing',
      ...GAMES,
    ],
    why: 'tests may be about one game',
  },
  {
    who: ['packages/web/src/worker/**'],
    may: [...KERNEL, 'bots', 'table', 'catalogue'],
    why: 'rules run in the worker only; it finds games in the catalogue',
  },
  {
    who: ['packages/web/src/games/*/**'],
    may: [
      'geometry/*',
      'kernel',
      'table',
      'words',
      'games/*/view',
      'games/*/text',
      'games/*/campaign/view',
      'games/*/campaign/text',
      'games/*/campaign/tales',
      'games/*/campaign/rule-texts',
      'games/*/learn',
      'games/*/campaign/learn',
      'games/*/rule-texts',
    ],
    types: [...KERNEL, 'games/*'],
    why: "a game's page draws its views; rules run in the worker",
  },
  {
    who: ['packages/web/**'],
    may: ['kernel', 'table', 'words'],
    types: KERNEL,
    why: 'the shell carries every game and knows none',
  },
];

const SCOPE = '@potyczka/';

/**
 * The folder under packages/ of every workspace of ours, by package name.
 * @param {string} [root]
 * @returns {ReadonlyMap<string, string>}
 */
export function packageFolders(root = ROOT) {
  const packages = path.join(root, 'packages');
  return new Map(
    ['', 'games/']
      .filter(group => existsSync(path.join(packages, group)))
      .flatMap(group => readdirSync(path.join(packages, group)).map(name => `${group}${name}`))
      .map(folder => ({ folder, manifest: path.join(packages, folder, 'package.json') }))
      .filter(({ manifest }) => existsSync(manifest))
      .map(({ folder, manifest }) => [JSON.parse(readFileSync(manifest, 'utf8')).name, folder]),
  );
}

/**
 * @param {string} from a file, as `packages/bots/src/index.ts`
 * @param {string} specifier what it imports
 * @param {boolean} typeOnly
 * @param {ReadonlyMap<string, string>} folders see `packageFolders`
 * @returns {string | undefined} why it may not
 */
export function judgeImport(from, specifier, typeOnly, folders) {
  const row = BOUNDARIES.find(({ who }) => matches(from, who));
  if (!row) return 'no row of the table in scripts/lib/boundaries.mjs says what this file may import';
  const home = homeOf(from);
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(from), specifier);
    if (target.startsWith(`packages/${home}/`)) return undefined;
    return `imports ${specifier}, which leaves its package: import a package by its name`;
  }
  if (!specifier.startsWith(SCOPE)) return undefined;
  const [name = '', ...door] = specifier.slice(SCOPE.length).split('/');
  const folder = folders.get(`${SCOPE}${name}`);
  if (!folder) return `imports ${specifier}, but there is no such package`;
  if (folder === home) return undefined;
  const target = [folder, ...door].join('/');
  if (matches(target, row.may) || (typeOnly && matches(target, row.types ?? []))) return undefined;
  return `may not import ${specifier}: ${row.why}`;
}

/**
 * `packages/games/apex/src/index.ts` belongs to `games/apex`.
 * @param {string} file
 */
function homeOf(file) {
  const [, first = '', second = ''] = file.split('/');
  return first === 'games' ? `games/${second}` : first;
}

/**
 * @param {readonly Text[]} sources
 * @param {ReadonlyMap<string, string>} [folders]
 * @returns {Problem[]}
 */
export function crossedBoundaries(sources, folders = packageFolders()) {
  return sources
    .filter(({ name }) => name.startsWith('packages/'))
    .flatMap(({ name, text }) =>
      importsIn(name, text).flatMap(({ from, start, isType }) => {
        const message = judgeImport(name, from, isType, folders);
        return message ? [{ name, line: text.slice(0, start).split('\n').length, message }] : [];
      }),
    );
}

/** @typedef {{ from: string, start: number, isType: boolean }} Import `isType`: gone when compiled */

/**
 * Every `import`, `export … from`, `import('…')` and `import('…').Name` of a file.
 * @param {string} name
 * @param {string} text
 * @returns {Import[]}
 */
function importsIn(name, text) {
  const parsed = parseSync(name, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const isTypeAt = (/** @type {number} */ start) =>
    /^(im|ex)port\s+type\b/.test(text.slice(start, start + 20));
  return [
    ...staticImports.map(({ start, moduleRequest }) => ({
      from: moduleRequest.value,
      start: moduleRequest.start,
      isType: isTypeAt(start),
    })),
    ...staticExports.flatMap(({ start, entries }) => {
      const request = entries[0]?.moduleRequest;
      return request ? [{ from: request.value, start: request.start, isType: isTypeAt(start) }] : [];
    }),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const from = /^(['"`])(.*)\1$/s.exec(text.slice(start, end))?.[2];
      return from === undefined ? [] : [{ from, start, isType: false }];
    }),
    // What stands in a type alone is in no table of imports: the tree is walked where there may be one.
    ...(/\bimport\s*\(/.test(text) ? typesIn(parsed.program) : []),
  ];
}

/** @param {unknown} node @returns {Import[]} */
function typesIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { type, source } = /** @type {{ type?: unknown, source?: { value: string, start: number } }} */ (
    node
  );
  const own =
    type === 'TSImportType' && source ? [{ from: source.value, start: source.start, isType: true }] : [];
  return [...own, ...Object.values(node).flatMap(typesIn)];
}

/** What carries every game, and so names none. */
const NAMELESS = ['packages/{kernel,kit,bots,table,server,web}/**'];
const MAY_NAME = ['packages/web/src/games/**', 'packages/web/src/browser/**', `packages/**/${TESTS}`];

/**
 * Files that name a game though they carry every game.
 * @param {readonly Text[]} sources
 * @param {ReadonlyMap<string, string>} [folders]
 * @returns {Problem[]}
 */
export function namedGames(sources, folders = packageFolders()) {
  const games = [...folders.values()].flatMap(folder => /^games\/(.+)/.exec(folder)?.[1] ?? []);
  const naming = new RegExp(games.join('|') || '(?!)', 'i');
  return sources
    .filter(({ name }) => matches(name, NAMELESS) && !matches(name, MAY_NAME))
    .flatMap(({ name, text: whole }) =>
      whole.split('\n').flatMap((text, i) => {
        const game = naming.exec(text)?.[0];
        return game ? [{ name, line: i + 1, message: `names ${game}: this file carries every game` }] : [];
      }),
    );
}
