import type { Space } from '@potyczka/geometry/lattice';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acts, type Given, MISSES, story } from '../fixtures/automa.js';
import { around, at, flat, name } from '../fixtures/ground.js';
import { sees } from '../state.js';
import type { Symbols } from './cards.js';
import { clockwise, cornersOf, orient, pathFrom, spacesAround, turned } from './compass.js';
import { bars, firstFree, type Pair, type Surroundings, zipTrip } from './surroundings.js';

describe('how a card lies', () => {
  test('AUT-DEC-06 AUT-EX-19 AUT-GAP-04 sectors; on a diagonal the first turn from the default that faces one of both', () => {
    const from = { x: 5, y: 5 };
    // the ledger counts rows upwards, the map downwards
    const to = (x: number, y: number) => orient(from, { x, y: 10 - y });
    expect([to(6, 8), to(8, 6), to(4, 2), to(2, 4)]).toEqual([0, 1, 2, 3]);
    expect([to(7, 7), to(7, 3), to(3, 3), to(3, 7)]).toEqual([0, 1, 2, 0]);
  });

  test('AUT-DEC-03 AUT-GAP-05 without a main enemy, or with one on the same space, the default', () => {
    expect(orient({ x: 1, y: 1 }, null)).toBe(0);
    const turns = [orient({ x: 1, y: 2 }, { x: 1, y: 1 }), orient({ x: 1, y: 1 }, { x: 1, y: 1 })];
    expect(unlike([0, undefined], turns)).toEqual([0, 0]);
  });

  test('AUT-DEC-02 AUT-EX-27 AUT-GAP-03 offsets are read from the start dot and turned clockwise', () => {
    expect([0, 1, 2, 3].map(r => turned([1, 2], r as 0))).toEqual([
      { x: 1, y: -2 },
      { x: 2, y: 1 },
      { x: -1, y: 2 },
      { x: -2, y: -1 },
    ]);
    const path = [
      [1, 1],
      [1, 2],
    ] as const;
    expect(pathFrom({ x: 5, y: 5 }, path, 0).map(name)).toEqual(['6,4', '6,3']);
    expect(pathFrom({ x: 5, y: 5 }, path, 1).map(name)).toEqual(['6,6', '7,6']);
  });
});

describe('placing', () => {
  test('AUT-PLACE-01 clockwise from the bottom left: spaces and corners', () => {
    const around44 = clockwise(at('4,4')).map(name);
    const otherWay = ['3,5', '4,5', '5,5', '5,4', '5,3', '4,3', '3,3', '3,4'];
    expect(unlike(otherWay, around44)).toEqual(['3,5', '3,4', '3,3', '4,3', '5,3', '5,4', '5,5', '4,5']);
    expect(cornersOf(at('4,4')).map(name)).toEqual(['4,5', '4,4', '5,4', '5,5']);
    expect(spacesAround(at('4,4')).map(name)).toEqual(['3,4', '3,3', '4,3', '4,4']);
  });

  test('AUT-PLACE-02 AUT-EX-02 the order is taken round the other figure; the first is taken, the next is free', () => {
    const w = around(flat(6), { bodies: [at('2,4')] });
    expect(firstFree(w, at('3,3'), 'neighbouring')).toEqual(at('2,3'));
    expect(firstFree(around(flat(6)), at('3,3'), 'neighbouring')).toEqual(at('2,4'));
  });

  test('AUT-PLACE-03 adjacent: the same level; neighbouring: lower ones too; none: nothing', () => {
    const map = `
      .  .  .
      .  1  .
      .  .  . `;
    expect(firstFree(around(map), at('1,1'), 'adjacent')).toBeUndefined();
    expect(firstFree(around(map), at('1,1'), 'neighbouring')).toEqual(at('0,2'));
  });
});

