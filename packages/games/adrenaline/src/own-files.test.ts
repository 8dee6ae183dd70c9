import { sharedFiles, strayNames } from '@potyczka/kit/testing';
import { expect, test } from 'vitest';
import { POWER_UPS } from './content/power-ups/cards.js';
import { weapons } from './content/weapons/index.js';

/** Where names belong: content, words, rules in words, lessons, positions of tests, what weapons are worth, drawings. */
const OWN =
  /^(content|text|learn|rule-texts|fixtures)\/|^hints\/weights\.ts$|^page\/(arms|short-names|glyphs)\.(ts|json)$/;

test('shared rules and drawings name no weapon and no power-up', () => {
  const files = sharedFiles('adrenaline', OWN);
  expect(files.length).toBeGreaterThan(70);
  const names = [...weapons.map(w => w.id), ...POWER_UPS];
  expect(names).toHaveLength(25);
  expect(strayNames(files, [...names, ...names.map(id => `weapon-${id}`)])).toEqual([]);
});
