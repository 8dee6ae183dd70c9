import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

const AT = { GB: '3,3', PF: '0,0', BL: '4,3', WR: '7,0' } as const;

describe('melee', () => {
  const fought = (card: string) => scene({ at: AT, chance: [card] as unknown as [] }).picks('melee:BL');

  test('APX-MELEE-02 APX-MELEE-03 one Aim card: 40 or more is 4 damage and a push of 1, less is nothing', () => {
    const hit = fought('#A-6');
    expect([hit.points('BL'), hit.at('BL')]).toEqual(['16/40', '5,3']);
    const weak = fought('#A-5');
    expect([weak.points('BL'), weak.at('BL')]).toEqual(['20/40', '4,3']);
  });

  test('APX-MELEE-05 the card goes back: the next fight may draw it again', () => {
    const s = scene({ at: AT, chance: ['#A-5', '#A-5'] }).picks('melee:BL');
    s.picks('pass').picks('melee:BL');
    expect(s.points('BL')).toBe('20/40');
    s.end();
  });

  test('APX-MELEE-04 APX-PUSH-05 APX-EX-61 a collision costs 4 more, and it stays', () => {
    const s = scene({ at: { ...AT, WR: '5,3' }, chance: ['#A-14'] }).picks('melee:BL');
    expect([s.points('BL'), s.at('BL')]).toEqual(['12/40', '4,3']);
    expect(s.events('collided')).toHaveLength(1);
  });

  test('APX-PUSH-04 APX-EX-60 pushed onto a taken lower space: its player puts it beside that space', () => {
    const s = scene({
      map: `
        .  .  .  .
        1G 1B .b .
        .  .  .  . `,
      at: { PF: '3,0', WR: null },
      chance: ['#A-14'],
    }).picks('melee:BL');
    expect(s.asked).toBe('APX-PUSH-04');
    expect(s.options()).toContain('3,1');
    s.picks('3,1');
    expect([s.points('BL'), s.at('BL')]).toEqual(['12/40', '3,1']);
  });

  test('APX-PUSH-07 APX-PUSH-08 a fall onto free ground does not hurt', () => {
    const s = scene({
      map: `
        2G 2B .
        .  .  . `,
      at: { PF: '2,1', WR: null },
      chance: ['#A-14'],
    }).picks('melee:BL');
    expect([s.points('BL'), s.at('BL')]).toEqual(['16/40', '2,0']);
  });

  test('APX-PUSH-09 whoever is eliminated by the blow is not pushed', () => {
    const s = scene({ at: AT, points: { BL: [0, 4] }, chance: ['#A-14'] }).picks('melee:BL');
    expect(s.at('BL')).toBeNull();
    expect(s.events('moved').filter(e => e.who === 'BL')).toEqual([]);
  });

  test('APX-OBJ-22 APX-OBJ-24 a push into a canyon ends there without a collision; who is in it cannot be pushed', () => {
    const map = `
      .G .B .~ .
      .  .  .  . `;
    const s = scene({ map, at: { PF: '0,1', WR: null }, chance: ['#A-14'] }).picks('melee:BL');
    expect([s.points('BL'), s.at('BL')]).toEqual(['16/40', '2,0']);
    const stuck = scene({ map, at: { PF: '0,1', WR: null, GB: '1,0', BL: '2,0' }, chance: ['#A-14'] });
    stuck.picks('melee:BL');
    expect(unlike('3,0', stuck.at('BL'))).toBe('2,0');
  });
});