describe('steps of a Move action', () => {
  const bar = (map: string, from: string, to: string, more: Partial<Surroundings> = {}, last = true) =>
    bars(around(map, more), at(from), at(to), { last, ignoreDanger: false });

  test('AUT-MOVE-01 AUT-EX-24 a wall or one level up is no bar and costs one MP', () => {
    const wall = ' ::::::::::::::::::::::::\n';
    const s = acts({
      map: `${flat(14)}${'  1'.repeat(8)} \n${wall}${flat(2)}`,
      at: { BL: '4,16', GB: '4,0' },
      board: { set: 5 },
      decisions: ['P-1', 'P-12'],
      chance: MISSES(12),
    });
    expect(story(s, 'moved').slice(0, 3)).toEqual(['automa BL 4,15', 'automa BL 4,14', 'automa BL 4,13']);
    expect(bar('  .  \n  1  ', '0,0', '0,1')).toEqual([]);
  });

  test('AUT-MOVE-02 AUT-MOVE-13 two levels up cannot be entered, one can', () => {
    expect(bar('  .  2 ', '0,0', '1,0')).toContain('climb');
    expect(bar('  1  2 ', '0,0', '1,0')).toEqual([]);
  });

  test('AUT-MOVE-03 AUT-MOVE-12 AUT-GAP-19 canyons, portals and what is off the map are closed', () => {
    expect(bar('  .  .~', '0,0', '1,0')).toContain('impassable');
    expect(bar('  .  . ', '0,0', '1,0', { closed: [at('1,0')] })).toContain('impassable');
    expect(bar('  .  .b', '0,0', '1,0')).toContain('impassable');
    expect(unlike([], bar('  .  . ', '1,0', '2,0'))).toEqual(['off-map']);
  });

  test('AUT-MOVE-11 AUT-EX-28 an occupied space bars the last MP alone', () => {
    const more = { bodies: [at('1,0')] };
    const through = bar('  .  . ', '0,0', '1,0', more, false);
    expect(through).toEqual([]);
    expect(unlike(through, bar('  .  . ', '0,0', '1,0', more, true))).toEqual(['occupied']);
  });

  test('AUT-MOVE-14 into a danger zone from outside it is barred, from inside it is not', () => {
    const zone = (...keys: string[]) => ({ danger: (x: Space) => keys.includes(name(x)) });
    const outside = bar('  .  . ', '0,0', '1,0', zone('1,0'));
    expect(outside).toEqual(['danger']);
    expect(unlike(outside, bar('  .  . ', '0,0', '1,0', zone('0,0', '1,0')))).toEqual([]);
    expect(bar('  .  . ', '0,0', '1,0', zone('0,0'))).toEqual([]);
  });

  test('AUT-MOVE-15 AUT-EX-11 AUT-GAP-08 turned past what is barred; never the way that faces away', () => {
    const s = acts({
      map: `
        .  .  .  .G .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  2  .  .  .
        .  .  .  .  .b .  .
        .  .  .  .  .  .  . `,
      at: { BL: '3,6', GB: '3,0' },
      board: { set: 5, feats: ['#BL-AF-4'] },
      decisions: ['P-1', 'P-12', 'P-13', 'P-16'],
      chance: MISSES(12),
    });
    expect(story(s, 'laid').slice(0, 3)).toEqual([
      'laid #P-1 0 climb',
      'laid #P-1 1 impassable',
      'laid #P-1 3',
    ]);
    // the way that faces away is free, and not taken
    expect(unlike('automa BL 3,7', story(s, 'moved')[0])).toBe('automa BL 2,6');
  });

  test('AUT-MOVE-16 AUT-EX-26 danger in every direction: the second round begins with the way to the enemy', () => {
    const s = acts({
      at: { BL: '4,4', GB: '4,0' },
      board: { set: 2, feats: ['#BL-AF-1'] },
      state: { ring: { x0: 4, y0: 4, x1: 4, y1: 4 } },
      decisions: ['P-12', 'P-13', 'P-1', 'P-16'],
      chance: MISSES(3),
    });
    // 4 away is best range of the G7 Scout: it shoots first and then goes back along green
    expect(story(s, 'laid').slice(0, 4)).toEqual([
      'laid #P-12 0 danger',
      'laid #P-12 1 danger',
      'laid #P-12 3 danger',
      'laid #P-12 0',
    ]);
  });

  test('AUT-MOVE-25 a card that is still in use when the MP are spent is discarded, and no other is drawn', () => {
    const s = acts({
      map: flat(17),
      at: { BL: '4,16', GB: '4,0' },
      board: { set: 5 },
      decisions: ['P-16', 'P-12', 'P-13'],
    });
    expect(s.at('BL')).toBe('4,13');
    expect(s.state.decided).toEqual(['#P-16']);
    expect(s.state.decisions).toEqual(['#P-12', '#P-13']);
  });

  test('AUT-MOVE-17 AUT-GAP-09 walled in: every card fails, the MP are lost, all cards are discarded', () => {
    const s = acts({
      map: `
        .  .  .  .
        2  2  2  .
        2  .  2  .
        2  2  2  . `,
      at: { BL: '1,2', GB: '0,0' },
      chance: [[]] as never,
    });
    expect(s.at('BL')).toBe('1,2');
    expect(unlike(17, story(s, 'drew-decision').length)).toBe(16);
    expect(s.state.decided.length + s.state.decisions.length).toBe(16);
  });

  test('AUT-MOVE-23 AUT-MOVE-24 AUT-MOVE-22 at the end of a path the next card; an empty deck is made of the discards', () => {
    const s = acts({
      map: flat(17),
      at: { BL: '4,16', GB: '4,0' },
      board: { set: 5 },
      decisions: ['P-12'],
      state: { decided: ['#P-13'] },
      chance: [['#P-13']] as never,
    });
    const told = story(s, 'drew-decision', 'shuffled', 'moved');
    // it does not rest where the first card ends while MP are left
    expect(unlike(told.slice(0, 3), told)).toEqual([
      'drew-decision',
      'automa BL 4,15',
      'automa BL 4,14',
      'shuffled',
      'drew-decision',
      'automa BL 4,13',
    ]);
  });
});

