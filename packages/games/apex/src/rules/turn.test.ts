import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';
import { turns } from '../fixtures/turns.js';

const AT = { GB: '3,3', PF: '4,0', BL: '7,7', WR: '7,0' } as const;
/** Everybody passes until the next round. */
const pass = (s: ReturnType<typeof scene>, n: number) => {
  for (let k = 0; k < n; k++) {
    if (s.asked === 'APX-ROUND-04') s.picks(s.options()[0] as string);
    s.picks(s.options().includes('end') ? 'end' : (s.options()[0] as string));
  }
  return s;
};
const fullRound = (p: Parameters<typeof scene>[0] = {}) => pass(scene({ at: AT, acts: null, ...p }), 4);

describe('rounds', () => {
  test('APX-ROUND-01 APX-ROUND-07 red, blue, then the transition', () => {
    const s = fullRound();
    const told = s.run.everything().flatMap(e => {
      if (e.type === 'turn') return [e.team];
      return e.type === 'transition' || e.type === 'round' ? [e.type] : [];
    });
    expect(told).toEqual(['blue', 'transition', 'round', 'red']);
  });

  test('APX-ROUND-16 after the transition the marker is at the turn of red in the next round', () => {
    const s = fullRound();
    expect(s.events('transition', 'round').map(e => [e.type, e.round])).toEqual([
      ['transition', 1],
      ['round', 2],
    ]);
    expect(s.state).toMatchObject({ round: 2, clock: 3 });
  });

  test('APX-ROUND-21 APX-SETUP-42 red is first in every round', () => {
    const s = pass(fullRound({ options: { ring: false, choice: 'draft' } }), 4);
    expect(s.events('turn').map(e => e.team)).toEqual(['blue', 'red', 'blue', 'red']);
  });

  test('APX-ROUND-09 the top feat of the deck for each legend, Gibraltar and Pathfinder, Bangalore and Wraith alike', () => {
    const s = scene({ at: AT, acts: null });
    const before = s.state.legends.map(l => ({ id: l.id, top: l.deck[0], left: l.deck.slice(1) }));
    pass(s, 4);
    for (const { id, top, left } of before) {
      expect(s.legend(id).hand).toEqual([top]);
      expect(s.legend(id).deck).toEqual(left);
    }
  });

  test('APX-ROUND-09 APX-EX-73 none from an empty deck, and discards stay where they are', () => {
    const s = scene({
      at: AT,
      acts: null,
      prepare: state => {
        for (const l of state.legends) if (l.id === 'GB') [l.deck, l.discard] = [[], ['#GB-F-1', '#GB-F-2']];
      },
    });
    pass(s, 4);
    expect(s.legend('GB')).toMatchObject({ hand: [], deck: [], discard: ['#GB-F-1', '#GB-F-2'] });
    expect(s.events('drew-feats').map(e => e.who)).not.toContain('GB');
  });

  test('APX-ROUND-10 APX-ABIL-36 APX-ABIL-39 tokens on the cooldown track move left; who leaves it is back', () => {
    const s = fullRound({ cooling: { 'GB-A-2': 3, 'BL-A-1-I': 1 } });
    expect(s.state.cooling).toEqual({ 'GB-A-2': 2 });
    expect(s.events('cooled')).toMatchObject([{ back: ['BL-A-1-I'] }]);
  });

  test('APX-ROUND-15 Recruit cards are turned up again', () => {
    const s = fullRound();
    expect(s.state.legends.map(l => l.done)).toEqual([false, false, false, false]);
  });
});

