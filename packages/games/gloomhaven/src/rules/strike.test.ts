import { describe, expect, test } from 'vitest';
import type { Ability, AttackAbility } from '../content/abilities.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { giveId } from './ability-ids.js';
import { shieldOf } from './effects.js';
import { perform } from './perform.js';

/** What one attack does beside its damage. */
const attack = (
  more: Partial<AttackAbility>,
  given: Given = {},
  before: (sc: Scene) => void = () => undefined,
): Scene => {
  const sc = scene({ answers: ['bandit-guard.1'], ...given });
  sc.turnOf('brute');
  before(sc);
  const ability = { a: 'attack', n: 2, ...more } as Ability;
  sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
  return sc;
};
const base = (sc: Scene): number | undefined => sc.told('attacked')[0]?.told.base;

describe('what elements buy', () => {
  const fire = (sc: Scene): void => {
    sc.s.elements.fire = 2;
  };
  const bought = (give: object, ...answers: readonly string[]): Scene =>
    attack({ consume: [{ elements: ['fire'], give }] }, { answers: [...answers, 'bandit-guard.1'] }, fire);

  test('GLM-ELEM-04 more damage, experience, an element, an ability: with the element and not without it', () => {
    const hurt: Ability = { a: 'damage', n: 1, on: { who: 'target' } };
    const give = { add: { attack: 1 }, xp: 1, infuse: ['ice'], do: [giveId('reckoning', hurt)] };
    const yes = bought(give, 'yes');
    expect([base(yes), yes.hp('bandit-guard.1'), yes.s.heroes.brute?.xp, yes.s.infused]).toEqual([
      3,
      6,
      1,
      ['ice'],
    ]);
    const no = bought(give, 'pass');
    expect([base(no), no.hp('bandit-guard.1'), no.s.heroes.brute?.xp, no.s.infused]).toEqual([2, 8, 0, []]);
    expect([yes.s.elements.fire, no.s.elements.fire]).toEqual([0, 2]);
  });

  test('GLM-PUSH-01 GLM-ATK-23 a PUSH that is bought adds to the printed one', () => {
    const lane = { map: '\n  B g . . .\n   # # # # #' };
    const sc = attack(
      { push: 1, consume: [{ elements: ['fire'], give: { push: 1 } }] },
      { ...lane, answers: ['yes', 'bandit-guard.1', '3,0'] },
      fire,
    );
    expect(sc.told('moved')[0]?.route).toEqual(['1,0', '2,0', '3,0']);
  });
});

describe('bonuses that are counted', () => {
  test('GLM-ATK-11 each ally beside the target adds once', () => {
    const per = [{ count: 'yourAlliesNextToTarget', give: { add: { attack: 1 } } }] as NonNullable<
      AttackAbility['per']
    >;
    expect(base(attack({ per }, { map: '\n  . S .\n   B g T\n  . . .' }))).toBe(4);
    expect(base(attack({ per }, { map: '\n  . . .\n   B g T\n  . S .' }))).toBe(4);
    expect(base(attack({ per }, { map: '\n  S . .\n   B g .\n  . . .' }))).toBe(2);
  });
});

describe('modifier cards', () => {
  const drawn = (card: string, before: (sc: Scene) => void = () => undefined): Scene =>
    attack({}, { rolls: [card] }, sc => {
      sc.s.decks.brute = { draw: { [card]: 1 }, discard: {}, aside: [], shuffle: false };
      before(sc);
    });

  test('GLM-MOD-05 the Shield of a card is as large as it says, and lasts the round', () => {
    const sc = drawn('+0, shield 2');
    expect([shieldOf(sc.s, sc.figure('brute')!), sc.s.lasting[0]?.until]).toEqual([2, 'round']);
    expect(drawn('+0').s.lasting).toEqual([]);
  });

  test('GLM-MOD-05 healing, an element, a condition, an item come to the attacker, the others to the target', () => {
    const sc = drawn('+0, heal 2', each => {
      each.s.figures.brute = { ...each.s.figures.brute!, hp: 5 };
    });
    expect([sc.hp('brute'), sc.hp('bandit-guard.1')]).toEqual([7, 8]);
    expect(drawn('+0, fire').s.infused).toEqual(['fire']);
    const hidden = drawn('+0, invisible');
    expect([hidden.figure('brute')?.conditions, hidden.figure('bandit-guard.1')?.conditions]).toEqual([
      { invisible: 'next' },
      {},
    ]);
    const stunned = drawn('+0, stun');
    expect([stunned.figure('brute')?.conditions, stunned.figure('bandit-guard.1')?.conditions]).toEqual([
      {},
      { stun: 'this' },
    ]);
    const fresh = drawn('+0, refresh', each => {
      each.s.heroes.brute!.items = [{ id: 1, state: 'spent', used: 1 }];
    });
    expect(fresh.s.heroes.brute?.items[0]?.state).toBe('ready');
  });

  test('GLM-MOD-05 GLM-COND-05 two cards that heal do so one after the other: the second helps whom the first has cured', () => {
    const healed = (poisoned: boolean): number | undefined =>
      attack({}, { rolls: ['r+0, heal 1', '+0, heal 2'] }, sc => {
        const draw = { 'r+0, heal 1': 1, '+0, heal 2': 1 };
        sc.s.decks.brute = { draw, discard: {}, aside: [], shuffle: false };
        const conditions = poisoned ? { poison: 'next' as const } : {};
        sc.s.figures.brute = { ...sc.s.figures.brute!, hp: 4, conditions };
      }).hp('brute');
    expect([healed(false), healed(true)]).toEqual([7, 6]);
  });
});

describe('what is counted of a kill', () => {
  const executed = (hp: number, n: number): number | undefined =>
    attack({ n }, { figures: { g: { hp, max: 5 } } }).s.heroes.brute?.tally.executed;

  test('GLM-END-14 only one that was unhurt and falls by one blow is executed', () => {
    expect([executed(5, 5), executed(4, 4), executed(5, 4)]).toEqual([1, undefined, undefined]);
  });

  test('GLM-END-14 four more than was needed is a dynamo, three are not', () => {
    const over = (n: number): number | undefined =>
      attack({ n }, { figures: { g: { hp: 2 } } }).s.heroes.brute?.tally.dynamo;
    expect([over(6), over(5)]).toEqual([1, undefined]);
  });
});
