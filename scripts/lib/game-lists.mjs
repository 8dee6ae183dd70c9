import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * The folders of packages/games that are packages.
 * @param {string} root
 */
export const gamesIn = root => {
  const folder = path.join(root, 'packages', 'games');
  return readdirSync(folder)
    .filter(name => existsSync(path.join(folder, name, 'package.json')))
    .sort();
};

/**
 * @param {{ path: string }[]} references
 * @param {string} folder where the games are, seen from the file
 * @param {readonly string[]} games
 */
const withGames = (references, folder, games) => {
  const own = games.map(game => ({ path: `${folder}/${game}` }));
  const at = references.findIndex(each => each.path.startsWith(`${folder}/`));
  const others = references.filter(each => !each.path.startsWith(`${folder}/`));
  return others.toSpliced(at < 0 ? others.length : at, 0, ...own);
};

/**
 * The files in which the compiler and npm want every game listed, as they should be.
 * @param {string} [root]
 * @returns {ReadonlyMap<string, unknown>} by name
 */
export function gameLists(root = ROOT) {
  const games = gamesIn(root);
  /** @param {string} name */
  const read = name => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const all = read('tsconfig.json');
  const catalogue = read('packages/catalogue/tsconfig.json');
  const manifest = read('packages/catalogue/package.json');
  const dependencies = Object.fromEntries(
    ['kernel', ...games].sort().map(name => [`@potyczka/${name}`, manifest.version]),
  );
  return new Map([
    ['tsconfig.json', { ...all, references: withGames(all.references, 'packages/games', games) }],
    [
      'packages/catalogue/tsconfig.json',
      { ...catalogue, references: withGames(catalogue.references, '../games', games) },
    ],
    ['packages/catalogue/package.json', { ...manifest, dependencies }],
  ]);
}

/** What a game may stand on, in the order in which games list it. */
const BELOW = ['kernel', 'geometry', 'words', 'kit'];

/**
 * The tsconfig.json of a game, the same for all but for what its package.json depends on.
 * @param {string} game
 * @param {string} [root]
 */
export function tsconfigOf(game, root = ROOT) {
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'packages', 'games', game, 'package.json'), 'utf8'),
  );
  const below = BELOW.filter(name => `@potyczka/${name}` in manifest.dependencies);
  return `{
  "extends": "../../../tsconfig.base.json",
  "compilerOptions": { "rootDir": "src", "outDir": "dist", "tsBuildInfoFile": "dist/.tsbuildinfo" },
  "include": ["src"],
  "exclude": ["src/**/*.test.ts", "src/**/*.bench.ts", "src/**/fixtures/**"],
  "references": [
${below.map(name => `    { "path": "../../${name}" }`).join(',\n')}
  ]
}
`;
}

/**
 * A file with its list: only the list is written anew, the rest stays as somebody laid it out.
 * @param {string} before what stands there
 * @param {unknown} content see `gameLists`
 */
export function textOfList(before, content) {
  const { references } = /** @type {{ references?: readonly { path: string }[] }} */ (content);
  if (!references) return `${JSON.stringify(content, null, 2)}\n`;
  const lines = references.map(({ path: folder }) => `    { "path": "${folder}" }`).join(',\n');
  return before.replace(/"references": \[[^\]]*\]/, `"references": [\n${lines}\n  ]`);
}
