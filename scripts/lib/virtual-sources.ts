import { Project, ts } from 'ts-morph';
import type { Checker, Problem, Source } from './program.mjs';
import { withSources } from './program.mjs';

const ROOT = '/virtual';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: ['*'],
  module: ts.ModuleKind.NodeNext,
  strict: true,
};

/** What a check finds in a small repository that exists only here, as `file:line message`. */
export function found(
  files: Readonly<Record<string, string>>,
  check: (sources: readonly Source[], checker: Checker) => readonly Problem[],
): string[] {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: OPTIONS });
  for (const [name, text] of Object.entries(files)) project.createSourceFile(`${ROOT}/${name}`, text);
  return withSources(check, project, ROOT).map(({ name, line, message }) => `${name}:${line} ${message}`);
}
