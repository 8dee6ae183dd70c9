/**
 * A QR code of a text: ISO/IEC 18004, bytes, error correction of level M (a
 * seventh of it may be unreadable), as small as the text allows.
 */
import { remainderOf } from './reed-solomon.js';

/** Rows of modules; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/** Of each version, from 1 on: blocks, and bytes of correction in each. What is longer than fits here is no link. */
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];

/** From this version on the length is written with 16 bits instead of 8. */
const LONG_LENGTH = 10;
/** From this version on the version itself is written down. */
const TOLD_VERSION = 7;
const BYTES_MODE = 4;
const PADDING = [0xec, 0x11];

const sizeOf = (version: number): number => 4 * version + 17;

/** Centres of the small squares, in rows and in columns. */
const alignments = (version: number): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
};

/** How many bytes fit into a version, data and correction together. */
const bytesIn = (version: number): number => {
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const marks = count === 0 ? 0 : (25 * count - 10) * count - 55;
  const told = version >= TOLD_VERSION ? 36 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - marks - told) / 8);
};

const blocksOf = (version: number): number => BLOCKS[version - 1] ?? 0;
const correctionOf = (version: number): number => CORRECTION[version - 1] ?? 0;
const dataBytesIn = (version: number): number => bytesIn(version) - blocksOf(version) * correctionOf(version);
const lengthBits = (version: number): number => (version < LONG_LENGTH ? 8 : 16);

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1);

/** The text as bytes of the version: kind, length, letters, padding. */
const dataOf = (text: Uint8Array, version: number): number[] => {
  const room = dataBytesIn(version);
  const bits = [
    ...bitsOf(BYTES_MODE, 4),
    ...bitsOf(text.length, lengthBits(version)),
    ...[...text].flatMap(byte => bitsOf(byte, 8)),
  ];
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
  for (let i = 0; bytes.length < room; i++) bytes.push(PADDING[i % 2] ?? 0);
  return bytes;
};

/** Data in blocks with their correction, as they are written: the first byte of each block, the second of each … */
const woven = (data: readonly number[], version: number): number[] => {
  const count = blocksOf(version);
  const least = Math.floor(data.length / count);
  const longer = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(from, from + least + (i >= count - longer ? 1 : 0));
    from += block.length;
    return block;
  });
  const corrections = blocks.map(block => remainderOf(block, correctionOf(version)));
  const inTurn = (of: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, i) => of.flatMap(block => block[i] ?? [])).flat();
  return [...inTurn(blocks, least + 1), ...inTurn(corrections, correctionOf(version))];
};

/** What is the same for all texts of a version, and later the text: null where nothing has been written yet. */
type Sheet = (boolean | null)[][];

const put = (sheet: Sheet, row: number, column: number, dark: boolean): void => {
  const line = sheet[row];
  if (line && column >= 0 && column < line.length) line[column] = dark;
};

/** A square in square rings around a centre: those at these distances are light. */
const drawRings = (sheet: Sheet, row: number, column: number, reach: number, light: readonly number[]) => {
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++)
      put(sheet, row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
};

/** Bits with the remainder of their division, by which readers know that they have read them right. */
const checked = (value: number, divisor: number, degree: number): number => {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return (value << degree) | rest;
};

/** Which mask is used, and the level of correction (M is 0): written twice beside the large squares. */
const drawFormat = (sheet: Sheet, mask: number): void => {
  const size = sheet.length;
  const bits = checked(mask, 0x537, 10) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    const skipped = i < 6 ? i : i < 8 ? i + 1 : i;
    if (i < 8) put(sheet, skipped, 8, bit(i));
    else put(sheet, 8, i === 8 ? 7 : 14 - i, bit(i));
    if (i < 8) put(sheet, 8, size - 1 - i, bit(i));
    else put(sheet, size - 15 + i, 8, bit(i));
  }
  put(sheet, size - 8, 8, true);
};

const drawVersion = (sheet: Sheet, version: number): void => {
  if (version < TOLD_VERSION) return;
  const bits = checked(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [far, near] = [sheet.length - 11 + (i % 3), Math.floor(i / 3)];
    put(sheet, near, far, ((bits >>> i) & 1) === 1);
    put(sheet, far, near, ((bits >>> i) & 1) === 1);
  }
};

/** Everything by which a reader finds its way. */
const frameOf = (version: number): Sheet => {
  const size = sizeOf(version);
  const sheet: Sheet = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let i = 0; i < size; i++) {
    put(sheet, 6, i, i % 2 === 0);
    put(sheet, i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(sheet, row, column, 4, [2, 4]);
  const centres = alignments(version);
  const isCorner = (row: number, column: number): boolean =>
    (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
  for (const row of centres)
    for (const column of centres) if (!isCorner(row, column)) drawRings(sheet, row, column, 2, [1]);
  drawFormat(sheet, 0);
  drawVersion(sheet, version);
  return sheet;
};

/** Where bits are written: two columns at a time, from the right, up and down in turn. */
const pathOf = (frame: Sheet): [number, number][] => {
  const size = frame.length;
  const path: [number, number][] = [];
  for (let right = size - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) {
        const row = isUp ? size - 1 - i : i;
        if (frame[row]?.[column] === null) path.push([row, column]);
      }
  }
  return path;
};

/** Where each of the eight masks turns dark into light and light into dark. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (x + y) % 2 === 0,
  y => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (x + y) % 3 === 0,
  (y, x) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (y, x) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (y, x) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (y, x) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a line is to read: long runs of one shade, and what looks like a large square. */
const penaltyOfLine = (line: readonly boolean[]): number => {
  const text = line.map(dark => (dark ? '1' : '0')).join('');
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const squares = text.match(/(?=00001011101|10111010000)/g) ?? [];
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * squares.length;
};

/** How hard a code is to read. */
const penaltyOf = (modules: Modules): number => {
  const columns = modules.map((_, x) => modules.map(row => row[x] ?? false));
  const lines = [...modules, ...columns].reduce((sum, line) => sum + penaltyOfLine(line), 0);
  let blocks = 0;
  let dark = 0;
  for (const [y, row] of modules.entries())
    for (const [x, is] of row.entries()) {
      if (is) dark++;
      const below = modules[y + 1];
      if (x > 0 && row[x - 1] === is && below?.[x] === is && below[x - 1] === is) blocks += 3;
    }
  const share = dark / modules.length ** 2;
  return lines + blocks + 10 * Math.floor(Math.abs(share * 20 - 10));
};

/** The code of a text; null if it is too long. */
export const qrOf = (text: string): Modules | null => {
  const bytes = new TextEncoder().encode(text);
  const fits = (_: number, i: number): boolean =>
    dataBytesIn(i + 1) * 8 >= 4 + lengthBits(i + 1) + 8 * bytes.length;
  const version = BLOCKS.findIndex(fits) + 1;
  if (version === 0) return null;
  const frame = frameOf(version);
  const bits = woven(dataOf(bytes, version), version).flatMap(byte => bitsOf(byte, 8));
  const path = pathOf(frame);
  const masked = MASKS.map((isTurned, mask): Modules => {
    const sheet = frame.map(row => [...row]);
    for (const [i, [row, column]] of path.entries())
      put(sheet, row, column, (bits[i] === 1) !== isTurned(row, column));
    drawFormat(sheet, mask);
    return sheet.map(row => row.map(dark => dark === true));
  });
  return masked.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
};
