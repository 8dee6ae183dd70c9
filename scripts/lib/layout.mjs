import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './run.mjs';

/**
 * Where a thing is in every game, below its `src`: docs/decisions/0046-one-layout-for-games.md has the reasons.
 * `every`: each game has it; `some`: whoever has such a thing has it here.
 * @type {Readonly<Record<string, 'every' | 'some'>>}
 */
const FILES = {
  // Doors: what others may import. Folders are doors by their index.ts.
  'index.ts': 'every', // rules: the game and its types
  'register.ts': 'every', // how each part is loaded
  'view-door.ts': 'every', // what is drawn, and the content that drawings need
  'lab-door.ts': 'some', // what checks of vectors, bench and gallery need beyond
  // What is played.
  'game.ts': 'every',
  'options.ts': 'every',
  'vocabulary.ts': 'every', // the rulebook's nouns: unions and their lists
  'state.ts': 'every',
  'events.ts': 'every', // types alone
  'apply/index.ts': 'every',
  'ask.ts': 'every', // how things are asked for and shown
  'gaps.ts': 'some', // what of the box is not played, worked out
  'odds.ts': 'some', // the chances that are shown before an answer
  'ground.ts': 'some', // the state as geometry sees it
  'moments.ts': 'some', // the values and moments at which cards and keywords act
  'text/index.ts': 'every',
  'text/say.ts': 'every', // messages and refusals, their gaps checked
  'text/tell.ts': 'every', // events as sentences
  'text/log.ts': 'every', // the sentences that each event may be told with
  'text/language.ts': 'every', // all that is said in a language
  'text/names.ts': 'some', // what has a name
  'text/values.ts': 'every', // what rules pass along, as words
  'text/options.ts': 'every',
  'text/grammar.ts': 'some', // what its languages need beyond cases
  'text/page.ts': 'some', // words of its page
  'text/cards.ts': 'some', // cards in words, put together from their data
  'text/faces.ts': 'some', // words and signs on the faces of cards
  'text/en/messages.ts': 'every',
  'text/pl/messages.ts': 'every',
  'text/en/log.ts': 'every',
  'text/pl/log.ts': 'every',
  'text/en/options.ts': 'every',
  'text/pl/options.ts': 'every',
  'view/index.ts': 'every', // what each seat is shown
  'view/preview.ts': 'some', // what an option would do, drawn before it is chosen
  'hints/index.ts': 'every',
  'learn/index.ts': 'every',
  'rule-texts/index.ts': 'every',
  'terminal/index.ts': 'every',
  'fixtures/scene.ts': 'every',
  'fixtures/ledger.ts': 'every',
  'conformance.test.ts': 'every',
  'own-files.test.ts': 'every', // names of things stand in their own files
  'printed.test.ts': 'every', // figures are those of the source
};

/** Folders that every game has; what is in `text/{en,pl}`, `rules` and the like is named by its chapter or its thing. */
const FOLDERS = [
  'apply',
  'rules',
  'content',
  'text',
  'view',
  'hints',
  'learn',
  'rule-texts',
  'terminal',
  'fixtures',
];

/**
 * Folders of one game, with what they hold: a part of its rulebook that others do not have.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const OWN_FOLDERS = {
  apex: ['automa', 'legends'],
  gloomhaven: ['campaign'],
  legion: ['army', 'battle', 'cards', 'keywords'],
};

/**
 * What a game may hand out, by the end of its package's name, and where it is.
 * @type {Readonly<Record<string, string>>}
 */
const DOORS = {
  '.': './src/index.ts',
  './text': './src/text/index.ts',
  './view': './src/view-door.ts',
  './terminal': './src/terminal/index.ts',
  './learn': './src/learn/index.ts',
  './rule-texts': './src/rule-texts/index.ts',
  './register': './src/register.ts',
  './lab': './src/lab-door.ts',
};
const MAY_LACK = ['./lab'];

/** Where a file lies flat: beyond those of the table it belongs to a folder of its chapter. */
const FLAT = ['', 'text', 'view'];

/**
 * @param {string} folder
 * @returns {string[]} files and folders, without tests
 */
const listed = folder =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(x => x.isDirectory() || /\.tsx?$/.test(x.name))
        .map(x => (x.isDirectory() ? `${x.name}/` : x.name))
    : [];

/** @param {string} root */
const gamesIn = root =>
  readdirSync(path.join(root, 'packages/games')).filter(name =>
    existsSync(path.join(root, 'packages/games', name, 'package.json')),
  );

/**
 * What a game lacks (`-`), and what lies where no other game would look for it (`+`).
 * @param {string} game
 * @param {string} [root]
 * @returns {string[]}
 */
export function strayIn(game, root = ROOT) {
  const src = path.join(root, 'packages/games', game, 'src');
  const lacks = Object.entries(FILES)
    .filter(([file, who]) => who === 'every' && !existsSync(path.join(src, file)))
    .map(([file]) => `- ${file}`);
  const own = OWN_FOLDERS[game] ?? [];
  const strange = FLAT.flatMap(folder =>
    listed(path.join(src, folder)).flatMap(name => {
      const at = folder ? `${folder}/${name}` : name;
      const isKnown = name.endsWith('/')
        ? folder !== '' || FOLDERS.includes(name.slice(0, -1)) || own.includes(name.slice(0, -1))
        : FILES[at] !== undefined || /\.test\.ts$/.test(name) || folder === 'view';
      return isKnown ? [] : [`+ ${at}`];
    }),
  );
  return [...lacks, ...strange, ...strayDoors(game, root)].sort();
}

