import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Ability, AttackAbility } from '../content/abilities.js';
import { acting, attackedBy, defenceless } from '../fixtures/acting.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { judgeOptions, recommended, USUAL } from '../options.js';
import type { Figure } from '../state.js';
import type { CardId } from '../vocabulary.js';
import { giveId } from './ability-ids.js';
import { attackAbility } from './attack.js';
import { gain } from './conditions.js';
import { heal, suffer } from './damage.js';
import { loot } from './loot.js';
import { countingOf, readModifier, valueAfter } from './modifiers.js';
import { nextFigure } from './order.js';
import { perform } from './perform.js';
import { longRest, shortRest } from './rests.js';
import { cleanUp, mayRest } from './round.js';
import { endTurn } from './turn.js';
import { walk } from './walk.js';

/** What the ledger chose where the book leaves a gap, told from what another reading would give. */

const strikes = (
  ab: Partial<AttackAbility>,
  given: Given = {},
  before: (sc: Scene) => void = () => {},
): Scene => {
  const sc = scene({ answers: ['bandit-guard.1'], ...given });
  before(sc);
  sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3, ...ab } as AttackAbility, []));
  return sc;
};
const does = (ability: Ability, given: Given = {}, before: (sc: Scene) => void = () => {}): Scene => {
  const sc = scene(given);
  before(sc);
  sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
  return sc;
};
const cards = (...texts: string[]) => texts.map(readModifier);
const counts = (mode: 'advantage' | 'disadvantage', ...texts: string[]): string[] =>
  countingOf(mode, cards(...texts), 3).map(c => c.text);

describe('modifier cards', () => {
  test('GLM-G03 GLM-G-04 every deck that showed Null or 2x is shuffled, not that of the monsters alone', () => {
    const sc = strikes({}, { rolls: ['null*'] });
    cleanUp(sc.t, []);
    expect(unlike({ 'null*': 1 }, sc.s.decks.brute?.discard)).toEqual({});
  });

  test('GLM-G07 a rolling card is left out under Disadvantage, not taken for a plain one', () => {
    expect(unlike(['r-1'], counts('disadvantage', 'r-1', '+0'))).toEqual(['+0']);
  });

  test('GLM-G28 additions come before a doubling', () => {
    expect(unlike(7, valueAfter(3, cards('r+1', 'x2*')))).toBe(8);
  });

  test('GLM-G29 Null is nothing whatever else counts, but effects are given', () => {
    expect(unlike(2, valueAfter(3, cards('r+2', 'null*')))).toBe(0);
    const sc = strikes({ conditions: ['poison'] }, { rolls: ['null*'] });
    expect(sc.figure('bandit-guard.1')).toMatchObject({ hp: 10, conditions: { poison: 'this' } });
  });

  test('GLM-G30 of two cards of which neither is clearly better the first counts', () => {
    expect(unlike(['+0, stun'], counts('advantage', '+1', '+0, stun'))).toEqual(['+1']);
    expect(counts('advantage', '+0, stun', '+1')).toEqual(['+0, stun']);
  });

  test('GLM-G31 a card that was drawn and not used is discarded, a BLESS leaves', () => {
    const muddled: Given = { figures: { B: { conditions: { muddle: 'this' } } } };
    const sc = strikes({}, { ...muddled, rolls: ['+1', 'bless'] }, each => {
      each.s.decks.brute = { draw: { '+1': 1, bless: 1 }, discard: {}, aside: [], shuffle: false };
      each.s.pools.bless = 9;
    });
    expect(unlike({ '+1': 1, bless: 1 }, sc.s.decks.brute?.discard)).toEqual({ '+1': 1 });
  });

  test('GLM-G77 a CURSE that was drawn goes back to its pool', () => {
    const sc = strikes({}, { rolls: ['curse'] }, each => {
      each.s.decks.brute = { draw: { curse: 1 }, discard: {}, aside: [], shuffle: false };
      each.s.pools.heroes = 9;
    });
    expect(unlike(9, sc.s.pools.heroes)).toBe(10);
  });

  test('GLM-G40 GLM-G-23 all characters share ten CURSE cards, and all decks ten BLESS cards', () => {
    const sc = scene();
    for (let n = 0; n < 8; n++) for (const who of ['brute', 'bandit-guard.1']) gain(sc.t, who, 'bless', null);
    expect(sc.told('gained').filter(e => e.condition === 'bless')).toHaveLength(10);
    expect(unlike(2, sc.s.pools.bless)).toBe(0);
  });
});

