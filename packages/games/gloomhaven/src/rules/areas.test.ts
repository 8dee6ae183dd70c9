import { expect, test } from 'vitest';
import type { Ability } from '../content/abilities.js';
import { type Scene, scene } from '../fixtures/scene.js';
import { giveId } from './ability-ids.js';
import { perform } from './perform.js';
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

test('GLM-G32 who strikes all at once says in which order, where one strikes back', () => {
  const map = '\n  . g .\n   . B .\n  . h .';
  const all: Ability = { a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 } };
  const attack = (...answers: readonly string[]): Scene => {
    const sc = scene({ map, figures: { B: { hp: 1 } }, answers });
    sc.lasts('bandit-guard.1', { a: 'retaliate', n: 1 }, 1);
    sc.play(t => perform(t, sc.run('brute'), giveId('all', all)));
    return sc;
  };
  const last = attack('all', 'bandit-guard.2', 'take');
  expect(last.told('attacked').map(e => e.on)).toEqual(['bandit-guard.2', 'bandit-guard.1']);
  const first = attack('all', 'bandit-guard.1', 'take');
  expect([first.told('attacked').map(e => e.on), first.figure('brute')]).toEqual([
    ['bandit-guard.1'],
    undefined,
  ]);
});

test('GLM-G32 nobody is asked for an order that changes nothing', () => {
  const map = '\n  . g .\n   . B .\n  . h .';
  const attack = (more: object, ...answers: readonly string[]): number => {
    const all = { a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 }, ...more } as Ability;
    const sc = scene({ map, answers });
    sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(all), all)));
    return sc.asked.filter(a => a.rule === 'GLM-ATK-01').length;
  };
  expect([attack({}, 'all'), attack({ push: 1 }, 'all', 'bandit-guard.2', 'pass', 'pass')]).toEqual([1, 2]);
});
