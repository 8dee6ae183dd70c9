import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../content/cards.js';
import { acting, blade, gun, n, shot, stab, starting, sum } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** What the game does by itself, in positions in which another reading of the rule would do something else. */

const through = (g: Played): Played => {
  for (let k = 0; k < 40 && g.s.attack; k++) g.first();
  return g;
};
const fired = (dice: readonly string[], more: Parameters<typeof shot>[1] = {}): Played =>
  through(shot([...dice, ...n('blank', 12)], more));
const cut = (g: Played, by: string) =>
  g.told('cancelled').flatMap(e => (e.by === by ? [[e.hits, e.crits]] : []));
const WALKER = { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 9, speed: 2 } as const;
const wall = piece('wall', [540, 200, 560, 400], 60, { cover: 'heavy' });

describe('cover and dodge', () => {
  test('LEG-COVER-13 cover cancels hits, and never a critical', () => {
    const g = fired(['hit', 'crit', 'crit', 'crit'], { terrain: [wall] });
    expect(unlike([[1, 1]], cut(g, 'cover'))).toEqual([[1, 0]]);
  });

  test('LEG-COVER-12 cover is never worth more than two', () => {
    const g = fired(n('hit', 4), {
      terrain: [wall],
      to: { tokens: { suppression: 1 }, keywords: { cover: 2 }, card: { wounds: 9, courage: 3 } },
    });
    expect(unlike(5, g.told('covered')[0]?.cover)).toBe(2);
  });

  test('LEG-COVER-01 a dodge token is no help against criticals alone', () => {
    const g = shot([...n('crit', 4), ...n('blank', 8)], {
      to: { tokens: { dodge: 1 }, card: { wounds: 9 } },
    });
    expect(unlike('ask-dodge', g.asked)).not.toBe('ask-dodge');
    expect(sum(through(g), 'X')).toBe(4);
  });

  test('LEG-KWW-HIGHVEL-01 against High Velocity alone no dodge token is spent', () => {
    const g = fired(n('hit', 4), {
      by: { weapons: [gun({ 'high-velocity': true })] },
      to: { tokens: { dodge: 2 }, card: { wounds: 9 } },
    });
    expect(unlike(0, g.unit('X').tokens.dodge)).toBe(2);
    expect(sum(g, 'X')).toBe(4);
  });

  test('LEG-KWW-BLAST-01 cover is no help against Blast', () => {
    const at = (keywords: Parameters<typeof gun>[0]) =>
      cut(fired(n('hit', 4), { by: { weapons: [gun(keywords)] }, terrain: [wall] }), 'cover');
    expect(unlike(at({}), at({ blast: true }))).toEqual([]);
  });
});

describe('armour, Pierce and criticals', () => {
  test('LEG-KWU-ARMOR-02 armour lets criticals through', () => {
    const g = fired(['crit', ...n('hit', 3)], {
      to: { card: { ...WALKER, resilience: 9 }, keywords: { armor: true } },
    });
    expect(unlike(0, sum(g, 'X'))).toBe(1);
  });

  test('LEG-KWU-IMMPIERCE-01 Pierce takes no block from whoever is immune', () => {
    const wounds = (keywords: Cast['keywords']) =>
      sum(
        through(
          shot([...n('hit', 4), ...n('block', 4)], {
            by: { weapons: [gun({ pierce: 2 })] },
            to: { card: { wounds: 9 }, ...(keywords && { keywords }) },
          }),
        ),
        'X',
      );
    expect(unlike(wounds({}), wounds({ 'immune-pierce': true }))).toBe(0);
  });

  test('LEG-GAP-118 Suppressive gives its token without a hit, too', () => {
    const g = fired(n('blank', 4), { by: { weapons: [gun({ suppressive: true })] } });
    expect(unlike(0, g.unit('X').tokens.suppression)).toBe(1);
  });

  test('LEG-G-49 a result that is there after conversion counts, though the dice showed none', () => {
    const g = fired(n('surge', 4), { by: { weapons: [gun()], card: { wounds: 9, attackSurge: 'hit' } } });
    expect(unlike(0, g.unit('X').tokens.suppression)).toBe(1);
  });

  test('LEG-G-48 whoever falls by the attack gains no suppression token', () => {
    const g = fired(n('hit', 4), { to: { at: [[600, 300]], card: { wounds: 1 } } });
    expect(g.unit('X').where).toBe('defeated');
    expect(unlike(1, g.unit('X').tokens.suppression)).toBe(0);
  });

  test('LEG-GAP-169 with no result left nobody rolls, whatever adds dice', () => {
    const g = fired(n('blank', 4), {
      to: { keywords: { 'danger-sense': 3 }, tokens: { suppression: 2 }, card: { wounds: 9, courage: 4 } },
    });
    expect(unlike(1, g.told('defence-rolled').length)).toBe(0);
  });
});

