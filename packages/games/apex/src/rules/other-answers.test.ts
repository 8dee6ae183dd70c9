import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { WEAPON_CARDS, weaponOf } from '../content/weapons.js';
import { scene } from '../fixtures/scene.js';

/** For each duty, ban and choice here the other answer is tried: it is refused, done both ways, or told apart. */

const FAR = { GB: '3,3', PF: '7,7', BL: '7,3', WR: '7,0' } as const;

describe('weapons and what is on them', () => {
  const armed = (weapons: readonly string[], pack: readonly string[]) =>
    scene({ at: FAR, weapons: { GB: [...weapons] }, pack: { GB: [...pack] } }).picks('refit');

  test('APX-LOOT-28 an attachment goes on a slot with its symbol and on no other', () => {
    const s = armed(['W-1', 'W-45'], ['bolt.1', 'barrel-2.1']);
    expect(s.why('attach:0:#bolt.1')).toBe('APX-LOOT-28 wrong-slot');
    expect(s.options()).toContain('attach:0:barrel-2.1');
  });

  test('APX-LOOT-32 APX-WPN-13 a printed attachment cannot be taken off, a token over it can', () => {
    const plain = armed(['W-2', 'W-45'], ['frag.1', 'barrel-2.1']);
    expect(
      unlike(
        ['detach'],
        plain.options().filter(o => o.startsWith('detach')),
      ),
    ).toEqual([]);
  });

  test('APX-LOOT-20 a third weapon is never held: one of the two is replaced, or the new one goes', () => {
    const s = scene({
      map: `
        .  .  .  .  .  .  .  .
        .  .G$.  .  .  .  .  .
        .  .  .  .  .  .  .  . `,
      at: { PF: '7,2', BL: '7,0', WR: '7,1' },
      state: { binDeck: ['#SB-1'], weaponDeck: ['#W-10', '#W-20'] },
      dice: 1,
    }).picks('bin-0');
    expect(s.options().every(o => /^(scrap|replace:|ammo:)/.test(o))).toBe(true);
    s.picks('replace:0:#W-10');
    expect(unlike(3, s.legend('GB').weapons.length)).toBe(2);
  });

  test('APX-WPN-02 ammo never rises above 5', () => {
    const own = '#W-10';
    const like = WEAPON_CARDS.find(card => card !== own && weaponOf(card).ammo === weaponOf(own).ammo) ?? own;
    const s = scene({
      map: `
        .  .  .  .  .  .  .  .
        .  .G$.  .  .  .  .  .
        .  .  .  .  .  .  .  . `,
      at: { PF: '7,2', BL: '7,0', WR: '7,1' },
      weapons: { GB: ['W-10', 'W-45'] },
      ammo: { GB: [5, 1] },
      state: { binDeck: ['#SB-1'], weaponDeck: [like] },
      dice: 1,
    }).picks('bin-0', `replace:0:${like}`);
    expect(unlike(5 + weaponOf(like).startingAmmo, s.legend('GB').weapons[0]?.ammo)).toBe(5);
  });

  test('APX-LOOT-35 gear and what is on a weapon cannot be dropped as the backpack can', () => {
    const s = scene({ at: FAR, weapons: { GB: ['W-1 barrel-2.1', 'W-45'] }, pack: { GB: ['frag.1'] } });
    expect(unlike(['frag.1', 'barrel-2.1'], s.optionsOf('drop:'))).toEqual(['frag.1']);
  });
});

describe('an activation', () => {
  test('APX-ACT-04 a legend on the map may pass or act', () => {
    const s = scene({ at: FAR });
    expect(s.options()).toEqual(expect.arrayContaining(['end', 'move:3,2']));
    s.picks('end');
    expect(unlike('GB', s.state.act?.legend)).not.toBe('GB');
  });
});

