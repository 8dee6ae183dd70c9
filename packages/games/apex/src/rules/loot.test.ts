import { elementsOn } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { eachBag } from '../content/loot.js';
import { weaponOf } from '../content/weapons.js';
import { scene } from '../fixtures/scene.js';
import { latticeOf } from '../state.js';
import { foresee, imagine } from './facts.js';

const AT = { GB: '3,3', PF: '0,0', BL: '7,7', WR: '7,0' } as const;
const BIN = `
  .  .  .  .
  .G$.  .  .
  .  .  .  . `;
const NEAR = { PF: '3,0', BL: '3,2', WR: null };

describe('dropping and picking up', () => {
  test('APX-LOOT-10 onto the own space or a neighbouring one', () => {
    const s = scene({ at: AT, pack: { GB: ['frag.1', 'syringe.1'] } }).picks('drop:frag.1');
    expect(s.options()).toHaveLength(9);
    expect(s.options()).not.toContain('5,3');
  });

  test('APX-LOOT-11 any number on a space, and they do not take it', () => {
    const s = scene({ at: AT, pack: { GB: ['frag.1', 'syringe.1'] } });
    s.picks('drop:frag.1', '4,3', 'drop:syringe.1', '4,3');
    expect(s.state.loot).toEqual({ '4,3': ['#frag.1', '#syringe.1'] });
    expect(s.optionsOf('move:')).toContain('4,3');
  });

  test('APX-LOOT-35 APX-COMP-09 any number of them, before and after an action, without AP', () => {
    const s = scene({ at: AT, pack: { GB: ['frag.1', 'syringe.1'] } });
    s.picks('drop:frag.1', '3,3');
    expect(s.optionsOf('drop:')).toEqual(['syringe.1']);
    expect(s.state.act?.ap).toBe(2);
    s.picks('move:4,3', 'drop:syringe.1', '4,3');
    expect([s.state.act?.ap, s.state.loot]).toEqual([1, { '3,3': ['#frag.1'], '4,3': ['#syringe.1'] }]);
  });

  test('APX-LOOT-36 any number of tokens, also one that was put down a moment ago', () => {
    const s = scene({
      at: { GB: '1,1', PF: '1,2', BL: '7,7', WR: '7,0' },
      pack: { GB: ['thermite.1'] },
      state: { loot: { '1,1': ['#syringe.1'] } },
    });
    s.picks('drop:thermite.1', '1,1', 'pick:syringe.1', 'pack', 'pick:thermite.1', 'pack');
    expect(s.legend('GB').pack).toEqual(['#syringe.1', '#thermite.1']);
    expect(s.state.act?.ap).toBe(2);
  });

  test('APX-LOOT-36 APX-LOOT-37 APX-COMP-10 picking up reaches adjacent spaces only, dropping lower ones too', () => {
    const roof = `
      .  .  .
      .  1G 1 
      .  1  1 `;
    const state = { loot: { '0,1': ['#frag.1' as const], '2,1': ['#syringe.1' as const] } };
    const s = scene({
      map: roof,
      at: { PF: '0,0', BL: '2,0', WR: null },
      pack: { GB: ['thermite.1'] },
      state,
    });
    expect(s.optionsOf('pick:')).toEqual(['syringe.1']);
    s.picks('drop:thermite.1');
    expect(s.options()).toContain('0,1');
  });

  test('APX-LOOT-38 APX-LOOT-09 what is picked up counts as received', () => {
    const s = scene({ at: AT, state: { loot: { '3,3': ['#barrel-2.1'] } } });
    s.picks('pick:barrel-2.1');
    expect(s.asked).toBe('APX-LOOT-09');
    s.picks('on:0');
    expect(s.legend('GB').weapons[0]?.on).toEqual(['#barrel-2.1']);
  });

  test('APX-LOOT-40 handling loot before any action obliges to act', () => {
    const s = scene({ at: AT, pack: { GB: ['frag.1'] }, state: { loot: { '4,4': ['#syringe.1'] } } });
    expect(s.why('end')).toBeUndefined();
    s.picks('drop:frag.1', '3,3');
    expect(s.why('end')).toBe('APX-LOOT-40 owes-action');
    s.picks('move:4,3');
    expect(s.why('end')).toBeUndefined();
    s.picks('pick:syringe.1', 'pack');
    expect(s.why('end')).toBeUndefined();
  });
});