/**
 * @param {string} game
 * @param {string} root
 */
const strayDoors = (game, root) => {
  const { exports } = JSON.parse(
    readFileSync(path.join(root, 'packages/games', game, 'package.json'), 'utf8'),
  );
  const own = OWN_FOLDERS[game] ?? [];
  const lacks = Object.keys(DOORS).filter(door => !MAY_LACK.includes(door) && !exports[door]);
  /** A door into a folder of its own is that folder's. @param {string} door */
  const isOwn = door => own.some(folder => door === `./${folder}` || door.startsWith(`./${folder}/`));
  const strange = Object.entries(exports).filter(
    ([door, { source }]) => !isOwn(door) && DOORS[door] !== source,
  );
  return [...lacks.map(door => `- door ${door}`), ...strange.map(([door]) => `+ door ${door}`)];
};

/** @typedef {import('oxc-parser').VariableDeclarator} Declarator */

/**
 * What stands at the top of a module.
 * @param {string} file
 * @param {string} text
 * @returns {{ name: string, kind: string, it: Declarator }[]}
 */
const declaredIn = (file, text) =>
  parseSync(file, text).program.body.flatMap(node => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(it =>
      it.id.type === 'Identifier' ? [{ name: it.id.name, kind: declared.kind, it }] : [],
    );
  });

/** An empty table. @param {Declarator['init']} init */
const isEmptyTable = init =>
  init?.type === 'NewExpression' &&
  init.callee.type === 'Identifier' &&
  /^(Weak)?(Map|Set)$/.test(init.callee.name) &&
  init.arguments.length === 0;

/**
 * An empty list or record that its type lets be filled: a name of a type of its own is taken for one that does not.
 * @param {Declarator} declarator
 */
const isToBeFilled = ({ init, id }) => {
  const isEmpty =
    (init?.type === 'ArrayExpression' && init.elements.length === 0) ||
    (init?.type === 'ObjectExpression' && init.properties.length === 0);
  const type = 'typeAnnotation' in id ? id.typeAnnotation?.typeAnnotation : undefined;
  const isOpen =
    type?.type === 'TSArrayType' ||
    type?.type === 'TSTypeLiteral' ||
    (type?.type === 'TSTypeReference' &&
      type.typeName.type === 'Identifier' &&
      /^(Array|Record|Partial)$/.test(type.typeName.name));
  return isEmpty && isOpen;
};

/**
 * Caches by hand: empty tables and variables at the top of a module, which go on living from one question to the next.
 * @param {string} file
 * @param {string} text
 * @returns {string[]} their names
 */
export const cachesIn = (file, text) =>
  /WeakMap|new Map|new Set|let |= \{\}|= \[\]/.test(text)
    ? declaredIn(file, text)
        .filter(({ kind, it }) => kind === 'let' || isEmptyTable(it.init) || isToBeFilled(it))
        .map(({ name }) => name)
    : [];

/**
 * Registries: what lower chapters are handed from above, by the kit's `registryOf` and `namedRegistry`; and tallies
 * of what is used. They are no caches, nothing forgets them; each is listed, so that no cache is hidden in one.
 * @param {string} file
 * @param {string} text
 * @returns {string[]} their names
 */
export const registriesIn = (file, text) =>
  /registryOf|namedRegistry|tallyOf/.test(text)
    ? declaredIn(file, text)
        .filter(
          ({ it: { init } }) =>
            init?.type === 'CallExpression' &&
            init.callee.type === 'Identifier' &&
            /^(registryOf|namedRegistry|tallyOf)$/.test(init.callee.name),
        )
        .map(({ name }) => name)
    : [];

/**
 * @param {string} folder as `packages/games/apex`
 * @param {string} root
 * @param {(file: string, text: string) => string[]} search
 * @returns {string[]} as `rules/ground.ts bins`
 */
function foundIn(folder, root, search) {
  const src = path.join(root, folder, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)fixtures\//.test(file))
    .flatMap(file => search(file, readFileSync(path.join(src, file), 'utf8')).map(name => `${file} ${name}`))
    .sort();
}

/**
 * What is left to be done in each game.
 * @param {string} [root]
 */
export const layoutOf = (root = ROOT) =>
  Object.fromEntries(
    gamesIn(root).map(game => [
      game,
      {
        stray: strayIn(game, root),
        caches: foundIn(`packages/games/${game}`, root, cachesIn),
        registries: foundIn(`packages/games/${game}`, root, registriesIn),
      },
    ]),
  );

/** Packages that every game stands on: what they remember is emptied with the rest. */
const SHARED = ['packages/kit', 'packages/words'];

/** Caches by hand in what games share; the kernel's memo has the only ones. @param {string} [root] */
export const sharedCaches = (root = ROOT) =>
  SHARED.flatMap(folder => foundIn(folder, root, cachesIn).map(name => `${folder}/${name}`));
