import type { Json } from './vocabulary.js';

/** What options from outside may hold at most, wherever they come from. */
export const OPTION_BOUND = { names: 32, depth: 8, nodes: 4000, text: 200 } as const;

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const isText = (x: unknown): boolean => typeof x === 'string' && x.length <= OPTION_BOUND.text;

/** `__proto__` would change what an object is instead of what it holds. */
const isName = (x: string): boolean => isText(x) && x !== '__proto__';

/** Nodes that are left after counting `x`; less than none if it is too large, too deep or no plain data. */
const leftAfter = (x: unknown, left: number, depth: number): number => {
  if (left < 1 || depth > OPTION_BOUND.depth) return -1;
  if (typeof x === 'string') return isText(x) ? left - 1 : -1;
  if (typeof x === 'number') return Number.isFinite(x) ? left - 1 : -1;
  if (typeof x === 'boolean' || x === null) return left - 1;
  if (typeof x !== 'object') return -1;
  if (Array.isArray(x) ? x.length > left : !Object.keys(x).every(isName)) return -1;
  let rest = left - 1;
  for (const each of Object.values(x)) {
    rest = leftAfter(each, rest, depth + 1);
    if (rest < 0) return -1;
  }
  return rest;
};

/** Whether anything from outside is plain data that somebody may read further: looked at before anything else. */
export const isBounded = (x: unknown): x is Json => leftAfter(x, OPTION_BOUND.nodes, 1) >= 0;

/** The same for options as a whole. */
export const areBoundedOptions = (x: unknown): x is Readonly<Record<string, Json>> =>
  isObject(x) && Object.keys(x).length <= OPTION_BOUND.names && leftAfter(x, OPTION_BOUND.nodes, 0) >= 0;
