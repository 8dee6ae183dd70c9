import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Keywords } from '../content/cards.js';
import { blade, gun, n, REST, shot, stab, sum, wounds } from '../fixtures/fights.js';
import { type Cast, type Played, scene, squad } from '../fixtures/scene.js';

describe('pierce', () => {
  const pierce = (x: number) => ({ weapons: [gun({ pierce: x })] });

  test('LEG-KWW-PIERCE-01 up to X blocks', () => {
    expect(wounds(shot([...n('hit', 4), ...n('block', 4)], { by: pierce(3) }))).toBe(3);
  });

  test('LEG-KWU-IMMPIERCE-01 LEG-KWW-PIERCE-04 Immune: Pierce stops it', () => {
    expect(
      wounds(
        shot([...n('hit', 4), ...n('block', 4)], {
          by: pierce(3),
          to: { keywords: { 'immune-pierce': true } },
        }),
      ),
    ).toBe(0);
  });

  test('LEG-KWU-IMPERVIOUS-01 LEG-EX-160 a die for each Pierce; LEG-KWU-IMPERVIOUS-02 not with Immune: Pierce', () => {
    const dice = (keywords: Keywords, times: number) =>
      shot(['hit', 'hit', 'blank', 'blank', ...n('blank', times)], { by: pierce(2), to: { keywords } }).told(
        'defence-rolled',
      )[0]?.faces.blank;
    expect(dice({ impervious: true }, 4)).toBe(4);
    expect(dice({ impervious: true, 'immune-pierce': true }, 2)).toBe(2);
  });

  describe('Makashi Mastery', () => {
    const by = { weapons: [blade({ pierce: 2 })], keywords: { 'makashi-mastery': true } } as const;
    const used = (keywords: Keywords) => {
      const g = stab(['hit', 'hit', 'blank', 'blank', 'block', 'block'], { by, to: { keywords } });
      expect(g.asked).toBe('ask-moment');
      return g.give(g.legal()[1]!);
    };

    test('LEG-KWU-MAKASHI-01 LEG-EX-161 one Pierce less', () => {
      expect(wounds(used({ impervious: true }))).toBe(1);
    });

    test('LEG-KWU-MAKASHI-02 LEG-KWU-IMPERVIOUS-03 then no die is rolled for Impervious', () => {
      expect(unlike(3, used({ impervious: true }).told('defence-rolled')[0]?.faces.block)).toBe(2);
      expect(used({ impervious: true }).told('defence-rolled')[0]?.faces).toEqual({
        block: 2,
        surge: 0,
        blank: 0,
      });
    });

    test('LEG-KWU-IMMPIERCE-03 nor does Immune: Pierce help', () => {
      expect(wounds(used({ 'immune-pierce': true }))).toBe(1);
    });

    test('LEG-KWU-MAKASHI-03 only for a weapon with Pierce', () => {
      const none = stab(['hit', 'hit', 'blank', 'blank', 'block', 'block'], {
        by: { ...by, weapons: [blade()] },
        to: { keywords: { impervious: true } },
      });
      expect(none.asked).not.toBe('ask-moment');
    });
  });

  test('LEG-KWW-LETHAL-01 LEG-KWW-LETHAL-02 LEG-EX-162 an aim token gives Pierce 1 and rerolls nothing', () => {
    const g = shot(['hit', ...n('blank', 3), 'block'], {
      by: { weapons: [gun({ lethal: 1 })], tokens: { aim: 1 } },
    });
    g.give([]);
    expect(g.asked).toBe('ask-lethal');
    g.give('1');
    expect(wounds(g)).toBe(1);
    expect(g.unit('A').tokens.aim).toBe(0);
    expect(g.told('rerolled')).toEqual([]);
  });

  test('LEG-KWU-DUELIST-01 LEG-KWU-DUELIST-03 an aim token in melee gives Pierce 1, once', () => {
    const g = stab(['hit', ...n('blank', 3), 'blank', 'blank', 'block'], {
      by: { keywords: { duelist: true }, tokens: { aim: 1 } },
    });
    g.give(['red-blank-1', 'red-blank-2']);
    expect(wounds(g)).toBe(1);
  });

  test('LEG-KWU-DUELIST-02 a dodge token in melee gives Immune: Pierce', () => {
    const g = stab(['hit', 'hit', 'blank', 'blank', 'block'], {
      by: { weapons: [blade({ pierce: 2 })] },
      to: { keywords: { duelist: true }, tokens: { dodge: 1 } },
    }).give('1');
    expect(wounds(g)).toBe(0);
  });
});

