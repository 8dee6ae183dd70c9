import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

const AT = { GB: '3,3', PF: '0,0', BL: '7,7', WR: '7,0' } as const;

describe('activation', () => {
  test('APX-ACT-01 APX-COMP-03 APX-EX-04 2 AP, one for each basic action; none is taken without', () => {
    const s = scene({ at: AT });
    expect(s.state.act?.ap).toBe(2);
    s.picks('move:4,3', 'move:5,3');
    expect(s.state.act?.ap).toBe(0);
    expect(s.optionsOf('move:')).toEqual([]);
    expect(s.why('then:melee')).toBe('APX-ACT-03 no-ap');
  });

  test('APX-ACT-04 whoever is on the map may pass', () => {
    const s = scene({ at: AT });
    s.picks('end');
    expect(s.events('activation-over')).toHaveLength(1);
    expect(s.asked).toBe('APX-ACT-01');
    expect(s.state.act?.legend).toBe('PF');
  });

  test('APX-ACT-06 APX-MOVE-04 the same action twice, each with its own points', () => {
    const s = scene({ at: AT });
    expect(s.optionsOf('move:')).toContain('5,3');
    expect(s.optionsOf('move:')).not.toContain('6,3');
    s.picks('move:4,3');
    expect(s.optionsOf('move:')).toContain('6,3');
    expect(s.optionsOf('move:')).not.toContain('7,3');
  });

  test('APX-COMP-04 APX-MELEE-01 APX-EX-20 the parts of a combined action in either order, and not all of them', () => {
    const beside = { ...AT, BL: '5,3' };
    const s = scene({ at: beside, chance: ['#A-1'] });
    expect(s.why('melee:BL')).toBe('APX-MELEE-01 not-adjacent');
    s.picks('then:melee', '4,3');
    expect(s.asked).toBe('APX-ACT-07');
    s.picks('melee:BL');
    expect(s.events('struck')).toMatchObject([{ success: false }]);
    expect(s.state.act?.ap).toBe(1);
    const other = scene({ at: { ...AT, BL: '4,3' }, chance: ['#A-1'] });
    other.picks('melee:BL');
    expect(other.asked).toBe('APX-ACT-07');
    other.picks('pass');
    expect(other.at('GB')).toBe('3,3');
  });

  test('APX-COMP-08 APX-CARD-08 APX-CARDDATA-01 a Dash costs a feat, no AP, once in an activation', () => {
    const s = scene({ at: AT, hand: { GB: ['GB-F-3', 'GB-F-4'] } });
    expect(s.optionsOf('dash:')).toHaveLength(8);
    s.picks('dash:4,4', 'GB-F-4');
    expect(s.at('GB')).toBe('4,4');
    expect(s.legend('GB').discard).toEqual(['#GB-F-4']);
    expect(s.state.act).toMatchObject({ ap: 2, dashed: true });
    expect(s.optionsOf('dash:')).toEqual([]);
  });

  test('APX-ACT-17 APX-EX-21 APX-EX-63 a Dash adds 1 MP to a Move action of any size', () => {
    const s = scene({ at: AT, hand: { GB: ['GB-F-3'] } });
    expect(s.optionsOf('move:')).toContain('6,3');
    expect(s.shows('move:6,3').preview).toMatchObject({ cost: 3, dash: true });
    s.picks('move:6,3');
    expect(s.at('GB')).toBe('6,3');
    expect(s.legend('GB').hand).toEqual([]);
    expect(s.state.act).toMatchObject({ ap: 1, dashed: true });
  });

  const overcharged = (more: Parameters<typeof scene>[0] = {}) =>
    scene({
      at: { ...AT, BL: '3,7' },
      weapons: { GB: ['W-35', 'W-1'] },
      pack: { GB: ['shield-cell.1'] },
      chance: ['#A-14'],
      ...more,
    });

  test('APX-WPN-18 the Sentinel shoots overcharged for a shield cell of the own backpack', () => {
    const ready = overcharged();
    expect(ready.options()).toEqual(expect.arrayContaining(['pay:BL:0', 'shoot:BL:0', 'end']));
    const s = overcharged().picks('pay:BL:0').until('APX-ACT-01');
    expect(s.legend('GB').pack).toEqual([]);
    expect(s.events('judged')).toMatchObject([{ hits: 1, headshots: 1, damage: 24 + 15 + 3 }]);
    expect(s.state.act).toMatchObject({ ap: 1, shot: true });
  });

  test('APX-WPN-08 APX-SHOOT-16 it is the Sentinel itself that shoots', () => {
    expect(overcharged().options()).not.toContain('pay:BL:1');
    const s = overcharged();
    const before = s.legend('GB').weapons.map(w => w.ammo);
    s.picks('pay:BL:0').until('APX-ACT-01');
    expect(s.legend('GB').weapons.map(w => w.ammo)).toEqual([(before[0] ?? 0) - 1, before[1]]);
  });

  test('APX-ACT-12 only while it is equipped', () => {
    expect(overcharged().options()).toContain('pay:BL:0');
    const without = overcharged({ weapons: { GB: ['W-2', 'W-1'] } });
    expect(without.optionsOf('pay:')).toEqual([]);
  });

  test('APX-ROUND-04 each legend once, in an order of the team’s choice', () => {
    const s = scene({ at: AT, acts: null });
    expect([s.asked, s.options()]).toEqual(['APX-ROUND-04', ['GB', 'PF']]);
    s.picks('PF', 'end', 'end');
    expect([s.state.clock, s.asked]).toEqual([2, 'APX-ROUND-04']);
    expect(s.events('activated').map(e => e.who)).toEqual(['PF', 'GB']);
  });

  test('APX-ROUND-05 one activation ends before the next begins', () => {
    const s = scene({ at: AT, acts: null }).picks('PF');
    expect([s.state.act?.legend, s.options().includes('GB')]).toEqual(['PF', false]);
    s.picks('end');
    expect(s.state.act?.legend).toBe('GB');
  });

  test('APX-ROUND-06 who is activated is marked', () => {
    const s = scene({ at: AT, acts: null });
    expect([s.legend('PF').done, s.legend('GB').done]).toEqual([false, false]);
    s.picks('PF');
    expect([s.legend('PF').done, s.legend('GB').done]).toEqual([true, false]);
  });

  test('APX-ACT-02 an action is done to its end before another is chosen', () => {
    const s = scene({ at: AT, pack: { GB: ['frag.1'] } });
    expect(s.options()).toContain('end');
    s.picks('use:frag.1');
    expect(s.options().filter(o => !/^\d+,\d+$/.test(o))).toEqual([]);
  });
});

