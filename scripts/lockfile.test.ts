import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Compiled programs come as one optional package for each system. npm leaves out those it could
 * not find when it wrote the lockfile, and `npm ci` then refuses the whole lockfile, everywhere.
 */
test('the lockfile lists the packages of every system', () => {
  const lockfile = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
  const packages: Readonly<Record<string, Entry>> = JSON.parse(lockfile).packages;
  const left = Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name => !packages[`${where}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(left).toEqual([]);
});
