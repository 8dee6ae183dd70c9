import { describe, expect, test } from 'vitest';
import type { Event } from '../events.js';
import { type Position, type Scene, scene } from '../fixtures/scene.js';

const row = `
  . S A B
  . . . .
  . . . .`;

/** The rules by which events of a type have happened, in order. */
const rulesOf = (s: Scene, type: Event['type']): string[] =>
  s.run
    .events('spectator')
    .filter(({ event }) => event.type === type)
    .map(({ rule }) => rule);

describe('a figure that has moved names why', () => {
  test.each<[why: string, position: Partial<Position>, play: (s: Scene) => Scene, rule: string]>([
    ['a run', {}, s => s.picks('run', '00'), 'ADR-RUN-01'],
    ['a grab', {}, s => s.picks('grab', '00'), 'ADR-GRAB-01'],
    ['a grab with adrenaline', { damage: { S: 'BBB' } }, s => s.picks('grab', '00'), 'ADR-GRAB-02'],
    [
      'a shot with adrenaline',
      { damage: { S: 'BBBBBB' }, weapons: { S: ['lock-rifle'] } },
      s => s.picks('shoot', '00', 'lock-rifle'),
      'ADR-SHOOT-02',
    ],
    [
      'a grab in the final frenzy',
      { frenzy: { by: 'C', left: 3 } },
      s => s.picks('grab', '00'),
      'ADR-FRENZY-06',
    ],
    ['a Newton', { hand: { S: ['newton-red-1'] } }, s => s.picks('newton-red-1', 'A', '03'), 'ADR-PWR-12'],
    [
      'a teleporter',
      { hand: { S: ['teleporter-red-1'] } },
      s => s.picks('teleporter-red-1', '22'),
      'ADR-PWR-15',
    ],
    [
      'the push of a weapon',
      { weapons: { S: ['rocket-launcher'] } },
      s => s.fires('rocket-launcher', 'basic', 'A', 'move-target', '03'),
      'ADR-WPN-ROCKETLAUNCHER-01',
    ],
    [
      'the jump of a weapon',
      { weapons: { S: ['plasma-gun'] } },
      s => s.fires('plasma-gun', 'phase-glide', '00'),
      'ADR-WPN-PLASMAGUN-02',
    ],
  ])('%s', (_, position, play, rule) => {
    expect(rulesOf(play(scene({ map: row, ...position })), 'moved')).toEqual([rule]);
  });
});

describe('marks name why', () => {
  test('a weapon, an answer to it, an overkill', () => {
    const s = scene({
      map: row,
      weapons: { S: ['lock-rifle'] },
      damage: { A: 'BBBBBBBBBB' },
      hand: { A: ['tagback-grenade-red-1'] },
    });
    s.fires('lock-rifle', 'basic', 'A', 'done', ['tagback-grenade-red-1']).endTurn();
    expect(rulesOf(s, 'marked')).toEqual(['ADR-WPN-LOCKRIFLE-01', 'ADR-PWR-14', 'ADR-SCORE-10']);
  });
});

test('damage names the effect that dealt it, and a killshot the rule of its token', () => {
  const s = scene({
    map: row,
    weapons: { S: ['plasma-gun'] },
    damage: { A: 'BBBBBBBB' },
    hand: { S: ['targeting-scope-red-1'] },
    cubes: { S: 'RBY' },
  });
  s.fires(
    'plasma-gun',
    'basic',
    'A',
    'pass',
    'charged-shot',
    [],
    'targeting-scope-red-1',
    'red',
    'A',
    'done',
  ).endTurn();
  expect(rulesOf(s, 'damaged')).toEqual(['ADR-WPN-PLASMAGUN-01', 'ADR-WPN-PLASMAGUN-03', 'ADR-PWR-09']);
  expect(rulesOf(s, 'paid')).toEqual(['ADR-SHOOT-04', 'ADR-PWR-08']);
  expect(rulesOf(s, 'killed')).toEqual(['ADR-XDMG-02']);
  expect(rulesOf(s, 'killshot')).toEqual(['ADR-SCORE-09']);
  expect(rulesOf(s, 'discarded')).toEqual(['ADR-SPAWN-05']);
  expect(rulesOf(s, 'spawned')).toEqual(['ADR-SPAWN-06']);
});
