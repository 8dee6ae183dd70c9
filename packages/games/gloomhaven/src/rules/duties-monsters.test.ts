import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { monsterCardOf, monsterOf } from '../content/index.js';
import { acting, attackedBy, defenceless } from '../fixtures/acting.js';
import { melee, ranged, rows, tell } from '../fixtures/monsters.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { Figure } from '../state.js';
import { gain } from './conditions.js';
import { suffer } from './damage.js';
import { loot } from './loot.js';
import { compareInitiative } from './monsters/index.js';
import { summonHexes, whomToHeal } from './monsters/support.js';
import { nextFigure, placeInOrder } from './order.js';
import { takeAugments } from './perform.js';
import { drawMissing, place, spawn } from './rooms.js';
import { statistics } from './statistics.js';
import { endTurn } from './turn.js';
import { walk } from './walk.js';

/** What monsters must and cannot do, and what the ledger chose where the book leaves them a choice. */

const plays = (type: string, card: string, map: string, more: Given = {}): Scene =>
  acting(type, card, { map, options: { ties: 'never' }, ...more }, defenceless);
const steps = (sc: Scene): number => sc.told('moved').reduce((sum, e) => sum + e.route.length - 1, 0);

/** Everybody takes a turn in order. */
const order = (sc: Scene): string[] => {
  const all: string[] = [];
  sc.play(function* (t) {
    for (let next = yield* nextFigure(t); next !== undefined; next = yield* nextFigure(t)) {
      all.push(next);
      t.emit({ type: 'turn-over', who: next, ended: [], strong: [] }, 'GLM-ROUND-04');
    }
  });
  return all;
};

describe('the focus', () => {
  test('GLM-G45 a second attack on the card hits the same focus again, not the other enemy', () => {
    const sc = plays('night-demon', 'night-demon-7', '\n  B g S\n   . . .');
    expect(unlike(['brute', 'spellweaver'], attackedBy(sc))).toEqual(['brute', 'brute']);
    const gone = plays('night-demon', 'night-demon-7', '\n  B g S\n   . . .', { figures: { B: { hp: 1 } } });
    expect(attackedBy(gone)).toEqual(['brute', 'spellweaver']);
  });

  test('GLM-G54 a hex that an ally holds is no place to attack from, though the way leads past it', () => {
    const lane = (ally: string) => tell(rows(`M . ${ally} A`), { move: 9, attack: melee() });
    expect(unlike(lane('1').focus, lane('m').focus)).toBe('');
    expect(lane('m').outcomes).toEqual(['M ->']);
  });

  test('GLM-G56 the hex on which it stands costs nothing, whatever it is', () => {
    const on = rows(`. M A .`, { M: 'hazardous' });
    const { turn } = tell(on, { move: 3, attack: melee() });
    expect(unlike(1, turn.candidates[0]!.cost!.negatives)).toBe(0);
    const leaves = rows(`M . A`, { M: 'trap' });
    expect(tell(leaves, { move: 3, attack: melee() }).turn.candidates[0]!.cost).toEqual({
      negatives: 0,
      points: 1,
    });
  });

  test('GLM-G75 characters with the same leading card still have an order, monsters of one number do not', () => {
    const sc = scene({ map: '\n  B S . g', options: {} });
    sc.s.initiatives = { brute: [20, 50], spellweaver: [20, 40], 'bandit-guard': [20] };
    const at = (id: string) => placeInOrder(sc.s, sc.figure(id)!);
    expect(unlike(0, Math.sign(compareInitiative(at('brute'), at('spellweaver'))))).toBe(1);
    const tied = { initiative: { A: 1, B: 1 } };
    expect(tell(rows(`A . M . B`), { attack: melee(), move: 3 }, tied).focus).toBe('A B');
  });

  test('GLM-G55 the players settle what is equally right; a table may want that only where it matters, or never', () => {
    const map = '\n  B . . .\n   . . g .';
    const asked = (ties: 'ask' | 'matters' | 'never') =>
      acting('bandit-guard', 'guard-4', { map, options: { ties }, auto: true }, defenceless).asked.filter(
        a => a.rule === 'GLM-MON-62',
      ).length;
    expect(unlike([0, 0, 0], [asked('ask'), asked('matters'), asked('never')])).toEqual([1, 0, 0]);
    const two = '\n  . S . .\n   B g . .\n  . . . .';
    const whom = (ties: 'ask' | 'matters' | 'never') =>
      acting('living-corpse', 'living-corpse-1', { map: two, options: { ties }, auto: true }, defenceless)
        .asked.length;
    expect([whom('matters') > 0, whom('never')]).toEqual([true, 0]);
  });
});

