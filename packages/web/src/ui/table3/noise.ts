/** A source of numbers that is the same every time: pictures can be compared. */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** One octave: values on a lattice that repeats, smoothed between them, added to what is there. */
const addOctave = (
  out: Float32Array,
  size: number,
  cells: number,
  share: number,
  next: () => number,
): void => {
  const grid = Float32Array.from({ length: cells * cells }, next);
  const at = (i: number, j: number): number => grid[(j % cells) * cells + (i % cells)] ?? 0;
  for (let y = 0; y < size; y++) {
    const fy = (y / size) * cells;
    const [y0, sy] = [Math.floor(fy), smooth(fy % 1)];
    for (let x = 0; x < size; x++) {
      const fx = (x / size) * cells;
      const [x0, sx] = [Math.floor(fx), smooth(fx % 1)];
      const a = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * sx;
      const b = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * sx;
      const i = y * size + x;
      out[i] = (out[i] ?? 0) + (a + (b - a) * sy) * share;
    }
  }
};

/** Noise that repeats at its edges, from 0 to 1. */
export const noise = (size: number, cells: number, octaves: number, seed: number): Float32Array => {
  const out = new Float32Array(size * size);
  let [share, sum, count] = [1, 0, cells];
  for (let octave = 0; octave < octaves; octave++) {
    addOctave(out, size, count, share, numbersFrom(seed + octave * 71));
    sum += share;
    share *= 0.55;
    count *= 2;
  }
  return out.map(v => v / sum);
};
