import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../content/cards.js';
import { unitCard, upgradeCard } from '../content/index.js';
import type { Event } from '../events.js';
import { n, shot, starting } from '../fixtures/fights.js';
import { type Cast, FISTS, type Played, scene } from '../fixtures/scene.js';
import type { State } from '../state.js';
import { initial } from './setup.js';
import { hasKeyword } from './sheet.js';

/** Where events of these types happen for the first time, one after the other. */
const inOrder = (g: Played, ...types: readonly Event['type'][]): void => {
  const at = types.map(type => g.events.findIndex(e => e.type === type));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
};
const LEADER = { rank: 'commander' } as const;
const both = (a: Partial<Cast> = {}, x: Partial<Cast> = {}) =>
  ({
    A: { at: [[300, 300]], card: LEADER, ...a },
    X: { at: [[1500, 300]], card: LEADER, ...x },
  }) as const;

describe('a round', () => {
  const commanded = () => {
    const g = scene({
      now: 'command',
      hands: { p1: ['ambush'], p2: ['assault'] },
      chance: ['corps'],
      units: { ...both(), B: { at: [[400, 300]] }, W: { at: [[1500, 400]] } },
    });
    return g.give('#p1-ambush', 'p1').give('#p2-assault', 'p2').until('ask-action');
  };

  test('LEG-PROC-11 LEG-PROC-13 cards are played, then priority is settled by them', () => {
    const g = commanded();
    inOrder(g, 'played', 'priority');
    expect(g.told('played').map(e => e.card)).toEqual(['#p1-ambush', '#p2-assault']);
    expect(g.told('priority')).toMatchObject([{ who: 'p1', rolled: null }]);
  });

  test('LEG-PROC-14 LEG-CMD-11 then a commander is nominated and orders are issued', () => {
    inOrder(commanded(), 'priority', 'nominated', 'pool');
  });

  test('LEG-PROC-15 then the pools are made, and the activations begin', () => {
    inOrder(commanded(), 'nominated', 'pool', 'turn');
  });

  const activations = () => {
    const g = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'assault' },
      units: both({ keywords: { reliable: 1 } }),
      chance: ['commander'],
    });
    g.until('ask-action');
    for (let k = 0; k < 40 && !g.told('round-cleared').length; k++)
      g.give(g.asked === 'ask-action' ? 'end' : g.legal()[0]!);
    return g;
  };

  test('LEG-PROC-21 the activation phase starts with what happens at its start', () => {
    const g = activations();
    inOrder(g, 'pool', 'gained', 'turn');
    expect(g.told('gained')[0]).toMatchObject({ unit: 'A', token: 'surge' });
  });

  test('LEG-PROC-22 LEG-PROC-23 then units are chosen and activated, one after the other', () => {
    const g = activations();
    inOrder(g, 'turn', 'activated', 'activation-over');
    const units = g.told('activation-over').map(e => e.unit);
    expect(units.sort()).toEqual(['A', 'X']);
  });

  test('LEG-PROC-24 LEG-PROC-25 each with its token, until all are done; then the phase is over', () => {
    const g = activations();
    expect(g.told('activation-over')).toHaveLength(2);
    const over = g.events.findIndex(e => e.type === 'now' && e.now === 'end');
    expect(over).toBeGreaterThan(g.events.findLastIndex(e => e.type === 'activation-over'));
  });

  const activation = () => {
    const g = starting(
      {
        keywords: { 'wheel-mode': true, regenerate: 1 },
        card: { wounds: 3, courage: 9 },
        wounds: [1],
        tokens: { suppression: 1 },
      },
      { chance: ['block', 'block'] },
    );
    return g
      .give(g.legal().find(a => a !== 'pass')!)
      .give('aim')
      .give('end');
  };

  test('LEG-PROC-26 LEG-PROC-27 an activation: what happens at its start, then the rally', () => {
    inOrder(activation(), 'used', 'rallied');
  });

  test('LEG-PROC-28 then actions', () => {
    inOrder(activation(), 'rallied', 'ready-to-act', 'action');
  });

  test('LEG-PROC-29 then what happens at its end', () => {
    inOrder(activation(), 'action', 'healed', 'activation-over');
  });

  test('LEG-PROC-30 then its token lies face down', () => {
    expect(activation().unit('A').order).toBe('down');
  });

  const endPhase = () =>
    scene({
      now: 'end',
      round: 2,
      played: { p1: 'ambush', p2: 'assault' },
      units: {
        A: { at: [[300, 300]], keywords: { generator: 1 }, tokens: { 'shield-down': 1, aim: 1 } },
        B: { at: [[400, 300]], card: LEADER, where: 'defeated' },
        X: { at: [[1500, 300]], card: LEADER },
      },
      hands: { p1: ['push'], p2: ['push'] },
    }).give('1');

  test('LEG-PROC-42 LEG-PROC-43 the end phase: what happens at its start, then cards are discarded', () => {
    inOrder(endPhase(), 'gained', 'discarded');
  });

  test('LEG-PROC-44 then tokens are removed', () => {
    const { events } = endPhase();
    const removed = events.findIndex(e => e.type === 'lost' && e.token === 'aim');
    expect(removed).toBeGreaterThan(events.findIndex(e => e.type === 'discarded'));
    expect(removed).toBeLessThan(events.findIndex(e => e.type === 'promoted'));
  });

  test('LEG-PROC-45 then somebody is promoted', () => {
    inOrder(endPhase(), 'discarded', 'promoted', 'round-cleared');
  });

  test('LEG-PROC-46 LEG-END-12 then what happens at its end', () => {
    inOrder(endPhase(), 'promoted', 'round-cleared', 'round');
  });

  test('LEG-PROC-47 then the next round begins', () => {
    const g = endPhase();
    inOrder(g, 'round-cleared', 'round');
    expect(g.s.round).toBe(3);
  });

  test('LEG-PROC-10 six rounds, each with three phases', () => {
    const last = (round: number) =>
      scene({
        now: 'end',
        round,
        battle: { objective: 'breakthrough', deployment: 'battle-lines' },
        units: both(),
      });
    expect(last(6).result).toBeDefined();
    const fifth = last(5);
    expect([fifth.result, fifth.s.round, fifth.s.now]).toEqual([undefined, 6, 'command']);
  });
});

