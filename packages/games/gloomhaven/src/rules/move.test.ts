import { describe, expect, test } from 'vitest';
import type { Ability } from '../content/abilities.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { giveId } from './ability-ids.js';
import { perform } from './perform.js';
import { playHalf } from './turn.js';

const BOOTS = 1;
const WINGED = 2;

const moves = (ability: Ability, given: Given, items: readonly number[] = []): Scene => {
  const sc = scene(given);
  sc.s.heroes.brute!.items = items.map(id => ({ id, state: 'ready', used: 0 }));
  sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
  return sc;
};
const goes = (n: number, given: Given, items: readonly number[] = []): Scene =>
  moves({ a: 'move', n }, { ...given, answers: given.answers ?? [] }, items);
const way = (sc: Scene): string[] => sc.told('moved').flatMap(e => e.route.slice(1));

describe('a way that its player chooses', () => {
  test('GLM-MOVE-01 is proposed in one answer, or gone hex by hex, round and back', () => {
    const map = '\n  B . . .';
    expect(way(goes(3, { map, answers: ['2,0'] }))).toEqual(['1,0', '2,0']);
    const back = goes(3, { map, answers: ['by-hex', '1,0', '2,0', '1,0'] });
    expect(way(back)).toEqual(['1,0', '2,0', '1,0']);
    const short = goes(3, { map, answers: ['by-hex', '1,0', 'pass'] });
    expect(way(short)).toEqual(['1,0']);
    expect(goes(1, { map, answers: ['pass'] }).asked[0]?.keys).not.toContain('by-hex');
  });

  test('GLM-TILE-11 leads over a trap on purpose, or round it', () => {
    const map = `
      B ^ .
       . . .`;
    const over = goes(3, { map, answers: ['by-hex', '1,0', 'take', '2,0', 'pass'] });
    expect(over.told('removed')).toHaveLength(1);
    const round = goes(3, { map, answers: ['2,0'] });
    expect([way(round).length, round.told('removed').length]).toEqual([3, 0]);
  });

  test('GLM-MOVE-02 GLM-MOVE-04 leads through a friend and does not end there, and never through an enemy', () => {
    const map = '\n  g B S .';
    const through = goes(2, { map, answers: ['by-hex', '2,0', '3,0'] });
    expect(way(through)).toEqual(['2,0', '3,0']);
    expect(through.asked[2]?.refused).toContain('pass GLM-MOVE-04');
    expect(through.asked[1]?.refused).toContain('0,0 GLM-MOVE-02');
  });

  test('GLM-JUMP-01 GLM-EX-22 a Jump may lead over both enemies of two equally long ways, and over none', () => {
    const map = `
      B . . .
       g h . .
      . . . .`;
    const trample: Given = { map, answers: ['by-hex', '0,1', '1,1', '2,1', 'pass'] };
    const sc = scene({ ...trample, rolls: ['+0', '+0'] });
    sc.answer('all');
    sc.turnOf('brute');
    sc.s.heroes.brute!.hand = [];
    sc.play(t => playHalf(t, 'brute', '#brute-001/bottom'));
    expect(sc.told('attacked').map(e => e.on)).toEqual(['bandit-guard.1', 'bandit-guard.2']);
    const past = scene({ map, answers: ['by-hex', '1,0', '2,0', '2,1', 'pass'] });
    past.turnOf('brute');
    past.s.heroes.brute!.hand = [];
    past.play(t => playHalf(t, 'brute', '#brute-001/bottom'));
    expect(past.told('attacked')).toEqual([]);
  });

  test('GLM-JUMP-03 what lies under a Jump does nothing, but for the hex where it ends', () => {
    const map = '\n  B ^ ! o .';
    const jump: Ability = { a: 'move', n: 4, jump: true };
    const over = moves(jump, { map, answers: ['by-hex', '1,0', '2,0', '3,0', '4,0'] });
    expect([over.told('removed').length, over.told('hurt').length]).toEqual([0, 0]);
    expect(over.asked[4]?.refused).toContain('pass GLM-JUMP-03');
    const ends = moves(jump, { map, answers: ['by-hex', '1,0', '2,0', 'pass', 'take'] });
    expect(ends.told('hurt').map(e => e.how)).toEqual(['hazard']);
  });

  test('GLM-ITEM-12 boots are put on in the middle of a move, also with no point left; wings end what feet began', () => {
    const map = '\n  B . ! . .';
    const shod = goes(2, { map, answers: ['by-hex', '1,0', 'item-1', 'pass'] }, [BOOTS]);
    expect(shod.told('item-used').map(e => e.item)).toEqual([BOOTS]);
    const spent = goes(
      2,
      { map: '\n  B . . .', answers: ['by-hex', '1,0', '2,0', 'item-1', '3,0', 'pass'] },
      [BOOTS],
    );
    expect(way(spent)).toEqual(['1,0', '2,0', '3,0']);
    const winged = goes(3, { map, answers: ['by-hex', '1,0', '2,0', 'take', 'item-2', 'pass'] }, [WINGED]);
    expect(winged.told('hurt')).toHaveLength(1);
  });

  test('GLM-G74 IMMOBILIZE on the way ends it where the figure stands', () => {
    const map = '\n  B ^ . .';
    const things = [{ conditions: ['immobilize' as const], damage: 0 }];
    const sc = goes(3, { map, things, answers: ['by-hex', '1,0'] });
    expect(way(sc)).toEqual(['1,0']);
  });

  test('GLM-G24 a Move of no hexes is performed: its experience comes; without it nothing does', () => {
    const ability: Ability = { a: 'move', n: 2, xp: 1 };
    expect(moves(ability, { map: '\n  B .', answers: ['here'] }).told('xp')).toHaveLength(1);
    expect(moves(ability, { map: '\n  B .', answers: ['pass'] }).told('xp')).toEqual([]);
  });

  test('GLM-TURN-02 in a straight line only along one: over a trap rather than round it', () => {
    const map = `
      B ^ .
       . . .`;
    const ability: Ability = { a: 'move', n: 3, straightLine: true };
    const sc = moves(ability, { map, answers: ['2,0', 'take'] });
    expect(way(sc)).toEqual(['1,0', '2,0']);
    expect(sc.asked[0]?.keys).not.toContain('by-hex');
    expect(sc.asked[0]?.refused).toContain('1,1 GLM-TURN-02');
  });
});