describe('who is meant', () => {
  test('GLM-G04 Loot takes every token in range, not one', () => {
    const sc = scene({ map: '\n  . 1 .\n   . B 2\n  . . g' });
    sc.s.money = [sc.hex('1'), sc.hex('2'), sc.hex('2')];
    sc.play(t => loot(t, 'brute', 1));
    expect(unlike(1, sc.s.heroes.brute?.money)).toBe(3);
  });

  test('GLM-G06 an elite goes first even with the higher number', () => {
    const sc = scene({ map: '\n  B g h', figures: { h: { rank: 'elite' } } });
    sc.s.initiatives = { brute: [90, 91], 'bandit-guard': [10] };
    expect(
      unlike(
        'bandit-guard.1',
        sc.play(t => nextFigure(t)),
      ),
    ).toBe('bandit-guard.2');
  });

  test('GLM-G08 traps hurt monsters as they hurt characters', () => {
    const sc = scene({ map: '\n  g ^ B', level: 1 });
    const trap = sc.s.land.things[0]!.at[0]!;
    sc.play(t => walk(t, 'bandit-guard.1', [sc.hex('g'), trap], 'walk'));
    expect(unlike(10, sc.hp('bandit-guard.1'))).toBe(7);
  });

  test('GLM-G68 players who both rest long agree who goes first', () => {
    const sc = scene({ map: '\n  B S', answers: ['spellweaver'] });
    sc.s.initiatives = { brute: [99], spellweaver: [99] };
    expect(sc.play(t => nextFigure(t))).toBe('spellweaver');
    expect(sc.asked[0]?.keys).toEqual(['brute', 'spellweaver']);
  });
});

describe('ways', () => {
  test('GLM-G09 the last hex of a Jump costs 2 if it is difficult, those before it 1', () => {
    const jump = (n: number): boolean =>
      does(
        { a: 'move', n, jump: true },
        { map: '\n  B ~ ~ .\n   # # # #', answers: ['pass'] },
      ).asked[0]!.keys.includes('1,0');
    expect(unlike(true, jump(1))).toBe(false);
    expect(jump(2)).toBe(true);
    const over = does({ a: 'move', n: 3, jump: true }, { map: '\n  B ~ ~ .\n   # # # #', answers: ['3,0'] });
    expect(over.told('moved')[0]?.route).toHaveLength(4);
  });

  test('GLM-G15 a Jump may not end on an obstacle, a flight may', () => {
    const map = '\n  B o .\n   # # #';
    const ends = (fly: boolean): Scene =>
      does({ a: 'move', n: 2, jump: true }, { map, answers: ['pass'] }, sc => {
        if (fly) sc.lasts('brute', { a: 'bonus', event: 'always', give: { flying: true } });
      });
    expect(ends(false).asked[0]?.keys).not.toContain('1,0');
    expect(ends(true).asked[0]?.keys).toContain('1,0');
  });

  test('GLM-G33 who was pushed out of reach does not strike back', () => {
    const push = (answer: string): number | undefined =>
      strikes({ push: 1 }, { map: '\n  B g . .\n   # # # #', answers: ['bandit-guard.1', answer] }, sc => {
        sc.lasts('bandit-guard.1', { a: 'retaliate', n: 2 }, 2);
        sc.s.heroes.brute!.hand = [];
      }).hp('brute');
    expect(unlike(8, push('2,0'))).toBe(10);
  });
});