describe('destroying', () => {
  const portals = [
    { kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x: 4, y: 4 } } },
    { kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x: 7, y: 3 } } },
  ] as const;
  const track = [{ token: 'WR-A-2' as const, due: 4 }];

  test('APX-DEST-02 APX-DEST-07 APX-DEST-08 by hand what is adjacent; the token goes to cooldown, its other figure too', () => {
    const s = scene({ at: { ...AT, BL: '7,7' }, weapons: { GB: ['W-39', 'W-41'] }, figures: portals, track });
    s.picks('destroy', 'hand', ['portal-1']);
    expect(s.state.figures).toEqual([]);
    expect(s.state.track).toEqual([]);
    expect(s.state.cooling).toEqual({ 'WR-A-2': 2 });
  });

  test('APX-DEST-03 APX-DEST-05 APX-DEST-09 with a weapon in its best range and in sight, without ammo and without a shot', () => {
    const s = scene({ at: { ...AT, BL: '7,7' }, weapons: { GB: ['W-1', 'W-39'] }, figures: portals, track });
    s.picks('destroy', '0', ['portal-2']);
    expect(s.legend('GB').weapons[0]?.ammo).toBe(3);
    expect(s.state.act?.shot).toBe(false);
    expect(s.state.figures).toEqual([]);
  });

  test('APX-DEST-01 one or two figures with one action, not three', () => {
    const anchors = [3, 4]
      .flatMap(x => [
        { x, y: 3 },
        { x, y: 4 },
      ])
      .map(({ x, y }) => ({
        kind: 'anchor' as const,
        owner: 'PF' as const,
        spot: { on: 'point' as const, at: { x, y, level: 0 } },
      }));
    const s = scene({ at: { ...AT, GB: '3,3' }, ammo: { GB: [0, 0] }, figures: anchors }).picks('destroy');
    expect(s.asked).toBe('APX-DEST-01');
    expect(() => s.picks(['anchor-1', 'anchor-2', 'anchor-3'])).toThrow();
    s.picks(['anchor-1', 'anchor-2']);
    expect(s.state.figures.map(f => f.id)).toEqual(['anchor-3', 'anchor-4']);
  });

  test('APX-DEST-04 by hand an anchor at a corner of the own space, not one further off', () => {
    const anchor = (x: number, y: number) =>
      [{ kind: 'anchor', owner: 'PF', spot: { on: 'point', at: { x, y, level: 0 } } }] as const;
    const near = scene({ at: AT, weapons: { GB: ['W-39', 'W-41'] }, figures: anchor(4, 4) });
    near.picks('destroy', ['anchor-1']);
    expect(near.state.figures).toEqual([]);
    const far = scene({ at: AT, ammo: { GB: [0, 0] }, figures: anchor(5, 4) });
    expect(far.why('destroy')).toBe('APX-DEST-01 nothing-to-destroy');
  });

  test('APX-DEST-06 a figure that cannot be destroyed is no target', () => {
    const figures = [
      { kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x: 3, y: 3, level: 0 } } },
    ] as const;
    expect(scene({ at: AT, figures }).why('destroy')).toBe('APX-DEST-01 nothing-to-destroy');
  });
});

describe('destroying and the Dome', () => {
  const dome = (x: number, y: number) =>
    ({ kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x, y, level: 0 } } }) as const;
  const portals = (x: number, y: number) =>
    [
      { kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x, y } } },
      { kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x: 0, y: 7 } } },
    ] as const;
  const of = (GB: string, figures: Parameters<typeof scene>[0]['figures']) =>
    scene({
      at: { GB, PF: '7,7', BL: '7,0', WR: '6,0' },
      ammo: { GB: [0, 0] },
      figures: figures ?? [],
      track: [{ token: 'WR-A-2', due: 4 }],
    });
  const NONE = 'APX-DEST-01 nothing-to-destroy';

  test('APX-LEGEND-09 APX-DEST-04 not by hand from inside to outside, but to what is inside too', () => {
    expect(of('3,3', [dome(4, 4), ...portals(2, 3)]).why('destroy')).toBe(NONE);
    const inside = of('3,3', [dome(4, 4), ...portals(4, 3)]);
    inside.picks('destroy', ['portal-1']);
    expect(inside.state.figures.map(f => f.kind)).toEqual(['dome']);
    expect(of('3,3', portals(2, 3)).why('destroy')).toBeUndefined();
  });

  test('APX-LEGEND-10 APX-DEST-04 not by hand from outside to inside', () => {
    const s = of('2,3', [dome(4, 4), ...portals(3, 3)]);
    expect(s.why('destroy')).toBe(NONE);
    expect(() => s.picks('destroy')).toThrow();
    expect(of('2,3', [dome(4, 5), ...portals(3, 3)]).why('destroy')).toBeUndefined();
  });

  test('APX-LEGEND-10 APX-ABIL-23 APX-DEST-03 not with a weapon at an anchor if the line runs through the zone', () => {
    const at = (x: number, y: number) =>
      ({ kind: 'anchor', owner: 'PF', spot: { on: 'point', at: { x, y, level: 0 } } }) as const;
    const shooter = (...figures: NonNullable<Parameters<typeof scene>[0]['figures']>) =>
      scene({
        red: ['BL', 'WR'],
        blue: ['GB', 'PF'],
        at: { BL: '7,0', WR: '6,7', GB: '0,3', PF: '7,7' },
        weapons: { BL: ['W-1', 'W-45'] },
        figures,
      });
    expect(shooter(dome(5, 1), at(4, 2)).why('destroy')).toBe(NONE);
    expect(shooter(dome(5, 4), at(4, 2)).why('destroy')).toBeUndefined();
    expect(shooter(at(4, 2)).why('destroy')).toBeUndefined();
  });
});