describe('the move', () => {
  test('GLM-MON-37 a trap on the card draws no archer nearer than its shot needs', () => {
    const map = '\n  g . . . . . B\n   # # # # # # #';
    const with7 = plays('bandit-archer', 'archer-7', map, { level: 2 });
    expect(monsterCardOf('archer-7').do.some(x => x.a === 'trap')).toBe(true);
    expect(unlike(5, steps(with7))).toBe(2);
  });

  test('GLM-MON-41 a closed door stops it, an open one does not', () => {
    const by = (door: string) => tell(rows(`M . ${door} . A`), { move: 9, attack: melee() });
    expect(unlike(by("'").outcomes, by('+').outcomes)).toEqual(['M ->']);
  });

  test('GLM-MON-63 GLM-G46 it must shoot from where the fewest of its targets stand beside it, and changes no target for that', () => {
    const drawn = rows(`
      o o B o o
       A M 1 2 3
      o o o o o`);
    expect(unlike(['1 -> A B'], [...tell(drawn, { move: 4, attack: ranged(3, 2) }).outcomes])).toEqual([
      '2 -> A B',
    ]);
    const near = rows(`
      o o B o o o C
       A M o o o o o
      o o o o o o o`);
    expect(unlike(['M -> A C'], [...tell(near, { move: 0, attack: ranged(6, 2) }).outcomes])).toEqual([
      'M -> A B',
    ]);
  });

  test('GLM-MON-64 into a trap it does not go for more targets, nor out of Disadvantage', () => {
    const around = (under: 'trap' | 'floor') =>
      tell(
        rows(
          `
      . . . . .
       . A M . .
      o B 1 . .
       . C . . .`,
          { 1: under },
        ),
        { move: 2, attack: melee(3) },
      ).outcomes;
    expect(unlike(around('floor'), around('trap'))).toEqual(['M -> A']);
    const retreat = (sign: string) =>
      tell(
        rows(`
      o o o o
       A M ${sign} o
      o o o o`),
        { move: 2, attack: ranged(3) },
      ).outcomes;
    expect(unlike(retreat('1'), retreat('^'))).toEqual(['M -> A']);
  });

  test('GLM-MON-06 on its way it may die, and does nothing more', () => {
    const after = (hp: number) => {
      const sc = scene({ map: '\n  g ^ .', level: 3, figures: { g: { hp } } });
      sc.play(t => walk(t, 'bandit-guard.1', [0, 1, 2] as never, 'walk'));
      return sc.figure('bandit-guard.1')?.at;
    };
    expect(unlike(after(6), after(5))).toBeUndefined();
  });

  test('GLM-G47 muddled it does not step away from its focus, strengthened it does', () => {
    const went = (conditions: Figure['conditions']) =>
      steps(
        plays('bandit-archer', 'archer-2', '\n  . . g B\n   # # # #', {
          level: 2,
          figures: { g: { conditions } },
        }),
      );
    expect(unlike(went({ strengthen: 'next' }), went({ muddle: 'next' }))).toBe(0);
    expect([went({}), went({ strengthen: 'next', muddle: 'next' })]).toEqual([1, 0]);
  });

  test('GLM-G71 GLM-G72 out of reach it goes as near to its focus as it can, whichever hex that is', () => {
    const drawn = rows(`
      M . . . . 1 A . .
       . . . . . . . . .
      . . . . . . 2 B .`);
    const to = (move: number) =>
      drawn.names(tell(drawn, { move, attack: melee(2) }).turn.outcomes.map(o => o.to));
    expect(unlike(to(1), to(2))).toBe('[0,2]');
  });
});

