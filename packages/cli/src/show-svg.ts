/** What terminals make of a code, on a dark ground. */
const COLOURS: Readonly<Record<string, string>> = {
  31: '#ff8d84',
  32: '#5fd08a',
  33: '#f2c744',
  94: '#8fc3ff',
  35: '#c79bf2',
  36: '#4df5ff',
  37: '#ffffff',
};
const [INK, SOFT, GROUND] = ['#eef1f5', '#8d97a5', '#14171c'];
/** A cell of text and the room around it, in pixels. */
const [WIDE, HIGH, ROOM] = [8.4, 18, 16];

interface Style {
  readonly fill: string;
  readonly isBold: boolean;
  readonly isInverse: boolean;
}
const PLAIN: Style = { fill: INK, isBold: false, isInverse: false };

const after = (style: Style, code: string): Style => {
  if (code === '0') return PLAIN;
  if (code === '1') return { ...style, isBold: true };
  if (code === '2') return { ...style, fill: SOFT };
  if (code === '7') return { ...style, isInverse: true };
  return { ...style, fill: COLOURS[code] ?? style.fill };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Piece extends Style {
  readonly text: string;
  readonly at: number;
}

/** A line in pieces of one style each. */
const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = [];
  let [style, at] = [PLAIN, 0];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it finds what the painter writes
  for (const [i, part] of line.split(/\x1b\[(\d+)m/).entries()) {
    if (i % 2 === 1) style = after(style, part);
    else if (part !== '') {
      pieces.push({ ...style, text: part, at });
      at += [...part].length;
    }
  }
  return pieces;
};

const drawn = ({ text, at, fill, isBold, isInverse }: Piece, row: number): string => {
  const [x, y] = [ROOM + at * WIDE, ROOM + row * HIGH];
  const length = [...text].length * WIDE;
  const ground = isInverse
    ? `<rect x="${x}" y="${y}" width="${length}" height="${HIGH}" fill="${fill}"/>`
    : '';
  const weight = isBold ? ' font-weight="700"' : '';
  const ink = isInverse ? GROUND : fill;
  return `${ground}<text x="${x}" y="${y + 14}" fill="${ink}"${weight} textLength="${length.toFixed(1)}" xml:space="preserve">${escaped(text)}</text>`;
};

/** A board as it is drawn on a terminal, as a picture that needs nothing else. */
export const drawnText = (board: string, title: string): string => {
  const lines = board.split('\n').map(piecesOf);
  const columns = Math.max(
    1,
    ...lines.map(l => l.reduce((most, p) => Math.max(most, p.at + [...p.text].length), 0)),
  );
  const [width, height] = [Math.ceil(columns * WIDE) + 2 * ROOM, lines.length * HIGH + 2 * ROOM];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, 'DejaVu Sans Mono', monospace" font-size="14" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    ...lines.flatMap((pieces, row) => pieces.map(piece => drawn(piece, row))),
    '</svg>',
    '',
  ].join('\n');
};