describe('elimination and respawn', () => {
  const beacons = `
    .G .B .  .  .  .  .
    .  .b .  .  .  .b .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  . `;
  const struck = (more: Parameters<typeof scene>[0] = {}) =>
    scene({
      map: beacons,
      at: { PF: '0,3', WR: '6,3' },
      points: { BL: [0, 4] },
      chance: ['#A-14'],
      ...more,
    }).picks('melee:BL');

  test('APX-SETUP-13 the match is won when every enemy has lost a death box, not before', () => {
    expect(struck().picks('pass').run.result).toBeUndefined();
    const won = struck({ boxes: { WR: 1 } });
    expect(won.run.result).toMatchObject({ winner: 'red', by: 'all-eliminated' });
  });

  const eliminated = () =>
    struck({
      hand: { BL: ['BL-F-1'] },
      gear: { BL: { knockdown: 'knockdown-rare.1' } },
      state: { exhausted: ['#knockdown-rare.1'] },
    });

  test('APX-DMG-13 APX-DMG-15 off the map, with 20 shield and 40 health', () => {
    const s = eliminated();
    expect([s.at('BL'), s.points('BL')]).toEqual([null, '20/40']);
  });

  test('APX-DMG-14 a depleted knockdown shield is active again', () => {
    expect(eliminated().state.exhausted).toEqual([]);
  });

  test('APX-DMG-16 APX-COMP-02 one box less, one point more for the enemies', () => {
    const s = eliminated();
    expect(s.legend('BL').boxes).toBe(1);
    expect(s.run.view('p1').points).toEqual({ red: 1, blue: 0 });
  });

  test('APX-DMG-18 nothing else is lost: weapons, tokens, feats and abilities stay as they are', () => {
    const s = struck({
      hand: { BL: ['BL-F-1'] },
      weapons: { BL: ['W-1 barrel-2.1', 'W-45'] },
      pack: { BL: ['frag.1', 'syringe.1'] },
      gear: { BL: { helmet: 'helmet-epic.1' } },
      track: [{ token: 'BL-A-2', due: 9 }],
      cooling: { 'BL-A-1-I': 2 },
    });
    expect(s.at('BL')).toBeNull();
    expect(s.legend('BL')).toMatchObject({
      hand: ['#BL-F-1'],
      discard: [],
      pack: ['#frag.1', '#syringe.1'],
      weapons: [{ card: '#W-1', on: ['#barrel-2.1'] }, { card: '#W-45' }],
      gear: { helmet: '#helmet-epic.1' },
    });
    expect(s.legend('BL').deck).toHaveLength(7);
    expect(s.state.track).toMatchObject([{ token: 'BL-A-2', due: 9 }]);
    expect(s.state.cooling).toEqual({ 'BL-A-1-I': 2 });
  });

  const down = () => struck().picks('pass', 'end', 'end', 'BL');

  test('APX-DMG-17 APX-REV-01 APX-REV-03 off the map there is Respawn for 1 AP and nothing else', () => {
    const s = down();
    expect([s.state.act?.legend, s.options()]).toEqual(['BL', ['respawn']]);
    s.picks('respawn', '6,2');
    expect([s.at('BL'), s.state.act?.ap]).toEqual(['6,2', 1]);
  });

  test('APX-ACT-15 it may not pass before', () => {
    const s = down();
    expect(s.why('end')).toBe('APX-ACT-15 respawn-first');
    expect(s.picks('respawn', '6,2').why('end')).toBeUndefined();
  });

  test('APX-REV-07 then it goes on with what is left', () => {
    const s = down().picks('respawn', '6,2');
    expect(s.optionsOf('move:').length).toBeGreaterThan(0);
    expect(s.why('end')).toBeUndefined();
  });

  test('APX-COMP-06 whoever is on the map is not offered Respawn', () => {
    expect(scene({ map: beacons, at: { PF: '0,3', WR: '6,3' } }).options()).not.toContain('respawn');
  });

  const shotAt = (more: Parameters<typeof scene>[0]) =>
    scene({ at: { GB: '3,3', PF: '0,7', BL: '5,3', WR: '7,7' }, dice: 1, ...more }).picks('shoot:BL:0');

  test('APX-ACT-13 APX-CARD-02 outside the own activation only Reactions are played', () => {
    const s = shotAt({ hand: { BL: ['BL-F-1', 'BL-F-7'] } }).until('APX-SHOOT-53');
    expect(s.options()).toEqual(expect.arrayContaining(['BL-F-7', 'pass']));
    expect(s.options()).toHaveLength(2);
    expect(s.why('BL-F-1')).toBe('APX-CARD-02 only-in-own-activation');
  });

  test('APX-ACT-14 whoever is off the map does not react', () => {
    const hand = { WR: ['WR-F-7'] };
    expect(shotAt({ hand }).until('APX-SHOOT-53').asked).toBe('APX-SHOOT-53');
    const off = shotAt({ hand, at: { GB: '3,3', PF: '0,7', BL: '5,3', WR: null } });
    expect(off.until('APX-SHOOT-53').asked).not.toBe('APX-SHOOT-53');
  });

  test('APX-REV-04 beside the beacon that is nearest to an ally', () => {
    const s = struck().picks('pass', 'end', 'end', 'BL', 'respawn');
    for (const key of s.options()) expect(Number(key[0])).toBeGreaterThanOrEqual(4);
  });

  test('APX-REV-05 APX-REV-06 with no ally on the map beside any beacon', () => {
    const s = struck({ at: { PF: '0,3', WR: null }, boxes: { WR: 2 } }).picks(
      'pass',
      'end',
      'end',
      'BL',
      'respawn',
    );
    expect(s.options().some(k => Number(k[0]) <= 2)).toBe(true);
    expect(s.options().some(k => Number(k[0]) >= 4)).toBe(true);
  });

  test('APX-REV-02 eliminated in the own activation with AP left it may return at once', () => {
    const s = scene({
      map: beacons,
      at: { PF: '0,3', WR: '6,3', GB: '0,0', BL: '6,0' },
      pack: { GB: ['frag.1'] },
      points: { GB: [0, 10] },
      chance: ['#A-4', '#A-12'],
    });
    s.picks('use:frag.1', '2,0');
    expect(s.at('GB')).toBeNull();
    s.picks('respawn', '0,1');
    expect([s.at('GB'), s.state.act?.ap]).toEqual(['0,1', 0]);
  });

  test('APX-REV-02 APX-ACT-03 eliminated with the last AP there is none for Respawn: it waits for the next activation', () => {
    const s = scene({
      map: beacons,
      at: { PF: '0,3', WR: '6,3', GB: '0,0', BL: '6,0' },
      act: { ap: 1, acted: true },
      pack: { GB: ['frag.1'] },
      points: { GB: [0, 10] },
      chance: ['#A-4', '#A-12'],
    });
    s.picks('use:frag.1', '2,0');
    expect([s.at('GB'), s.state.act?.ap]).toEqual([null, 0]);
    expect(s.options()).toEqual(['end']);
    expect(s.why('respawn')).toBe('APX-ACT-03 no-ap');
    expect(() => s.picks('respawn')).toThrow();
    s.picks('end', 'end');
    expect(s.at('GB')).toBeNull();
  });

  test('APX-CARDDATA-22 APX-EX-62 APX-EX-108 Guardian Angel: no AP, and an ally may return beside her', () => {
    const s = scene({
      map: beacons,
      red: ['GB', 'LL'],
      at: { GB: null, LL: '3,3', BL: '6,0', WR: '6,3' },
      hand: { LL: ['LL-F-5'] },
    });
    s.picks('respawn', 'LL-F-5', '3,2');
    expect([s.at('GB'), s.state.act?.ap]).toEqual(['3,2', 2]);
    expect(s.legend('LL').discard).toEqual(['#LL-F-5']);
    const away = scene({
      map: beacons,
      red: ['GB', 'LL'],
      at: { GB: null, LL: null, BL: '6,0', WR: '6,3' },
      hand: { LL: ['LL-F-5'] },
    }).picks('respawn');
    expect(unlike('APX-CARDDATA-21', away.asked)).toBe('APX-REV-04');
  });

  test('APX-CARD-02 APX-OBJ-23 APX-CARDDATA-21 who stands in a canyon helps nobody', () => {
    const of = (LL: string) =>
      scene({
        map: `
          .  .  .  .  .  .  .
          .  .b .  .  .  .b .
          .  .  .  .  .  .  .
          .  .  .  .~ .  .  . `,
        red: ['GB', 'LL'],
        at: { GB: null, LL, BL: '6,0', WR: '6,3' },
        hand: { LL: ['LL-F-5'] },
      }).picks('respawn').asked;
    expect(of('3,3')).toBe('APX-REV-04');
    expect(of('2,3')).toBe('APX-CARDDATA-21');
  });

  test('APX-EX-137 her own Respawn is free too, at a beacon', () => {
    const s = scene({
      map: beacons,
      red: ['LL', 'GB'],
      acts: 'LL',
      at: { LL: null, GB: '3,3', BL: '6,0', WR: '6,3' },
      hand: { LL: ['LL-F-5'] },
    });
    s.picks('respawn', 'LL-F-5', '2,1');
    expect(s.state.act?.ap).toBe(2);
  });
});