describe('what it does', () => {
  test('GLM-G49 an area of hexes around itself is melee, also for an archer', () => {
    const card = 'frost-demon-6';
    const reaches = (map: string) => attackedBy(plays('frost-demon', card, map, { level: 2 }));
    expect(reaches('\n  g B')).toEqual(['brute']);
    const still: Given = { figures: { g: { conditions: { immobilize: 'next' } } } };
    const flame = (map: string) => attackedBy(plays('flame-demon', 'flame-demon-4', map, still));
    expect(
      statistics(scene({ map: '\n  B g' }).s, { ...scene().figure('bandit-guard.1')!, type: 'flame-demon' })
        .range,
    ).toBe(3);
    expect(unlike(['brute'], flame('\n  g . . B'))).toEqual([]);
    expect(flame('\n  g B')).toEqual(['brute']);
  });

  test('GLM-G51 with nobody hurt a Heal goes to whoever is poisoned or wounded', () => {
    const drawn = rows(`
    . . . . .
     m . M . n
    . . . . .`);
    const whom = (lost: number, ailing: string): string =>
      drawn.names(
        whomToHeal(
          drawn.field,
          drawn.at('M'),
          3,
          ['M', 'm', 'n'].map(who => ({
            at: drawn.at(who),
            lost: who === 'm' ? lost : 0,
            ailing: ailing.includes(who),
          })),
        ).map(p => p.at),
      );
    expect(unlike('', whom(0, 'n'))).toBe('n');
    expect([whom(1, 'n'), whom(0, 'nM'), whom(0, '')]).toEqual(['m', 'M n', '']);
  });

  test('GLM-G52 what it summons stands nearest to an enemy it can see, and has the rank of the card', () => {
    const drawn = rows(`
    . . . . .
     B . M 1 . A
    . . . . .`);
    const at = (enemies: string): string =>
      drawn.names(
        summonHexes(drawn.field, drawn.at('M'), drawn.all(enemies), { figures: drawn.all('MAB') }, 1),
      );
    expect(unlike(at('B'), at('A'))).toBe('1');
  });

  test('GLM-G53 GLM-MABIL-03 types that share a deck draw a card each; as an option one for all', () => {
    const drawn = (cardsFor: 'type' | 'deck', rolls: readonly string[]): readonly string[] => {
      const sc = scene({ options: { cardsFor }, rolls, map: '\n  B g h' });
      const guard = sc.figure('bandit-guard.2')!;
      sc.s.figures = {
        ...sc.s.figures,
        'city-guard.2': { ...guard, id: 'city-guard.2', type: 'city-guard' },
      };
      sc.play(function* (t) {
        drawMissing(t);
      });
      return sc.s.drawn.guard ?? [];
    };
    expect(monsterOf('city-guard').deck).toBe(monsterOf('bandit-guard').deck);
    expect(unlike(drawn('deck', ['guard-2']), drawn('type', ['guard-2', 'guard-5']))).toEqual([
      'guard-2',
      'guard-5',
    ]);
  });

  test('GLM-G41 the element is consumed once for the whole type; what it creates comes with the end of its turn', () => {
    const sc = scene({ map: '\n  B g h' });
    sc.s.elements.fire = 2;
    const augments = [{ elements: ['fire'] as const, give: { add: { attack: 1 } } }];
    const takes = (n: number) =>
      sc.play(t => takeAugments(t, sc.run(`bandit-guard.${n}`, { by: undefined }), augments, 'attack'))
        .length;
    expect([takes(1), unlike(0, takes(2)), sc.told('consumed').length]).toEqual([1, 1, 1]);
    const made = plays('flame-demon', 'flame-demon-1', '\n  g B');
    const infuses = monsterCardOf('flame-demon-1').infuse ?? [];
    expect(infuses.length + (monsterCardOf('flame-demon-2').infuse ?? []).length).toBeGreaterThan(0);
    expect(made.s.infused).toEqual([]);
    const strong = plays('flame-demon', 'flame-demon-2', '\n  g B');
    expect([strong.told('infused').map(e => e.element), strong.s.elements.fire]).toEqual([['fire'], 2]);
    const stunned = plays('flame-demon', 'flame-demon-2', '\n  g B', {
      figures: { g: { conditions: { stun: 'this' } } },
    });
    expect(unlike(2, stunned.s.elements.fire)).toBe(0);
  });

  test('GLM-G42 a boss takes a CURSE unless its card is proof against it', () => {
    const cursed = (type: string): boolean => {
      const sc = scene({ figures: { g: { type, rank: 'boss' } } });
      return gain(sc.t, 'bandit-guard.1', 'curse', 'brute');
    };
    const proof = monsterOf('bandit-commander').immunities ?? [];
    expect([proof.includes('curse'), monsterOf('inox-bodyguard').immunities?.includes('curse')]).toEqual([
      true,
      false,
    ]);
    expect(unlike(cursed('inox-bodyguard'), cursed('bandit-commander'))).toBe(false);
  });

  test('GLM-MON-54 a monster that was summoned has no turn in that round and leaves no money', () => {
    const sc = scene({ map: '\n  B . g .', options: { ties: 'never' } });
    sc.s.initiatives = { brute: [10, 0], spellweaver: [11, 0], 'bandit-guard': [50], 'living-bones': [60] };
    place(sc.t, 'living-bones', 'normal', (sc.hex('g') + 1) as never, 'summoned', { waits: true });
    const [summoned] = Object.values(sc.s.figures).filter(f => f.type === 'living-bones');
    const turns = ['brute', 'spellweaver', 'bandit-guard.1'];
    expect(unlike([...turns, summoned!.id], order(sc))).toEqual(turns);
    sc.play(t => suffer(t, summoned!.id, 99, { how: 'ability', by: 'brute' }));
    expect(unlike(1, sc.s.money.length)).toBe(0);
    sc.play(t => suffer(t, 'bandit-guard.1', 99, { how: 'ability', by: 'brute' }));
    expect(sc.s.money).toHaveLength(1);
  });

  test('GLM-CAMP-02 GLM-CAMP-03 a monster takes nothing at the end of its turn, and no treasure by Loot', () => {
    const sc = scene({ map: '\n  B g $' });
    sc.s.money = [sc.hex('g')];
    sc.turnOf('bandit-guard.1');
    sc.play(t => endTurn(t, 'bandit-guard.1'));
    expect(unlike([], [...sc.s.money])).toEqual([sc.hex('g')]);
    sc.play(t => loot(t, 'bandit-guard.1', 1));
    expect([sc.s.money, unlike(0, sc.s.land.things.length)]).toEqual([[], 1]);
  });
});