describe('dice', () => {
  const scopes = {
    id: 'scopes',
    name: 'Scopes',
    type: 'gear' as const,
    points: 1,
    keywords: { precise: 1 },
  };
  const precise = (x: number, ...upgrades: (typeof scopes)[]) =>
    shot(n('blank', 8), {
      by: { ...(x > 0 && { keywords: { precise: x } }), upgrades, tokens: { aim: 1 } },
    });
  const most = (g: Played) => g.askOf().spec.ask.args?.most;

  test('LEG-KWU-PRECISE-01 a token rerolls two dice and X more', () => {
    expect([most(precise(0)), most(precise(1)), unlike(most(precise(0)), most(precise(2)))]).toEqual([
      2, 3, 4,
    ]);
  });

  test('LEG-KWU-GEN-02 LEG-GEN-19 LEG-EX-01 two sources of Precise 1 are Precise 2', () => {
    expect(most(precise(1, scopes))).toBe(4);
  });

  test('LEG-KWU-PRECISE-02 LEG-EX-114 its four dice are rolled together', () => {
    const g = precise(1, scopes);
    g.give(['red-blank-1', 'red-blank-2', 'red-blank-3', 'red-blank-4']);
    expect(g.told('rerolled')).toHaveLength(1);
    expect(g.told('rerolled')[0]?.gone.blank).toBe(4);
  });

  test('LEG-KWW-CRITICAL-01 up to X surges become crits, the rest follow the chart', () => {
    const g = shot([...n('surge', 3), 'blank', ...n('blank', 3)], {
      by: { weapons: [gun({ critical: 2 })], card: { attackSurge: 'hit', wounds: 9 } },
    });
    expect(g.told('pool-rolled')).toMatchObject([{ crits: 2, hits: 1 }]);
  });

  test('LEG-KWU-JEDIHUNTER-01 surge to crit against a Force icon', () => {
    const crits = (slots: boolean) =>
      shot(['surge', ...n('blank', 4)], {
        by: { keywords: { 'jedi-hunter': true } },
        to: { card: { wounds: 9, ...(slots && { slots: ['force'] }) } },
      }).told('pool-rolled')[0]?.crits;
    expect(crits(true)).toBe(1);
    expect(crits(false)).toBe(0);
  });

  test('LEG-KWU-MARKSMAN-01 LEG-KWU-MARKSMAN-02 LEG-EX-163 aim tokens better a result instead of rerolling', () => {
    const g = shot(['hit', ...n('blank', 3), ...n('blank', 2)], {
      by: { keywords: { marksman: true }, tokens: { aim: 2 } },
    });
    g.give([]);
    expect(g.asked).toBe('ask-marksman');
    expect(g.legal()).toEqual(expect.arrayContaining(['blank-to-hit', 'hit-to-crit']));
    g.give('blank-to-hit').give('hit-to-crit');
    expect(g.told('changed')).toMatchObject([
      { from: 'blank', to: 'hit' },
      { from: 'hit', to: 'crit' },
    ]);
    expect(wounds(g)).toBe(2);
    expect(g.unit('A').tokens.aim).toBe(0);
  });

  test('LEG-KWU-OBSERVE-02 LEG-KWU-OBSERVE-03 LEG-EX-164 observation tokens reroll one die each, after or before aim', () => {
    const g = shot([...n('hit', 1), ...n('blank', 3), 'blank', 'crit', ...n('blank', 2)], {
      to: { tokens: { observation: 2 } },
    });
    expect(g.legal().length).toBeGreaterThan(1); // one of the dice, or none
    expect(g.legal()).toContainEqual([]);
    expect(g.why(['red-blank-1', 'red-blank-2'])).toBeDefined();
    g.give(['red-blank-1']).give(['red-blank-1']);
    expect(g.told('pool-rolled')).toMatchObject([{ hits: 1, crits: 1 }]);
    expect(g.unit('X').tokens.observation).toBe(0);
  });

  test('LEG-KWU-UNCANNYLUCK-01 LEG-KWU-UNCANNYLUCK-02 LEG-ATK-32 up to X defence dice at once', () => {
    const g = shot(['hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'block'], {
      to: { keywords: { 'uncanny-luck': 1 } },
    });
    expect(g.asked).toBe('ask-reroll-defence');
    expect(g.legal()).toEqual(['1', '0']);
    g.give('1');
    expect(wounds(g)).toBe(1);
  });

  test('LEG-KWU-DANGERSENSE-02 LEG-KWU-DANGERSENSE-03 LEG-EX-159 a die for each suppression token, up to X', () => {
    const g = shot([...n('crit', 2), ...n('blank', 2), ...n('blank', 4)], {
      to: { keywords: { 'danger-sense': 2 }, tokens: { suppression: 3 } },
    });
    expect(g.told('defence-rolled')[0]?.faces.blank).toBe(4);
    const calm = shot([...n('crit', 2), ...n('blank', 2), ...n('blank', 3)], {
      to: { keywords: { 'danger-sense': 2 }, tokens: { suppression: 1 } },
    });
    expect(calm.told('defence-rolled')[0]?.faces.blank).toBe(3);
  });

  test('LEG-KWU-DANGERSENSE-01 it may keep tokens that it would lose', () => {
    const leads = { rank: 'commander' } as const;
    const g = scene({
      now: 'end',
      units: {
        A: { at: [[300, 300]], card: leads, keywords: { 'danger-sense': 3 }, tokens: { suppression: 2 } },
        X: { at: [[900, 300]], card: leads },
      },
    });
    expect(g.asked).toBe('ask-keep-suppression');
    expect(g.legal().length).toBeGreaterThan(1);
    g.give('1');
    expect(g.unit('A').tokens.suppression).toBe(2);
  });
});

