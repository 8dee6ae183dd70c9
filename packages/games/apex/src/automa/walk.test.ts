import { readDrawing, type Space } from '@potyczka/geometry/lattice';
import type { Proc } from '@potyczka/kernel';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acts, MISSES, story } from '../fixtures/automa.js';
import { scene } from '../fixtures/scene.js';
import type { Decision } from './cards.js';
import type { Surroundings } from './surroundings.js';
import { leaveDanger, type Walker } from './walk.js';

const flat = (rows: number): string => `${'  .'.repeat(8)} \n`.repeat(rows);
const anchor = (x: number, y: number) =>
  ({ kind: 'anchor', owner: 'PF', spot: { on: 'point', at: { x, y, level: 0 } } }) as const;
/** A zipline from the corner above 4,13 to the one above 4,5. */
const ZIPLINE = [anchor(4, 13), anchor(4, 5)];

describe('ziplines on the way', () => {
  const thereAndBack = () => {
    const s = scene({
      map: flat(17),
      red: ['GB', 'PF'],
      blue: ['WR', 'LL'],
      acts: 'WR',
      at: { GB: '4,0', PF: null, WR: '4,14', LL: null },
      automas: { WR: { charge: 0, feats: ['#WR-AF-4'], set: 5 }, LL: {} },
      figures: ZIPLINE,
      decisions: ['P-1', 'P-12', 'P-13', 'P-2'],
      chance: MISSES(4) as unknown as [],
    });
    s.end();
    return s;
  };
  const told = () => story(thereAndBack(), 'drew-decision', 'moved', 'aimed');

  test('AUT-EX-14 there after a step, a shot, back before the next one, and on', () => {
    expect(story(thereAndBack(), 'charge', 'drew-decision', 'moved', 'aimed').slice(0, 9)).toEqual([
      'charge 1',
      'drew-decision',
      'automa WR 4,13',
      'zipline WR 3,4',
      'shoots GB with #AW-6-1 charged 1',
      'drew-decision',
      'zipline WR 3,13',
      'drew-decision',
      'automa WR 4,13',
    ]);
  });

  test('AUT-MOVE-21 AUT-MOVE-09 a zipline is used after a step, and before the first one of a card', () => {
    const lines = told();
    const there = lines.indexOf('zipline WR 3,4');
    const back = lines.indexOf('zipline WR 3,13');
    expect(lines[there - 1]).toBe('automa WR 4,13');
    expect(lines[back - 1]).toBe('drew-decision');
  });

  test('AUT-ZIP-06 AUT-GAP-15 after each trip another card, and no MP was spent on it', () => {
    expect(unlike(2, told().filter(line => line === 'drew-decision').length)).toBe(3);
    expect(told().filter(line => line.startsWith('automa'))).toHaveLength(3);
  });

  test('AUT-ZIP-08 after the trip Optimal Shot is looked at', () => {
    const lines = told();
    expect(lines[lines.indexOf('zipline WR 3,4') + 1]).toMatch(/^shoots GB/);
  });

  test('AUT-GAP-16 after the last MP the trip is made and Optimal Shot looked at; no further card is drawn', () => {
    const s = acts({
      map: flat(17),
      at: { BL: '4,14', GB: '4,0' },
      board: { set: 5, feats: ['#BL-AF-1'] },
      figures: ZIPLINE,
      decisions: ['P-1', 'P-12', 'P-13', 'P-2'],
      chance: MISSES(4),
    });
    const lines = story(s, 'automa-step', 'drew-decision', 'moved', 'aimed');
    expect(unlike(-1, lines.indexOf('zipline BL 3,4'))).toBeGreaterThan(0);
    expect(lines.slice(lines.indexOf('step 5') + 1, lines.indexOf('step 6'))).toEqual([
      'drew-decision',
      'automa BL 4,13',
      'zipline BL 3,4',
      'shoots GB with #AW-6-1 charged nothing',
    ]);
  });
});

describe('occupied spaces', () => {
  test('AUT-GAP-27 AUT-OPT-04 no Optimal Shot on an occupied space, on the next free one there is', () => {
    const s = acts({
      map: flat(17),
      at: { BL: '4,14', GB: '4,8', WR: '4,13' },
      board: { set: 2 },
      decisions: ['P-1', 'P-12'],
      chance: MISSES(3),
    });
    // G7 Scout 4-5: in best range from 4,13, where Wraith stands, and from 4,12
    expect(unlike({ x: 4, y: 13 }, s.events('aimed')[0]?.from)).toEqual({ x: 4, y: 12 });
  });

  test('AUT-GAP-10 stuck on an occupied space it goes back to the last free one', () => {
    const s = acts({
      map: `
        2G 2  2
        2  .W 2
        2  2B 2 `,
      at: { GB: '1,0', WR: '1,1', BL: '1,2' },
      board: { set: 2 },
      chance: [[], '#A-1', '#A-2', '#A-3'] as never,
    });
    const [, back] = story(s, 'moved');
    expect(unlike(undefined, back)).toBe('automa BL 1,2');
  });
});