describe('receiving', () => {
  const bin = (more: Parameters<typeof scene>[0] = {}) =>
    scene({
      map: `
        .  .  .  .  .  .  .  .
        .  .G$.  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  . `,
      at: { PF: '7,3', BL: '7,0', WR: '7,1' },
      state: { binDeck: ['#SB-3'], weaponDeck: ['#W-10', '#W-20'] },
      prepare: s => {
        Object.assign(s.bags, { common: ['#frag.1'], rare: ['#barrel-2.1'], epic: ['#helmet-epic.1'] });
      },
      ...more,
    });

  test('APX-LOOT-09 APX-LOOT-14 a supply bin is three answers: all its tokens go where they are of use with one of them', () => {
    const s = bin({ weapons: { GB: ['W-1', 'W-45'] } }).picks('bin-0', 'scrap');
    expect(s.asked).toBe('APX-LOOT-09');
    expect(s.options()).toContain('all');
    s.picks('all');
    expect(s.asked).toBe('APX-INTER-03'); // attachments may still be changed: the third and last question
    s.picks('pass');
    expect(s.asked).toBe('APX-ACT-07');
    const { gear, pack, tray, weapons } = s.legend('GB');
    expect(gear.helmet).toBe('#helmet-epic.1');
    expect(weapons.flatMap(w => w.on)).toEqual(['#barrel-2.1']);
    expect(pack).toEqual(['#frag.1']);
    expect(tray).toEqual([]);
  });

  test('APX-LOOT-18 APX-LOOT-14 with one answer a full backpack takes no more, and better gear stays on', () => {
    const full = [
      'frag.2',
      'frag.3',
      'syringe.1',
      'syringe.2',
      'syringe.3',
      'med-kit.1',
      'med-kit.2',
      'med-kit.3',
    ];
    const s = bin({
      weapons: { GB: ['W-45', 'W-46'] },
      pack: { GB: full },
      gear: { GB: { helmet: '#helmet-legendary.1' } },
    });
    s.picks('bin-0', 'scrap', 'all');
    expect(s.legend('GB').pack).toHaveLength(8);
    expect(s.legend('GB').gear.helmet).toBe('#helmet-legendary.1');
    expect(s.state.loot[s.at('GB') ?? '']).toEqual(expect.arrayContaining(['#helmet-epic.1', '#frag.1']));
  });

  const got = (card: string, more: Parameters<typeof scene>[0] = {}) =>
    scene({ at: AT, state: { loot: { '3,3': [`#${card}`] } }, ...more }).picks(`pick:${card}`);

  /** Where it may go, but for the ground. */
  const places = (card: string) =>
    got(card)
      .options()
      .filter(o => !o.startsWith('drop:'));

  test('APX-LOOT-05 gear is worn and never packed', () => {
    expect(places('helmet-rare.1')).toEqual(['wear']);
    expect(got('helmet-rare.1').why('pack')).toBe('APX-LOOT-05 gear-is-worn');
  });

  test('APX-LOOT-06 an attachment goes on a weapon or into the backpack', () => {
    expect(places('barrel-2.1').sort()).toEqual(['on:0', 'on:1', 'pack']);
    expect(got('barrel-2.1').why('wear')).toBe('APX-LOOT-06 not-gear');
  });

  test('APX-LOOT-07 APX-GEAR-02 grenades and accessories go into the backpack only', () => {
    for (const item of ['frag.1', 'syringe.1']) {
      expect(places(item)).toEqual(['pack']);
      expect(got(item).why('on:0')).toBe('APX-LOOT-07 not-attachment');
      expect(got(item).why('wear')).toBe('APX-LOOT-07 not-gear');
    }
  });

  test('APX-LOOT-12 on the map nothing is discarded: it is kept or dropped', () => {
    for (const item of ['frag.1', 'helmet-rare.1', 'barrel-2.1'])
      expect(
        got(item)
          .options()
          .filter(o => !/^(pack|wear|on:\d|drop:\d,\d)$/.test(o)),
      ).toEqual([]);
  });

  test('APX-LOOT-13 APX-LOOT-14 APX-GEAR-36 a new token of the same kind: the old one is dropped', () => {
    const s = got('helmet-rare.1').picks('wear');
    expect(s.why('wear')).toBe('APX-LOOT-14 replaced-gear-goes');
    s.picks('drop:4,4');
    expect(s.legend('GB').gear.helmet).toBe('#helmet-rare.1');
    expect(s.state.loot['4,4']).toEqual(['#helmet-starting.1']);
  });

  test.each([
    ['body-rare.1', 5, '15/40', 30],
    ['body-epic.1', 5, '15/40', 40],
    ['body-legendary.L1', 5, '25/40', 40],
    ['body-legendary.L1', 20, '40/40', 40],
  ] as const)(
    'APX-LOOT-17 APX-GEAR-10 APX-DMG-03 %s with %i shield: %s, the limit is %i',
    (card, shield, points, limit) => {
      const s = got(card, { points: { GB: [shield, 40] } }).picks('wear', 'drop:3,3');
      expect(unlike(`${shield}/40`, s.points('GB'))).toBe(points);
      expect(s.run.view('p1').legends.find(l => l.id === 'GB')?.shieldLimit).toBe(limit);
    },
  );

  test('APX-EX-129 first a rare body shield, then an epic one: 18, 28, 38; the rare one is dropped exhausted', () => {
    const s = got('body-rare.1', {
      points: { GB: [18, 40] },
      state: { loot: { '3,3': ['#body-rare.1', '#body-epic.1'] } },
    }).picks('wear', 'drop:3,3');
    s.picks('pick:body-epic.1', 'wear', 'drop:3,3');
    expect(s.points('GB')).toBe('38/40');
    expect(s.state.loot['3,3']).toContain('#body-rare.1');
    expect(s.state.exhausted).toEqual(['#body-rare.1', '#body-epic.1']);
  });

  test('APX-GEAR-11 an exhausted body shield raises the limit and gives nothing', () => {
    const worn = got('body-rare.1', {
      state: { loot: { '3,3': ['#body-rare.1'] }, exhausted: ['#body-rare.1'] },
    }).picks('wear', 'drop:3,3');
    expect(worn.points('GB')).toBe('20/40');
    expect(worn.run.view('p1').legends.find(l => l.id === 'GB')?.shieldLimit).toBe(30);
  });

  test('APX-LOOT-16 APX-GEAR-12 APX-EX-81 a dropped shield keeps its side', () => {
    const s = got('body-epic.1', {
      gear: { GB: { body: 'body-rare.2' } },
      state: { loot: { '3,3': ['#body-epic.1'] }, exhausted: ['#body-rare.2'] },
    });
    s.picks('wear', 'drop:3,3');
    expect(s.state.exhausted).toContain('#body-rare.2');
    expect(s.state.loot['3,3']).toEqual(['#body-rare.2']);
  });

  test('APX-LOOT-18 APX-LOOT-19 APX-EX-02 eight tokens fill the backpack; another may make room', () => {
    const pack = Array.from({ length: 8 }, (_, k) => `syringe.${k + 1}`);
    const s = got('frag.1', { pack: { GB: pack } });
    expect(s.why('pack')).toBe('APX-LOOT-18 pack-full');
    s.picks('room:syringe.3', '3,4');
    expect(s.asked).toBe('APX-ACT-01');
    expect(s.legend('GB').pack).toContain('#frag.1');
    expect(s.legend('GB').pack).not.toContain('#syringe.3');
    expect(s.state.loot['3,4']).toEqual(['#syringe.3']);
  });

  test('APX-LOOT-19 APX-LOOT-21 room is made for what is kept in the backpack, not for gear or what was replaced', () => {
    const pack = { GB: Array.from({ length: 8 }, (_, k) => `syringe.${k + 1}`) };
    const gear = got('helmet-rare.1', { pack });
    expect(gear.why('room:syringe.3')).toBe('APX-LOOT-05 gear-is-worn');
    const old = got('barrel-2.1', { pack, weapons: { GB: ['W-2 barrel-3.1', 'W-1'] } });
    expect(old.why('room:syringe.3')).toBeUndefined();
    old.picks('on:0');
    expect(old.why('room:syringe.3')).toBe('APX-LOOT-21 taken-off');
    expect(old.why('pack')).toBe('APX-LOOT-18 pack-full');
  });

  test('APX-LOOT-21 an attachment that was replaced goes to the backpack or to the ground, on no weapon', () => {
    const weapons = { GB: ['W-2 barrel-3.1', 'W-1'] };
    const s = got('barrel-2.1', { weapons }).picks('on:0');
    expect([s.why('on:0'), s.why('on:1')]).toEqual(['APX-LOOT-21 taken-off', 'APX-LOOT-21 taken-off']);
    expect([s.why('pack'), s.why('drop:3,3')]).toEqual([undefined, undefined]);
    const refit = scene({ at: AT, weapons, pack: { GB: ['barrel-2.1'] } }).picks(
      'refit',
      'attach:0:barrel-2.1',
    );
    expect(refit.asked).toBe('APX-LOOT-09');
    expect(refit.why('on:1')).toBe('APX-LOOT-21 taken-off');
  });

  test('APX-LOOT-33 APX-WPN-13 a token covers what is printed; without it the printed one works again', () => {
    const on = (...weapons: string[]) => {
      const s = scene({ at: { ...AT, BL: '3,7' }, weapons: { GB: weapons } });
      const { facts } = foresee(s.state, imagine(s.state, 'GB', 'BL', 0));
      return facts.attachments.map(a => a.stability);
    };
    expect(weaponOf('#W-33').printed).toEqual(['barrel-1']);
    expect(on('W-33', 'W-45')).toEqual([1]);
    expect(unlike([1, 3], on('W-33 barrel-3.1', 'W-45'))).toEqual([3]);
    expect(got('barrel-3.1', { weapons: { GB: ['W-33', 'W-45'] } }).options()).toEqual(
      expect.arrayContaining(['on:0', 'pack']),
    );
  });

  test('APX-LOOT-32 what is printed cannot be taken off, a token can', () => {
    const off = (weapon: string) =>
      scene({ at: AT, weapons: { GB: [weapon, 'W-45'] }, pack: { GB: ['barrel-2.1'] } })
        .picks('refit')
        .optionsOf('detach:');
    expect([off('W-33'), off('W-33 barrel-3.1')]).toEqual([[], ['0:barrel-3.1']]);
  });

  test('APX-LOOT-31 an attachment works for every shot with that weapon', () => {
    const shots = (weapons: string[], n: number) =>
      scene({ at: { ...AT, BL: '3,7' }, weapons: { GB: weapons }, dice: 1 })
        .picks(`shoot:BL:${n}`)
        .until('APX-ACT-01')
        .events('revealed')[0]?.shots.length ?? 0;
    const plain = shots(['W-1', 'W-3'], 0);
    expect(shots(['W-1 mag-heavy.1', 'W-3'], 0)).toBe(plain + 1);
    expect(shots(['W-1 mag-heavy.1', 'W-3'], 1)).toBe(shots(['W-1', 'W-3'], 1));
  });

  test('an older token goes to the backpack', () => {
    const s = got('barrel-2.1', { weapons: { GB: ['W-2 barrel-3.1', 'W-45'] } }).picks('on:0');
    expect(s.asked).toBe('APX-LOOT-09');
    s.picks('pack');
    expect(s.legend('GB').weapons[0]?.on).toEqual(['#barrel-2.1']);
    expect(s.legend('GB').pack).toEqual(['#barrel-3.1']);
  });
});

