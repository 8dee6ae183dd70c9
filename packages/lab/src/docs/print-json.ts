/** JSON as people read it: short things on one line, and parts that are left out as `…`. */

/** Stands for something that is left out. */
export const LEFT_OUT = Symbol('…');

const WIDTH = 108;

const isPlain = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const oneLine = (x: unknown): string => {
  if (x === LEFT_OUT) return '…';
  if (Array.isArray(x)) return `[${x.map(oneLine).join(', ')}]`;
  if (!isPlain(x)) return JSON.stringify(x);
  const fields = Object.entries(x)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === LEFT_OUT ? '…' : `${JSON.stringify(name)}: ${oneLine(value)}`));
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
};

/** Prints a value; `used` characters of the first line are taken. */
export const printJson = (x: unknown, indent = '', used = 0): string => {
  const short = oneLine(x);
  const isFlat = Array.isArray(x) && x.every(each => typeof each !== 'object');
  if (isFlat || typeof x !== 'object' || x === null || short.length + indent.length + used <= WIDTH)
    return short;
  const deeper = `${indent}  `;
  const lines = Array.isArray(x)
    ? x.map(item => printJson(item, deeper))
    : Object.entries(x)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) =>
          value === LEFT_OUT ? '…' : `${JSON.stringify(name)}: ${printJson(value, deeper, name.length + 4)}`,
        );
  const [open, close] = Array.isArray(x) ? '[]' : '{}';
  return `${open}\n${lines.map(line => deeper + line).join(',\n')}\n${indent}${close}`;
};
