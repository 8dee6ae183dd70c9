import { unlike } from '@potyczka/kit/testing';
import { expect, test } from 'vitest';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';

const REST = { Y: { at: [[1700, 800]], order: 'up' }, Z: { at: [[1700, 850]], order: 'up' } } as const;
const WAITS: Cast = { at: [[600, 300]], tokens: { standby: 1 } };

const acts = (waiting: Cast, more: Partial<Scene> = {}): Played =>
  scene({ ...more, units: { A: { at: [[300, 300]] }, X: waiting, ...REST, ...more.units }, acting: 'A' });

test('LEG-STBY-06 LEG-STBY-07 LEG-EX-39 after an action of an enemy at range 1 to 2 and in sight', () => {
  const g = acts(WAITS).give('aim');
  expect(g.asked).toBe('ask-standby');
  expect(g.seat).toBe('p2');
  expect(g.legal()).toEqual(['pass', 'X:attack', 'X:move', 'X:climb']);
  const far = acts({ ...WAITS, at: [[640, 300]] }).give('aim'); // range 3
  expect(far.asked).toBe('ask-action');
});

test('LEG-STBY-05 LEG-STBY-07 a free attack or a free move, for the token', () => {
  const g = acts(WAITS, { chance: ['hit', 'block'] })
    .give('aim')
    .give('X:attack');
  expect(g.asked).toBe('ask-target');
  g.give('A');
  expect(g.unit('X').tokens.standby).toBe(0);
  expect(g.told('attack')).toMatchObject([{ by: 'X', why: 'standby' }]);
  expect(g.seat).toBe('p1'); // its activation goes on
  const move = acts(WAITS).give('aim').give('X:move');
  expect(move.asked).toBe('ask-move');
  expect(move.seat).toBe('p2');
});

test('LEG-STBY-04 the token may be kept', () => {
  const g = acts(WAITS).give('aim').give('pass');
  expect(g.unit('X').tokens.standby).toBe(1);
  expect(g.asked).toBe('ask-action');
});

test('LEG-STBY-08 LEG-STBY-09 who was suppressed by the attack has lost the token', () => {
  const g = acts(WAITS, { chance: ['hit', 'block'] })
    .give('attack')
    .give('X');
  expect(g.told('gained')).toMatchObject([{ unit: 'X', token: 'suppression' }]);
  expect(g.unit('X').tokens.standby).toBe(0);
  expect(unlike('ask-standby', g.asked)).toBe('ask-action');
});

test('LEG-STBY-09 acting costs the token, but not the action that gave it', () => {
  const own = scene({
    units: { A: { at: [[300, 300]], tokens: { standby: 1 } }, X: { at: [[1500, 300]] }, ...REST },
    acting: 'A',
  }).give('aim');
  expect(own.unit('A').tokens.standby).toBe(0);
  const gives = scene({
    units: { A: { at: [[300, 300]] }, X: { at: [[1500, 300]] }, ...REST },
    acting: 'A',
  }).give('standby');
  expect(gives.unit('A').tokens.standby).toBe(1);
});

test('LEG-SUPP-05 LEG-STBY-04 a panicked unit does not react', () => {
  const g = acts({ ...WAITS, card: { courage: 1 }, tokens: { standby: 1, suppression: 2 } }).give('aim');
  expect(g.asked).toBe('ask-action');
});