describe('wounds', () => {
  const trio: Cast['at'] = [
    [327, 300],
    [354, 300],
    [381, 300],
  ];

  test('LEG-WOUND-05 the leader is the last to be wounded', () => {
    const g = stab([...n('hit', 2), ...n('blank', 10)], { to: { at: trio, card: { wounds: 1 } } });
    for (let k = 0; k < 9 && g.told('mini-defeated').length < 2; k++) g.first();
    expect(
      unlike(
        ['X.0', 'X.1'],
        g
          .told('mini-defeated')
          .map(e => e.mini)
          .sort(),
      ),
    ).toEqual(['X.1', 'X.2']);
  });

  test('LEG-WOUND-07 a wounded mini takes the next wounds until it falls', () => {
    const g = stab(['hit', ...n('blank', 3), ...n('blank', 6)], {
      to: { at: trio, card: { wounds: 2 }, wounds: [0, 1, 0] },
    });
    for (let k = 0; k < 9 && g.told('wounded').length < 1; k++) g.first();
    expect(unlike('X.2', g.told('wounded')[0]?.mini)).toBe('X.1');
  });

  test('LEG-KWX-NONCOMBATANT-02 a noncombatant is spared while others stand who do not lead', () => {
    const medic: UpgradeCard = {
      id: 'medic',
      name: 'Medic',
      type: 'personnel',
      points: 1,
      mini: true,
      keywords: { noncombatant: true },
    };
    const g = stab(['hit', ...n('blank', 12)], { to: { at: trio, upgrades: [medic], card: { wounds: 1 } } });
    const spared = g.unit('X').minis.find(m => m.role === 1)?.id;
    for (let k = 0; k < 9 && g.told('mini-defeated').length < 1; k++) g.first();
    expect(unlike(spared, g.told('mini-defeated')[0]?.mini)).not.toBe('X.0');
  });
});

describe('suppression and orders', () => {
  const left = (more: Partial<Cast>) => starting(more, { chance: n('blank', 6) }).s.act?.left;

  test('LEG-UTYPE-15 LEG-SUPP-11 a droid keeps both actions under as much suppression as it has courage', () => {
    const at = (type: 'trooper' | 'droid') =>
      left({ card: { type, courage: 2 }, tokens: { suppression: 2 } });
    expect(unlike(at('trooper'), at('droid'))).toBe(2);
  });

  test('LEG-SUPP-08 whoever has no courage value gains no suppression token', () => {
    const gained = (courage: number | undefined) => {
      const card = courage === undefined ? { wounds: 9, courage: undefined } : { wounds: 9, courage };
      return fired(n('hit', 4), { to: { card: card as Cast['card'] & object } }).unit('X').tokens.suppression;
    };
    expect(unlike(gained(2), gained(undefined))).toBe(0);
  });

  test('LEG-SUPP-01 a vehicle is shot at and gains none either', () => {
    const g = fired(n('hit', 4), { to: { card: { ...WALKER, resilience: 9 } } });
    expect(unlike(1, g.unit('X').tokens.suppression)).toBe(0);
  });

  test('LEG-G-12 dodge tokens go at the end of the round like the others', () => {
    const end: Scene = {
      now: 'end',
      chance: ['block', 'corps', 'corps'],
      units: { A: { at: [[300, 300]], tokens: { dodge: 2, aim: 1 } }, X: { at: [[900, 300]] } },
    };
    expect(unlike(2, scene(end).unit('A').tokens.dodge)).toBe(0);
  });

  test('LEG-CARD-15 resting readies what was exhausted, and nothing that was expended', () => {
    const card = (id: string, more: Partial<UpgradeCard>): UpgradeCard => ({
      id,
      name: id,
      type: 'gear',
      points: 1,
      ...more,
    });
    const g = acting(
      { upgrades: [card('a', { exhaust: true }), card('b', { expend: true })] },
      {
        change: s => {
          const upgrades = s.units.A?.upgrades ?? [];
          Object.assign(upgrades[0] ?? {}, { state: 'exhausted' });
          Object.assign(upgrades[1] ?? {}, { state: 'expended' });
        },
      },
    ).give('recover');
    const states = g.unit('A').upgrades.map(e => e.state);
    expect(unlike(['ready', 'ready'], states)).toEqual(['ready', 'expended']);
  });
});

describe('troopers and vehicles in contact', () => {
  const beside = (by: Partial<Cast>, to: Partial<Cast>) =>
    acting({ weapons: [gun(), blade()], ...by }, { units: { X: { at: [[348.5, 300]], ...to } } });

  test('LEG-UTYPE-40 LEG-G-55 nobody is engaged by a vehicle: it may leave and shoot', () => {
    const g = beside({}, { card: WALKER });
    expect(unlike('LEG-MELEE-10', g.why('move'))).toBeUndefined();
    g.give('attack');
    expect(unlike(['X:melee'], g.legal().toSorted())).toEqual(['X', 'X:melee']);
  });

  test('LEG-UTYPE-51 a repulsor vehicle in contact leaves without withdrawing', () => {
    const g = beside({ card: { ...WALKER, type: 'repulsorVehicle' } }, { at: [[348.5, 300]] });
    expect(unlike('LEG-MELEE-10', g.why('move'))).toBeUndefined();
  });
});

describe('moves and tokens', () => {
  test('LEG-GAP-179 LEG-GAP-127 Agile gives its tokens without a question, and not for a reverse', () => {
    const agile = (how: 'move' | 'reverse') => {
      const g = acting({ card: WALKER, keywords: { agile: 1 } }).give(how);
      for (let k = 0; k < 5 && g.asked !== 'ask-action'; k++) g.first();
      return g.unit('A').tokens.dodge;
    };
    expect(unlike(0, agile('move'))).toBe(1);
    expect(unlike(1, agile('reverse'))).toBe(0);
  });

  test('LEG-GAP-124 a pivot turns by up to 90 degrees either way', () => {
    const g = acting({ card: WALKER }).give('pivot');
    const at = (facing: number) => g.why({ x: 30000, y: 30000, z: 0, facing });
    expect([at(9000), at(27000), at(4500)]).toEqual([undefined, undefined, undefined]);
    expect(unlike(undefined, at(9100))).toBe('LEG-NOTCH-04');
  });
});
