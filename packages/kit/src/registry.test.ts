import { expect, test } from 'vitest';
import { namedRegistry, registryOf } from './index.js';

test('a registry is filled once, before anything is played', () => {
  const registry = registryOf<{ readonly verbs: readonly string[] }>();
  expect(() => registry()).toThrow('before game.ts');
  registry.fill({ verbs: ['push'] });
  expect(registry().verbs).toEqual(['push']);
  expect(() => registry.fill({ verbs: [] })).toThrow('once');
  expect(registry().verbs).toEqual(['push']);
});

test('a named registry hands out what was handed in', () => {
  const given = namedRegistry<number>();
  given.add('seven', 7);
  expect([given.find('seven'), given.find('eight')]).toEqual([7, undefined]);
});