describe('one Move action', () => {
  const AHEAD = [
    [0, 1],
    [0, 2],
    [0, 3],
  ] as const;
  const BACK = [
    [0, -1],
    [0, -2],
  ] as const;
  const RIGHT = [
    [1, 0],
    [2, 0],
  ] as const;

  /** Bangalore moves by so many MP, by the left symbol before her shot and by the right one after it. */
  const walks = (mp: number, before: Symbols['before'], after: Symbols['after'], more: Partial<Given> = {}) =>
    acts({
      map: flat(17),
      at: { BL: '4,14', GB: '4,0' },
      board: { set: 2 },
      decisions: ['P-1', 'P-2'],
      ...more,
      state: {
        ...more.state,
        cards: {
          decisions: [
            { id: 'P-1', white: AHEAD, green: BACK },
            { id: 'P-2', white: RIGHT, green: BACK },
          ],
          schemes: Object.fromEntries(
            ['A', 'B', 'C', 'D'].map(name => [name, { charge: 0, mp, symbols: { before, after } }]),
          ) as never,
        },
      },
    });

  test('AUT-MOVE-05 a white arrow is the white path, a green one the green path', () => {
    expect(story(walks(1, 'W', 'X'), 'moved')).toEqual(['automa BL 4,13']);
    expect(story(walks(1, 'G', 'X'), 'moved')).toEqual(['automa BL 4,15']);
  });

  test('AUT-MOVE-06 with an X no card is drawn, and step 7 follows', () => {
    const s = walks(2, 'X', 'W');
    expect(story(s, 'moved', 'drew-decision')).toEqual([]);
    expect(story(s, 'automa-step').slice(5, 7)).toEqual(['step 6', 'step 7']);
  });

  test('AUT-MOVE-07 AUT-DEC-04 the card is laid so that it points at the main enemy', () => {
    expect(story(walks(1, 'W', 'X'), 'laid')).toEqual(['laid #P-1 0']);
    const below = walks(1, 'W', 'X', { at: { BL: '4,2', GB: '4,16' } });
    expect(story(below, 'laid', 'moved')).toEqual(['laid #P-1 2', 'automa BL 4,3']);
  });

  test('AUT-MOVE-08 what lies on the path is destroyed before the first step', () => {
    const drone = { kind: 'drone', owner: 'LL', spot: { on: 'space', at: at('4,11') } } as const;
    const s = walks(1, 'W', 'X', { figures: [drone], track: [{ token: 'LL-A-1', due: 9 }] });
    expect(story(s, 'destroyed', 'moved')).toEqual(['destroyed', 'automa BL 4,13']);
  });

  test('AUT-MOVE-10 one MP is one space', () => {
    expect(story(walks(2, 'W', 'X'), 'moved')).toEqual(['automa BL 4,13', 'automa BL 4,12']);
    expect(story(walks(3, 'W', 'X'), 'moved')).toHaveLength(3);
  });

  test('AUT-MOVE-18 barred after a step it discards the card and goes on with the next, no MP lost', () => {
    const rows = flat(17).split('\n');
    rows[12] = rows[12]?.replace(/^((?: {2}\.){4}) {2}\./, '$1  2') ?? '';
    expect(story(walks(3, 'W', 'X', { map: rows.join('\n') }), 'drew-decision', 'moved')).toEqual([
      'drew-decision',
      'automa BL 4,13',
      'drew-decision',
      'automa BL 5,13',
      'automa BL 6,13',
    ]);
  });

  /** Six spaces away; five are best range of its G7 Scout. */
  const nearer = () => walks(3, 'W', 'G', { at: { BL: '4,6', GB: '4,0' }, chance: MISSES(3) });

  test('AUT-MOVE-19 where Optimal Shot is there it shoots at once', () => {
    const told = story(nearer(), 'moved', 'aimed');
    expect(told.slice(0, 2)).toEqual(['automa BL 4,5', 'shoots GB with #AW-3-1 charged nothing']);
  });

  test('AUT-MOVE-20 AUT-MOVE-04 after the shot another card, by the right symbol, with the MP that are left', () => {
    expect(story(nearer(), 'drew-decision', 'moved')).toEqual([
      'drew-decision',
      'automa BL 4,5',
      'drew-decision',
      'automa BL 4,6',
      'automa BL 4,7',
    ]);
  });
});

