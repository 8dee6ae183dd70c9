import { OBJECTS } from '@potyczka/geometry/lattice';
import { unlike } from '@potyczka/kit/testing';
import { expect, test } from 'vitest';
import { FIGURE_TRAITS } from '../content/figures.js';
import { LOOT_IDS, lootOf } from '../content/loot.js';
import { scene } from '../fixtures/scene.js';
import { RANKS } from '../vocabulary.js';

const AT = { GB: '3,3', PF: '0,0', BL: '7,7', WR: '7,0' } as const;

test('APX-OBJ-04 APX-OBJ-09 APX-OBJ-27 low walls, beacons and heat shields conceal and block no sight', () => {
  for (const kind of ['low-wall', 'low-edge-wall'] as const)
    expect(OBJECTS[kind]).toMatchObject({
      occupies: 'edge',
      connectable: true,
      obstacle: true,
      cover: true,
      blocker: false,
      impassable: false,
      height: 0,
    });
  expect(OBJECTS.beacon).toMatchObject({
    occupies: 'space',
    impassable: true,
    cover: true,
    blocker: false,
    height: 0,
  });
  expect(OBJECTS['heat-shield']).toMatchObject({ occupies: 'space', cover: true });
});

test('APX-LOOT-03 APX-LOOT-04 APX-GEAR-01 four ranks in rising strength, four kinds', () => {
  expect(RANKS).toEqual(['common', 'rare', 'epic', 'legendary']);
  expect(new Set(LOOT_IDS.map(id => lootOf(`#${id}.1`).sort))).toEqual(
    new Set(['gear', 'attachment', 'grenade', 'accessory']),
  );
});

const pooled = (pool: readonly `#${string}`[]) =>
  scene({
    at: { GB: null, PF: null, BL: null, WR: null },
    acts: null,
    prepare: s => {
      s.stage = 'equip';
      s.clock = 0;
      for (const l of s.legends)
        l.pool = ['#W-3', '#W-5'].map(c => (l.id === 'GB' ? c : `${c}`)) as `#${string}`[];
      const own: Record<string, `#${string}`[]> = {
        GB: ['#W-1', '#W-2', ...pool],
        BL: ['#W-3', '#W-4'],
        WR: ['#W-5', '#W-6'],
        PF: ['#W-7', '#W-8'],
      };
      for (const l of s.legends) {
        l.pool = own[l.id] ?? [];
        l.weapons = [];
      }
    },
    dice: 1,
  });

const equipAs = (s: ReturnType<typeof pooled>, gibraltar: readonly string[]) => {
  for (let k = 0; k < 4 && s.state.stage === 'equip'; k++) {
    const { asks } = s.run.now;
    const ask = asks[0];
    if (!ask) break;
    if (ask.spec.rule === 'APX-EQUIP-03') s.run.answer(ask.seat, s.run.q, 'pass');
    else {
      const own =
        ask.seat === 'p1' ? gibraltar : ['BL:arm:#W-3', 'BL:arm:#W-4', 'WR:arm:#W-5', 'WR:arm:#W-6'];
      const reply = s.run.answer(ask.seat, s.run.q, own);
      if (!reply.ok) throw new Error(reply.refusal.rule);
    }
  }
  return s;
};

test('APX-EQUIP-08 APX-EQUIP-09 APX-SETUP-76 a body shield put on in stage 1 works at once; what it replaces is out of the game', () => {
  const s = equipAs(pooled(['#body-rare.1', '#frag.1']), [
    'GB:arm:#W-1',
    'GB:arm:#W-2',
    'GB:wear:#body-rare.1',
    'PF:arm:#W-7',
    'PF:arm:#W-8',
  ]);
  expect(s.points('GB')).toBe('30/40');
  expect(s.state.exhausted).toContain('#body-rare.1');
  expect(s.legend('GB').gear.body).toBe('#body-rare.1');
  expect(JSON.stringify(s.state.loot)).toBe('{}');
  expect(s.state.gone.map(g => g.card)).toContain('#frag.1');
});