describe('interact', () => {
  const chest = { binDeck: ['#SB-3' as const], weaponDeck: ['#W-3' as const, '#W-35' as const] };
  const bags = {
    ...eachBag((): CardId[] => []),
    common: ['#frag.1' as const],
    rare: ['#med-kit.1' as const],
    epic: ['#phoenix-kit.1' as const],
  };
  const open = (more: Parameters<typeof scene>[0] = {}) =>
    scene({ map: BIN, at: NEAR, state: { ...chest, bags }, ...more }).picks('bin-0');

  const emptied = () => open().picks('scrap', 'pack', 'pack', 'pack');

  test('APX-INTER-06 APX-INTER-07 a closed bin gives what its card shows', () => {
    const s = open();
    expect(s.state.binDeck).toEqual([]);
    expect([s.state.bags.epic, s.state.bags.rare, s.state.bags.common]).toEqual([[], [], []]);
    expect(emptied().legend('GB').pack).toEqual(['#phoenix-kit.1', '#med-kit.1', '#frag.1']);
  });

  test('APX-INTER-09 for the weapons and for each token it is decided what becomes of it', () => {
    const s = open();
    const asked = [s.asked];
    for (const answer of ['scrap', 'pack', 'pack']) asked.push(s.picks(answer).asked);
    expect(asked).toEqual(['APX-LOOT-23', 'APX-LOOT-09', 'APX-LOOT-09', 'APX-LOOT-09']);
  });

  test('APX-INTER-10 APX-OBJ-12 the open bin stays where it is and gives nothing more', () => {
    const s = emptied();
    expect(s.state.open).toEqual([0]);
    s.until('APX-ACT-01');
    expect(s.options()).not.toContain('bin-0');
    const walls = elementsOn(latticeOf(s.state), { side: 'V', x: 1, y: 1 });
    expect(walls).toMatchObject([{ object: { kind: 'supply-bin', obstacle: true, cover: true } }]);
  });

  test('APX-OBJ-11 a closed one can be interacted with', () => {
    const closed = scene({ map: BIN, at: NEAR, state: { ...chest, bags } });
    expect(closed.options()).toContain('bin-0');
    expect(scene({ map: BIN, at: NEAR, state: { ...chest, bags, open: [0] } }).options()).not.toContain(
      'bin-0',
    );
  });

  test('APX-EX-26 APX-EX-107 for 1 AP three tokens and two weapons', () => {
    const s = emptied();
    expect(s.legend('GB').pack).toHaveLength(3);
    expect(s.events('scrapped')).toHaveLength(2);
    expect(s.state.act?.ap).toBe(1);
  });

  test('APX-EX-19 APX-ACT-07 after the bin comes Move 1', () => {
    const s = open().picks('scrap', 'pack', 'pack', 'pack', 'pass');
    expect(s.asked).toBe('APX-ACT-07');
    expect(s.options()).toContain('0,2');
    expect(s.options()).not.toContain('1,1');
  });

  test('APX-LOOT-20 APX-LOOT-24 APX-LOOT-27 another ammo kind starts anew, the same kind adds up to 5; the old card leaves, its tokens stay', () => {
    const s = open({ weapons: { GB: ['W-1 barrel-2.1', 'W-45'] }, ammo: { GB: [4, 1] } });
    s.picks('replace:0:W-3', 'pack', 'pack', 'pack', 'pack');
    expect(s.legend('GB').weapons[0]).toEqual({ card: '#W-3', ammo: 5, on: [] });
    expect(s.legend('GB').pack).toContain('#barrel-2.1');
    const other = open({ ammo: { GB: [4, 1] } }).picks('replace:0:W-35');
    expect(other.legend('GB').weapons[0]?.ammo).toBe(3);
  });

  test('APX-INTER-08 APX-LOOT-24 only the card that is not kept leaves the game', () => {
    const gone = (s: ReturnType<typeof open>) => s.events('scrapped').map(({ card }) => card);
    expect(gone(open().picks('replace:0:W-3'))).toEqual(['#W-35']);
    expect(gone(open().picks('replace:1:W-35'))).toEqual(['#W-3']);
    expect(gone(open({ ammo: { GB: [1, 1] } }).picks('ammo:3-0:W-3'))).toEqual(['#W-35']);
    expect(gone(open().picks('scrap'))).toEqual(['#W-3', '#W-35']);
  });

  const ammo = (...left: [number, number]) => open({ weapons: { GB: ['W-1', 'W-4'] }, ammo: { GB: left } });

  test('APX-LOOT-22 no weapon has more than 5 ammo', () => {
    const s = ammo(3, 4).picks('ammo:2-1:W-3');
    expect(s.legend('GB').weapons.map(w => w.ammo)).toEqual([5, 5]);
  });

  test('APX-LOOT-25 ammo may be split between the weapons of its kind', () => {
    expect(ammo(3, 4).optionsOf('ammo:')).toEqual(['2-1:W-3']);
    expect(ammo(2, 2).optionsOf('ammo:').sort()).toEqual(['0-3:W-3', '1-2:W-3', '2-1:W-3', '3-0:W-3']);
  });

  test('APX-LOOT-23 APX-LOOT-26 a weapon card replaces one, gives ammo, or nothing', () => {
    const s = ammo(3, 4);
    expect(new Set(s.options().map(o => o.split(':')[0]))).toEqual(new Set(['replace', 'ammo', 'scrap']));
    s.picks('scrap');
    expect(s.legend('GB').weapons).toMatchObject([
      { card: '#W-1', ammo: 3 },
      { card: '#W-4', ammo: 4 },
    ]);
  });

  test('APX-INTER-05 a full backpack takes no attachment off a weapon, and none goes where it does not fit', () => {
    const full = ['mag-heavy.1', ...Array.from({ length: 7 }, (_, k) => `syringe.${k + 1}`)];
    const weapons = { GB: ['W-1 barrel-3.1', 'W-39'] };
    const s = scene({ at: AT, weapons, pack: { GB: full } }).picks('refit');
    expect(s.why('detach:0:barrel-3.1')).toBe('APX-LOOT-18 pack-full');
    const bare = scene({ at: AT, weapons, pack: { GB: ['barrel-2.1'] } }).picks('refit');
    expect(bare.why('attach:1:barrel-2.1')).toBe('APX-LOOT-28 wrong-slot');
    expect(bare.why('attach:0:barrel-2.1')).toBeUndefined();
  });

  test('APX-INTER-03 APX-INTER-04 APX-LOOT-39 attaching and detaching, each once with any number', () => {
    const s = scene({
      at: AT,
      weapons: { GB: ['W-1', 'W-4 barrel-3.1'] },
      pack: { GB: ['barrel-2.1', 'mag-heavy.1'] },
    });
    s.picks('refit', 'attach:0:barrel-2.1', 'attach:0:mag-heavy.1', 'detach:1:barrel-3.1');
    expect(s.why('attach:0:barrel-3.1')).toBe('APX-INTER-01 each-part-once');
    s.picks('pass');
    expect(s.legend('GB').weapons[0]?.on).toEqual(['#barrel-2.1', '#mag-heavy.1']);
    expect(s.legend('GB').pack).toEqual(['#barrel-3.1']);
  });

  test('APX-INTER-02 APX-OBJ-10 APX-ADJ-07 only from a space beside the bin on its level', () => {
    const s = scene({ map: BIN, at: { ...NEAR, GB: '0,0' } });
    expect(s.options()).not.toContain('bin-0');
    expect(scene({ map: BIN, at: { ...NEAR, GB: '1,1' } }).options()).toContain('bin-0');
  });

  test('APX-GEAR-06 APX-USE-18 the legendary helmet: Interact and Use for 1 AP', () => {
    const s = scene({
      at: AT,
      gear: { GB: { helmet: 'helmet-legendary.1' } },
      pack: { GB: ['syringe.1', 'barrel-2.1'] },
      points: { GB: [20, 20] },
    });
    s.picks('helmet', 'use', 'use:syringe.1', 'refit', 'attach:0:barrel-2.1', 'pass');
    expect(s.points('GB')).toBe('20/32');
    expect(s.legend('GB').weapons[0]?.on).toEqual(['#barrel-2.1']);
    expect(s.state.act?.ap).toBe(1);
  });
});