describe('danger zones', () => {
  const zone = (
    kind: 'bombardment' | 'thunder' | 'drop-site',
    owner: 'GB' | 'BL' | 'WR' | 'LL',
    spot: string,
  ) =>
    ({
      kind,
      owner,
      spot: { on: 'space', at: at(spot) },
      ...(kind === 'thunder' && { facing: 'N' as const }),
    }) as const;
  const isInDanger = (p: Parameters<typeof acts>[0]): boolean =>
    story(
      acts({ map: flat(17), board: { set: 5 }, decisions: ['P-1', 'P-12', 'P-13', 'P-16'], ...p }),
      'scheme',
    )[0] === 'scheme danger';

  test('AUT-DANGER-01 AUT-SCHEME-02 AUT-GAP-18 outside the Ring, in the 5 x 5 of a bombardment, on a drop site', () => {
    const base = { at: { BL: '4,14', GB: '4,0' } } as const;
    expect(isInDanger(base)).toBe(false);
    expect(isInDanger({ ...base, state: { ring: { x0: 0, y0: 0, x1: 7, y1: 13 } } })).toBe(true);
    // the Ring as it will be after the next shrink does not count
    const next = { ring: { x0: 0, y0: 0, x1: 7, y1: 14 }, ringDeck: ['#R-2' as const] };
    expect(unlike(true, isInDanger({ ...base, state: next }))).toBe(false);
    expect(isInDanger({ ...base, figures: [zone('bombardment', 'GB', '4,12')] })).toBe(true);
    expect(isInDanger({ ...base, figures: [zone('bombardment', 'GB', '4,11')] })).toBe(false);
    expect(isInDanger({ ...base, figures: [zone('drop-site', 'GB', '4,14')] })).toBe(true);
    expect(isInDanger({ ...base, figures: [zone('drop-site', 'GB', '4,13')] })).toBe(false);
  });

  test('AUT-GAP-18 Rolling Thunder is danger for the enemies of its owner alone', () => {
    const base = { at: { BL: '4,14', GB: '4,0' } } as const;
    expect(isInDanger({ ...base, figures: [zone('thunder', 'GB', '4,14')] })).toBe(true);
    expect(unlike(true, isInDanger({ ...base, figures: [zone('thunder', 'WR', '4,14')] }))).toBe(false);
  });

  /** Out of a bombardment: ahead the end is 4,11, outside is 4,9 and less; to the right 7,14 is safe. */
  const out = () =>
    acts({
      map: flat(17),
      at: { BL: '4,14', GB: '4,0' },
      board: { set: 5, charge: 0 },
      figures: [zone('bombardment', 'GB', '4,12')],
      decisions: ['P-1', 'P-12'],
    });

  test('AUT-DANGER-02 AUT-DANGER-06 one card, laid towards the main enemy and turned where that will not do', () => {
    expect(story(out(), 'drew-decision', 'laid')).toEqual([
      'drew-decision',
      'laid #P-1 0 danger',
      'laid #P-1 1',
    ]);
  });

  test('AUT-DANGER-03 its end has to be free and safe', () => {
    expect(unlike(['laid #P-1 0'], story(out(), 'laid'))).toEqual(['laid #P-1 0 danger', 'laid #P-1 1']);
    const taken = acts({
      map: flat(17),
      at: { BL: '4,14', GB: '4,0', WR: '7,14' },
      board: { set: 5, charge: 0 },
      figures: [zone('bombardment', 'GB', '4,12')],
      decisions: ['P-1', 'P-12'],
    });
    expect(story(taken, 'laid').slice(1, 2)).toEqual(['laid #P-1 1 occupied']);
  });

  test('AUT-DANGER-08 AUT-EX-08 one turn, out along the white path, and no tokens', () => {
    expect(story(out(), 'laid', 'charge', 'moved')).toEqual([
      'laid #P-1 0 danger',
      'laid #P-1 1',
      'automa BL 5,14',
      'automa BL 6,14',
      'automa BL 7,14',
    ]);
  });

  test('AUT-DANGER-07 AUT-EX-09 no way out: the usual scheme with its tokens', () => {
    const s = acts({
      map: flat(17),
      at: { BL: '4,14', GB: '4,0' },
      board: { set: 5, charge: 0 },
      state: { ring: { x0: 0, y0: 0, x1: 7, y1: 3 } },
      decisions: ['P-1', 'P-12', 'P-13', 'P-16'],
    });
    expect(story(s, 'scheme', 'charge')).toEqual(['scheme danger', 'scheme C']);
    expect(
      story(s, 'laid')
        .slice(0, 4)
        .map(x => x.slice(0, 11)),
    ).toEqual(['laid #P-1 0', 'laid #P-1 1', 'laid #P-1 2', 'laid #P-1 3']);
  });
});

