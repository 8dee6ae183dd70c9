import type { Look, Paint } from '@potyczka/kernel/register';

const CODES = {
  bold: 1,
  dim: 2,
  inverse: 7,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 94,
  purple: 35,
  cyan: 36,
  white: 37,
} as const satisfies Readonly<Record<Look, number>>;

const PLAIN: Paint = (_, text) => text;
const COLOURED: Paint = (look, text) => (text ? `\x1b[${CODES[look]}m${text}\x1b[0m` : text);

export const painter = (colour: boolean): Paint => (colour ? COLOURED : PLAIN);

// biome-ignore lint/suspicious/noControlCharactersInRegex: it finds what COLOURED writes
const ANSI = /\x1b\[\d+m/g;

/** How wide text is on the screen. */
export const widthOf = (text: string): number => [...text.replace(ANSI, '')].length;

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Columns as wide as their widest cell. */
export const columns = (rows: readonly (readonly string[])[], gap = '  '): string[] => {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map(row =>
    row
      .map((cell, i) => pad(cell, widths[i] ?? 0))
      .join(gap)
      .trimEnd(),
  );
};