describe('shields and what stays', () => {
  const shields = (x: number): Partial<Cast> => ({ keywords: { shielded: x }, tokens: { shield: x } });

  test('LEG-KWU-SHIELDED-04 LEG-KWU-SHIELDED-03 a shield cancels a hit or a crit and is turned down', () => {
    const before = shot(['hit', 'crit', 'blank', 'blank', 'blank'], { to: shields(1) });
    expect(before.legal()).toEqual(['1', '0']);
    const g = before.give('1');
    expect(g.told('cancelled')).toMatchObject([{ crits: 1, hits: 0, by: 'shielded' }]);
    expect(g.unit('X').tokens).toMatchObject({ shield: 0, 'shield-down': 1 });
  });

  test('LEG-KWU-SHIELDED-05 not in melee', () => {
    expect(stab(['hit', ...n('blank', 4)], { to: shields(1) }).told('cancelled')).toEqual([]);
  });

  test('LEG-KWW-ION-04 LEG-KWU-SHIELDED-06 LEG-EX-153 Ion turns shields down for nothing', () => {
    const g = shot(['hit', 'hit', 'blank', 'blank', 'blank'], {
      by: { weapons: [gun({ ion: 1 })] },
      to: shields(2),
    });
    expect(unlike(2, g.unit('X').tokens.shield)).toBe(1);
    g.give('1');
    expect(wounds(g)).toBe(1);
  });

  test('LEG-KWU-SHIELDED-01 shield tokens at deployment', () => {
    const g = scene({
      now: 'deploy',
      round: 0,
      battle: { deployment: 'battle-lines' },
      units: {
        A: { at: [[0, 0]], where: 'aside', keywords: { shielded: 2 } },
        B: { at: [[0, 0]], where: 'aside' },
        X: { at: [[900, 800]] },
      },
    });
    g.give('A').give([{ x: 90000, y: 10000, z: 0, facing: 0 }]);
    expect(g.unit('A').tokens.shield).toBe(2);
  });

  test('LEG-KWU-SHIELDED-02 tokens come with the keyword and go with it, those turned down first', () => {
    const carrier = {
      id: 'carrier',
      name: 'Carrier',
      type: 'personnel',
      points: 1,
      mini: true,
      keywords: { shielded: 2 },
    } as const;
    const hit = (tokens: Cast['tokens']) =>
      shot([...n('crit', 4), ...n('blank', 4)], {
        to: {
          at: [
            [600, 300],
            [630, 300],
          ],
          card: { wounds: 4 },
          keywords: { shielded: 1 },
          upgrades: [carrier],
          wounds: [0, 3],
          tokens: tokens ?? {},
        },
      });
    const g = hit({ 'shield-down': 1, shield: 2 });
    g.give('0').until('ask-action'); // no shield is used: the carrier falls first
    expect(g.unit('X').minis).toHaveLength(1);
    expect(g.unit('X').tokens).toMatchObject({ shield: 1, 'shield-down': 0 });
    const given = { 'given:shielded': { until: 'round', n: 2, unit: null } } as const;
    const round = scene({
      acting: 'A',
      units: { A: { at: [[300, 300]], marks: given }, X: { at: [[900, 300]] } },
    }).give('aim');
    expect(round.unit('A').tokens.shield).toBe(2);
  });

  const poisoned = (type: 'trooper' | 'droid' | 'groundVehicle', ...defence: string[]) => {
    const special = type === 'groundVehicle' ? { base: 50, silhouette: [0, 60] as const } : {};
    const { tokens } = shot(['crit', ...n('blank', 3), ...defence], {
      by: { weapons: [gun({ ion: 2, poison: 1 })] },
      to: { card: { wounds: 9, type, ...special } },
    }).unit('X');
    return { ion: tokens.ion, poison: tokens.poison };
  };

  test('LEG-KWW-ION-01 LEG-UTYPE-17 ion tokens for wounded vehicles and droids', () => {
    expect(poisoned('droid', 'blank').ion).toBe(2);
    expect(poisoned('groundVehicle', 'blank').ion).toBe(2);
    expect([poisoned('trooper', 'blank').ion, poisoned('droid', 'block').ion]).toEqual([0, 0]);
  });

  test('LEG-KWW-POISON-01 poison tokens for other troopers that are wounded', () => {
    expect([poisoned('trooper', 'blank').poison, poisoned('trooper', 'block').poison]).toEqual([1, 0]);
  });

  test('LEG-KWW-POISON-03 LEG-UTYPE-16 none for droids and vehicles', () => {
    expect([poisoned('droid', 'blank').poison, poisoned('groundVehicle', 'blank').poison]).toEqual([0, 0]);
  });

  const activate = (cast: Partial<Cast>, chance: string[] = []): Played =>
    scene({
      now: 'activate',
      acting: 'A',
      units: {
        A: { at: [[300, 300]], card: { wounds: 5 }, ...cast },
        B: { at: [[100, 800]], order: 'up' },
        X: { at: [[1500, 300]] },
        ...REST,
      },
      chance,
    });

  test('LEG-KWW-ION-02 LEG-KWW-ION-03 LEG-EX-166 each ion token costs an action; all go at the end', () => {
    const g = activate({ card: { type: 'droid', wounds: 5 }, tokens: { ion: 1 } });
    expect(g.s.act?.left).toBe(1);
    g.give('aim');
    expect(g.unit('A').tokens.ion).toBe(0);
    expect(
      activate({ card: { type: 'droid', wounds: 5 }, tokens: { ion: 2 } }).told('ready-to-act'),
    ).toMatchObject([{ actions: 0 }]);
  });

  test('LEG-KWW-POISON-02 a wound for each poison token at the end of the activation', () => {
    const g = activate({ tokens: { poison: 2 } }).give('end');
    expect(sum(g, 'A')).toBe(2);
    expect(g.unit('A').tokens.poison).toBe(0);
  });

  test('LEG-KWW-IMMOBILIZE-01 LEG-KWW-IMMOBILIZE-02 LEG-KWW-IMMOBILIZE-04 wounded: tokens that slow it until its activation ends', () => {
    const g = shot(['crit', ...n('blank', 4)], { by: { weapons: [gun({ immobilize: 1 })] } });
    expect(g.unit('X').tokens.immobilize).toBe(1);
    const slow = activate({ tokens: { immobilize: 1 } }).give('move');
    expect(slow.askOf().spec.ask.args?.speed).toBe(1);
    const still = activate({ tokens: { immobilize: 2 } });
    expect(still.why('move')).toBe('LEG-KWW-IMMOBILIZE-03');
    still.give('end');
    expect(still.unit('A').tokens.immobilize).toBe(0);
  });

  test('LEG-KWW-SUPPRESSIVE-01 LEG-KWW-SUPPRESSIVE-02 one suppression token more, hit or not, in melee too', () => {
    expect(
      shot(['hit', ...n('blank', 3), 'block'], { by: { weapons: [gun({ suppressive: true })] } }).unit('X')
        .tokens.suppression,
    ).toBe(2);
    expect(
      shot(n('blank', 4), { by: { weapons: [gun({ suppressive: true })] } }).unit('X').tokens.suppression,
    ).toBe(1);
    expect(
      stab(n('blank', 4), { by: { weapons: [blade({ suppressive: true })] } }).unit('X').tokens.suppression,
    ).toBe(1);
  });

  test('LEG-KWU-WHEELMODE-01 LEG-KWU-WHEELMODE-02 LEG-KWU-WHEELMODE-03 speed 3, then Cover 2, no attack and no shields until the round ends', () => {
    const g = activate({ keywords: { 'wheel-mode': true }, card: { speed: 1, wounds: 5 } });
    expect(g.asked).toBe('ask-moment');
    g.give(g.legal()[1]!);
    expect(g.why('attack')).toBe('LEG-KWU-WHEELMODE-02');
    g.give('move');
    expect(g.askOf().spec.ask.args?.speed).toBe(3);
    const rolling = {
      keywords: { 'wheel-mode': true, shielded: 1 },
      tokens: { shield: 1 },
      marks: { wheel: { until: 'round', n: 1, unit: null } },
    } as const;
    const hit = shot(['hit', 'hit', 'hit', 'blank', 'blank'], { to: rolling });
    expect(hit.told('covered')).toMatchObject([{ cover: 2 }]);
    expect(hit.unit('X').tokens.shield).toBe(1);
  });
});

