/** Multiplication in the field of 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1). */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
};

/** The polynomial with the first `degree` powers of 2 as roots, highest coefficient left out. */
const generator = (degree: number): number[] => {
  const of = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) of[j] = times(of[j] ?? 0, root) ^ (of[j + 1] ?? 0);
    root = times(root, 2);
  }
  return of;
};

/** What goes with a block of data so that a reader can mend as many errors as half of it. */
export const remainderOf = (data: readonly number[], degree: number): number[] => {
  const divisor = generator(degree);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let i = 0; i < degree; i++) rest[i] = (rest[i] ?? 0) ^ times(divisor[i] ?? 0, factor);
  }
  return rest;
};
