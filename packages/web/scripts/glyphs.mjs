// `node packages/web/scripts/glyphs.mjs`: beside every glyphs.json in src (a list of names) writes glyphs.ts with the
// drawings of those names, and no others, from @iconify-json/game-icons (game-icons.net, CC BY 3.0).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SRC = path.join(import.meta.dirname, '..', 'src');
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/** The path of a drawing; each of them is one path on a field of 512 x 512. */
const pathOf = name => {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1];
  if (!d) throw new Error(`no glyph ${name}: see https://game-icons.net`);
  return d;
};

const keyOf = name => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);

const lists = readdirSync(SRC, { recursive: true }).filter(f => path.basename(f) === 'glyphs.json');
for (const list of lists) {
  const file = path.join(SRC, list);
  const names = [...new Set(JSON.parse(readFileSync(file, 'utf8')))].sort();
  const sheet = path.relative(path.dirname(file), path.join(SRC, 'ui', 'glyph-sheet.js'));
  const lines = names.map(name => {
    const line = `  ${keyOf(name)}: '${pathOf(name)}',`;
    return line.length > 110 ? `  ${keyOf(name)}:\n    '${pathOf(name)}',` : line;
  });
  writeFileSync(
    file.replace(/json$/, 'ts'),
    `// Written by packages/web/scripts/glyphs.mjs from glyphs.json. Drawings: game-icons.net, CC BY 3.0.
import { glyphSheet } from '${sheet.startsWith('.') ? sheet : `./${sheet}`}';

export const { Glyph, glyphOf } = glyphSheet({
${lines.join('\n')}
});
`,
  );
  process.stdout.write(`${list}: ${names.length} glyphs\n`);
}