describe('guardian', () => {
  const guard = (x: number, y: number, special: Partial<Cast> = {}): Cast => ({
    at: [[600, y]],
    card: { wounds: 9 },
    ...special,
    keywords: { guardian: x, ...special.keywords },
  });
  const trooper: Partial<Cast> = { at: squad(600, 300, 1), card: { wounds: 9 } };

  /** Three hits and a crit; Guardian 2 takes two of the hits. */
  const guarded = (most?: number) => {
    const g = shot(['hit', 'hit', 'hit', 'crit', 'block', 'blank', 'blank', 'blank'], {
      to: trooper,
      units: { W: guard(2, 400) },
    });
    expect(g.asked).toBe('ask-moment');
    g.give(g.legal()[1]!);
    if (most !== undefined) expect(g.askOf().spec.ask.args?.most).toBe(most);
    return g.give('2');
  };

  test('LEG-KWU-GUARDIAN-02 it takes up to X hits, never crits', () => {
    expect(unlike(4, wounds(guarded(2)))).toBe(2);
    const crits = shot(['crit', 'crit', 'blank', 'blank', 'blank', 'blank'], {
      to: trooper,
      units: { W: guard(2, 400) },
    });
    expect(unlike('ask-moment', crits.asked)).not.toBe('ask-moment');
  });

  test('LEG-KWU-GUARDIAN-03 it rolls a die of its own for each', () => {
    expect(guarded().told('defence-rolled')[0]).toMatchObject({
      unit: 'W',
      faces: { block: 1, surge: 0, blank: 1 },
    });
  });

  test('LEG-KWU-GUARDIAN-04 it suffers a wound for each blank', () => {
    expect(sum(guarded(), 'W')).toBe(1);
  });

  test('LEG-KWU-GUARDIAN-05 the defender gains suppression as ever', () => {
    expect(guarded().unit('X').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-GUARDIAN-01 only at range 1 and in ranged attacks; LEG-KWU-GUARDIAN-06 not for a unit with Guardian', () => {
    const asks = (w: Cast, to = trooper) =>
      shot([...n('hit', 4), ...n('blank', 4)], { to, units: { W: w } }).asked;
    expect(asks(guard(2, 479))).toBe('ask-moment');
    expect(asks(guard(2, 480))).toBe('ask-action');
    const guarding = asks(guard(2, 400), { ...trooper, keywords: { guardian: 1 } });
    expect(unlike(asks(guard(2, 400)), guarding)).toBe('ask-action');
    const melee = stab([...n('hit', 4), ...n('blank', 4)], {
      units: { W: { ...guard(2, 400), at: [[400, 400]] } },
    });
    expect(melee.asked).toBe('ask-action');
  });

  test('LEG-KWW-PIERCE-02 LEG-KWW-PIERCE-03 LEG-EX-111 Pierce on Guardian dice; the rest against the defender', () => {
    const g = shot(['hit', 'hit', 'hit', 'blank', 'block', 'block', 'block'], {
      by: { weapons: [gun({ pierce: 3 })] },
      to: trooper,
      units: { W: guard(2, 400) },
    });
    g.give(g.legal()[1]!).give('2').give('2'); // of three it uses two here
    expect(sum(g, 'W')).toBe(2);
    expect(wounds(g)).toBe(1);
  });

  test('LEG-KWU-GUARDIAN-10 LEG-KWU-IMMPIERCE-02 Immune: Pierce of the guardian keeps its dice', () => {
    const g = shot(['hit', 'hit', 'blank', 'blank', 'block', 'block'], {
      by: { weapons: [gun({ pierce: 3 })] },
      to: trooper,
      units: { W: guard(2, 400, { keywords: { 'immune-pierce': true } }) },
    });
    g.give(g.legal()[1]!).give('2');
    expect(unlike(2, sum(g, 'W'))).toBe(0);
  });

  test('LEG-KWU-GUARDIAN-07 one after the other', () => {
    const g = shot([...n('hit', 4), 'block', ...n('blank', 3)], {
      to: trooper,
      units: { V: guard(1, 400), W: guard(1, 200) },
    });
    expect(g.shown()).toHaveLength(3);
    g.give(g.legal()[1]!);
    expect(g.told('cancelled')).toHaveLength(1);
    expect(g.asked).toBe('ask-moment');
  });

  /** Guardian 3 with Soresu Mastery and a dodge token takes three hits. */
  const soresu = (keywords: Keywords = {}) => {
    const jedi = guard(3, 400, { keywords: { 'soresu-mastery': true }, tokens: { dodge: 1 } });
    const g = shot(['hit', 'hit', 'hit', 'blank', 'surge', 'blank'], {
      by: { weapons: [gun(keywords)] },
      to: trooper,
      units: { W: jedi },
    });
    g.give(g.legal()[1]!).give('3');
    expect(g.asked).toBe('ask-soresu');
    return g.give('true');
  };

  test('LEG-KWU-SORESU-03 LEG-EX-171 one hit by a dodge token, two dice for the others, surge to block', () => {
    const g = soresu();
    expect(g.told('defence-rolled')[0]?.faces).toEqual({ block: 0, surge: 1, blank: 1 });
    expect([sum(g, 'W'), sum(g, 'A'), g.unit('W').tokens.dodge]).toEqual([1, 1, 0]);
  });

  test('LEG-KWU-GUARDIAN-11 who guards is no defender: no suppression, and without Soresu no dodging', () => {
    expect(unlike(1, soresu().unit('W').tokens.suppression)).toBe(0);
    const g = shot(['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'], {
      to: trooper,
      units: { W: guard(3, 400, { tokens: { dodge: 1 } }) },
    });
    g.give(g.legal()[1]!).give('3');
    expect([g.asked === 'ask-soresu', g.unit('W').tokens.dodge, sum(g, 'W')]).toEqual([false, 1, 3]);
  });

  test('LEG-KWU-SORESU-05 Immune: Deflect saves the attacker, High Velocity does not', () => {
    expect(sum(soresu({ 'immune-deflect': true }), 'A')).toBe(0);
    expect(sum(soresu({ 'high-velocity': true }), 'A')).toBe(1);
  });
});
