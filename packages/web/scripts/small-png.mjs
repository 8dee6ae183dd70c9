// A PNG with at most 256 colours: pictures of a page need no more, and are less than half as large.
import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MOST = 256;

/** @param {Buffer} png @returns {Map<string, Buffer>} the header, and all data joined */
const chunksOf = png => {
  const chunks = new Map();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.set(name, chunks.has(name) ? Buffer.concat([chunks.get(name), data]) : data);
    at += length + 12;
  }
  return chunks;
};

/** @param {number} a @param {number} b @param {number} c the nearest of three to their plane, as PNG wants it */
const paeth = (a, b, c) => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** @param {Buffer} png eight bits for each of three or four channels, as Chromium draws them */
const pixelsOf = png => {
  const chunks = chunksOf(png);
  const header = chunks.get('IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(chunks.get('IDAT'));
  const row = width * channels;
  const out = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    for (let i = 0; i < row; i++) {
      const at = y * row + i;
      const left = i >= channels ? out[at - channels] : 0;
      const up = y > 0 ? out[at - row] : 0;
      const corner = i >= channels && y > 0 ? out[at - row - channels] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[at] = raw[y * (row + 1) + 1 + i] + guess;
    }
  }
  return { width, height, channels, out };
};

const channel = (colour, which) => (colour >> (8 * (2 - which))) & 255;

/** Cuts the colours in two where they differ most, again and again; each part gets its mean. */
const paletteOf = counts => {
  const widest = box =>
    [0, 1, 2]
      .map(which => {
        const values = box.map(([colour]) => channel(colour, which));
        return { which, span: Math.max(...values) - Math.min(...values) };
      })
      .reduce((a, b) => (b.span > a.span ? b : a));
  const weigh = box => ({ box, ...widest(box), sum: box.reduce((n, [, count]) => n + Math.sqrt(count), 0) });
  const boxes = [weigh([...counts])];
  while (boxes.length < MOST) {
    const worst = boxes.reduce((a, b) => (b.span * b.sum > a.span * a.sum ? b : a));
    if (worst.span === 0) break;
    const sorted = worst.box.sort(([a], [b]) => channel(a, worst.which) - channel(b, worst.which));
    let [half, at] = [0, 0];
    while (at < sorted.length - 1 && half < worst.sum / 2) half += Math.sqrt(sorted[at++][1]);
    boxes.splice(boxes.indexOf(worst), 1, weigh(sorted.slice(0, at)), weigh(sorted.slice(at)));
  }
  return boxes.map(({ box }) => {
    // A colour that fills a surface stays exactly what it is.
    const [top] = box.toSorted((a, b) => b[1] - a[1]);
    return top[0];
  });
};

const nearest = (palette, colour) => {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, p] of palette.entries()) {
    const d = [0, 1, 2].reduce((sum, k) => sum + (channel(p, k) - channel(colour, k)) ** 2, 0);
    if (d < least) [best, least] = [i, d];
  }
  return best;
};

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

const chunk = (name, data) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = CRC[(crc ^ byte) & 255] ^ (crc >>> 8);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** @param {Buffer} png @returns {Buffer} the same picture, smaller */
export const smallPng = png => {
  const { width, height, channels, out } = pixelsOf(png);
  const colours = new Uint32Array(width * height);
  const counts = new Map();
  for (let i = 0; i < colours.length; i++) {
    const colour = out.readUIntBE(i * channels, 3);
    colours[i] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = paletteOf(counts);
  const known = new Map([...counts.keys()].map(colour => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (const [i, colour] of colours.entries()) rows[i + Math.floor(i / width) + 1] = known.get(colour);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap(p => [0, 1, 2].map(k => channel(p, k))));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