describe('damage and conditions', () => {
  test('GLM-G35 nobody is asked to negate what Shield has stopped', () => {
    const sc = scene();
    sc.lasts('brute', { a: 'shield', n: 3 }, 3);
    const on = { who: 'enemy', within: 1, count: 'all' } as const;
    const run = { ...sc.run('bandit-guard.1'), by: undefined };
    sc.play(t => attackAbility(t, run, { a: 'attack', n: 2, on } as AttackAbility, []));
    expect(unlike(['GLM-DMG-01'], sc.asked.map(a => a.rule) as string[])).toEqual([]);
  });

  test('GLM-G36 the damage of a short rest must be taken', () => {
    const sc = scene({ answers: ['redraw'], rolls: ['#brute-001', '#brute-002'] });
    sc.s.heroes.brute!.discard = ['#brute-001', '#brute-002'];
    sc.play(t => shortRest(t, 'brute'));
    expect(unlike(2, sc.asked.length)).toBe(1);
    expect(sc.hp('brute')).toBe(9);
  });

  test('GLM-G37 PIERCE beyond the Shield is wasted', () => {
    const sc = strikes({ pierce: 3 }, {}, each => each.lasts('bandit-guard.1', { a: 'shield', n: 1 }, 1));
    expect(unlike(5, sc.hp('bandit-guard.1'))).toBe(7);
  });

  test('GLM-G38 what is gained in the own turn lasts to the end of the next one', () => {
    const sc = scene();
    sc.turnOf('brute');
    gain(sc.t, 'brute', 'muddle', null);
    gain(sc.t, 'bandit-guard.1', 'muddle', null);
    sc.play(t => endTurn(t, 'brute'));
    expect(unlike({}, { ...sc.figure('brute')?.conditions })).toEqual({ muddle: 'this' });
    sc.turnOf('bandit-guard.1');
    sc.play(t => endTurn(t, 'bandit-guard.1'));
    expect(sc.figure('bandit-guard.1')?.conditions).toEqual({});
  });

  test('GLM-G39 a stunned character uses no armour', () => {
    const hit = (stunned: boolean): number | undefined => {
      const conditions = stunned ? { stun: 'this' as const } : {};
      const sc = scene({ figures: { B: { conditions } }, answers: ['take'] });
      sc.s.heroes.brute!.items = [{ id: 3, state: 'ready', used: 0 }];
      sc.play(t => suffer(t, 'brute', 2, { how: 'attack', by: 'bandit-guard.1' }));
      return sc.hp('brute');
    };
    expect(unlike(hit(false), hit(true))).toBe(8);
  });

  test('GLM-G43 a monster that cannot move attacks a focus within reach, and only that one', () => {
    const still = (map: string): string[] => {
      const given: Given = {
        map,
        options: { ties: 'never' },
        figures: { g: { conditions: { immobilize: 'this' } } },
      };
      return attackedBy(acting('bandit-guard', 'guard-4', given, defenceless));
    };
    expect(unlike([], still('\n  g B'))).toEqual(['brute']);
    expect(still('\n  g . B')).toEqual([]);
  });

  test('GLM-G44 a disarmed archer walks up as if it had no attack', () => {
    const ends = (conditions: Figure['conditions']): string | undefined =>
      acting(
        'bandit-archer',
        'archer-2',
        {
          map: '\n  g . . . . . B\n   # # # # # # #',
          options: { ties: 'never' },
          level: 2,
          figures: { g: { conditions } },
        },
        defenceless,
      )
        .told('moved')
        .at(-1)
        ?.route.at(-1);
    expect(unlike(ends({}), ends({ disarm: 'this' }))).toBe('3,0');
  });
});

describe('rests and ends', () => {
  const active = (sc: Scene, ...ids: readonly CardId[]): void => {
    const entry = { half: 'bottom', lost: false, until: 'round', used: 0 } as const;
    sc.s.heroes.brute!.active = ids.map(card => ({ ...entry, card }));
  };

  test('GLM-G67 active cards count for a rest only when they are in the pile', () => {
    const sc = scene({ answers: ['#brute-008', 'pass', '#brute-001'] });
    sc.s.heroes.brute!.discard = ['#brute-001'];
    active(sc, '#brute-008', '#brute-007');
    expect(mayRest(sc.s, 'brute')).toBe(true);
    sc.play(t => longRest(t, 'brute'));
    expect(sc.asked[0]?.refused).toEqual(['pass GLM-REST-01']);
    expect(sc.s.heroes.brute?.active.map(a => a.card)).toEqual(['#brute-007']);
  });

  test('GLM-G69 what lies on the own hex is taken by the stunned and by those who rest', () => {
    const sc = scene({ figures: { B: { conditions: { stun: 'this' } } } });
    sc.turnOf('brute');
    sc.s.money = [sc.hex('B')];
    sc.play(t => endTurn(t, 'brute'));
    expect(unlike(0, sc.s.heroes.brute?.money)).toBe(1);
  });

  test('GLM-G76 with no discard left the loss of a long rest is skipped, and the rest goes on', () => {
    const sc = scene({ figures: { B: { hp: 5 } } });
    sc.s.heroes.brute!.discard = [];
    sc.play(t => longRest(t, 'brute'));
    expect([unlike(5, sc.hp('brute')), sc.s.heroes.brute?.lost]).toEqual([7, []]);
  });

  test('GLM-G62 alone or with open hands there is no scenario of level 7', () => {
    const judged = (players: number) => judgeOptions({ ...USUAL, players, scenarioLevel: '7' });
    expect(unlike(undefined, judged(1)?.rule)).toBe('GLM-SETUP-23');
    expect(judged(2)).toBeUndefined();
  });

  test('GLM-G63 the recommended level stays between 0 and 7', () => {
    expect(unlike(-1, recommended([0], 'easy'))).toBe(0);
    expect(unlike(9, recommended([14], 'veryHard'))).toBe(7);
  });

  test('GLM-HEAL-04 hit points never exceed the maximum', () => {
    const sc = scene({ figures: { B: { hp: 9 } } });
    heal(sc.t, 'brute', 5, 'brute');
    expect(unlike(14, sc.hp('brute'))).toBe(10);
  });
});