describe('at the entry tile', () => {
  const FULL = [
    'frag.1',
    'frag.2',
    'frag.3',
    'syringe.1',
    'syringe.2',
    'syringe.3',
    'shield-cell.1',
    'shield-cell.2',
  ];
  const tile = {
    top: { bonus: 0, epic: '#phoenix-kit.1' },
    right: { bonus: 1, epic: '#phoenix-kit.2' },
    bottom: { bonus: 2, epic: '#bolt.1' },
    left: { bonus: 3, epic: '#bolt.2' },
  } as const;
  const waits = (pack: readonly string[]) =>
    scene({
      at: { GB: null, PF: null, BL: null, WR: null },
      acts: null,
      pack: { BL: pack },
      state: { stage: 'drop', clock: 0, tile },
      prepare: s => {
        for (const l of s.legends) l.edge = null;
      },
    }).picks('BL', 'top');

  test('APX-LOOT-19 APX-DROP-08 with a full backpack the epic token is kept for another, which leaves the game', () => {
    const s = waits(FULL);
    expect(s.why('pack')).toBe('APX-LOOT-18 pack-full');
    expect(s.optionsOf('room:')).toHaveLength(8);
    s.picks('room:frag.1');
    expect(s.legend('BL').pack).toEqual([...FULL.slice(1).map(c => `#${c}`), '#phoenix-kit.1']);
    expect(s.events('removed')).toMatchObject([{ who: 'BL', card: '#frag.1' }]);
    expect(s.state.loot).toEqual({});
  });

  test('APX-LOOT-19 with room nothing else goes', () => {
    expect(waits(FULL.slice(1)).optionsOf('room:')).toEqual([]);
  });
});

