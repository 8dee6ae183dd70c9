import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';
import { turns } from '../fixtures/turns.js';

/** Where the rulebook leaves something open about shots, damage, rounds and turns: what the ledger decided. */

const HIDDEN = 'APX-SHOOT-03 not-in-sight';
/** Gibraltar acts, four spaces from Bangalore. */
const FOUR = { GB: '3,3', PF: '0,7', BL: '7,3', WR: '7,7' } as const;

describe('shots', () => {
  test('APX-GAP-18 who changes places in answer is not looked for again: threshold and sight stay as they were', () => {
    const map = `
      .  .  .  . |.G .
      .B .  .  .  .P .
      .  .  .  .  .  . `;
    const s = scene({ map, at: { WR: '0,2' }, acts: 'BL', hand: { GB: ['GB-F-5'] }, dice: 3 });
    const shown = s.shows('shoot:PF:0').preview?.shot?.threshold;
    expect(s.why('shoot:GB:0')).toBe(HIDDEN);
    s.picks('shoot:PF:0', 'GB-F-5').until('APX-ACT-01');
    expect(unlike('PF', s.events('judged')[0]?.at)).toBe('GB');
    expect(s.events('revealed')[0]?.threshold).toBe(shown);
  });

  test('APX-GAP-44 all cards of a shot are judged and weighed together, however many lie on the track', () => {
    const s = scene({ at: FOUR, chance: ['#A-14', '#A-12', '#A-11'] }).picks('shoot:BL:0');
    expect(s.events('revealed')[0]?.shots).toHaveLength(3);
    const blows = s.events('judged', 'suffered').map(e => e.type);
    expect(unlike(['judged', 'judged', 'judged', 'suffered', 'suffered', 'suffered'], blows)).toEqual([
      'judged',
      'suffered',
    ]);
  });

  test('APX-GAP-55 one Reaction for each legend, in whatever part: who was not the target and steps in plays no other', () => {
    const s = scene({ at: { ...FOUR, PF: '3,4' }, acts: 'BL', hand: { GB: ['GB-F-5', 'GB-F-8'] }, dice: 3 });
    s.picks('shoot:PF:0', 'GB-F-5');
    expect(unlike('APX-SHOOT-17', s.asked)).not.toBe('APX-SHOOT-17');
    expect(s.legend('GB').hand).toEqual(['#GB-F-8']);
  });

  test('APX-GAP-38 Gibraltar’s card lowers what a headshot adds by 10 and ignores 10 damage more', () => {
    const of = (...answers: string[]) =>
      scene({ at: FOUR, acts: 'BL', hand: { GB: ['GB-F-8'] }, chance: ['#A-14', '#A-1', '#A-4'] })
        .picks('shoot:GB:0', ...answers)
        .until('APX-ACT-01')
        .events('judged')[0]?.damage;
    const plain = of('pass') ?? 0;
    expect(plain).toBeGreaterThan(10);
    expect(unlike(plain - 10, of('GB-F-8'))).toBe(0);
  });
});

