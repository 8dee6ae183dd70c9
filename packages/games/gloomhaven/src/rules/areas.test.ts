import { expect, test } from 'vitest';
import { type Scene, scene } from '../fixtures/scene.js';
import { playHalf } from './turn.js';

const MAP = `
  . . . . . . .
   . . . . . .
  . R . g S . .
   . . . . . .
  . . . . . . .`;

/** Dirt Tornado: an area on enemies, and MUDDLE for everybody under it. */
const tornado = (answers: readonly string[]): Scene => {
  const sc = scene({ map: MAP, answers });
  sc.turnOf('cragheart');
  sc.s.heroes.cragheart!.hand = [];
  return sc;
};
const asked = (sc: Scene): Scene => {
  sc.play(t => playHalf(t, 'cragheart', '#cragheart-125/top'));
  return sc;
};

test('GLM-AOE-01 GLM-TURN-05 an area that works on friends too is laid over them or beside them', () => {
  const open = asked(tornado(['pass'])).asked[0]!.keys.filter(key => key.startsWith('area:'));
  expect(open).toHaveLength(2);
  const muddled = open.map(key =>
    asked(tornado([key]))
      .told('gained')
      .map(e => e.who)
      .sort(),
  );
  expect(muddled.sort((a, b) => a.length - b.length)).toEqual([
    ['bandit-guard.1'],
    ['bandit-guard.1', 'spellweaver'],
  ]);
});

test('GLM-AOE-07 one that does not is laid once for the same enemies', () => {
  const sc = scene({ map: '\n  . . . .\n   B g S .\n  . . . .', answers: ['pass'] });
  sc.turnOf('brute');
  sc.play(t => playHalf(t, 'brute', '#brute-003/top'));
  expect(sc.asked[0]?.keys.filter(key => key.startsWith('area:'))).toHaveLength(1);
});
