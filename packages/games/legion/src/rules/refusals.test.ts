import { readdirSync, readFileSync } from 'node:fs';
import { ledger } from '@potyczka/kit/testing';
import { expect, test } from 'vitest';

const SRC = new URL('../', import.meta.url);

/** Each refusal that the rules name, with its reason: `LEG-COH-05 cohesion-first`. */
const refusals = (): string[] => {
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .flatMap(name => [
      ...readFileSync(new URL(name.replaceAll('\\', '/'), SRC), 'utf8').matchAll(
        /\bno\(\s*'([A-Z][A-Z0-9-]*)',\s*'([^']*)'/g,
      ),
    ]);
  return [...new Set(found.map(m => `${m[1]} ${m[2]}`))].toSorted();
};

/**
 * What a player reads as the rule of a refusal has to say just that. The list was read against the ledger, rule by
 * rule: whoever adds a refusal or gives one another rule reads that rule, and then writes the line.
 */
const READ = readFileSync(new URL('../fixtures/refusals.txt', import.meta.url), 'utf8');

test('every refusal cites a rule that was read, and no line of the list is left over', () => {
  const read = READ.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  expect(refusals()).toEqual(read);
});

test('every rule that is cited stands in the ledger', () => {
  const known = ledger('legion-1-core', 'legion-2-appendices-keywords');
  const gaps = /^(?:G-\d+|LEG-GAP-\d+)$/;
  const cited = refusals().map(line => line.split(' ')[0] ?? '');
  expect(cited.filter(rule => !known.has(rule as never) && !gaps.test(rule))).toEqual([]);
});