describe('grenades and other areas', () => {
  const frag = (GB: string, ...chance: string[]) =>
    scene({ at: { ...FOUR, GB, BL: '7,7' }, pack: { GB: ['frag.1'] }, chance: chance as unknown as [] });

  test('APX-GAP-14 an arrow points to the same side of the map, wherever the thrower stands', () => {
    const drift = (GB: string) =>
      frag(GB, '#A-1', '#A-12').picks('use:frag.1', '3,3').events('drifted')[0]?.at;
    expect(drift('0,3')).toEqual({ x: 4, y: 3 });
    expect(unlike({ x: 2, y: 3 }, drift('6,3'))).toEqual({ x: 4, y: 3 });
  });

  test('APX-GAP-36 thermite burns two spaces to each side of where it lies, straight on, never diagonally', () => {
    const thrown = (way: string) => {
      const s = scene({
        at: { ...FOUR, GB: '0,3', BL: '7,7' },
        pack: { GB: ['thermite.1'] },
        chance: ['#A-12'],
      });
      s.picks('use:thermite.1');
      expect(unlike(4, s.options().length)).toBe(2);
      const area = s.picks(way).shows('4,3').preview?.area ?? [];
      return area.map(({ x, y }) => `${x},${y}`);
    };
    expect(thrown('x').toSorted()).toEqual(['2,3', '3,3', '4,3', '5,3', '6,3']);
    expect(thrown('y').toSorted()).toEqual(['4,1', '4,2', '4,3', '4,4', '4,5']);
  });

  test('APX-GAP-37 APX-G-13 thunder is five wide and four deep, its figure in the middle of the rear row', () => {
    const s = scene({ at: { ...FOUR, BL: '4,7' }, acts: 'BL' }).picks('ability:BL-A-2', 'N');
    const area = (s.shows('4,5').preview?.area ?? []).map(({ x, y }) => `${x},${y}`);
    expect(unlike(true, area.includes('4,6'))).toBe(false);
    expect(area).toHaveLength(20);
    for (const key of ['2,5', '6,5', '2,2', '6,2']) expect(area).toContain(key);
  });
});

describe('damage', () => {
  const blow = (more: Position) =>
    scene({ at: { ...FOUR, BL: '4,3', PF: '0,0' }, chance: ['#A-14'], ...more }).picks('melee:BL');

  test('APX-GAP-19 a knockdown shield takes its part off the whole damage, before the shield points', () => {
    const s = scene({
      at: FOUR,
      points: { BL: [5, 8] },
      gear: { BL: { knockdown: 'knockdown-rare.1' } },
      chance: ['#A-14', '#A-1', '#A-4'],
    }).picks('shoot:BL:0');
    // 14 damage would eliminate; 4 are left, and the shield points take them
    expect(unlike('0/8', s.points('BL'))).toBe('1/8');
  });

  test('APX-GEAR-15 APX-DMG-09 a knockdown shield that has prevented damage is spent, and the next blow eliminates', () => {
    const gear = { BL: { knockdown: 'knockdown-rare.1' } } as const;
    const saved = blow({ points: { BL: [0, 1] }, gear });
    expect([saved.at('BL') !== null, saved.state.exhausted]).toEqual([true, ['#knockdown-rare.1']]);
    const again = blow({ points: { BL: [0, 1] }, gear, state: { exhausted: [...saved.state.exhausted] } });
    expect(again.at('BL')).toBeNull();
    const unhurt = blow({ points: { BL: [20, 40] }, gear });
    expect(unhurt.state.exhausted).toEqual([]);
  });

  test('APX-GAP-20 a body shield with a lower limit takes what is above it', () => {
    const s = scene({
      at: FOUR,
      points: { GB: [38, 40] },
      gear: { GB: { body: 'body-epic.1' } },
      state: { loot: { '3,3': ['#body-rare.1'] }, exhausted: ['#body-rare.1', '#body-epic.1'] },
    }).picks('pick:body-rare.1', 'wear', 'drop:3,3');
    expect(unlike('38/40', s.points('GB'))).toBe('30/40');
  });

  test('APX-GAP-21 whoever returns has 20 shield, whatever the limit', () => {
    const s = blow({ points: { BL: [0, 4] }, gear: { BL: { body: 'body-epic.1' } } });
    expect(unlike('40/40', s.points('BL'))).toBe('20/40');
  });

  test('APX-GAP-22 APX-G-19 who is eliminated without a death box loses none and gives no point', () => {
    const s = blow({ points: { BL: [0, 4] }, boxes: { BL: 0, WR: 2 } });
    expect(s.at('BL')).toBeNull();
    expect(s.legend('BL').boxes).toBe(0);
    const before = scene({ boxes: { BL: 0, WR: 2 } }).run.view('p1').points;
    expect(unlike({ red: 3, blue: 0 }, s.run.view('p1').points)).toEqual(before);
  });

  test('APX-GAP-23 by an own grenade too the enemies take the box', () => {
    const s = scene({
      at: { ...FOUR, GB: '0,0' },
      pack: { GB: ['frag.1'] },
      points: { GB: [0, 10] },
      chance: ['#A-4', '#A-12'],
    }).picks('use:frag.1', '2,0');
    expect(s.legend('GB').boxes).toBe(1);
    expect(unlike({ red: 0, blue: 0 }, s.run.view('p1').points)).toEqual({ red: 0, blue: 1 });
  });
});