/** Walks on open ground; a shot does what the test says. */
class Fake implements Walker {
  place: Space = { x: 2, y: 5 };
  bodies: Space[] = [];
  shots = 0;
  readonly cards = 1;
  readonly walked: number[] = [];
  readonly lattice = readDrawing(flat(6)).lattice;
  constructor(readonly onShot: (me: Fake) => void) {}
  around(): Surroundings {
    return { lattice: this.lattice, bodies: this.bodies, closed: [], danger: ({ y }) => y > 3, pairs: [] };
  }
  at(): Space {
    return this.place;
  }
  main(): Space {
    return { x: 2, y: 0 };
  }
  hasShot(): boolean {
    return this.shots > 0;
  }
  isOver(): boolean {
    return false;
  }
  isOptimal(): boolean {
    return this.shots === 0;
  }
  draw(): Decision {
    return {
      id: 'P-1',
      white: [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      green: [],
    };
  }
  laid(): void {}
  barredOnTheWay(): void {}
  stands(): void {}
  destroy(): void {}
  *stepTo(to: Space): Proc {
    this.place = to;
    this.walked.push(to.y);
  }
  *zipTo(): Proc {}
  *shoot(): Proc {
    this.shots++;
    this.onShot(this);
  }
  putBack(to: Space): void {
    this.place = to;
  }
}

const run = (proc: Proc<boolean>): boolean => proc.next().value as boolean;

describe('out of a danger zone', () => {
  test('AUT-DANGER-05 a shot on the way does not end the walk', () => {
    const me = new Fake(() => {});
    expect(run(leaveDanger(me))).toBe(true);
    expect(me.place).toEqual({ x: 2, y: 2 });
  });

  test('AUT-GAP-20 displaced it stays where it was put; blocked it stops on the last free space', () => {
    const moved = new Fake(me => {
      me.place = { x: 6, y: 5 };
    });
    run(leaveDanger(moved));
    expect(moved.place).toEqual({ x: 6, y: 5 });
    const blocked = new Fake(me => {
      me.bodies = [{ x: 2, y: 2 }];
    });
    run(leaveDanger(blocked));
    expect(unlike({ x: 2, y: 2 }, blocked.place)).toEqual({ x: 2, y: 3 });
    expect(unlike([4, 3, 2], blocked.walked)).toEqual([4, 3]);
  });
});

test('AUT-LIFE-04 AUT-GAP-22 eliminated in its own activation it ends at once; the Feat is discarded, Charge stays', () => {
  const s = acts({
    map: flat(17),
    at: { BL: '4,14', GB: '4,11' },
    points: { BL: [0, 5] },
    board: { set: 5, charge: 1, feats: ['#BL-AF-7'] },
    // four misses, then the grenade drifts to the south and to the south-west
    chance: ['#A-1', '#A-3', '#A-4', '#A-5', '#A-2', '#A-6'],
  });
  expect(s.at('BL')).toBeNull();
  expect(story(s, 'automa-step').at(-1)).toBe('step 5');
  const { charge, active, used } = s.legend('BL').automa ?? {};
  expect(unlike([0, null], [charge, active])).toEqual([1, null]);
  expect(used).toEqual(['#BL-AF-7']);
});

test('AUT-GAP-17 an X on a Feat ends that Move alone: the scheme of step 6 comes as ever', () => {
  const feat = {
    id: 'BL-AF-99',
    title: 'covering-fire',
    step: 5,
    effects: [{ move: [2, { before: 'X', after: 'X' }] }],
    bottom: { kind: 'boost', changes: [] },
    mark: 'placeholder',
  } as const;
  const s = acts({
    map: flat(17),
    at: { BL: '4,16', GB: '4,0' },
    board: { set: 5, feats: ['#BL-AF-99'] },
    state: { cards: { automaFeats: [feat] } },
    decisions: ['P-1', 'P-12', 'P-13', 'P-16'],
    chance: MISSES(8),
  });
  const steps = story(s, 'automa-step');
  expect(unlike('step 7', steps[5])).toBe('step 6');
  expect(story(s, 'scheme')).toHaveLength(1);
});

test('AUT-GAP-49 shot in its own activation it reveals the top card of its deck, not the Feat that lies open', () => {
  const s = scene({
    acts: 'GB',
    at: { GB: '4,0', BL: '4,4', PF: null, WR: null },
    automas: { BL: { charge: 0, feats: ['#BL-AF-4', '#BL-AF-1'], active: '#BL-AF-3' }, WR: {} },
    chance: MISSES(3) as unknown as [],
  }).picks('shoot:BL:0');
  expect(unlike('#BL-AF-3', s.events('revealed-feat')[0]?.card)).toBe('#BL-AF-4');
  expect(s.legend('BL').automa?.active).toBe('#BL-AF-3');
});

test('AUT-GAP-46 AUT-MOVE-03 pushed towards a portal an Automa collides', () => {
  const portal = (x: number, y: number) =>
    ({ kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x, y } } }) as const;
  const s = scene({
    at: { GB: '0,1', BL: '1,1', PF: null, WR: null },
    acts: 'GB',
    automas: { BL: {}, WR: {} },
    figures: [portal(2, 1), portal(6, 6)],
    chance: ['#A-14'] as unknown as [],
  }).picks('melee:BL');
  expect(unlike('2,1', s.at('BL'))).toBe('1,1');
  expect(s.events('collided')).toHaveLength(1);
});
