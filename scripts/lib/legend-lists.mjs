import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Where the legends of Apex are, a folder each. */
const LEGENDS = 'packages/games/apex/src/legends';

/**
 * The folders by their place in the book; each says its letters and its place in `cards.ts`.
 * @param {string} root
 */
const legendsIn = root =>
  readdirSync(path.join(root, LEGENDS), { withFileTypes: true })
    .filter(each => each.isDirectory())
    .map(({ name }) => {
      const text = readFileSync(path.join(root, LEGENDS, name, 'cards.ts'), 'utf8');
      const id = /^\s+id: '([A-Z]{2})',$/m.exec(text)?.[1];
      const place = /^\s+place: (\d+),$/m.exec(text)?.[1];
      if (!id || !place) throw new Error(`${LEGENDS}/${name}/cards.ts has no id or no place`);
      return { name, id, place: Number(place) };
    })
    .sort((a, b) => a.place - b.place);

const HEAD = '// Written by `npm run games` from the folders beside it.\n';

/**
 * The files that bring the folders together, as they should be.
 * @param {string} [root]
 * @returns {ReadonlyMap<string, string>} by name
 */
export function legendLists(root = ROOT) {
  const legends = legendsIn(root);
  const ids = legends.map(({ id }) => id);
  /**
   * One import for each folder.
   * @param {string} what
   * @param {string} file
   */
  const imports = (what, file) =>
    legends
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ id, name }) => `import { ${what} as ${id} } from './${name}/${file}.js';\n`)
      .join('');
  const record = `{ ${ids.join(', ')} }`;
  const spread = `[${ids.map(id => `...${id}`).join(', ')}]`;
  return new Map(
    Object.entries({
      ids: `/** The legends, in the order of the book; the short names are those of their cards. */\nexport const LEGENDS = [${ids.map(id => `'${id}'`).join(', ')}] as const;\n`,
      cards: `${imports('cards', 'cards')}\n/** The cards of each legend. */\nexport const LEGEND_CARDS = ${record} as const;\n`,
      abilities: `import type { Ability } from '../content/abilities/types.js';\n${imports('abilities', 'abilities')}\n/** APX-LEGEND-01: one tactical and one ultimate ability for each legend. */\nexport const ABILITIES: readonly Ability[] = ${spread};\n`,
      automa: `import type { AutomaAbility } from '../automa/conditions.js';\n${imports('automaAbilities', 'automa')}\n/** What Automas do with the abilities of each legend. */\nexport const AUTOMA_ABILITIES: readonly AutomaAbility[] = ${spread};\n`,
      en: `${imports('en', 'en')}\nexport const WORDS = ${record} as const;\n`,
      pl: `${imports('pl', 'pl')}\nexport const WORDS = ${record} as const;\n`,
    }).map(([name, text]) => [`${LEGENDS}/${name}.ts`, `${HEAD}${text}`]),
  );
}