/** Everybody passes until the marker is at another round. */
const wholeRound = (p: Position) => {
  const s = scene({ at: FOUR, acts: null, ...p });
  const { round } = s.state;
  for (let n = 0; n < 12 && s.state.round === round; n++) {
    if (s.asked === 'APX-ROUND-04') s.picks(s.options()[0] as string);
    s.picks(s.options().includes('end') ? 'end' : (s.options()[0] as string));
  }
  return s;
};
const burnt = (s: ReturnType<typeof wholeRound>) =>
  s
    .events('suffered')
    .map(e => e.who)
    .toSorted();

describe('the Ring and the rounds', () => {
  const ring = { x0: 0, y0: 0, x1: 6, y1: 6 };

  test('APX-GAP-24 the Ring does not burn who is off the map; they draw a feat like others', () => {
    const s = wholeRound({ at: { ...FOUR, GB: '0,0', PF: null }, boxes: { PF: 2 }, state: { ring } });
    expect(unlike(['BL', 'PF', 'WR'], burnt(s))).toEqual(['BL', 'WR']);
    expect(s.events('drew-feats').map(e => e.who)).toContain('PF');
  });

  test('APX-GAP-26 APX-G-32 at first the whole map is inside, and the border holds no space: one may stand and place there', () => {
    const corners = { GB: '0,0', PF: '7,0', BL: '0,7', WR: '7,7' };
    const whole = { x0: 0, y0: 0, x1: 7, y1: 7 };
    expect(
      unlike(['BL', 'GB', 'PF', 'WR'], burnt(wholeRound({ at: corners, state: { ring: whole } }))),
    ).toEqual([]);
    const s = scene({ at: { ...FOUR, GB: '5,5' }, state: { ring } });
    expect(
      unlike(
        [],
        s.optionsOf('move:').filter(key => key === '6,6'),
      ),
    ).toEqual(['6,6']);
    expect(s.picks('ability:GB-A-1').options()).toContain('6,6,0');
  });

  test('APX-GAP-25 APX-G-08 it shrinks after rounds 2, 4 and 6, and burns for 8, 12 and 18', () => {
    const of = (round: number) => wholeRound({ state: { round, ring }, dice: 1 });
    const shrinks = [1, 2, 3, 4, 5, 6, 7].filter(round => of(round).events('shrunk').length > 0);
    expect(unlike([2, 4, 6, 7], shrinks)).toEqual([2, 4, 6]);
    const burns = [1, 4, 5, 6, 7].map(round => of(round).events('suffered')[0]?.amount);
    expect(unlike([8, 8, 12, 18, 18], burns)).toEqual([8, 8, 12, 12, 18]);
  });

  test('APX-GAP-41 a legendary knockdown shield first lowers the damage of the Ring to 8, then prevents', () => {
    const s = wholeRound({
      at: { ...FOUR, GB: '0,0', WR: '6,6' },
      points: { BL: [20, 12] },
      gear: { BL: { knockdown: 'knockdown-legendary.1' } },
      state: { round: 7, ring },
    });
    // 18 would have eliminated, and the shield would have been used up
    expect(unlike(['#knockdown-legendary.1'], s.state.exhausted)).toEqual([]);
    expect(s.points('BL')).toBe('20/4');
  });

  test('APX-GAP-27 what comes after two turns counts turns of teams alone: the transition between them is none', () => {
    const s = turns(scene({ at: { ...FOUR, BL: '5,5', WR: '7,0' } }).picks('ability:GB-A-2', '5,5'), 2);
    const told = s.run.everything().map(e => e.type);
    expect(unlike(true, told.indexOf('suffered') < told.indexOf('transition'))).toBe(false);
    expect(s.events('suffered').map(e => e.who)).toContain('BL');
  });

  test('APX-GAP-28 tokens that are due together are resolved in the order in which they were placed', () => {
    const s = scene({ at: { ...FOUR, BL: '7,5' } }).picks('ability:GB-A-1', '3,3,0', 'end', 'end', 'BL');
    s.picks('ability:BL-A-2', 'N', '7,4');
    const tokens = s.state.track.map(x => x.token);
    expect(s.state.track.map(x => x.due)).toEqual([4, 4]);
    expect(unlike(tokens.toReversed(), tokens)).toEqual(['GB-A-1', 'BL-A-2']);
  });

  test('APX-GAP-47 AP that are left are lost with the end of the activation', () => {
    const s = scene({ at: FOUR }).picks('end');
    turns(s, 2);
    s.until('APX-ROUND-04').picks('GB');
    expect(unlike(4, s.state.act?.ap)).toBe(2);
  });
});

