import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Where the content of Gloomhaven is: a folder for each sort of thing, a file for each thing. */
const CONTENT = 'packages/games/gloomhaven/src/content';
const CARD_NAMES = 'packages/games/gloomhaven/src/text/names/cards';

const HEAD = '// Written by `npm run games` from the files beside it.\n';
const LISTS = new Set(['ids.ts', 'index.ts']);

/**
 * The files of a folder that each hold one thing.
 * @param {string} root
 * @param {string} folder
 */
const filesIn = (root, folder) =>
  readdirSync(path.join(root, folder))
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !LISTS.has(name))
    .sort()
    .map(name => ({
      file: name.slice(0, -3),
      text: readFileSync(path.join(root, folder, name), 'utf8'),
    }));

/**
 * What a file exports.
 * @param {string} text
 * @param {string} where
 */
const exported = (text, where) => {
  const name = /^export const (\w+)/m.exec(text)?.[1];
  if (!name) throw new Error(`${where} exports nothing`);
  return name;
};

/**
 * @param {readonly { file: string, name: string }[]} all
 */
const imports = all =>
  all
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, name }) => `import { ${name} } from './${file}.js';\n`)
    .join('');

/** @param {readonly (string | number)[]} ids */
const union = ids => ids.map(id => (typeof id === 'number' ? id : `'${id}'`)).join(' | ');

/**
 * The list of a folder and the ids of what is in it.
 * @param {string} root
 * @param {{ folder: string, type: string, id: string, list: string, what: string, numbered?: boolean }} sort
 * @returns {[name: string, text: string][]}
 */
const listOf = (root, { folder, type, id, list, what, numbered }) => {
  const all = filesIn(root, `${CONTENT}/${folder}`).map(({ file, text }) => ({
    file,
    name: exported(text, `${folder}/${file}`),
    id: numbered ? Number.parseInt(file, 10) : file,
  }));
  return [
    [`${CONTENT}/${folder}/ids.ts`, `/** ${what} */\nexport type ${id} = ${union(all.map(x => x.id))};\n`],
    [
      `${CONTENT}/${folder}/index.ts`,
      `import type { ${type} } from '../types.js';\n${imports(all)}\n/** ${what} */\nexport const ${list}: readonly ${type}[] = [${all.map(x => x.name).join(', ')}];\n`,
    ],
  ];
};

/** @param {string} text */
const cardsOf = text =>
  [...text.matchAll(/^\s+id: '([a-z-]+-\d+)',$/gm)].map(m => /** @type {string} */ (m[1]));
/** @param {string} text */
const summonsOf = text =>
  [...text.matchAll(/\b(?:summon|figure): \{\s*id: '([a-z-]+)'/g)].map(m => /** @type {string} */ (m[1]));

/**
 * Classes by the numbers on their cards, and the names of cards by class.
 * @param {string} root
 * @returns {[name: string, text: string][]}
 */
const classLists = root => {
  const all = filesIn(root, `${CONTENT}/classes`)
    .map(({ file, text }) => ({
      file,
      name: exported(text, `classes/${file}`),
      cards: cardsOf(text),
      summons: summonsOf(text),
    }))
    .sort((a, b) => Number(a.cards[0]?.slice(-3)) - Number(b.cards[0]?.slice(-3)));
  const items = filesIn(root, `${CONTENT}/items`).flatMap(({ text }) => summonsOf(text));
  const summons = [...new Set([...all.flatMap(c => c.summons), ...items])].sort();
  const cards = all.map(c => `readonly '${c.file}': ${union(c.cards)};`).join(' ');
  return [
    [
      `${CONTENT}/classes/ids.ts`,
      `/** Every class, those of the start first. */\nexport type ClassId = ${union(all.map(c => c.file))};\n\n` +
        `/** The cards of each class, by class and printed number. */\nexport interface CardsByClass { ${cards} }\nexport type CardKey = CardsByClass[ClassId];\n\n` +
        `/** Figures that classes and items bring along. */\nexport type SummonId = ${union(summons)};\n`,
    ],
    [
      `${CONTENT}/classes/index.ts`,
      `import type { ClassDef } from '../types.js';\n${imports(all)}\n/** Every class, those of the start first. */\nexport const CLASS_DEFS: readonly ClassDef[] = [${all.map(c => c.name).join(', ')}];\n`,
    ],
    [
      `${CARD_NAMES}/index.ts`,
      `import type { CardKey } from '../../../content/classes/ids.js';\nimport type { NamesOf } from '../both.js';\n${imports(all)}\n/** Ability cards: the printed English name and a Polish one; only those of the rulebook are printed ones. */\nexport const cards: NamesOf<CardKey> = { ${all.map(c => `...${c.name}`).join(', ')} };\n`,
    ],
  ];
};

/**
 * The files that bring the content of Gloomhaven together, as they should be.
 * @param {string} [root]
 * @returns {ReadonlyMap<string, string>} by name
 */
export function gloomhavenLists(root = ROOT) {
  return new Map(
    [
      ...listOf(root, {
        folder: 'items',
        type: 'ItemDef',
        id: 'ItemId',
        list: 'ITEM_DEFS',
        what: 'Items by their printed numbers.',
        numbered: true,
      }),
      ...listOf(root, {
        folder: 'monsters',
        type: 'MonsterDef',
        id: 'MonsterId',
        list: 'MONSTER_DEFS',
        what: 'Monsters and bosses, also those of one scenario.',
      }),
      ...listOf(root, {
        folder: 'decks',
        type: 'MonsterDeck',
        id: 'DeckId',
        list: 'DECK_DEFS',
        what: 'Decks of monster ability cards.',
      }),
      ...listOf(root, {
        folder: 'scenarios',
        type: 'ScenarioDef',
        id: 'ScenarioId',
        list: 'SCENARIO_DEFS',
        what: 'Scenarios by their numbers.',
        numbered: true,
      }),
      ...classLists(root),
    ].map(([name, text]) => [name, `${HEAD}${text}`]),
  );
}