describe('a way of somebody who is pushed', () => {
  const push: Ability = { a: 'push', n: 2, on: { who: 'enemy' }, range: 1 };
  test('GLM-PUSH-01 GLM-PUSH-06 over the trap or round it to the same hex, as the attacker likes', () => {
    const map = `
      . . . . .
       . . ^ . .
      . B g . .
       . . . . .`;
    const asked = moves(push, { map, answers: ['bandit-guard.1', 'pass'] }).asked.at(-1)!.keys;
    const ways = asked.filter(key => key.endsWith('3,1'));
    expect(ways).toHaveLength(2);
    const after = (key: string) => moves(push, { map, answers: ['bandit-guard.1', key] });
    expect(ways.map(key => after(key).told('removed').length).sort()).toEqual([0, 1]);
    expect(asked.filter(key => key.endsWith('4,2'))).toEqual(['4,2']);
  });

  test('GLM-PUSH-01 two ways to the same hex on which nothing happens are one option', () => {
    const map = `
      . . . . .
       . . . . .
      . B g . .
       . . . . .`;
    const asked = moves(push, { map, answers: ['bandit-guard.1', 'pass'] }).asked.at(-1)!.keys;
    expect(asked.filter(key => key.endsWith('3,1'))).toEqual(['3,1']);
    expect(asked.filter(key => key.includes(' '))).toEqual([]);
  });
});
