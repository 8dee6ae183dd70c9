// `node packages/web/scripts/glyphs.mjs`: beside every glyphs.json in src (a list of names) writes glyphs.ts with the
// drawings of those names, and no others, from @iconify-json/game-icons (game-icons.net, CC BY 3.0).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SRC = path.join(import.meta.dirname, '..', 'src');
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/** How many numbers each command of a path takes. */
const ARGS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A path as its commands, each with its numbers; the flags of arcs may stand without a space between them. */
const commandsOf = d =>
  [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter, rest]) => {
    const take = ARGS[letter.toLowerCase()];
    const numbers = [];
    for (let at = 0; ; ) {
      const isFlag = letter.toLowerCase() === 'a' && [3, 4].includes(numbers.length % 7);
      const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?)/i).exec(
        rest.slice(at),
      );
      if (!found) break;
      numbers.push(Number(found[1]));
      at += found[0].length;
    }
    if (take === 0) return [[letter, []]];
    const next = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
    return Array.from({ length: numbers.length / take }, (_, n) => [
      n === 0 ? letter : next,
      numbers.slice(n * take, (n + 1) * take),
    ]);
  });

/** Whole units of 512 are finer than any screen shows; places are rounded, not steps, so that nothing drifts. */
const rounded = d => {
  let [x, y, atX, atY, startX, startY] = [0, 0, 0, 0, 0, 0];
  let [out, last] = ['', ''];
  const put = (letter, numbers) => {
    const text = numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');
    out +=
      letter === last && letter !== 'm' ? (text.startsWith('-') ? text : ` ${text}`) : `${letter}${text}`;
    last = letter;
  };
  for (const [letter, n] of commandsOf(d)) {
    const kind = letter.toLowerCase();
    const [ox, oy] = letter === kind ? [x, y] : [0, 0];
    const near = (px, py) => [Math.round(ox + px) - atX, Math.round(oy + py) - atY];
    if (kind === 'z') {
      put('z', []);
      [x, y, atX, atY] = [startX, startY, Math.round(startX), Math.round(startY)];
      continue;
    }
    const [ex, ey] = kind === 'h' ? [n[0], y - oy] : kind === 'v' ? [x - ox, n[0]] : n.slice(-2);
    const [dx, dy] = near(ex, ey);
    if (kind === 'h') put('h', [dx]);
    else if (kind === 'v') put('v', [dy]);
    else if (kind === 'a')
      put('a', [...n.slice(0, 2).map(r => Math.round(r * 2) / 2), ...n.slice(2, 5), dx, dy]);
    else put(kind, Array.from({ length: n.length / 2 }, (_, i) => near(n[2 * i], n[2 * i + 1])).flat());
    [x, y] = [ox + ex, oy + ey];
    [atX, atY] = [atX + dx, atY + dy];
    if (kind === 'm') [startX, startY] = [x, y];
  }
  return out;
};

/** The path of a drawing; each of them is one path on a field of 512 x 512. */
const pathOf = name => {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1];
  if (!d) throw new Error(`no glyph ${name}: see https://game-icons.net`);
  return rounded(d);
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
