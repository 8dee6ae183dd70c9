import { elementsOn, makeLattice } from '@potyczka/geometry/lattice';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';
import { turns } from '../fixtures/turns.js';
import { FIGURE_TRAITS } from './figures.js';
import { CROSSROADS, planOf } from './maps.js';

/** Where cards, figures or pictures of the rulebook are lost: what the ledger decided, told apart from the other reading. */

const AT = { GB: '3,3', PF: '0,7', BL: '7,7', WR: '7,0' } as const;
const point = (x: number, y: number) => ({ on: 'point', at: { x, y, level: 0 } }) as const;
const space = (x: number, y: number) => ({ on: 'space', at: { x, y } }) as const;
const alone = { PF: null, BL: null, WR: null } as const;

describe('figures', () => {
  test('APX-G-09 portals, drones and anchors can be destroyed, and nothing else can', () => {
    const kinds = Object.entries(FIGURE_TRAITS).flatMap(([kind, traits]) =>
      traits.destructible ? [kind] : [],
    );
    expect(unlike([], kinds).toSorted()).toEqual(['anchor', 'drone', 'portal']);
    const smoke = [{ kind: 'smoke', owner: 'BL', spot: point(3, 3) }] as const;
    expect(scene({ at: AT, figures: smoke }).why('destroy')).toBe('APX-DEST-01 nothing-to-destroy');
  });

  test('APX-G-10 the drone gives back health and no shield, a feat of Lifeline one of both', () => {
    const heal = (points: readonly [number, number]) =>
      scene({ red: ['LL', 'GB'], acts: 'LL', at: { ...AT, LL: '3,5' }, points: { LL: points } })
        .picks('ability:LL-A-1', '4,5')
        .points('LL');
    expect(unlike('18/20', heal([10, 20]))).toBe('10/28');
  });

  const bagged = (left: number) => {
    const s = scene({
      red: ['LL', 'GB'],
      acts: 'LL',
      at: { ...AT, GB: '0,0', LL: '3,3' },
      figures: [{ kind: 'package', owner: 'LL', spot: space(4, 3) }],
      prepare: state => {
        state.bags.lifeline = state.bags.lifeline.slice(0, left);
      },
    });
    return s.picks('package-1');
  };

  test('APX-G-11 a Care Package holds three tokens of her bag, fewer if the bag does; nothing goes back into it', () => {
    const drawn = (left: number) => bagged(left).events('drew-loot')[0]?.cards.length;
    expect(drawn(13)).toBe(3);
    expect(unlike(3, drawn(2))).toBe(2);
    expect(bagged(13).state.bags.lifeline).toHaveLength(10);
  });

  test('APX-G-12 the Dome needs sight to where it stands', () => {
    const domes = (wall: string) =>
      scene({ map: ` .  .G${wall}.  . \n .  . ${wall}.  . `, at: alone })
        .picks('ability:GB-A-1')
        .options();
    expect(unlike(domes(' '), domes('|'))).not.toContain('3,1,0');
    expect(domes(' ')).toContain('3,1,0');
  });

  test('APX-G-15 Into the Void cools at once: an accelerant of the same activation finds it on its track', () => {
    const s = scene({ at: AT, acts: 'WR', pack: { WR: ['accelerant.1'] } }).picks('ability:WR-A-1');
    s.picks('use:accelerant.1', 'pass');
    expect(unlike({ 'WR-A-1': 3 }, s.state.cooling)).toEqual({ 'WR-A-1': 1 });
  });

  const anchor = (x: number, y: number) =>
    ({ kind: 'anchor', owner: 'PF', token: 'PF-A-2', spot: point(x, y) }) as const;

  test('APX-G-18 a zipline whose other end has no free space is not ridden', () => {
    const ends = (...held: readonly string[]) => {
      const [BL, WR, BH, PF] = held;
      const s = scene({
        red: ['GB', 'PF', 'LL'],
        blue: ['BL', 'WR', 'BH'],
        at: { GB: '0,0', LL: '7,7', PF: PF ?? '7,6', BL: BL ?? '6,7', WR: WR ?? '5,7', BH: BH ?? '4,7' },
        figures: [anchor(1, 1), anchor(5, 5)],
      });
      return s.optionsOf('zip:').length;
    };
    expect(unlike(ends('4,4', '5,4', '4,5'), ends('4,4', '5,4', '4,5', '5,5'))).toBe(0);
  });

  test('APX-OBJ-16 a legend of either team beside an anchor may ride, one that is not may not', () => {
    const beside = (GB: string) =>
      scene({ at: { ...AT, GB }, figures: [anchor(1, 1), anchor(5, 5)] }).options();
    expect(beside('0,0')).toEqual(expect.arrayContaining(['end']));
    expect(beside('0,0').some(o => o.startsWith('zip'))).toBe(true);
    expect(beside('3,0').some(o => o.startsWith('zip'))).toBe(false);
  });

  test('APX-G-31 with no free space beside the landing place one goes to the nearest, as its player likes', () => {
    const s = scene({
      map: `
        .  .  .  .  .  .  .  .
        .r .r .r .  .  .  .  .
        .r .B .r .  .  .  .  .
        .r .r .r .  .  .  .  .
        .  .  .  .  .  .  .  . `,
      red: ['LL', 'GB'],
      blue: ['BL', 'WR'],
      acts: null,
      at: { LL: '7,0', GB: '7,4', WR: '7,3' },
      state: { clock: 2 },
      done: ['BL'],
      figures: [{ kind: 'drop-site', owner: 'LL', token: 'LL-A-2', spot: space(1, 2) }],
      track: [{ token: 'LL-A-2', due: 3 }],
    });
    turns(s, 1);
    expect(s.asked).toBe('APX-LEGEND-52');
    const ends = s.options();
    expect(ends.length).toBeGreaterThan(1);
    const isTwoAway = (key: string): boolean => {
      const [x = 0, y = 0] = key.split(',').map(Number);
      return Math.max(Math.abs(x - 1), Math.abs(y - 2)) === 2;
    };
    expect(unlike([], ends).filter(key => !isTwoAway(key))).toEqual([]);
  });

  test('APX-G-38 the Zipline Gun needs sight to its far anchor, 3 to 5 away', () => {
    const gun = (wall: string) =>
      scene({
        map: ` .P .  . ${wall}.  .  .  .  . \n .  .  . ${wall}.  .  .  .  . `,
        acts: 'PF',
        at: { GB: null, BL: null, WR: null },
      });
    const ends = gun(' ').picks('ability:PF-A-2', '1,1,0').options();
    expect(ends.filter(key => key.endsWith(',1,0'))).toEqual(['4,1,0', '5,1,0', '6,1,0']);
    expect(unlike(undefined, gun('|').why('ability:PF-A-2'))).toBe('APX-ABIL-04 no-place');
  });

  test('APX-G-37 the hook reaches 3 spaces as a Special action, 2 as a Reaction', () => {
    const own = scene({ at: { ...AT, PF: '3,5' }, acts: 'PF' })
      .picks('ability:PF-A-1')
      .options();
    const answer = scene({ at: { ...AT, GB: '0,0', PF: '3,5', BL: '7,5' }, acts: 'BL', dice: 1 })
      .picks('shoot:PF:0')
      .until('APX-SHOOT-53')
      .picks('PF:PF-A-1')
      .options();
    expect(own).toContain('0,5');
    expect(unlike(own, answer)).not.toContain('0,5');
    expect(answer).toContain('1,5');
  });

  const dome = { kind: 'dome', owner: 'GB', spot: point(3, 3) } as const;

  test('APX-G-42 from inside a Dome no area that is thrown may lie outside it; smoke may', () => {
    const s = scene({ at: { ...AT, GB: '3,3' }, figures: [dome] });
    const open = scene({ at: { ...AT, GB: '3,3' } })
      .picks('ability:GB-A-2')
      .options();
    const closed = s.picks('ability:GB-A-2').options();
    expect(unlike(open, closed).toSorted()).toEqual(['2,2', '2,3', '3,2', '3,3']);
    const smoke = scene({ at: { ...AT, GB: '2,2', BL: '3,3' }, acts: 'BL', figures: [dome] });
    expect(smoke.picks('ability:BL-A-1').options()).toContain('6,6,0');
    const thunder = scene({ at: { ...AT, GB: '2,2', BL: '3,3' }, acts: 'BL', figures: [dome] });
    expect(thunder.picks('ability:BL-A-2', 'N').options().toSorted()).toEqual(['2,2', '2,3', '3,2', '3,3']);
  });

  test('APX-G-44 a canyon lies on the level of what it lies on', () => {
    const cost = (map: string) => scene({ map, at: alone }).shows('move:1,0').preview?.cost;
    expect(cost(' .G .~ . ')).toBe(1);
    expect(unlike(cost(' .G .~ . '), cost(' .G 1~ . '))).toBe(2);
  });

  test('APX-G-40 an edge wall stands on the outer rim of a roof, on the level of that roof', () => {
    const lattice = makeLattice(planOf(CROSSROADS));
    const onRims = CROSSROADS.edges.flatMap(({ kind, at }) => {
      if (kind !== 'low-edge-wall' && kind !== 'edge-wall') return [];
      const beside = at.side === 'V' ? { x: at.x - 1, y: at.y } : { x: at.x, y: at.y - 1 };
      const levels = [at, beside].map(({ x, y }) => CROSSROADS.levels[y]?.[x] ?? 0);
      const base = elementsOn(lattice, at).find(e => e.object.kind === kind)?.base;
      return [{ base, roof: Math.max(...levels), ground: Math.min(...levels) }];
    });
    expect(onRims.length).toBeGreaterThan(0);
    for (const { base, roof, ground } of onRims) expect(unlike(ground, base)).toBe(roof);
  });
});