describe('an attack', () => {
  const attacked = () => shot([...n('hit', 4), ...n('blank', 4)]);
  /** Its parts, one after the other. */
  const parts = () =>
    attacked()
      .told('attack-part')
      .map(e => e.part);
  const from = (first: string, last: string) => {
    const all = parts();
    return all.slice(all.indexOf(first as never), all.indexOf(last as never) + 1);
  };

  test('LEG-PROC-31 LEG-PROC-32 first a defender, then a pool', () => {
    const g = attacked();
    expect(g.told('defender')).toHaveLength(1);
    inOrder(g, 'defender', 'armed', 'rolled');
    expect(parts()[0]).toBe('arm');
  });

  test('LEG-PROC-33 then further defenders', () => {
    expect(from('arm', 'next')).toEqual(['arm', 'more', 'next']);
  });

  test('LEG-PROC-34 then dice are rolled, rerolled and converted', () => {
    expect(from('next', 'convert')).toEqual(['next', 'roll', 'reroll', 'convert']);
    inOrder(attacked(), 'armed', 'rolled', 'pool-rolled');
  });

  test('LEG-PROC-35 LEG-PROC-36 then dodge and cover, then the dice are modified', () => {
    expect(from('convert', 'modify')).toEqual(['convert', 'dodge', 'cover', 'modify']);
    inOrder(attacked(), 'pool-rolled', 'covered', 'defence-rolled');
  });

  test('LEG-PROC-37 then the defence is rolled, rerolled and converted', () => {
    expect(from('modify', 'convert-defence')).toEqual([
      'modify',
      'defend',
      'reroll-defence',
      'convert-defence',
    ]);
  });

  test('LEG-PROC-38 LEG-PROC-39 then modified, and results are compared', () => {
    expect(from('convert-defence', 'compare')).toEqual(['convert-defence', 'modify-defence', 'compare']);
    inOrder(attacked(), 'defence-rolled', 'suffers');
  });

  test('LEG-PROC-40 then the defender gains a suppression token', () => {
    expect(from('compare', 'resolved')).toEqual(['compare', 'suppress', 'resolved']);
    inOrder(attacked(), 'suffers', 'gained', 'pool-resolved');
  });

  test('LEG-PROC-41 then the next pool, or it is over', () => {
    expect(parts().slice(-3)).toEqual(['resolved', 'next', 'over']);
    inOrder(attacked(), 'pool-resolved', 'attack-over');
  });

  test('LEG-ATK-14 a pool may hold different weapons', () => {
    const g = shot(n('blank', 12), {
      by: {
        at: [
          [300, 300],
          [300, 330],
        ],
        card: { minis: 1, wounds: 9 },
        upgrades: [
          {
            id: 'h',
            name: 'H',
            type: 'heavy-weapon',
            points: 1,
            mini: true,
            weapons: [{ name: 'Other', range: [1, 4], dice: { black: 8 }, by: 'added' }],
          },
        ],
      },
    });
    expect(
      unlike(
        ['unit:0'],
        g.told('armed')[0]?.weapons.map(w => w.weapon),
      ),
    ).toEqual(['unit:0', 'upgrade:0:0']);
  });
});

