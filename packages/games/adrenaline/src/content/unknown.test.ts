import { expect, test } from 'vitest';
import { weaponOf } from '../rules/arsenal.js';
import { ammoTile } from './ammo.js';
import { kindOf } from './power-ups/cards.js';
import { reloadCost } from './weapons/cards.js';

test('a card that the box does not have is an error, not a card without anything on it', () => {
  expect(() => ammoTile('#ammo-none-1')).toThrow('no ammo tile #ammo-none-1');
  expect(() => kindOf('#none-red-1')).toThrow('no power-up #none-red-1');
  expect(() => reloadCost('#weapon-none')).toThrow('no weapon #weapon-none');
  expect(() => weaponOf('#weapon-none')).toThrow('no weapon #weapon-none');
});
