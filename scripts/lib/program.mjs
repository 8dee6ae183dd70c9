import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Project, ts } from 'ts-morph';
import { ROOT } from './run.mjs';

/** @typedef {import('ts-morph').ts.SourceFile} SourceFile */
/** @typedef {import('ts-morph').ts.Node} Node */
/** @typedef {import('ts-morph').ts.TypeChecker} Checker */

/**
 * @typedef {object} Text
 * @property {string} name its path in the repository, with `/`
 * @property {string} text
 */

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

/** @param {string} root */
const configIn = root => path.join(root, 'tsconfig.test.json');

/** @param {string} root */
function filesIn(root) {
  const read = ts.getParsedCommandLineOfConfigFile(
    configIn(root),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!read) throw new Error(`cannot read ${configIn(root)}`);
  return read.fileNames.map(file => ({ file, name: path.relative(root, file).replaceAll('\\', '/') }));
}

/**
 * Every source file, tests included, as it is written.
 * @returns {Text[]}
 */
export const texts = (root = ROOT) =>
  filesIn(root).map(({ file, name }) => ({ name, text: readFileSync(file, 'utf8') }));

/** Source files of the repository with their types. @param {(name: string) => boolean} isWanted */
export function projectOf(isWanted, root = ROOT) {
  const project = new Project({ tsConfigFilePath: configIn(root), skipAddingFilesFromTsConfig: true });
  for (const { file, name } of filesIn(root)) if (isWanted(name)) project.addSourceFileAtPath(file);
  return project;
}

/**
 * Lets a check read the source files of a project with their types.
 * @template T
 * @param {(sources: readonly Source[], checker: Checker) => T} check
 * @param {Project} project
 * @returns {T}
 */
export function withSources(check, project, root = ROOT) {
  const sources = project.getSourceFiles().map(({ compilerNode: file }) => ({
    name: path.relative(root, file.fileName).replaceAll('\\', '/'),
    file,
  }));
  return check(sources, project.getTypeChecker().compilerObject);
}

/**
 * Source files that a check would not see because tsconfig.test.json leaves them out.
 * @param {readonly { name: string }[]} sources
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