test('AUT-DANGER-04 on the way out of a danger zone what lies on the path is destroyed first', () => {
  const s = acts({
    map: flat(17),
    at: { BL: '4,14', GB: '4,0' },
    board: { set: 5, charge: 0 },
    figures: [
      { kind: 'bombardment', owner: 'GB', spot: { on: 'space', at: at('4,12') } },
      { kind: 'drone', owner: 'LL', spot: { on: 'space', at: at('6,14') } },
    ],
    decisions: ['P-1', 'P-12'],
  });
  expect(story(s, 'destroyed', 'moved').slice(0, 4)).toEqual([
    'destroyed',
    'automa BL 5,14',
    'automa BL 6,14',
    'automa BL 7,14',
  ]);
});

describe('the Destroy effect', () => {
  const portal = (owner: 'WR', spot: string) =>
    ({ kind: 'portal', owner, spot: { on: 'space', at: at(spot) } }) as const;

  const portals = () =>
    acts({
      map: flat(17),
      at: { BL: '4,14', GB: '4,0' },
      board: { set: 5 },
      figures: [portal('WR', '4,11'), portal('WR', '0,0')],
      track: [{ token: 'WR-A-2', due: 9 }],
      decisions: ['P-16'],
    });

  test('AUT-DESTROY-01 AUT-EX-13 what is on the path, before the first step; then it goes', () => {
    const s = portals();
    const types = s.run.everything().map(e => e.type);
    expect(types.indexOf('destroyed')).toBeGreaterThan(0);
    expect(types.indexOf('destroyed')).toBeLessThan(types.indexOf('moved'));
    expect(s.at('BL')).toBe('4,11');
  });

  test('AUT-DESTROY-03 the figures go to the supply, their token to the cooldown', () => {
    const s = portals();
    expect(s.state.figures).toEqual([]);
    expect(s.state.track).toEqual([]);
    expect(s.state.cooling['WR-A-2']).toBeDefined();
  });

  test('AUT-GAP-12 things of its own team too', () => {
    const s = portals();
    expect(s.legend('WR').team).toBe(s.legend('BL').team);
    expect(unlike([], s.events('destroyed')[0]?.figures ?? [])).toContain('portal-1');
  });

  /** A card whose white path goes right, twice ahead and left; one step of it is walked. */
  const bent = (more: Partial<Parameters<typeof acts>[0]> = {}) => {
    const rows = flat(17).split('\n');
    const wall = [...rows.slice(0, 14), `${' '.repeat(13)}---`, ...rows.slice(14)].join('\n');
    const path = [
      [1, 0],
      [1, 1],
      [1, 2],
      [0, 2],
    ] as const;
    const one = { charge: 0, mp: 1, symbols: { before: 'W', after: 'W' } } as const;
    return acts({
      map: wall,
      at: { BL: '4,14', GB: '4,0' },
      board: { set: 5 },
      decisions: ['P-1'],
      state: {
        cards: {
          decisions: [{ id: 'P-1', white: path, green: path }],
          schemes: { A: one, B: one, C: one, D: one },
        },
      },
      ...more,
    });
  };

  test('AUT-DESTROY-02 the whole path counts: its end is out of sight behind a wall and three MP too far', () => {
    const figures = [portal('WR', '4,12'), portal('WR', '4,11')];
    const s = bent({ figures, track: [{ token: 'WR-A-2', due: 9 }] });
    expect(sees(s.state, at('4,14'), at('4,12'))).toBe(false);
    expect(story(s, 'moved')).toEqual(['automa BL 5,14']);
    expect(s.events('destroyed').map(e => e.figures)).toEqual([['portal-1']]);
  });

  test('AUT-DESTROY-04 it costs no Charge token, and nothing is aimed or fired', () => {
    const figures = [portal('WR', '4,12'), portal('WR', '0,0')];
    const s = bent({ figures, track: [{ token: 'WR-A-2', due: 9 }], board: { set: 5, charge: 0 } });
    expect(s.events('destroyed')).toHaveLength(1);
    expect(story(s, 'charge', 'aimed', 'acted')).toEqual([]);
    expect(story(bent(), 'charge', 'aimed', 'acted')).toEqual([]);
  });

  test('AUT-GAP-11 a path that proves blocked destroys what lies on it as well; the one facing away is never tried', () => {
    const wall = flat(17).split('\n');
    wall[10] = wall[10]?.replace(/^((?: {2}\.){4}) {2}\./, '$1  2') ?? '';
    const drone = { kind: 'drone', owner: 'LL', spot: { on: 'space', at: at('4,13') } } as const;
    const s = acts({
      map: wall.join('\n'),
      at: { BL: '4,11', GB: '4,0' },
      board: { set: 5 },
      figures: [portal('WR', '4,9'), portal('WR', '0,0'), drone],
      track: [
        { token: 'WR-A-2', due: 9 },
        { token: 'LL-A-1', due: 9 },
      ],
      decisions: ['P-16'],
    });
    expect(story(s, 'laid').slice(0, 2)).toEqual([expect.stringMatching(/^laid #P-16 0 ./), 'laid #P-16 1']);
    expect(
      unlike(
        ['portal', 'portal', 'drone'],
        s.state.figures.map(f => f.kind),
      ),
    ).toEqual(['drone']);
    expect(s.events('destroyed').map(e => e.figures)).toEqual([['portal-1']]);
  });

  test('AUT-GAP-13 a corner that a diagonal step crosses counts, one beside the path does not', () => {
    const hit = (x: number, y: number) =>
      acts({
        map: flat(17),
        at: { BL: '4,14', GB: '4,0' },
        board: { set: 5 },
        figures: [
          { kind: 'anchor', owner: 'WR', token: 'PF-A-2', spot: { on: 'point', at: { x, y, level: 0 } } },
        ],
        decisions: ['P-2', 'P-12'],
      }).events('destroyed').length;
    expect(hit(5, 14)).toBe(1); // from 4,14 to 5,13
    expect(unlike(hit(5, 14), hit(4, 14))).toBe(0);
  });
});

describe('ziplines', () => {
  const pair: Pair = {
    id: 'z',
    ends: [
      { x: 2, y: 7, level: 0 },
      { x: 2, y: 2, level: 0 },
    ],
  };
  const trip = (
    from: string,
    main: string | null,
    path: 'white' | 'green',
    more: Partial<Surroundings> = {},
    barred: string[] = [],
  ) =>
    zipTrip(
      around(flat(9), { pairs: [pair], ...more }),
      at(from),
      main === null ? null : at(main),
      path,
      barred,
    );

  test('AUT-ZIP-01 AUT-ZIP-02 from a space beside an anchor there is always a trip, from elsewhere none', () => {
    for (const from of ['1,6', '2,6', '1,7', '2,7']) expect(trip(from, '2,0', 'white')).toBeDefined();
    for (const from of ['4,7', '3,7', '2,8', '2,5']) expect(trip(from, '2,0', 'white')).toBeUndefined();
  });

  test('AUT-ZIP-03 AUT-ZIP-05 white: to the nearest free space at the other anchor, the first of equals', () => {
    expect(name(trip('2,7', '2,0', 'white')?.to ?? at('9,9'))).toBe('1,1');
    expect(name(trip('2,7', '2,0', 'white', { bodies: [at('1,1')] })?.to ?? at('9,9'))).toBe('2,1');
  });

  test('AUT-ZIP-04 green: away from him, to the farthest space', () => {
    expect(trip('2,7', '2,0', 'green')).toBeUndefined();
    expect(name(trip('2,2', '2,0', 'green')?.to ?? at('9,9'))).toBe('1,7');
  });

  test('AUT-ZIP-07 AUT-GAP-14 AUT-GAP-52 no trip: equally far, used in this direction before, no main enemy, no room', () => {
    const there = trip('2,7', '2,0', 'white');
    expect(unlike(there, trip('2,7', '7,4', 'white'))).toBeUndefined();
    expect(unlike(there, trip('2,7', '2,0', 'white', {}, ['z/0']))).toBeUndefined();
    expect(unlike(undefined, trip('2,2', '2,8', 'white', {}, ['z/0']))).toBeDefined();
    expect(trip('2,7', null, 'white')).toBeUndefined();
    expect(trip('2,7', '2,0', 'white', { bodies: ['1,1', '2,1', '1,2', '2,2'].map(at) })).toBeUndefined();
  });
});
