import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockfile = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const packages: Readonly<Record<string, Entry>> = JSON.parse(lockfile).packages;

/** The lowest major version that a range such as `^20.19.0 || >=22.12.0` or `>= 18` takes. */
const lowest = (range: string): number =>
  Math.min(...range.split('||').map(part => Number(/\d+/.exec(part)?.[0] ?? 0)));

test('no package asks for a newer Node than we do', () => {
  const ours = lowest(packages['']?.engines?.node ?? '');
  const newer = Object.entries(packages).filter(([, { engines }]) => lowest(engines?.node ?? '') > ours);
  expect(ours).toBe(20);
  expect(newer.map(([where]) => where)).toEqual([]);
});

/**
 * Compiled programs come as one optional package for each system. npm leaves out those it could
 * not find when it wrote the lockfile, and `npm ci` then refuses the whole lockfile, everywhere.
 */
test('the lockfile lists the packages of every system', () => {
  const left = Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name => !packages[`${where}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(left).toEqual([]);
});
