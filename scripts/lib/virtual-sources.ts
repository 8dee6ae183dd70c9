import { createVirtualFileSystem } from 'typescript/unstable/fs';
import type { Checker, Problem, Source } from './program.mjs';
import { withSources } from './program.mjs';

const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023'],
    types: [],
    module: 'nodenext',
    strict: true,
    noEmit: true,
  },
  include: ['packages'],
};

/** What a check finds in a small repository that exists only here, as `file:line message`. */
export function found(
  files: Readonly<Record<string, string>>,
  check: (sources: readonly Source[], checker: Checker) => readonly Problem[],
): string[] {
  const root = '/virtual';
  const texts = { 'tsconfig.test.json': JSON.stringify(CONFIG), ...files };
  const placed = Object.entries(texts).map(([name, text]) => [`${root}/${name}`, text]);
  const problems = withSources(check, { root, fs: createVirtualFileSystem(Object.fromEntries(placed)) });
  return problems.map(({ name, line, message }) => `${name}:${line} ${message}`);
}