describe('the Ring', () => {
  test('APX-ROUND-08 APX-ROUND-22 APX-DMG-08 whoever stands outside takes health damage; the border itself is inside', () => {
    const ring = { x0: 3, y0: 0, x1: 7, y1: 6 };
    const s = fullRound({ state: { ring } });
    expect(s.events('suffered').map(e => [e.who, e.by, e.amount])).toEqual([['BL', 'ring', 8]]);
    expect(s.points('BL')).toBe('20/32');
    expect(s.points('GB')).toBe('20/40');
  });

  test('APX-DMG-12 APX-GEAR-16 a legendary knockdown shield lowers it to 8, also on its exhausted side', () => {
    const state = {
      ring: { x0: 0, y0: 0, x1: 6, y1: 6 },
      round: 7,
      exhausted: ['#knockdown-legendary.1' as const],
    };
    const s = fullRound({ state, gear: { BL: { knockdown: 'knockdown-legendary.1' } } });
    expect(s.points('BL')).toBe('20/32');
    expect(s.points('WR')).toBe('20/22');
  });

  const shrinking = () =>
    pass(
      scene({
        at: AT,
        acts: null,
        state: {
          round: 2,
          ringDeck: ['#R-1' as const, '#R-2' as const, '#R-3' as const],
          ring: { x0: 0, y0: 0, x1: 7, y1: 7 },
        },
        chance: [['#R-3', '#R-1', '#R-2']],
      }),
      4,
    );

  test('APX-ROUND-11 the marker goes on by one, and what stands there is done', () => {
    expect(shrinking().state.round).toBe(3);
    expect(shrinking().events('shrunk')).toHaveLength(1);
    expect(fullRound({ state: { round: 1 } }).events('shrunk')).toEqual([]);
  });

  test('APX-ROUND-17 APX-ROUND-18 APX-EX-05 the Ring shrinks as the card shows, a corner both ways', () => {
    expect(shrinking().state.ring).toEqual({ x0: 2, y0: 2, x1: 7, y1: 7 });
  });

  test('APX-EX-106 by R-1 the top goes down 2, the left goes right 2, and the other corner stays', () => {
    const { ring } = shrinking().state;
    expect([ring?.y0, ring?.x0]).toEqual([2, 2]);
    expect([ring?.x1, ring?.y1]).toEqual([7, 7]);
  });

  test('APX-ROUND-19 the card is shuffled in, and another one lies open', () => {
    const s = shrinking();
    expect(s.run.view('p1').nextRing).toBe('#R-3');
    expect([...s.state.ringDeck].sort()).toEqual(['#R-1', '#R-2', '#R-3']);
  });

  test('APX-ROUND-20 first it shrinks, then the cards are shuffled', () => {
    expect(
      shrinking()
        .events('shrunk', 'shuffled', 'announced')
        .map(e => e.type),
    ).toEqual(['shrunk', 'shuffled', 'announced']);
  });

  test('APX-ROUND-13 without the module nothing shrinks, nobody burns, and the marker goes on', () => {
    const s = fullRound({ options: { ring: false, choice: 'draft' }, state: { round: 2 } });
    expect(s.events('shrunk', 'suffered')).toEqual([]);
    expect(s.state.round).toBe(3);
  });
});

