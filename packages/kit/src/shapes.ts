import type { Json } from '@potyczka/kernel';

/** Small checks of plain data from outside, put together to shapes. */
export type Check = (x: Json) => boolean;

export const int =
  (min: number, max: number): Check =>
  x =>
    Number.isInteger(x) && Number(x) >= min && Number(x) <= max;

export const oneOf =
  (all: readonly Json[]): Check =>
  x =>
    all.includes(x);

export const text: Check = x => typeof x === 'string';
export const flag: Check = x => typeof x === 'boolean';

export const matching =
  (pattern: RegExp): Check =>
  x =>
    typeof x === 'string' && pattern.test(x);

export const list =
  (each: Check, most: number): Check =>
  x =>
    Array.isArray(x) && x.length <= most && x.every(each);

export const either =
  (...checks: readonly Check[]): Check =>
  x =>
    checks.some(check => check(x));

const isObject = (x: Json): x is Readonly<Record<string, Json>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Exactly these fields. */
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  x =>
    isObject(x) &&
    Object.keys(x).length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, check]) => x[name] !== undefined && check(x[name]));

/** Any names that pass the first check, with values that pass the second. */
export const record =
  (name: Check, value: Check): Check =>
  x =>
    isObject(x) && Object.entries(x).every(([key, each]) => name(key) && value(each));
