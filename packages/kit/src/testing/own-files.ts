import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A source of a game or of its page that is shared by all that the game has. */
export interface SharedFile {
  /** Below the game's `src`; `page/…` below its folder of the page. */
  readonly file: string;
  readonly text: string;
}

const packages = new URL('../../../', import.meta.url);

const under = (folder: string, as: string, own: RegExp): SharedFile[] => {
  const root = new URL(folder, packages);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.(tsx?|css|json)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter(name => !own.test(`${as}${name}`))
    .map(name => ({ file: `${as}${name}`, text: readFileSync(new URL(name, root), 'utf8') }));
};

/** The sources of a game and its page, but for those that are `own`: where names of things belong. */
export const sharedFiles = (game: string, own: RegExp): readonly SharedFile[] => [
  ...under(`games/${game}/src/`, '', own),
  ...under(`web/src/games/${game}/`, 'page/', own),
];

/** A source without its comments: those are prose. */
export const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');

/** The names in quotes, with or without what a key begins with (`given:`, `#`), and at the start of a template. */
export const quotedIn = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(/['"`]#?(?:[a-z]+:)?([\w-]+)(?=['"`.])/g)].map(m => m[1] as string)),
];

/** Where shared code names something that stands in a file of its own: `rules/shoot.ts: railgun`. */
export const strayNames = (files: readonly SharedFile[], names: Iterable<string>): readonly string[] => {
  const all = new Set(names);
  return files
    .flatMap(({ file, text }) =>
      quotedIn(codeOf(text)).flatMap(word => (all.has(word) ? [`${file}: ${word}`] : [])),
    )
    .toSorted();
};
