import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './run.mjs';

/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph what each file imports, by name */

/** Sources that are played, not what tests them. */
const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /\.(test|bench)\.tsx?$|\/fixtures\//;

/**
 * Who imports whom within a package: by value, which is what is left when types are gone, or by types as well.
 * `import()` is left out: it waits until both files are there.
 * @param {ReadonlyMap<string, string>} files texts by path
 * @param {'values' | 'types'} [kind]
 * @returns {Graph}
 */
export function importsOf(files, kind = 'values') {
  /** @param {boolean} isType */
  const counts = isType => kind === 'types' || !isType;
  return new Map(
    [...files].map(([name, text]) => {
      const { module } = parseSync(name, text);
      const asked = [
        ...module.staticImports
          .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => counts(isType)))
          .map(({ moduleRequest }) => moduleRequest.value),
        ...module.staticExports
          .flatMap(({ entries }) => entries)
          .filter(({ isType }) => counts(isType))
          .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ];
      const found = asked.flatMap(request => resolved(name, request, files) ?? []);
      return [name, new Set(found)];
    }),
  );
}

/**
 * @param {string} from
 * @param {string} request as it is written: `./turn.js`
 * @param {ReadonlyMap<string, string>} files
 */
function resolved(from, request, files) {
  if (!request.startsWith('.')) return undefined;
  const stem = path.posix.join(path.posix.dirname(from), request).replace(/\.jsx?$/, '');
  return [`${stem}.ts`, `${stem}.tsx`].find(name => files.has(name));
}

/**
 * Groups of files each of which reaches all others of its group (Tarjan's strongly connected components),
 * the largest first.
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function rings(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];

  /** @param {string} name */
  const visit = name => {
    const own = { index: seen.size, low: seen.size, open: true };
    seen.set(name, own);
    stack.push(name);
    for (const next of graph.get(name) ?? []) {
      const other = seen.get(next) ?? visit(next);
      if (other.open) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const ring = stack.splice(stack.lastIndexOf(name));
      for (const each of ring) {
        const at = seen.get(each);
        if (at) at.open = false;
      }
      if (ring.length > 1 || graph.get(name)?.has(name)) found.push(ring.sort());
    }
    return own;
  };

  for (const name of graph.keys()) if (!seen.has(name)) visit(name);
  return found.sort((a, b) => b.length - a.length || (String(a[0]) < String(b[0]) ? -1 : 1));
}

/**
 * @param {string} folder of a package, as `packages/games/apex`
 * @param {'values' | 'types'} [kind]
 * @param {string} [root]
 */
export const ringsOf = (folder, kind = 'values', root = ROOT) =>
  rings(importsOf(sourcesOf(folder, root), kind));

/**
 * @param {string} folder
 * @param {string} root
 */
function sourcesOf(folder, root) {
  const src = path.join(root, folder, 'src');
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).map(name =>
    name.replaceAll('\\', '/'),
  );
  return new Map(
    names
      .filter(name => IS_SOURCE.test(name) && !IS_TEST.test(`/${name}`))
      .sort()
      .map(name => [`${folder}/src/${name}`, readFileSync(path.join(src, name), 'utf8')]),
  );
}

/** @typedef {{ values: Record<string, number>, types: Record<string, number> }} Left how many files are still in rings, by package */
/** @typedef {{ values: ReadonlyMap<string, string[][]>, types: ReadonlyMap<string, string[][]> }} Found */

/**
 * Rings may become fewer, and the list with them; never more.
 * @param {Found} found
 * @param {Left} left
 */
export function judgeRings(found, left) {
  /** @type {Left} */
  const now = { values: {}, types: {} };
  /** @type {string[]} */
  const problems = [];
  let ringed = 0;
  for (const kind of /** @type {const} */ (['values', 'types'])) {
    for (const [folder, each] of found[kind]) {
      const count = each.flat().length;
      const may = left[kind][folder] ?? 0;
      ringed += count;
      if (count > 0) now[kind][folder] = count;
      if (count < may) {
        problems.push(
          `packages/${folder}: ${count} files in rings by ${kind}, scripts/rings.json says ${may}: npm run rings -- --update`,
        );
      }
      if (count > may) {
        const told = each.map(ring => `  ${ring.join('\n  ')}`).join('\n  --\n');
        problems.push(
          `packages/${folder}: ${count} files import each other by ${kind}, ${may} may:\n${told}`,
        );
      }
    }
  }
  return { now, problems, ringed };
}