test('APX-G-25 gear that is replaced in stage 1 is dropped nowhere: it is out of the game', () => {
  const s = equipAs(pooled(['#body-rare.1']), [
    'GB:arm:#W-1',
    'GB:arm:#W-2',
    'GB:wear:#body-rare.1',
    'PF:arm:#W-7',
    'PF:arm:#W-8',
  ]);
  const old = pooled([]).legend('GB').gear.body ?? '';
  const kept = JSON.stringify([s.state.legends, s.state.bags, s.state.loot]);
  expect(old).toMatch(/^#body-starting/);
  expect(unlike(true, kept.includes(old))).toBe(false);
});

test('APX-EX-76 APX-WPN-11 a heavy magazine and a standard stock fit the Hemlok; a sniper sight does not', () => {
  const s = scene({
    at: AT,
    weapons: { GB: ['W-2', 'W-45'] },
    pack: { GB: ['mag-heavy.1', 'stock-standard-2.1', 'sniper-6x.1'] },
  });
  s.picks('refit', 'attach:0:mag-heavy.1', 'attach:0:stock-standard-2.1');
  expect(s.why('attach:0:sniper-6x.1')).toBe('APX-LOOT-28 wrong-slot');
});

const entering = (bonus: number) =>
  scene({
    at: { GB: null, PF: '5,5', BL: '0,5', WR: '7,5' },
    acts: null,
    prepare: s => {
      s.stage = 'enter';
      s.clock = 0;
      s.phase = 'start';
      const edge = { bonus: 0, epic: null };
      s.tile = { top: { bonus, epic: null }, right: edge, bottom: edge, left: edge };
      for (const l of s.legends) l.edge = 'top';
    },
  });

test('APX-DROP-15 a loot bonus is drawn after the move; what is dropped lies on the map', () => {
  const s = entering(2);
  expect(s.asked).toBe('APX-DROP-12');
  s.picks('3,1');
  expect(s.asked).toBe('APX-LOOT-09');
  const card = s.legend('GB').tray[0];
  s.picks('drop:3,2');
  expect(s.state.loot).toEqual({ '3,2': [card] });
});

test('APX-DROP-16 an ammo bonus loads one weapon, up to 5', () => {
  const s = entering(3).picks('3,1');
  const before = s.legend('GB').weapons[1]?.ammo ?? 0;
  s.picks('1');
  expect(s.legend('GB').weapons[1]?.ammo).toBe(before + 1);
});

test('APX-ACT-05 every basic action is open to every legend for 1 AP', () => {
  const s = scene({
    at: { ...AT, BL: '4,3' },
    pack: { GB: ['syringe.1'] },
    points: { GB: [20, 10] },
    chance: ['#A-1'],
  });
  s.picks('use:syringe.1', 'pass');
  expect(s.state.act?.ap).toBe(1);
  s.picks('melee:BL', 'pass');
  expect(s.state.act?.ap).toBe(0);
});

test('APX-SHOOT-11 the threshold that was shown is the one that counts', () => {
  const s = scene({ at: { ...AT, BL: '7,3' }, chance: ['#A-1', '#A-4', '#A-5'] });
  const shown = s.shows('shoot:BL:0').preview?.shot?.threshold;
  s.picks('shoot:BL:0').until('APX-ACT-01');
  expect(s.events('revealed')[0]?.threshold).toBe(shown);
});

test('APX-MELEE-06 only the value of the card counts: symbols, levels and Concealment do not', () => {
  const struck = (card: `#${string}`) =>
    scene({ at: { ...AT, BL: '4,3' }, chance: [card] })
      .picks('melee:BL')
      .events('struck')[0]?.success;
  expect([struck('#A-5'), struck('#A-6'), struck('#A-10'), struck('#A-9')]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('APX-ABIL-05 APX-TERM-05 what stays on the map is taken up when it is placed again', () => {
  const figures = [
    { kind: 'anchor', owner: 'PF', spot: { on: 'point', at: { x: 7, y: 7, level: 0 } } },
    { kind: 'anchor', owner: 'PF', spot: { on: 'point', at: { x: 3, y: 7, level: 0 } } },
  ] as const;
  const s = scene({ at: AT, acts: 'PF', figures }).picks('ability:PF-A-2', '1,1,0', '5,1,0');
  expect(s.state.figures.filter(f => f.kind === 'anchor')).toHaveLength(2);
  expect(FIGURE_TRAITS.anchor.persistent).toBe(true);
});

test('APX-ABIL-06 APX-LEGEND-06 "a space" may be taken, "a free space" may not; distance is from the own space', () => {
  const at = { ...AT, GB: '3,3', BL: '5,3' };
  const bombs = scene({ at }).picks('ability:GB-A-2');
  expect(bombs.options()).toContain('5,3');
  expect(bombs.options()).toContain('3,3');
  const hook = scene({ at: { ...at, PF: '4,4' }, acts: 'PF' }).picks('ability:PF-A-1');
  expect(hook.why('5,3')).toBeDefined();
  expect(hook.options()).not.toContain('5,3');
});

test('APX-FLOW-05 a card beats the rules: Guardian Angel is played by who is off the map', () => {
  const s = scene({
    map: `
      .  .b .  .
      .  .  .  .
      .  .  .  . `,
    red: ['LL', 'GB'],
    acts: 'LL',
    at: { LL: null, GB: '3,2', BL: '3,0', WR: null },
    hand: { LL: ['LL-F-5'] },
  });
  s.picks('respawn');
  expect(s.asked).toBe('APX-CARDDATA-21');
});