describe('the order of the parts of Interact', () => {
  const BIN = `
    .  .  .  .  .  .
    .  .G$.  .  .  .
    .  .  .  .  .  . `;
  const of = (pack: readonly string[]) =>
    scene({
      map: BIN,
      at: { PF: '5,2', BL: '5,0', WR: '5,1' },
      weapons: { GB: ['W-1 barrel-2.1', 'W-45'] },
      pack: { GB: pack },
      dice: 3,
    });

  test('APX-INTER-01 the object may come between detaching and attaching, each of the three once', () => {
    const s = of([]).picks('refit', 'detach:0:#barrel-2.1', 'pass', 'bin-0').until('APX-INTER-03');
    expect(s.asked).toBe('APX-INTER-03');
    expect(s.events('opened-bin')).toHaveLength(1);
    expect(s.why('attach:0:#barrel-2.1')).toBeUndefined();
    s.picks('attach:0:#barrel-2.1');
    expect(s.why('detach:0:#barrel-2.1')).toBe('APX-INTER-01 each-part-once');
    expect(() => s.picks('detach:0:#barrel-2.1')).toThrow();
    s.picks('pass');
    expect(s.asked).toBe('APX-ACT-07');
  });

  test('APX-INTER-01 what was done before the object is not done again after it', () => {
    const s = of(['barrel-1.1']).picks('refit', 'attach:0:#barrel-1.1').until('APX-INTER-03');
    s.picks('pass', 'bin-0').until('APX-INTER-03');
    expect(s.optionsOf('attach:')).toEqual([]);
    expect(s.optionsOf('detach:')).not.toEqual([]);
  });
});