describe('summons and standees', () => {
  test('GLM-G48 a summon waits for the next round, and one without Move stays where it is', () => {
    const sc = scene({ map: '\n  B . . g', options: { ties: 'never' } });
    sc.s.initiatives = { brute: [10, 0], 'bandit-guard': [50] };
    const made = (waits: boolean) => ({
      ...sc.figure('brute')!,
      id: 'rat-swarm.1',
      kind: 'summon' as const,
      type: 'rat-swarm',
      owner: 'brute',
      at: 1 as never,
      waits,
    });
    sc.s.figures = { ...sc.s.figures, 'rat-swarm.1': made(true) };
    const now = order(sc);
    sc.t.emit({ type: 'round', n: 3 }, 'GLM-ROUND-01');
    sc.s.initiatives = { brute: [10, 0], 'bandit-guard': [50] };
    expect(unlike(order(sc), now)).toEqual(['brute', 'bandit-guard.1']);
  });

  test('GLM-G22 GLM-MON-59 a spawn whose hex is taken comes on the nearest empty one by the way on foot', () => {
    const sc = scene({ map: '\n  g # .\n   1 . .\n  . . B', options: { ties: 'never' } });
    sc.play(t => spawn(t, 'bandit-guard', 'normal', sc.hex('g'), true));
    const [at] = sc.told('appeared').map(e => e.at);
    expect(unlike('2,0', at)).toBe(sc.place('1'));
  });
});

describe('ends of a turn', () => {
  test('GLM-G74 STUN on the way takes the rest of its turn', () => {
    const map = '\n  g ^ . B\n   # # # #';
    const attacked = (conditions: readonly ('stun' | 'muddle')[]) =>
      attackedBy(
        plays('bandit-guard', 'guard-4', map, { level: 2, things: [{ conditions: [...conditions] }] }),
      );
    expect(unlike(attacked([]), attacked(['stun']))).toEqual([]);
    const disarmed = plays('bandit-guard', 'guard-4', map, {
      level: 2,
      things: [{ conditions: ['disarm'] }],
    });
    expect(unlike(['brute'], attackedBy(disarmed))).toEqual([]);
  });

  test('GLM-G70 loot comes before the conditions end', () => {
    const sc = scene({ figures: { B: { conditions: { muddle: 'this' } } } });
    sc.s.money = [sc.hex('B')];
    sc.s.infused = ['fire'];
    sc.turnOf('brute');
    sc.play(t => endTurn(t, 'brute'));
    const types = sc.events.map(e => e.type).filter(x => x === 'looted' || x === 'turn-over');
    expect(unlike(['turn-over', 'looted'], [...types])).toEqual(['looted', 'turn-over']);
  });
});