describe('figures', () => {
  const at = (x: number, y: number) => ({ on: 'point', at: { x, y, level: 0 } }) as const;

  test('APX-GAP-29 APX-G-43 with one portal its twin goes too; an anchor goes alone, and the other leads nowhere', () => {
    const portal = (x: number) =>
      ({ kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x, y: 3 } } }) as const;
    const s = scene({
      at: { ...FOUR, BL: '7,7' },
      ammo: { GB: [0, 0] },
      figures: [portal(4), portal(7)],
      track: [{ token: 'WR-A-2', due: 4 }],
    }).picks('destroy', ['portal-1']);
    expect(
      unlike(
        ['portal-2'],
        s.state.figures.map(f => f.id),
      ),
    ).toEqual([]);
    const anchor = (x: number, y: number) => ({ kind: 'anchor', owner: 'PF', spot: at(x, y) }) as const;
    const lines = scene({
      at: { ...FOUR, BL: '7,7', WR: '7,6' },
      ammo: { GB: [0, 0] },
      figures: [anchor(4, 4), anchor(7, 0)],
    });
    expect(lines.options().some(o => o.startsWith('zip'))).toBe(true);
    lines.picks('destroy', ['anchor-1'], 'pass');
    expect(
      unlike(
        [],
        lines.state.figures.map(f => f.id),
      ),
    ).toEqual(['anchor-2']);
    expect(lines.options().some(o => o.startsWith('zip'))).toBe(false);
  });

  test('APX-GAP-40 where two low walls meet in a right angle the zone holds the four spaces around, inside and outside', () => {
    const map = `
      .G .  .  .  .  .
      .  .  . :.  .  .
            ::
      .  .  .  .  .  .
      .  .  .  .B .  . `;
    const of = (from: string, more: Position['figures']) =>
      scene({ map, at: { GB: from, BL: '3,3', PF: null, WR: null }, figures: more ?? [] }).shows('shoot:BL:0')
        .preview?.shot?.sum[3];
    const smoke = [{ kind: 'smoke', owner: 'BL', spot: at(3, 2) }] as const;
    const around = ['2,1', '3,1', '2,2', '3,2'];
    expect(
      unlike(
        [0, 10, 10, 10],
        around.map(from => of(from, smoke)),
      ),
    ).toEqual([10, 10, 10, 10]);
    expect(of('2,1', [])).toBe(0);
  });

  test('APX-GAP-53 the inner corner of a wall of two edges is taken, its end is free', () => {
    const s = scene({
      map: `
        .  .  .  .  .
        .  .  .  .  .
          ------
        .  .G .  .  .
        .  .  .  .  . `,
      at: { PF: null, BL: null, WR: null },
    }).picks('ability:GB-A-1');
    expect(s.why('3,2,0')).toBeUndefined();
    expect(unlike(undefined, s.why('2,2,0'))).toBeDefined();
  });

  test('APX-GAP-45 a canyon, not the general rules, says when the action ends', () => {
    const s = scene({ map: ' .G .~ .  . ', at: { PF: null, BL: null, WR: null } });
    expect(unlike(['1,0', '2,0'], s.optionsOf('move:'))).toEqual(['1,0']);
  });

  test('APX-GAP-50 one weapon destroys all that is chosen, and keeps its ammo', () => {
    const on = (kind: 'portal' | 'drone', x: number, y: number) =>
      ({ kind, owner: kind === 'drone' ? 'LL' : 'WR', spot: { on: 'space', at: { x, y } } }) as const;
    const of = (ammo: number) =>
      scene({
        at: { ...FOUR, BL: '7,7' },
        weapons: { GB: ['W-1', 'W-39'] },
        ammo: { GB: [ammo, 0] },
        figures: [on('portal', 7, 3), on('portal', 0, 0), on('drone', 7, 4)],
        track: [
          { token: 'WR-A-2', due: 9 },
          { token: 'LL-A-1', due: 9 },
        ],
      });
    expect(of(0).why('destroy')).toBe('APX-DEST-01 nothing-to-destroy');
    const s = of(1).picks('destroy', ['portal-1', 'drone-1']);
    expect(s.state.figures).toEqual([]);
    expect(unlike(0, s.legend('GB').weapons[0]?.ammo)).toBe(1);
  });
});

