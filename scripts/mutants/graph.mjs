import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { packages } from '../lib/touched.mjs';

/** @typedef {{ file: string, sources: ReadonlySet<string>, hash: string }} Graph a file of tests, all that it loads (itself too), and a hash of that; paths from the root */
/** @typedef {{ text: string, imports: readonly string[] }} Read */

const SHORT = 16;

/**
 * Reads each file once, whoever asks for it.
 * @param {string} root
 */
function reader(root) {
  const doors = doorsIn(root);
  /** @type {Map<string, Read>} */
  const known = new Map();
  return (/** @type {string} */ file) => {
    let read = known.get(file);
    if (!read) {
      const text = readFileSync(path.join(root, file), 'utf8');
      const imports = /\.[cm]?[jt]sx?$/.test(file) ? importsIn(root, file, text, doors) : [];
      read = { text, imports };
      known.set(file, read);
    }
    return read;
  };
}

/**
 * What the packages hand out, each with its source: `@potyczka/geometry/hex`, a `*` in it for any one name.
 * @param {string} root
 * @returns {Map<string, string>}
 */
function doorsIn(root) {
  const found = new Map();
  for (const { folder, name } of packages(root)) {
    const { exports = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    for (const [door, to] of Object.entries(exports)) {
      const source = typeof to === 'string' ? to : (to.source ?? to.default);
      if (source) found.set(path.posix.join(name, door), path.posix.join(folder, source));
    }
  }
  return found;
}

/**
 * Files of ours that a file loads. What is only imported as a type is gone when it runs.
 * @param {string} root
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, string>} doors
 */
function importsIn(root, file, text, doors) {
  const { module } = parseSync(file, text);
  const isLoaded = (/** @type {readonly { isType: boolean }[]} */ entries) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const asked = [
    ...module.staticImports.filter(({ entries }) => isLoaded(entries)).map(x => x.moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return [...new Set(asked.flatMap(request => resolved(root, file, request, doors) ?? []))].sort();
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} request as it is written: `./turn.js`, `@potyczka/kernel`
 * @param {ReadonlyMap<string, string>} doors
 */
function resolved(root, from, request, doors) {
  if (!request.startsWith('.')) return doors.get(request);
  const at = path.posix.join(path.posix.dirname(from), request);
  const stem = at.replace(/\.jsx?$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, at].find(name => existsSync(path.join(root, name)));
}

/**
 * Every file of tests below a folder, with all that it loads.
 * @param {string} root
 * @param {string} folder as `packages/games/apex/src`
 * @param {string} stamp of what else a result hangs on: how it was found
 * @returns {Graph[]}
 */
export function graphsOf(root, folder, stamp) {
  const read = reader(root);
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter(name => name.endsWith('.test.ts'))
    .sort()
    .map(file => {
      const sources = loadedBy(file, read);
      const hash = createHash('sha256').update(stamp);
      for (const name of [...sources].sort()) hash.update(`\n${name}\n`).update(read(name).text);
      return { file, sources, hash: hash.digest('hex').slice(0, SHORT) };
    });
}

/**
 * @param {string} file
 * @param {(file: string) => Read} read
 */
function loadedBy(file, read) {
  const found = new Set([file]);
  for (const each of found) for (const next of read(each).imports) found.add(next);
  return found;
}