describe('the move before the other part', () => {
  const ROOF = `
    .  .  .  .  .  .
    .  .G 1 $1  .  .
    .  .  .  .  .  .
    .  .  .  .  .  . `;
  const FAR = { PF: '5,3', BL: '5,0', WR: '5,1' };
  const NOT_AFTER = 'APX-ACT-07 not-after-move';

  test('APX-ACT-07 APX-ACT-17 a bin that only a Dash brings near: climb onto the roof, then Interact', () => {
    const s = scene({ map: ROOF, at: FAR, hand: { GB: ['GB-F-8'] } });
    expect(s.why('then:interact')).toBeUndefined();
    s.picks('then:interact', '2,1');
    expect([s.asked, s.legend('GB').hand]).toEqual(['APX-ACT-07', []]);
    expect(s.optionsOf('bin-')).toEqual(['0']);
    expect(scene({ map: ROOF, at: FAR }).why('then:interact')).toBe(NOT_AFTER);
    const spent = scene({ map: ROOF, at: FAR, hand: { GB: ['GB-F-8'] }, act: { dashed: true } });
    expect(spent.why('then:interact')).toBe(NOT_AFTER);
  });

  const toWraith = (at: string, morePoints: number) =>
    scene({
      red: ['WR', 'PF'],
      blue: ['GB', 'BL'],
      acts: 'WR',
      at: { WR: '1,1', PF: '0,7', BL: '7,7', GB: at },
      act: { morePoints },
      dice: 1,
    });

  test('APX-ACT-07 APX-LEGEND-25 Into the Void adds to the Move 1 of a blow as well', () => {
    const s = toWraith('4,1', 1);
    expect(s.why('then:melee')).toBeUndefined();
    s.picks('then:melee', '3,1');
    expect(s.optionsOf('melee:')).toEqual(['GB']);
    expect(toWraith('4,1', 0).why('then:melee')).toBe(NOT_AFTER);
    expect(toWraith('5,1', 1).why('then:melee')).toBe(NOT_AFTER);
  });

  const portals = (a: string, b: string) =>
    [a, b].map(key => {
      const [x = 0, y = 0] = key.split(',').map(Number);
      return { kind: 'portal' as const, owner: 'WR' as const, spot: { on: 'space' as const, at: { x, y } } };
    });

  test('APX-ACT-07 APX-LEGEND-31 through a passage to whom nothing else brings near', () => {
    const at = { GB: '2,1', PF: '0,7', WR: '7,0', BL: '5,5' };
    const s = scene({ at, figures: portals('3,1', '3,5'), dice: 1 });
    expect(s.why('then:melee')).toBeUndefined();
    s.picks('then:melee', '3,1', '4,5');
    expect(s.optionsOf('melee:')).toEqual(['BL']);
    const far = scene({ at: { ...at, BL: '6,5' }, figures: portals('3,1', '3,5'), dice: 1 });
    expect(far.why('then:melee')).toBe(NOT_AFTER);
    expect(scene({ at, figures: portals('3,1', '3,5').slice(0, 1) }).why('then:melee')).toBe(NOT_AFTER);
  });

  const dome = (x: number, y: number) =>
    [{ kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x, y, level: 0 } } }] as const;

  test('APX-ACT-07 APX-LEGEND-09 out of the Dome first, then the throw', () => {
    const s = scene({ at: AT, pack: { GB: ['frag.1'] }, figures: dome(4, 4), dice: 1 });
    expect(s.why('use:frag.1')).toBe('APX-LEGEND-09 out-of-zone');
    expect(s.why('then:use')).toBeUndefined();
    s.picks('then:use', '2,3', 'use:frag.1', '0,3');
    expect(s.events('threw')).toMatchObject([{ who: 'GB', at: { x: 0, y: 3 } }]);
    const walled = scene({
      map: `
        2  2  2  2  2
        2  .G .  2  2
        2  .  .  2  2
        2  2  2  2  2 `,
      at: { PF: '4,0', BL: '4,3', WR: '4,1' },
      pack: { GB: ['frag.1'] },
      figures: dome(2, 2),
    });
    expect(walled.why('then:use')).toBe(NOT_AFTER);
  });

  test('APX-ACT-17 APX-LEGEND-31 a Dash after a passage goes on with the same Move action', () => {
    const of = (hand: readonly string[]) =>
      scene({
        at: { GB: '1,1', PF: '0,7', WR: '7,7', BL: '7,0' },
        hand: { GB: hand },
        figures: portals('3,1', '3,5'),
      }).picks('move:3,1', '4,5');
    const s = of(['GB-F-8']);
    expect(s.asked).toBe('APX-LEGEND-31');
    expect(s.why('6,5')).toBeDefined();
    s.picks('5,5');
    expect([s.at('GB'), s.state.act?.ap, s.legend('GB').hand]).toEqual(['5,5', 1, []]);
    expect(of([]).asked).toBe('APX-ACT-01');
  });

  test('APX-MOVE-09 APX-LEGEND-31 a passage that somebody holds and that leads nowhere is no end of a move', () => {
    const of = (more: { readonly BH: string }) =>
      scene({
        red: ['WR', 'PF', 'LL'],
        blue: ['GB', 'BL', 'BH'],
        acts: 'PF',
        at: { PF: '5,5', WR: '0,1', GB: '1,0', BL: '1,1', LL: '6,6', ...more },
        figures: portals('6,6', '0,0'),
      });
    const full = of({ BH: '7,0' });
    expect(full.why('move:6,6')).toBe('APX-MOVE-09 space-occupied');
  });

  test('APX-LEGEND-31 APX-MOVE-36 a passage that leads nowhere is walked over like any other space', () => {
    const of = (BL: string) =>
      scene({
        map: ' .G .  .  .  .  .  .  .  . ',
        at: { PF: '5,0', BL, WR: '8,0' },
        figures: portals('1,0', '6,0'),
      });
    const full = of('7,0');
    expect(full.optionsOf('move:')).toEqual(['1,0', '2,0']);
    full.picks('move:2,0');
    expect([full.at('GB'), full.asked]).toEqual(['2,0', 'APX-ACT-01']);
    expect(of('4,0').optionsOf('move:')).toEqual(['1,0']);
  });
});