describe('zones', () => {
  test('APX-ABIL-18 a space in two zones feels both', () => {
    const smoke = (x: number) => ({ kind: 'smoke', owner: 'BL', spot: point(x, 3) }) as const;
    const zones = (...xs: number[]) =>
      scene({ at: { ...AT, BL: '3,6' }, figures: xs.map(smoke) }).shows('shoot:BL:0').preview?.shot?.sum[3];
    expect(unlike(zones(3), zones(3, 4))).toBe(20);
  });

  test('APX-ABIL-09 the corner at which two low walls meet in a right angle is free: one may put something there, from either side', () => {
    const corner = (GB: string) =>
      scene({
        map: `
          .  .  .  .  .
          .  .  . :.  .
                ::
          .  .  .  .  .
          .  .  .  .  . `,
        at: { ...alone, GB },
      }).picks('ability:GB-A-1');
    expect(corner('3,2').options()).toContain('3,2,0');
    expect(corner('2,1').options()).toContain('3,2,0');
  });
});

describe('shots', () => {
  test('APX-G-29 smoke put down in answer counts for the shot that it answers', () => {
    const threshold = (...answers: readonly string[]) =>
      scene({ at: { ...AT, BL: '7,3' }, hand: { BL: ['BL-F-5'] }, dice: 1 })
        .picks('shoot:BL:0', ...answers)
        .until('APX-ACT-01')
        .events('revealed')[0]?.threshold;
    expect(threshold('pass')).toBe(50);
    expect(unlike(50, threshold('BL-F-5', 'yes', '5,3,0'))).toBe(60);
  });

  test('APX-G-34 a helmet stops headshots of every Shoot action anew', () => {
    const s = scene({
      at: { GB: '3,3', PF: '0,7', BL: '7,3', WR: '7,4' },
      acts: 'BL',
      gear: { GB: { helmet: 'helmet-rare.1' } },
      weapons: { BL: ['W-1', 'W-45'], WR: ['W-1', 'W-45'] },
      prepare: state => {
        for (const l of state.legends) if (l.id === 'GB') l.health = 40;
      },
      chance: ['#A-8', '#A-1', '#A-4', '#A-8', '#A-1', '#A-4'],
    }).picks('shoot:GB:0');
    s.until('APX-ACT-01').picks('end').until('APX-ACT-01').picks('shoot:GB:0').until('APX-ACT-01');
    expect(
      unlike(
        [0, 1],
        s.events('judged').map(e => e.headshots),
      ),
    ).toEqual([0, 0]);
    expect(s.events('judged').map(e => e.hits)).toEqual([1, 1]);
  });
});

