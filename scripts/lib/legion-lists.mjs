import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const SRC = 'packages/games/legion/src';
const HEAD = '// Written by `npm run games` from the files beside it.\n';

/**
 * The name under which a file exports what its own name says: `long-shot` is `longShot`.
 * @param {string} id
 */
const constantOf = id => id.replace(/-([a-z0-9])/g, (_, c) => c.toUpperCase());

/**
 * Files of a folder that are no tests and no lists.
 * @param {string} folder
 */
const idsIn = folder =>
  readdirSync(folder)
    .filter(name => /^[a-z0-9-]+\.ts$/.test(name) && name !== 'index.ts')
    .map(name => name.slice(0, -'.ts'.length))
    .sort();

/**
 * The keywords that act at moments: those whose file exports one by its own name.
 * @param {string} root
 */
const keywordList = root => {
  const folder = path.join(root, SRC, 'keywords');
  const acting = idsIn(folder).filter(id =>
    new RegExp(`^export const ${constantOf(id)}\\b`, 'm').test(
      readFileSync(path.join(folder, `${id}.ts`), 'utf8'),
    ),
  );
  const imports = acting.map(id => `import { ${constantOf(id)} } from './${id}.js';\n`).join('');
  const entries = acting
    .map(id => (id === constantOf(id) ? `  ${id},\n` : `  '${id}': ${constantOf(id)},\n`))
    .join('');
  return `import type { KeywordId } from '../content/keywords.js';\nimport type { Keyword } from '../moments.js';\n${imports}
const ALL = {\n${entries}} as const satisfies { readonly [K in KeywordId]?: Keyword };

/** Keywords that act at moments; the others are played where they belong: in army lists, at set-up, by the core rules. */
export type PlayedId = keyof typeof ALL;
export const PLAYED: ReadonlyMap<string, Keyword> = new Map(Object.entries(ALL));\n`;
};

/**
 * The lists of what lies in a file of its own in Legion, as they should be.
 * @param {string} [root]
 * @returns {ReadonlyMap<string, string>} by name
 */
export function legionLists(root = ROOT) {
  return new Map([[`${SRC}/keywords/index.ts`, `${HEAD}${keywordList(root)}`]]);
}