describe('moving', () => {
  test('APX-MOVE-02 APX-MOVE-03 APX-EX-09 through another legend, but not onto it', () => {
    const s = scene({ at: { ...AT, PF: '4,3' } });
    expect(s.why('move:4,3')).toBe('APX-MOVE-09 space-occupied');
    expect(s.why('move:5,3')).toBeUndefined();
    s.picks('move:5,3');
    expect(s.events('moved')[0]?.path).toHaveLength(3);
  });

  test('APX-MOVE-07 APX-MOVE-08 the map ends where it ends', () => {
    const s = scene({ at: { ...AT, GB: '0,4' } });
    for (const to of s.optionsOf('move:')) expect(to).toMatch(/^[0-7],[0-7]$/);
  });

  test('APX-MOVE-29 APX-MOVE-30 feats contain Move actions of their own', () => {
    const s = scene({ at: AT, acts: 'WR', hand: { WR: ['WR-F-2'] } });
    s.picks('feat:WR-F-2', '4,0');
    expect(s.at('WR')).toBe('4,0');
    expect(s.state.act?.ap).toBe(2);
    expect(s.legend('WR').discard).toEqual(['#WR-F-2']);
  });
});

describe('canyons', () => {
  const CANYON = `
    .  .  .  .
    .G .~ .  .
    .  .  .  . `;
  const at = { PF: '3,0', BL: '3,2', WR: null };

  test('APX-OBJ-23 APX-OBJ-25 APX-EX-128 a canyon ends the action; its next AP climbs out or is the end', () => {
    const s = scene({ map: CANYON, at, hand: { GB: ['GB-F-3'] } });
    s.picks('move:1,1');
    expect(s.at('GB')).toBe('1,1');
    expect(s.optionsOf('feat:')).toEqual([]);
    expect(s.optionsOf('dash:')).toEqual([]);
    expect(s.why('end')).toBe('APX-OBJ-25 climb-first');
    s.picks('climb:2,1');
    expect(s.at('GB')).toBe('2,1');
    expect(s.state.act?.ap).toBe(0);
  });

  test('APX-OBJ-25 with no AP left nothing is chosen before the next activation', () => {
    const s = scene({ map: CANYON, at, act: { ap: 1 } }).picks('move:1,1');
    expect(s.options()).toEqual(['end']);
    expect(s.why('perish')).toBe('APX-OBJ-25 no-ap');
  });

  test('APX-OBJ-25 the other choice is to be eliminated, without AP', () => {
    const s = scene({ map: CANYON, at });
    s.picks('move:1,1', 'perish');
    expect(s.at('GB')).toBeNull();
    expect(s.legend('GB').boxes).toBe(1);
    expect(s.state.act?.ap).toBe(1);
  });

  test('APX-REV-02 APX-OBJ-25 APX-GAP-32 whoever gives up before any action may return at once or not', () => {
    const beacon = `
      .  .  .  .  .b .
      .  .~ .  .  .  .
      .  .  .  .  .  . `;
    const s = scene({ map: beacon, at: { GB: '1,1', PF: '5,2', BL: '5,0', WR: '5,1' } }).picks('perish');
    expect(s.options()).toEqual(['end', 'respawn']);
    s.picks('end');
    expect(s.at('GB')).toBeNull();
    const begins = scene({ map: beacon, at: { GB: null, PF: '5,2', BL: '5,0', WR: '5,1' } });
    expect(begins.why('end')).toBe('APX-ACT-15 respawn-first');
  });

  test('APX-OBJ-19 what is dropped into a canyon is lost', () => {
    const s = scene({ map: CANYON, at, pack: { GB: ['frag.1'] } });
    s.picks('drop:frag.1', '1,1');
    expect(s.state.loot).toEqual({});
    expect(s.events('dropped')).toMatchObject([{ lost: true }]);
  });
});
