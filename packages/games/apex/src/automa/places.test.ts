import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acts, MISSES, story } from '../fixtures/automa.js';
import { around, at, flat, name } from '../fixtures/ground.js';
import { scene } from '../fixtures/scene.js';
import { clockwise } from './compass.js';
import { dropBeacons, dropSpace, respawnBeacons, respawnSpaces } from './places.js';
import { candidates, hasCover, reposition, type Surroundings } from './surroundings.js';

describe('tactical repositioning', () => {
  const choose = (map: string, from: string, enemies: string[], more: Partial<Surroundings> = {}) =>
    name(reposition(candidates(around(map, more), at(from), enemies.map(at))));

  test('AUT-TACT-03 AUT-GAP-21 its own space and free ones at distance 1, at most one level up', () => {
    const map = `
      .  2  .
      .b .  1
      .  .  . `;
    const found = candidates(around(map, { bodies: [at('0,2')] }), at('1,1'), []).map(c => name(c.at));
    const withoutItsOwn = found.filter(x => x !== '1,1');
    expect(unlike(withoutItsOwn, found)).toEqual(['1,1', '0,0', '2,0', '2,1', '2,2', '1,2']);
  });

  test('AUT-TACT-04 AUT-EX-16 AUT-EX-32 first where the fewest enemies see it', () => {
    const map = `
      .  .  .  .
      .  .  .  .
        ------
      .  .  .  . `;
    const seen = new Map(candidates(around(map), at('1,1'), [at('1,0')]).map(c => [name(c.at), c.seen]));
    expect([seen.get('1,1'), seen.get('0,2'), seen.get('2,2')]).toEqual([1, 1, 0]);
    expect(choose(map, '1,1', ['1,0'])).toBe('2,2');
  });

  test('AUT-TACT-05 AUT-EX-31 AUT-EX-18 then the highest, before Concealment; then the order', () => {
    const map = `
      .  .  .
      .  .  1
       ::
      .  .  1 `;
    expect(choose(map, '1,1', [])).toBe('2,1');
    expect(choose('  .  .  . \n  .  .  . \n  .  .  . ', '1,1', [])).toBe('1,1');
  });

  test('AUT-TACT-07 AUT-EX-17 AUT-GAP-30 among equals beside Concealment', () => {
    const map = `
      .  .  .  .
      .  .  .  .
      .  .  .  .b`;
    expect(hasCover(around(map).lattice, at('2,1'))).toBe(true);
    expect(hasCover(around(map).lattice, at('1,1'))).toBe(false);
    expect(unlike('1,1', choose(map, '1,1', []))).toBe('2,1');
  });

  test('AUT-TACT-06 where one space is left it goes there; that may be its own', () => {
    const high = '  .  .  . \n  .  1  . \n  .  .  . ';
    expect(choose('  .  .  1 \n  .  .  . \n  .  .  . ', '1,1', [])).toBe('2,0');
    expect(unlike('0,2', choose(high, '1,1', []))).toBe('1,1');
  });

  test('AUT-TACT-02 AUT-TACT-10 a card repositions without a token, and in step 8 Optimal Shot is looked at', () => {
    const s = acts({
      map: flat(17),
      at: { BL: '4,16', GB: '0,0', PF: '4,4' },
      board: { set: 5, charge: 0, feats: ['#BL-AF-5'] },
      decisions: ['P-1'],
    });
    expect(story(s, 'weighed', 'automa-idle').slice(-2)).toEqual(['weighed', 'idle 10 no-charge']);
  });
});

describe('entry and return', () => {
  const MAP = `
    .  .  .  .  .  .  .  .
    .  .b .  .  .  .  .b .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  . `;
  const beacons = [at('1,1'), at('6,1')];

  test('AUT-DROP-08 AUT-GAP-31 the beacon whose nearest enemy is farthest; then the larger sum; equals are a choice', () => {
    expect(dropBeacons(beacons, [at('0,0')])).toEqual([at('6,1')]);
    expect(dropBeacons(beacons, [at('0,0'), at('7,0')])).toHaveLength(2);
    expect(unlike([at('6,1')], dropBeacons(beacons, [at('0,0'), at('7,0'), at('5,3')]))).toEqual([at('1,1')]);
  });

  const green = (back: number) => ({
    id: 'P-1',
    white: [],
    green: [
      [0, -1],
      [0, back],
    ] as const,
  });

  test('AUT-DROP-10 AUT-DROP-11 the green end of a card that lies by default on the beacon', () => {
    expect(dropSpace(around(MAP), at('1,1'), green(-2))).toEqual(at('1,3'));
  });

  test('AUT-DROP-12 AUT-EX-01 turned clockwise where that is taken or off the map', () => {
    expect(dropSpace(around(MAP, { bodies: [at('1,3')] }), at('1,1'), green(-2))).toEqual(at('3,1'));
    expect(dropSpace(around(MAP), at('1,1'), green(-3))).toEqual(at('4,1'));
  });

  test('AUT-DROP-13 AUT-GAP-34 four turns without success: the first free space beside the beacon', () => {
    const card = { id: 'P-x', white: [], green: [[0, -9]] as const };
    expect(unlike(undefined, dropSpace(around(MAP), at('1,1'), card))).toEqual(at('0,2'));
  });

  test('AUT-RESPAWN-03 AUT-RESPAWN-04 AUT-GAP-37 nearest to the ally; else nearest to an enemy; a full one drops out', () => {
    const w = around(MAP);
    expect(respawnBeacons(w, beacons, at('7,3'), [at('0,0')])).toEqual([at('6,1')]);
    expect(respawnBeacons(w, beacons, null, [at('0,0')])).toEqual([at('1,1')]);
    expect(respawnBeacons(w, beacons, null, [])).toHaveLength(2);
    const full = { bodies: clockwise(at('6,1')) };
    expect(unlike([], respawnBeacons(around(MAP, full), beacons, at('7,3'), []))).toEqual([at('1,1')]);
  });

  test('AUT-RESPAWN-05 AUT-GAP-36 beside the beacon, nearest to the main enemy, the first of equals', () => {
    const set = [{ best: { low: 1, high: 9 }, range: { low: 1, high: 9 } }];
    const enemy = { id: 'E', at: at('7,3'), points: 60 };
    expect(unlike([at('0,2')], respawnSpaces(around(MAP), at('1,1'), set, [enemy]))).toEqual([at('2,0')]);
    expect(respawnSpaces(around(MAP), at('1,1'), set, [])).toEqual([at('0,2')]);
  });

  test('AUT-RESPAWN-01 off the map it returns without cost and takes its whole activation', () => {
    const s = acts({
      map: MAP,
      at: { BL: null, GB: '7,3', WR: '0,3' },
      board: { set: 0 },
      chance: MISSES(6),
    });
    expect(s.events('respawned')[0]).toMatchObject({ who: 'BL', ap: 0 });
    expect(story(s, 'automa-step')[0]).toBe('step 1');
  });

  test('AUT-RESPAWN-02 AUT-RESPAWN-06 an allied Automa returns at any beacon, as the player likes', () => {
    const s = scene({
      map: MAP,
      red: ['GB', 'WR'],
      blue: ['BL', 'LL'],
      at: { GB: '0,0', WR: null, BL: '7,3', LL: null },
      acts: 'WR',
      automas: { WR: { allied: true }, BL: {}, LL: {} },
    });
    expect(s.asked).toBe('AUT-RESPAWN-02');
    expect(s.options()).toHaveLength(15); // Gibraltar stands on one
  });
});