describe('the end', () => {
  test('APX-SETUP-12 APX-FLOW-08 APX-EX-121 every enemy eliminated once: at once', () => {
    const s = scene({
      at: { ...AT, BL: '4,3' },
      boxes: { WR: 1 },
      points: { BL: [0, 4] },
      chance: ['#A-14'],
    }).picks('melee:BL');
    expect(s.run.result).toMatchObject({ winner: 'red', by: 'all-eliminated', points: { red: 2, blue: 0 } });
  });

  test('APX-SETUP-14 APX-SETUP-15 APX-EX-122 two points count when the legend without boxes is to act, not before', () => {
    const s = scene({ at: { ...AT, BL: null }, acts: null, boxes: { BL: 0 }, state: { clock: 2 } });
    expect(s.run.result).toBeUndefined();
    s.picks('BL');
    expect(s.run.result).toMatchObject({ winner: 'red', by: 'points-held' });
  });

  test('APX-EX-123 three against three needs four points', () => {
    const s = scene({
      red: ['GB', 'PF', 'LL'],
      blue: ['BL', 'WR', 'BH'],
      at: { ...AT, BL: null, LL: '0,0', BH: '0,7' },
      map: `
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .b .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  . `,
      acts: null,
      boxes: { BL: 0 },
      state: { clock: 2 },
    });
    s.picks('BL');
    expect(s.run.result).toBeUndefined();
    expect(s.options()).toEqual(['respawn']);
  });

  const after = (round: number) => fullRound({ state: { round }, boxes: { GB: 1 } });

  test('APX-FLOW-06 APX-SETUP-66 the clash has 8 rounds, no more', () => {
    expect([after(7).run.result, after(7).state.round]).toEqual([undefined, 8]);
    expect(after(8).run.result).toBeDefined();
  });

  test('APX-FLOW-07 APX-ROUND-12 then the team with more points has won', () => {
    expect(after(8).run.result).toMatchObject({ winner: 'blue', by: 'points' });
  });

  test('APX-SETUP-16 whom the Ring of round 8 eliminates still counts', () => {
    const ring = { x0: 2, y0: 2, x1: 7, y1: 7 };
    const s = fullRound({ state: { round: 8, ring }, at: { ...AT, BL: '0,0' }, points: { BL: [20, 1] } });
    expect(s.events('eliminated')).toMatchObject([{ who: 'BL', by: null }]);
    expect(s.run.result).toMatchObject({ winner: 'red', by: 'points' });
  });

  test('APX-SETUP-17 APX-SETUP-18 APX-EX-124 equal points: the healthiest legend with both boxes, whatever the shields; else a draw', () => {
    const even = { state: { round: 8 }, boxes: { GB: 1, BL: 1 } };
    const blue = fullRound({ ...even, points: { PF: [20, 22], WR: [0, 25], GB: [20, 40] } });
    expect(blue.run.result).toMatchObject({ winner: 'blue', by: 'health' });
    const draw = fullRound({ ...even, points: { PF: [20, 25], WR: [0, 25] } });
    expect(draw.run.result).toMatchObject({ winner: null, by: 'draw', winners: [] });
  });

  test('APX-EX-135 an elimination by the last Ring damage still counts, before points are compared', () => {
    const s = fullRound({
      at: { ...AT, GB: '3,3', PF: '0,0' },
      state: { round: 8, ring: { x0: 1, y0: 0, x1: 7, y1: 7 } },
      boxes: { GB: 1, BL: 1 },
      points: { PF: [20, 10] },
    });
    expect(s.run.result).toMatchObject({ winner: 'blue', by: 'all-eliminated' });
  });
});

describe('tokens below the marker', () => {
  const figures = [
    { kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x: 3, y: 3, level: 0 } } },
    { kind: 'thunder', owner: 'BL', facing: 'N', spot: { on: 'space', at: { x: 3, y: 3 } } },
  ] as const;
  const play = (first: 'BL-A-2' | 'GB-A-1', second: 'BL-A-2' | 'GB-A-1', due = 2) =>
    pass(
      scene({
        at: AT,
        acts: null,
        figures,
        track: [
          { token: first, due, part: 2 },
          { token: second, due, part: 2 },
        ],
      }),
      2,
    );
  const thunderFirst = () => play('BL-A-2', 'GB-A-1');
  const domeFirst = () => play('GB-A-1', 'BL-A-2');

  test('APX-ROUND-02 they are resolved when the marker is there', () => {
    expect(thunderFirst().state.track).toEqual([]);
    expect(play('BL-A-2', 'GB-A-1', 3).state.track).toHaveLength(2);
  });

  test('APX-ROUND-03 APX-ABIL-33 one after the other, from top to bottom', () => {
    expect([thunderFirst().points('GB'), domeFirst().points('GB')]).toEqual(['20/40', '0/40']);
  });

  test('APX-ABIL-27 APX-LEGEND-13 then the Dome ends: its figure goes, its token cools for 3', () => {
    const s = thunderFirst();
    expect(s.state.figures.filter(f => f.kind === 'dome')).toEqual([]);
    expect(s.state.cooling['GB-A-1']).toBe(3);
  });

  test('APX-EX-03 APX-EX-111 thunder above the Dome does not hurt in it, below it does', () => {
    expect(thunderFirst().points('GB')).toBe('20/40');
    expect(domeFirst().points('GB')).toBe('0/40');
  });
});

test('APX-SETUP-47 the first turn is red’s', () => {
  const s = scene({ at: AT, acts: null, state: { clock: 0, phase: 'start' } });
  expect(s.events('turn')).toMatchObject([{ team: 'red' }]);
  const next = turns(scene({ at: AT, acts: null, state: { clock: 2 } }), 1);
  expect(next.events('turn')).toMatchObject([{ team: 'red' }]);
});
