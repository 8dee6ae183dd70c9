import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { ROOT } from './run.mjs';

/** @typedef {import('typescript/unstable/ast').SourceFile} SourceFile */
/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {import('typescript/unstable/fs').FileSystem} FileSystem */

/**
 * @typedef {object} Source
 * @property {string} name its path in the repository, with `/`
 * @property {SourceFile} file
 */

/**
 * @typedef {object} Problem
 * @property {string} name
 * @property {number} line counted from 1
 * @property {string} message
 */

/**
 * Lets a check read every source file, tests included, with its types.
 * @template T
 * @param {(sources: readonly Source[], checker: Checker) => T} check
 * @param {{ root?: string, fs?: FileSystem }} [where] another folder, for the checks' own tests
 * @returns {T}
 */
export function withSources(check, { root = ROOT, fs } = {}) {
  const config = path.join(root, 'tsconfig.test.json');
  const api = new API({ cwd: root, ...(fs && { fs }) });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`cannot read ${config}`);
    /** @type {Source[]} */
    const sources = [];
    for (const fileName of project.rootFiles) {
      const file = project.program.getSourceFile(fileName);
      if (file) sources.push({ name: path.relative(root, fileName).replaceAll('\\', '/'), file });
    }
    return check(sources, project.checker);
  } finally {
    api.close();
  }
}

/**
 * Source files that a check would not see because tsconfig.test.json leaves them out.
 * @param {readonly Source[]} sources
 * @returns {Problem[]}
 */
export function unseenFiles(sources) {
  const seen = new Set(sources.map(({ name }) => name));
  return sourceFolders()
    .flatMap(folder =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        name => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter(name => /\.[cm]?[jt]sx?$/.test(name) && !seen.has(name))
    .map(name => ({ name, line: 1, message: 'tsconfig.test.json does not include this file' }));
}

function sourceFolders() {
  return ['packages', 'packages/games']
    .filter(folder => existsSync(path.join(ROOT, folder)))
    .flatMap(folder => readdirSync(path.join(ROOT, folder)).map(name => `${folder}/${name}/src`))
    .filter(folder => existsSync(path.join(ROOT, folder)));
}

/**
 * @param {Source} source
 * @param {Node} node
 * @param {string} message
 * @returns {Problem}
 */
export function problemAt({ name, file }, node, message) {
  const start = node.getStart(file);
  return { name, line: file.getLineAndCharacterOfPosition(start).line + 1, message };
}

/**
 * Calls `visit` with every node of a file, outer nodes first.
 * @param {Node} node
 * @param {(node: Node) => void} visit
 */
export function eachNode(node, visit) {
  visit(node);
  node.forEachChild(child => {
    eachNode(child, visit);
    return undefined;
  });
}

/**
 * Prints one line for each problem and sets the exit code.
 * @param {readonly Problem[]} problems
 * @param {string} allWell
 */
export function report(problems, allWell) {
  for (const { name, line, message } of problems) console.log(`${name}:${line}: ${message}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(allWell);
}
