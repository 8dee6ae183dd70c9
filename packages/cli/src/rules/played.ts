import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsIn } from './ledger.js';
import type { Passed } from './results.js';

/** Exports that tests alone call, by file; `*` is a whole file. `npm run played` keeps the list. */
export type Unplayed = Readonly<Record<string, readonly string[]>>;

/** A test as it stands in its file. */
interface Written {
  readonly title: string;
  readonly text: string;
}

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
const TEST = /^(\s*)(?:test|it)(?:\.\w+)*\(/;
const TITLE = /(['`"])((?:\\.|(?!\1).)*)\1/s;
const HELPER = /(?:const|function\*?)\s+(\w+)\b([\s\S]*?)(?=\n\s*\n|\n(?:const|function|describe)\b|$)/g;

const word = (name: string): RegExp => new RegExp(`\\b${name}\\b`);

/** The files that an import may mean: one of the same folder by its name, a door of a package by its folder. */
const filesOf = (test: string, from: string, unplayed: Unplayed): string[] => {
  const all = Object.keys(unplayed);
  if (!from.startsWith('.')) {
    const [, name, door = ''] = /^@potyczka\/([\w-]+)(?:\/([\w-]+))?/.exec(from) ?? [];
    if (name === undefined) return [];
    const at = [`packages/${name}/src/${door}`, `packages/games/${name}/src/`];
    return all.filter(file => at.some(folder => file.startsWith(folder)));
  }
  const file = path.posix.join(path.posix.dirname(test), from).replace(/\.js$/, '.ts');
  if (path.posix.basename(file) !== 'index.ts') return all.filter(each => each === file);
  return all.filter(each => each.startsWith(`${path.posix.dirname(file)}/`));
};

/** What a test file calls them by. */
const imported = (test: string, source: string, unplayed: Unplayed): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
    const files = filesOf(test, from, unplayed);
    return names.split(',').flatMap(each => {
      const [name = '', local = name] = each
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      const isListed = files.some(file => unplayed[file]?.some(one => one === name || one === '*'));
      return name !== '' && isListed ? [local] : [];
    });
  });

/** The tests of a file, and what stands around them. */
const partsOf = (source: string): { readonly tests: readonly Written[]; readonly rest: string } => {
  const lines = source.split('\n');
  const tests: Written[] = [];
  const rest: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [, indent] = TEST.exec(lines[i] ?? '') ?? [];
    if (indent === undefined) {
      rest.push(lines[i] ?? '');
      continue;
    }
    const end = (line: string): boolean => line.startsWith(`${indent}}`) || line.startsWith(`${indent})`);
    const from = i;
    while (i < lines.length - 1 && !(i > from && end(lines[i] ?? '')) && !(lines[i] ?? '').endsWith(');'))
      i++;
    while (i < lines.length - 1 && i > from && !end(lines[i] ?? '')) i++;
    const text = lines.slice(from, i + 1).join('\n');
    const strings = [...text.matchAll(new RegExp(TITLE, 'gs'))].map(m => m[2] ?? '');
    // Of a table of cases the title comes last, and says more than an id.
    const isEach = /\.(?:each|for)\b/.test(lines[from] ?? '');
    const title = isEach
      ? strings.findLast(each => idsIn(each).length > 0 && each.includes(' '))
      : strings[0];
    if (title !== undefined && idsIn(title).length > 0) tests.push({ title, text });
  }
  return { tests, rest: rest.join('\n') };
};

/** The titles in a file whose tests call what no match calls, through its helpers too. */
export function unplayedTests(file: string, source: string, unplayed: Unplayed): string[] {
  const names = new Set(imported(file, source, unplayed));
  if (names.size === 0) return [];
  const { tests, rest } = partsOf(source);
  const helpers = [...rest.replaceAll(IMPORT, '').matchAll(HELPER)];
  for (let before = 0; before !== names.size; ) {
    before = names.size;
    for (const [, helper = '', body = ''] of helpers)
      if ([...names].some(name => word(name).test(body))) names.add(helper);
  }
  return tests.filter(({ text }) => [...names].some(name => word(name).test(text))).map(({ title }) => title);
}

/** Where the repository is, files are named from there. */
const within = (root: string, file: string): string => path.relative(root, file).split(path.sep).join('/');

/** The tests that prove something of a match, and what the others claim. */
export function playedOnly(
  root: string,
  passed: readonly Passed[],
): { readonly played: readonly Passed[]; readonly unplayed: readonly Passed[] } {
  const list = path.join(root, 'scripts', 'played.json');
  if (!existsSync(list)) return { played: passed, unplayed: [] };
  const unplayed = JSON.parse(readFileSync(list, 'utf8')) as Unplayed;
  const titles = new Map<string, readonly string[]>();
  const titlesOf = (file: string): readonly string[] => {
    const known = titles.get(file);
    if (known) return known;
    const found = existsSync(file)
      ? unplayedTests(within(root, file), readFileSync(file, 'utf8'), unplayed)
      : [];
    titles.set(file, found);
    return found;
  };
  const isUnplayed = ({ title, file }: Passed): boolean =>
    idsIn(title).length > 0 &&
    titlesOf(file).some(each => title.includes((each.split(/%|\$\{/)[0] ?? each).trim()));
  return { played: passed.filter(test => !isUnplayed(test)), unplayed: passed.filter(isUnplayed) };
}

/** Ids that have no other proof, a line each. */
export function unplayedFaults(played: readonly Passed[], unplayed: readonly Passed[]): string[] {
  const proved = new Set(played.flatMap(({ title }) => idsIn(title)));
  const claimed = new Map(unplayed.flatMap(test => idsIn(test.title).map(id => [id, test] as const)));
  return [...claimed]
    .filter(([id]) => !proved.has(id))
    .map(([id, { title }]) => `${id} is proved only by what tests alone call: ${title}`);
}