describe('words that are proved where they are used', () => {
  test('LEG-GEN-05 LEG-GEN-09 friends are the units of one player, the rest are enemies; the active player takes the turn', () => {
    const g = scene({
      turn: 'p2',
      units: { ...both({ order: 'up' }, { order: 'up' }), W: { at: [[1500, 400]], order: 'up' } },
    });
    expect(g.seat).toBe('p2');
    expect(g.shown().filter(k => k === 'A')).toEqual([]);
    const near = starting(
      { keywords: { bolster: 2 }, at: [[300, 300]] },
      { units: { B: { at: [[400, 300]] }, X: { at: [[300, 400]] } } },
    ).give('card:bolster');
    expect(near.shown()).toEqual(['A', 'B']);
  });

  test('LEG-GEN-07 LEG-KWU-GEN-05 who has several effects at a moment chooses which comes first', () => {
    const g = starting(
      { keywords: { inspire: 1, demoralize: 1 } },
      { units: { B: { at: [[400, 300]], tokens: { suppression: 1 } }, X: { at: [[300, 400]] } } },
    );
    expect(g.asked).toBe('ask-moment');
    expect(g.legal()).toHaveLength(2);
  });

  test('LEG-GEN-10 every mini of an army belongs to one unit, and its leader is the first of them', () => {
    const s = initial({
      battlefield: 'desert',
      first: 'rebels-500',
      second: 'empire-500',
      armies: {},
      hiddenMinis: true,
      inPart: false,
    });
    const units = Object.values((s as unknown as State).units);
    const minis = units.flatMap(u => u.minis.map(m => ({ unit: u.id, id: m.id })));
    expect(new Set(minis.map(m => m.id)).size).toBe(minis.length);
    for (const { unit, id } of minis) expect(id.startsWith(`${unit}.`)).toBe(true);
    expect(minis).toHaveLength(
      units.reduce(
        (sum, u) => sum + unitCard(u.card).minis + u.upgrades.filter(e => upgradeCard(e.card).mini).length,
        0,
      ),
    );
    for (const u of units) expect(u.minis[0]).toBeDefined();
  });

  test('LEG-GEN-02 LEG-GEN-03 LEG-KWU-GEN-03 a keyword beats a basic rule, and what forbids beats what allows', () => {
    const vehicle = (keywords: Cast['keywords']) =>
      starting({
        card: { type: 'repulsorVehicle', base: 50, silhouette: [0, 50] },
        ...(keywords && { keywords }),
      });
    expect(vehicle({}).why('standby')).toBe('LEG-STBY-01');
    expect(vehicle({ hover: { of: ['ground'] } }).why('standby')).toBeUndefined();
    const climber = (keywords: Cast['keywords']) => starting({ ...(keywords && { keywords }) }).why('climb');
    expect(climber({ 'expert-climber': true })).toBeUndefined();
    expect(climber({ 'expert-climber': true, grounded: true })).toBe('LEG-CLIMB-01');
  });

  test('LEG-KWU-GEN-07 with the mini of an upgrade its keywords go', () => {
    const medic = {
      id: 'm',
      name: 'M',
      type: 'personnel',
      points: 1,
      mini: true,
      keywords: { bolster: 1 },
    } as const;
    const unit = (alive: boolean) =>
      starting(
        {
          at: [
            [300, 300],
            [330, 300],
          ],
          upgrades: [medic],
        },
        {
          change: s => {
            if (!alive) s.units.A = { ...s.units.A!, minis: s.units.A!.minis.filter(m => m.role === 0) };
          },
        },
      );
    expect(unit(true).shown()).toContain('card:bolster');
    expect(unit(false).shown()).not.toContain('card:bolster');
  });

  test('LEG-CARD-20 without its card the mini of an upgrade stays, and nothing of the card can be used', () => {
    const gunner = {
      id: 'g',
      name: 'G',
      type: 'heavy-weapon',
      points: 1,
      mini: true,
      keywords: { bolster: 1 },
      weapons: [{ name: 'Cannon', range: [1, 5], dice: { red: 5 }, by: 'added' }],
    } as const;
    const unit = (state: 'ready' | 'expended') =>
      starting(
        {
          at: [
            [300, 300],
            [330, 300],
          ],
          upgrades: [gunner],
        },
        {
          change: s => {
            const a = s.units.A!;
            s.units.A = { ...a, upgrades: a.upgrades.map(e => ({ ...e, state })) };
          },
          units: { X: { at: [[1000, 300]] } },
        },
      );
    const [with_, without] = [unit('ready'), unit('expended')];
    expect([with_.unit('A').minis.length, without.unit('A').minis.length]).toEqual([2, 2]);
    expect([with_.why('attack'), without.why('attack')]).toEqual([undefined, 'LEG-ATK-05']);
    expect([with_, without].map(g => g.shown().includes('card:bolster'))).toEqual([true, false]);
  });

  test('LEG-CARD-20 what the text of such a card says, gives or takes holds no longer either', () => {
    const unit = (state: 'ready' | 'exhausted' | 'expended', card: Partial<UpgradeCard>) =>
      starting(
        {
          at: [
            [300, 300],
            [330, 300],
          ],
          keywords: { jump: 1 },
          upgrades: [{ ...upgradeCard('rebel-trooper-specialist'), takes: ['jump'], ...card }],
        },
        {
          change: s => {
            const a = s.units.A!;
            s.units.A = { ...a, upgrades: a.upgrades.map(e => ({ ...e, state })) };
          },
        },
      );
    const does = (state: 'ready' | 'exhausted' | 'expended') => {
      const g = unit(state, {});
      return ['card:upgrade:rebel-trooper-specialist', 'card:jump'].map(a => g.shown().includes(a));
    };
    expect([does('ready'), does('expended')]).toEqual([
      [true, false],
      [false, true],
    ]);
    const turns = (state: 'exhausted' | 'expended') => {
      const g = unit(state, { keywords: { cycle: true } });
      return hasKeyword(g.s, g.unit('A'), 'cycle');
    };
    expect([turns('exhausted'), turns('expended')]).toEqual([true, false]);
  });

  test('LEG-KWU-GEN-09 LEG-KWU-GEN-11 range 2 is from 1 to 2, and everything is at range 1 of itself', () => {
    const g = (x: number) =>
      starting({ keywords: { observe: 1 } }, { units: { X: { at: [[x, 300]] } } }).why('card:observe');
    expect([g(350), g(700), g(800)]).toEqual([undefined, undefined, 'LEG-ACTV-17']);
    expect(starting({ keywords: { bolster: 1 } }).why('card:bolster')).toBeUndefined();
  });

  test('LEG-KWU-CHARGE-04 who is enraged charges, and no longer when its wounds are healed', () => {
    const charges = (wounds: number) =>
      starting(
        { keywords: { enrage: 3 }, card: { wounds: 9 }, wounds: [wounds], weapons: [FISTS] },
        { units: { X: { at: [[380, 300]], weapons: [FISTS] } } },
      )
        .give('move')
        .give({ x: 35300, y: 30000, z: 0 });
    expect(charges(3).until('ask-action').shown()).toContain('charge>attack');
    expect(charges(2).until('ask-action').shown()).not.toContain('charge>attack');
  });

  test('LEG-KWU-ENRAGE-03 its gifts come and go with its wounds', () => {
    const beast = (wounds: number) =>
      starting(
        {
          keywords: { enrage: 3 },
          card: { wounds: 9, courage: 2 },
          wounds: [wounds],
          tokens: { suppression: 4 },
        },
        { chance: n('blank', 4) },
      );
    expect(beast(3).told('ready-to-act')).toMatchObject([{ panicked: false }]);
    expect(beast(2).told('ready-to-act')).toMatchObject([{ panicked: true }]);
  });

  test('LEG-WOUND-12 wounds outside an attack: no dice, no suppression', () => {
    const g = starting({ tokens: { poison: 1 }, card: { wounds: 3 } }).give('end');
    expect(g.told('wounded')).toMatchObject([{ unit: 'A', n: 1 }]);
    expect([g.told('defence-rolled'), g.unit('A').tokens.suppression]).toEqual([[], 0]);
  });

  test('LEG-KWU-SPEEDER-06 LEG-KWW-IMMOBILIZE-03 LEG-EX-109 who cannot move at all does not', () => {
    const rider = (immobilize: number) =>
      starting({ keywords: { spur: true }, card: { speed: 1 }, tokens: { immobilize } });
    expect(rider(2).why('move')).toBe('LEG-KWW-IMMOBILIZE-03');
    const bike = starting({
      keywords: { speeder: 1 },
      card: { type: 'repulsorVehicle', base: 50, silhouette: [10, 60], speed: 2 },
      tokens: { immobilize: 2 },
    });
    expect(bike.asked).toBe('ask-action'); // no compulsory move is offered
  });

  test('LEG-BATTLE-04 LEG-TOKEN-05 who panics drops what it has claimed', () => {
    const g = starting(
      { card: { courage: 1 }, tokens: { suppression: 2 } },
      { tokens: [{ by: 'A', x: 32600, y: 30000 }], chance: n('blank', 2) },
    );
    expect(g.told('dropped')).toMatchObject([{ unit: 'A', why: 'panic' }]);
    expect(g.s.tokens[0]).toMatchObject({ by: null, x: 32600 });
  });

  test('LEG-KWU-OBSERVE-04 LEG-KWU-SMOKE-06 observation and smoke tokens go at the end of the round', () => {
    const g = scene({
      now: 'end',
      tokens: [{ id: 's', kind: 'smoke' }],
      units: both({}, { tokens: { observation: 2 } }),
    });
    expect([g.unit('X').tokens.observation, g.s.tokens.length]).toEqual([0, 0]);
  });
});