describe('shots', () => {
  test('APX-SHOOT-45 Concealment changes no threshold: it turns symbols into misses', () => {
    const open = scene({ map: ' .G .  .  .B ', at: { PF: null, WR: null }, dice: 1 });
    const hidden = scene({ map: ' .G .  . :.B ', at: { PF: null, WR: null }, dice: 1 });
    const thresholdOf = (s: typeof open): number | undefined =>
      s.picks('shoot:BL:0').until('APX-ACT-01').events('revealed')[0]?.threshold;
    const plain = thresholdOf(open);
    expect(unlike((plain ?? 0) + 10, thresholdOf(hidden))).toBe(plain);
  });
});

describe('the loadout', () => {
  test('APX-LEGEND-44 the hook needs a free space: one that is held is refused or not there', () => {
    const s = scene({
      at: { PF: '1,1', GB: '3,1', BL: '7,0', WR: '7,1' },
      acts: 'PF',
      red: ['PF', 'WR'],
      blue: ['GB', 'BL'],
    });
    s.picks('ability:PF-A-1');
    expect(s.options()).not.toContain('3,1');
    expect(
      unlike(
        ['3,1'],
        s.options().filter(o => o === '3,1'),
      ),
    ).toEqual([]);
  });
});

describe('choices that are done both ways', () => {
  const hurt = () =>
    scene({
      at: { GB: '3,3', PF: '0,7', BL: '7,3', WR: '7,7' },
      hand: { BL: ['BL-F-7'] },
      pack: { BL: ['syringe.1'] },
      points: { BL: [20, 20] },
      chance: ['#A-1', '#A-2', '#A-4'],
    }).picks('shoot:BL:0');

  test('APX-SHOOT-53 the target who stands reacts after the fire, or lets it be', () => {
    const s = hurt();
    expect(s.asked).toBe('APX-SHOOT-53');
    expect(s.options()).toEqual(expect.arrayContaining(['BL-F-7', 'pass']));
    const none = hurt().picks('pass').until('APX-ACT-01');
    expect([none.at('BL'), none.legend('BL').hand]).toEqual(['7,3', ['#BL-F-7']]);
  });

  test('APX-LOOT-38 what is picked up may go on a weapon, into the backpack or down again', () => {
    const got = () =>
      scene({ at: FAR, state: { loot: { '3,3': ['#barrel-2.1'] } } }).picks('pick:barrel-2.1');
    expect(got().options()).toEqual(expect.arrayContaining(['pack', 'on:0', 'drop:3,3']));
    expect(got().picks('pack').legend('GB').pack).toEqual(['#barrel-2.1']);
    expect(got().picks('on:0').legend('GB').weapons[0]?.on).toEqual(['#barrel-2.1']);
  });

  const anchor = (x: number, y: number) =>
    ({
      kind: 'anchor',
      owner: 'PF',
      token: 'PF-A-2',
      spot: { on: 'point', at: { x, y, level: 0 } },
    }) as const;

  test('APX-LEGEND-46 a legend of either team beside an anchor may ride, or stay', () => {
    const s = scene({ at: { ...FAR, GB: '3,3', PF: '0,0' }, figures: [anchor(3, 3), anchor(6, 6)] });
    const rides = s.options().filter(o => o.startsWith('zip'));
    expect(rides.length).toBeGreaterThan(0);
    expect(s.options()).toContain('end');
  });

  test('APX-LOOT-27 what lay on a weapon that is replaced may go on another one, into the backpack or down', () => {
    const s = scene({
      map: `
        .  .  .  .  .  .  .  .
        .  .G$.  .  .  .  .  .
        .  .  .  .  .  .  .  . `,
      at: { PF: '7,2', BL: '7,0', WR: '7,1' },
      weapons: { GB: ['W-1 barrel-2.1', 'W-45'] },
      state: { binDeck: ['#SB-1'], weaponDeck: ['#W-4', '#W-45'] },
      prepare: st => {
        st.bags.epic = [];
      },
    }).picks('bin-0', 'replace:0:#W-4');
    expect(s.asked).toBe('APX-LOOT-09');
    expect(s.options()).toEqual(expect.arrayContaining(['pack', 'on:0', 'drop:1,1']));
    expect(s.picks('pack').legend('GB').pack).toEqual(['#barrel-2.1']);
  });
});
