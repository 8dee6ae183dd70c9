import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const SRC = 'packages/games/legion/src';
const HEAD = '// Written by `npm run games` from the files beside it.\n';
const HEAD_BELOW = '// Written by `npm run games` from the files in the folders beside it.\n';

/**
 * The name under which a file exports what its own name says: `long-shot` is `longShot`.
 * @param {string} id
 */
const constantOf = id => id.replace(/^(?=\d)/, 'n').replace(/-([a-z0-9])/g, (_, c) => c.toUpperCase());

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

/** The cards that are a file each, in folders: what they are called, their type, and whether they have a text to play. */
const CARDS = [
  { folder: 'units', one: 'UnitCard', id: 'UnitCardId', all: 'UNITS', ids: 'UNIT_IDS', texts: undefined },
  {
    folder: 'upgrades',
    one: 'UpgradeCard',
    id: 'UpgradeId',
    all: 'UPGRADES',
    ids: 'UPGRADE_IDS',
    texts: 'UPGRADE_TEXTS',
  },
  {
    folder: 'commands',
    one: 'CommandCard',
    id: 'CommandId',
    all: 'COMMANDS',
    ids: 'COMMAND_IDS',
    texts: 'COMMAND_TEXTS',
  },
];

/**
 * The cards of a kind in the order in which they are listed so far, new ones at the end: an order that states of
 * battles hold.
 * @param {string} folder
 */
const cardsIn = folder => {
  const file = path.join(folder, 'ids.ts');
  const listed = [...readFileSync(file, 'utf8').matchAll(/'([a-z0-9-]+)'/g)].map(m => String(m[1]));
  const found = readdirSync(folder, { withFileTypes: true })
    .filter(each => each.isDirectory())
    .flatMap(({ name }) => idsIn(path.join(folder, name)).map(id => ({ id, group: name })));
  /** @param {string} id */
  const placeOf = id => (listed.includes(id) ? listed.indexOf(id) : listed.length);
  return found
    .map(card => ({
      ...card,
      hasText: /^export const text\b/m.test(
        readFileSync(path.join(folder, card.group, `${card.id}.ts`), 'utf8'),
      ),
    }))
    .sort((a, b) => placeOf(a.id) - placeOf(b.id) || (a.id < b.id ? -1 : 1));
};

/**
 * The ids of a kind of cards, and the list of the cards with their texts.
 * @param {string} root
 * @param {(typeof CARDS)[number]} kind
 * @returns {[string, string][]}
 */
const cardLists = (root, { folder, one, id, all, ids, texts }) => {
  const cards = cardsIn(path.join(root, SRC, 'content', folder));
  const imports = cards
    .map(
      card =>
        `import { card as ${constantOf(card.id)}${card.hasText ? `, text as ${constantOf(card.id)}Text` : ''} } from './${card.group}/${card.id}.js';\n`,
    )
    .sort()
    .join('');
  const worded = cards
    .filter(card => card.hasText)
    .map(card => `  '${card.id}': ${constantOf(card.id)}Text,\n`)
    .join('');
  const textList = texts
    ? `\n/** What they do beside their figures and keywords. */\nexport const ${texts}: { readonly [K in ${id}]?: CardText } = {\n${worded}};\n`
    : '';
  return [
    [
      `${SRC}/content/${folder}/ids.ts`,
      `${HEAD_BELOW}export const ${ids} = [${cards.map(card => `'${card.id}'`).join(', ')}] as const;\nexport type ${id} = (typeof ${ids})[number];\n`,
    ],
    [
      `${SRC}/content/${folder}/index.ts`,
      `${HEAD_BELOW}import type { ${one} } from '../cards.js';\n${texts ? "import type { CardText } from '../effects/types.js';\n" : ''}${imports}import type { ${id} } from './ids.js';\n
export const ${all}: readonly ${one}<${id}>[] = [\n${cards.map(card => `  ${constantOf(card.id)},\n`).join('')}];\n${textList}`,
    ],
  ];
};

/**
 * The lists of what lies in a file of its own in Legion, as they should be.
 * @param {string} [root]
 * @returns {ReadonlyMap<string, string>} by name
 */
export function legionLists(root = ROOT) {
  return new Map([
    [`${SRC}/keywords/index.ts`, `${HEAD}${keywordList(root)}`],
    ...CARDS.flatMap(kind => cardLists(root, kind)),
  ]);
}
