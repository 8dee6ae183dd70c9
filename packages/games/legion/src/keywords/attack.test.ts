import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Keywords } from '../content/cards.js';
import { gun, n, shot, stab, sum, wounds } from '../fixtures/fights.js';
import type { Cast, Played, Scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const heavy = [piece('wall', [440, 200, 470, 400], 30, { cover: 'heavy' })];
const light = [piece('wall', [440, 200, 470, 400], 30, { cover: 'light' })];

describe('armour', () => {
  const plain = () => shot([...n('hit', 3), 'crit', 'blank'], { to: { keywords: { armor: true } } });

  test('LEG-KWU-ARMOR-01 Armor cancels every hit', () => {
    expect(plain().told('cancelled')).toMatchObject([{ hits: 3, by: 'armor' }]);
  });

  test('LEG-KWU-ARMOR-02 and no crit', () => {
    expect(plain().told('cancelled')).toMatchObject([{ crits: 0 }]);
    expect(wounds(plain())).toBe(1);
  });

  test('LEG-KWU-ARMOR-03 LEG-KWW-IMPACT-01 LEG-EX-151 Impact comes first', () => {
    const g = shot([...n('hit', 3), 'crit', ...n('blank', 3)], {
      by: { weapons: [gun({ impact: 2 })] },
      to: { keywords: { armor: true } },
    });
    expect(g.told('changed')).toMatchObject([{ from: 'hit', to: 'crit', n: 2 }]);
    expect(g.told('cancelled')).toMatchObject([{ hits: 1, crits: 0, by: 'armor' }]);
    expect(wounds(g)).toBe(3);
  });

  test('LEG-KWW-IMPACT-02 LEG-EX-152 without Armor Impact does nothing', () => {
    const g = shot([...n('hit', 4), ...n('blank', 4)], { by: { weapons: [gun({ impact: 3 })] } });
    expect(g.told('changed')).toEqual([]);
  });

  test('LEG-KWU-ARMORX-01 LEG-KWU-ARMORX-02 Armor X cancels up to X hits and is armour for Impact', () => {
    const g = shot([...n('hit', 4), ...n('blank', 2)], { to: { keywords: { 'armor-x': 2 } } });
    expect(g.told('cancelled')).toMatchObject([{ hits: 2 }]);
    const impact = shot([...n('hit', 4), ...n('blank', 3)], {
      by: { weapons: [gun({ impact: 1 })] },
      to: { keywords: { 'armor-x': 9 } },
    });
    expect(wounds(impact)).toBe(1);
  });

  test('LEG-KWU-WEAKPOINT-01 LEG-GAP-172 from the named arc the pool gains Impact', () => {
    const tank = (facing: number): Partial<Cast> => ({
      at: [[600, 300, 0, facing]],
      card: { type: 'groundVehicle', base: 100, silhouette: [0, 80], wounds: 9 },
      keywords: { armor: true, 'weak-point': { x: 2, of: ['rear'] } },
    });
    const changed = (facing: number, blanks: number) =>
      shot([...n('hit', 4), ...n('blank', blanks)], { to: tank(facing) }).told('changed');
    expect(changed(0, 2)).toMatchObject([{ n: 2 }]); // the attacker stands behind it
    expect(unlike(1, changed(180, 0).length)).toBe(0);
  });

  test('LEG-KWW-RAM-01 Ram turns blanks, then hits, after a full move at the highest speed', () => {
    const fast = {
      change: (s: Parameters<NonNullable<Scene['change']>>[0]) => {
        s.act!.used = { 'full-move': 1 };
      },
    };
    const g = shot(['hit', 'hit', 'hit', 'blank', ...n('blank', 4)], {
      by: { weapons: [gun({ ram: 2 })] },
      ...fast,
    });
    expect(g.told('changed')).toMatchObject([
      { from: 'blank', n: 1 },
      { from: 'hit', n: 1 },
    ]);
    const slow = shot(['hit', 'hit', 'hit', 'blank', ...n('blank', 3)], {
      by: { weapons: [gun({ ram: 2 })] },
    });
    expect(slow.told('changed')).toEqual([]);
  });
});

describe('cover', () => {
  const cover = (g: Played) => g.told('covered')[0]?.cover;

  test('LEG-KWU-COVER-01 LEG-KWU-COVER-02 LEG-KWU-COVER-03 Cover X improves by X, without terrain too, to 2 at most', () => {
    expect(cover(shot(n('blank', 4), { to: { keywords: { cover: 1 } } }))).toBe(1);
    expect(cover(shot(n('blank', 4), { to: { keywords: { cover: 1 } }, terrain: heavy }))).toBe(2);
  });

  test('LEG-KWU-SHARPSHOOTER-01 LEG-KWU-SHARPSHOOTER-02 LEG-EX-107 capped at 2 first, then reduced, not below 0', () => {
    const by = (x: number) => ({ keywords: { sharpshooter: x } });
    expect(
      cover(shot(n('blank', 4), { by: by(1), to: { tokens: { suppression: 1 } }, terrain: heavy })),
    ).toBe(1);
    expect(cover(shot(n('blank', 4), { by: by(3), terrain: heavy }))).toBe(0);
  });

  /** What cover takes of four hits. */
  const covered = (terrain: typeof light, blanks: number, low: boolean, sharp?: number) =>
    shot([...n('hit', 4), ...n('blank', blanks)], {
      by: sharp === undefined ? {} : { keywords: { sharpshooter: sharp } },
      to: low ? { keywords: { 'low-profile': true } } : {},
      terrain,
    }).told('cancelled');

  test('LEG-KWU-LOWPROFILE-01 LEG-EX-156 one hit more than the cover cancels', () => {
    expect(covered(light, 3, false)).toMatchObject([{ hits: 1 }]);
    expect(covered(light, 2, true)).toMatchObject([{ hits: 2 }]);
  });

  test('LEG-KWU-LOWPROFILE-03 two with light cover, three with heavy', () => {
    expect(covered(light, 2, true)).toMatchObject([{ hits: 2 }]);
    expect(covered(heavy, 1, true)).toMatchObject([{ hits: 3 }]);
  });

  test('LEG-KWU-LOWPROFILE-02 LEG-EX-157 none if Sharpshooter took all cover', () => {
    expect(covered(light, 4, true, 1)).toEqual([]);
  });

  test('LEG-KWW-BLAST-01 LEG-KWW-BLAST-02 LEG-EX-158 Blast: cover cancels nothing, dodge still does', () => {
    const g = shot(['hit', 'hit', 'hit', 'blank', ...n('blank', 2)], {
      by: { weapons: [gun({ blast: true })] },
      to: { tokens: { dodge: 1 } },
      terrain: heavy,
    }).give('1');
    expect(g.told('cancelled').map(e => e.by)).toEqual(['dodge']);
  });

  test('LEG-KWU-IMMBLAST-01 LEG-KWW-BLAST-03 Immune: Blast keeps its cover; Low Profile alone does nothing against Blast', () => {
    const blast = { weapons: [gun({ blast: true })] };
    expect(
      shot([...n('hit', 4), ...n('blank', 2)], {
        by: blast,
        to: { keywords: { 'immune-blast': true } },
        terrain: heavy,
      }).told('cancelled'),
    ).toMatchObject([{ hits: 2 }]);
    expect(
      shot([...n('hit', 4), ...n('blank', 4)], {
        by: blast,
        to: { keywords: { 'low-profile': true } },
        terrain: heavy,
      }).told('cancelled'),
    ).toEqual([]);
  });

  test('LEG-KWU-UNCONCERNED-01 no benefit from cover', () => {
    expect(cover(shot(n('blank', 4), { to: { keywords: { unconcerned: true } }, terrain: heavy }))).toBe(0);
  });

  /** Cover of a trooper at 600 whose attacker stands at 300, with smoke in these places. */
  const smoked = (...places: readonly number[]) =>
    cover(
      shot(n('blank', 4), {
        tokens: places.map((x, i) => ({ id: `smoke-${i}`, kind: 'smoke' as const, x: x * 100, y: 30000 })),
      }),
    );

  test('LEG-KWU-SMOKE-03 LEG-EX-110 smoke near a trooper that defends, two tokens twice', () => {
    expect([smoked(), smoked(650), smoked(650, 660), smoked(900)]).toEqual([0, 1, 2, 0]);
  });

  test('LEG-KWU-SMOKE-04 smoke near a trooper that attacks', () => {
    expect([smoked(250), smoked(50)]).toEqual([1, 0]);
  });

  test('LEG-KWU-SMOKE-05 a token near both counts once', () => {
    expect([smoked(450), smoked(450, 650)]).toEqual([1, 2]);
  });
});

describe('dodging', () => {
  const one = { tokens: { dodge: 1 } };

  test('LEG-KWU-DEFLECT-01 LEG-KWU-DEFLECT-02 LEG-EX-154 a dodge token: surges block, and each wounds the attacker', () => {
    const g = shot([...n('hit', 4), 'surge', 'surge', 'blank'], {
      to: { ...one, keywords: { deflect: true } },
    }).give('1');
    expect(wounds(g)).toBe(1);
    expect(sum(g, 'A')).toBe(2);
  });

  test('LEG-KWU-DEFLECT-01 without the token nothing; LEG-KWU-DEFLECT-04 nor in melee', () => {
    const kept = shot([...n('hit', 4), 'surge', 'surge', 'blank', 'blank'], {
      to: { ...one, keywords: { deflect: true } },
    }).give('0');
    expect([wounds(kept), sum(kept, 'A')]).toEqual([4, 0]);
    const melee = stab([...n('hit', 4), 'surge', 'surge', 'blank'], {
      to: { ...one, keywords: { deflect: true } },
    }).give('1');
    expect([wounds(melee), sum(melee, 'A')]).toEqual([3, 0]);
  });

  test('LEG-KWU-DEFLECT-03 LEG-KWU-ATARU-05 the attack goes on though the attacker falls', () => {
    const g = shot([...n('hit', 4), 'surge', 'surge', 'blank'], {
      by: { card: { wounds: 1 } },
      to: { ...one, keywords: { deflect: true } },
      units: { B: { at: [[100, 800]] } },
    }).give('1');
    expect(g.unit('A').where).toBe('defeated');
    expect(unlike(undefined, wounds(g))).toBe(1);
  });

  /** Four hits of High Velocity on somebody with a dodge token. */
  const swift = (keywords: Keywords) =>
    shot([...n('hit', 4), 'surge', ...n('blank', 3)], {
      by: { weapons: [gun({ 'high-velocity': true })] },
      to: { ...one, keywords },
    });

  test('LEG-KWW-HIGHVEL-01 High Velocity on every weapon: no dodge', () => {
    const g = swift({});
    expect([g.told('dodged'), wounds(g), g.unit('X').tokens.dodge]).toEqual([[], 4, 1]);
  });

  test('LEG-KWW-HIGHVEL-02 LEG-KWU-BLOCK-03 nor what depends on one', () => {
    for (const keyword of ['block', 'djem-so-mastery', 'ataru-mastery'] as const) {
      const g = swift({ [keyword]: true });
      expect([keyword, wounds(g), sum(g, 'A')]).toEqual([keyword, 4, 0]);
    }
  });

  test('LEG-KWU-DEFLECT-05 LEG-EX-155 nor Deflect, with its wounds', () => {
    const g = swift({ deflect: true });
    expect(unlike([1, 2], [wounds(g), sum(g, 'A')])).toEqual([4, 0]);
  });

  test('LEG-KWU-BLOCK-01 LEG-KWU-BLOCK-02 a dodge token gives surge to block, even if only crits are there', () => {
    const g = shot([...n('crit', 2), ...n('blank', 2), 'surge', 'surge'], {
      to: { ...one, keywords: { block: true } },
    });
    expect([g.asked, g.legal()]).toEqual(['ask-dodge', ['1', '0']]);
    g.give('1');
    expect(wounds(g)).toBe(0);
    expect(g.unit('X').tokens.dodge).toBe(0);
  });

  test('LEG-KWU-DJEMSO-01 LEG-KWU-DJEMSO-02 LEG-GAP-109 one wound for the attacker if something was cancelled', () => {
    const g = stab([...n('hit', 2), ...n('blank', 2), 'surge'], {
      to: { ...one, keywords: { 'djem-so-mastery': true } },
    }).give('1');
    expect([wounds(g), unlike(0, sum(g, 'A'))]).toEqual([0, 1]);
    const none = stab([...n('crit', 2), ...n('blank', 2), 'surge', 'blank'], {
      to: { ...one, keywords: { 'djem-so-mastery': true } },
    }).give('1');
    expect([wounds(none), sum(none, 'A')]).toEqual([1, 0]);
  });

  test('LEG-KWU-SORESU-01 LEG-KWU-SORESU-02 LEG-KWU-SORESU-04 surges block and wound, in any attack', () => {
    const g = stab([...n('hit', 2), ...n('blank', 2), 'surge'], {
      to: { ...one, keywords: { 'soresu-mastery': true } },
    }).give('1');
    expect([wounds(g), sum(g, 'A')]).toEqual([0, 1]);
  });

  test('LEG-KWU-ATARU-04 surges wound but do not block; LEG-KWU-ATARU-03 afterwards an aim token', () => {
    const asked = stab([...n('hit', 2), ...n('blank', 2), 'surge'], {
      to: { ...one, keywords: { 'ataru-mastery': true } },
    });
    expect(asked.legal()).toEqual(['1', '0']);
    const g = asked.give('1');
    expect([wounds(g), sum(g, 'A')]).toEqual([1, 1]);
    expect(g.unit('X').tokens.aim).toBe(1);
  });

  test('LEG-KWU-ATARU-01 LEG-KWU-ATARU-02 two attack actions, a dodge token after each', () => {
    const g = stab(n('blank', 4), { by: { keywords: { 'ataru-mastery': true } } });
    expect(g.unit('A').tokens.dodge).toBe(1);
    expect(unlike('LEG-ACTV-14', g.why('attack'))).toBeUndefined();
  });

  test('LEG-KWU-IMMDEFLECT-01 LEG-KWU-IMMDEFLECT-02 all weapons with it: no wounds, but the surges block', () => {
    const g = shot([...n('hit', 4), 'surge', 'surge', 'blank'], {
      by: { weapons: [gun({ 'immune-deflect': true })] },
      to: { ...one, keywords: { deflect: true } },
    }).give('1');
    expect([wounds(g), unlike(2, sum(g, 'A'))]).toEqual([1, 0]);
  });

  /** Wounds to an attacker with two weapons, one of them with Immune: Deflect or not. */
  const back = (keyword: 'deflect' | 'ataru-mastery' | 'djem-so-mastery', isImmune = true) => {
    const two: Partial<Cast> = {
      at: [
        [300, 300],
        [300, 330],
      ],
      upgrades: [
        {
          id: 'gunner',
          name: 'Gunner',
          type: 'heavy-weapon',
          points: 1,
          mini: true,
          weapons: [{ name: 'Other', range: [1, 3], dice: { red: 4 }, by: 'added' }],
        },
      ],
      weapons: [gun(isImmune ? { 'immune-deflect': true } : {}, { red: 1 })],
      card: { wounds: 9 },
    };
    const g = shot([...n('hit', 3), ...n('blank', 2), 'surge', 'surge'], {
      by: two,
      to: { ...one, keywords: { [keyword]: true } },
    });
    if (g.asked === 'ask-weapons') g.give('all');
    g.give('1');
    g.until('ask-action');
    return sum(g, 'A');
  };

  test('LEG-KWU-IMMDEFLECT-03 LEG-EX-177 one of two weapons does not stop Deflect', () => {
    expect([back('deflect'), back('deflect', false)]).toEqual([2, 2]);
  });

  test('LEG-KWU-ATARU-06 it stops Ataru', () => {
    expect([unlike(2, back('ataru-mastery')), back('ataru-mastery', false)]).toEqual([0, 2]);
  });

  test('LEG-KWU-DJEMSO-04 it stops Djem So', () => {
    expect([back('djem-so-mastery'), back('djem-so-mastery', false)]).toEqual([0, 1]);
  });

  test('LEG-KWU-OUTMANEUVER-01 dodge tokens cancel crits too', () => {
    const g = shot(['crit', ...n('blank', 3)], { to: { ...one, keywords: { outmaneuver: true } } }).give('1');
    expect(g.told('cancelled')).toMatchObject([{ crits: 1, hits: 0 }]);
  });

  test('LEG-KWU-NIMBLE-01 LEG-KWU-NIMBLE-02 LEG-EX-165 one dodge token back, after the attack', () => {
    const g = shot(['hit', 'hit', 'blank', 'blank'], {
      to: { tokens: { dodge: 2 }, keywords: { nimble: true } },
    });
    expect(g.legal()).toContain('2');
    g.give('2');
    expect(g.told('dodged').map(d => d.n)).toEqual([2]);
    expect(unlike('ask-dodge', g.asked)).not.toBe('ask-dodge'); // not in the same attack
    expect(g.unit('X').tokens.dodge).toBe(1);
    const kept = shot(n('blank', 4), { to: { tokens: { dodge: 2 }, keywords: { nimble: true } } });
    expect(kept.unit('X').tokens.dodge).toBe(2);
  });
});