describe('actions', () => {
  test('APX-GAP-34 a Dash that is a Move 1 is an own action, one that adds MP is part of another', () => {
    const s = scene({ at: FOUR, hand: { GB: ['GB-F-3'] }, pack: { GB: ['frag.1'] } }).picks(
      'drop:frag.1',
      '3,3',
    );
    const owes = s.why('end');
    expect(owes).toBe('APX-LOOT-40 owes-action');
    s.picks('dash:4,3');
    expect(unlike(owes, s.why('end'))).toBeUndefined();
    expect(s.options()).toContain('pick:frag.1');
  });

  test('APX-GAP-51 between the parts of a combined action nothing is dropped or picked up', () => {
    const s = scene({
      at: { ...FOUR, BL: '5,3' },
      pack: { GB: ['frag.1'] },
      state: { loot: { '4,3': ['#syringe.1'] } },
    });
    expect(s.why('drop:frag.1')).toBeUndefined();
    s.picks('then:melee', '4,3');
    expect(s.asked).toBe('APX-ACT-07');
    expect(unlike(undefined, s.why('drop:frag.1'))).toBeDefined();
    expect(unlike(undefined, s.why('pick:syringe.1'))).toBeDefined();
  });

  const beacons = (b: string) => `
    .  .  .  .  .  .  .  .
    .  .b .  .  .  .  ${b} .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  . `;
  const respawns = (p: Position) =>
    scene({ map: beacons('.b'), acts: 'GB', ...p, at: { GB: null, BL: '0,4', WR: '1,4', ...p.at } }).picks(
      'respawn',
    );

  test('APX-GAP-30 a beacon without a free space beside it gives way to the next nearest', () => {
    const full = respawns({
      map: `
        2  2  2  .  .  .  .  .
        2  .b 2  .  .  .  .b .
        2  2  2  .  .  .  .  .
        .  .  .  .  .  .  .  . `,
      at: { PF: '0,3', BL: '7,3', WR: '6,3' },
    });
    expect(
      unlike(
        [],
        full.options().filter(key => Number(key[0]) >= 5),
      ),
    ).toHaveLength(8);
  });

  test('APX-GAP-31 of several allies the one counts who is nearest to a beacon', () => {
    const s = respawns({
      red: ['GB', 'PF', 'LL'],
      blue: ['BL', 'WR', 'BH'],
      at: { PF: '3,4', LL: '7,3', BH: '2,4' },
    });
    expect(
      unlike(
        [],
        s.options().filter(key => Number(key[0]) >= 5),
      ),
    ).toHaveLength(s.options().length);
  });
});