describe('eliminations and the end', () => {
  test('APX-G-20 one blow that fulfils the condition for both teams: points, then health, then a draw', () => {
    const near = scene({
      at: { GB: '4,4', BL: '6,4', PF: '0,0', WR: '7,7' },
      boxes: { PF: 1, WR: 1 },
      points: { GB: [0, 10], BL: [0, 10] },
      pack: { GB: ['frag.1'] },
      chance: ['#A-4', '#A-9'], // it lies two away and drifts to the west, between them
    }).picks('use:frag.1', '6,4');
    expect(
      near
        .events('eliminated')
        .map(e => e.who)
        .toSorted(),
    ).toEqual(['BL', 'GB']);
    expect(unlike('red', near.run.result?.winner)).toBe(null);
    expect(near.run.result).toMatchObject({ by: 'draw' });
  });

  test('APX-G-21 two points are at least two', () => {
    const s = scene({ at: { ...AT, BL: null }, acts: null, boxes: { BL: 0, WR: 1 }, state: { clock: 2 } });
    s.picks('BL');
    expect(unlike(undefined, s.run.result)).toMatchObject({ winner: 'red', by: 'points-held' });
  });

  test('APX-G-26 who is in a canyon at the start of an activation climbs out or gives up, and does nothing else', () => {
    const s = scene({ map: ' .  .~ . \n .  .  . ', at: { ...alone, GB: '1,0' } });
    expect(s.why('end')).toBe('APX-OBJ-25 climb-first');
    expect(s.options().filter(o => !/^(climb:|perish)/.test(o))).toEqual([]);
    // with no way out there is no choice either
    const shut = scene({ map: ' 2  .~ 2 ', at: { ...alone, GB: '1,0' } });
    expect(shut.options()).toEqual(['perish']);
  });

  test('APX-G-41 Lifeline plays Guardian Angel for her own Respawn, though she is off the map', () => {
    const s = scene({
      map: ' .  .b . \n .  .  . \n .  .  . ',
      red: ['LL', 'GB'],
      acts: 'LL',
      at: { LL: null, GB: '0,2', BL: '2,2', WR: null },
      hand: { LL: ['LL-F-5'] },
    }).picks('respawn');
    expect(s.options()).toEqual(expect.arrayContaining(['LL-F-5', 'pass']));
    s.picks('LL-F-5');
    s.picks(s.options()[0] as string);
    expect(unlike(1, s.state.act?.ap)).toBe(2);
  });
});
