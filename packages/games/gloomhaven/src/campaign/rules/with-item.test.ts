import { expect, test } from 'vitest';
import type { AttackAbility } from '../../content/abilities.js';
import { scene } from '../../fixtures/scene.js';
import { attackAbility } from '../../rules/attack.js';
import { endScenario } from '../../rules/end.js';
import { bound, changed, hero, partyOf, played } from '../fixtures/chronicle.js';

const AXE = 113;

test('GLM-RETIRE-01 an enemy counts as killed with an item if the blow was struck with it, and only then', () => {
  const sc = scene({
    map: `
      . . . .
       l B g
      . . . .`,
    answers: ['living-bones.1', `item-${AXE}`],
    figures: { l: { hp: 1 }, g: { hp: 1 } },
    auto: true,
  });
  sc.s.heroes.brute!.items = [{ id: AXE, state: 'ready', used: 0 }];
  sc.turnOf('brute');
  const strike = () =>
    sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3 } as AttackAbility, []));
  strike();
  expect(sc.told('item-used').map(e => e.item)).toEqual([AXE]);
  strike();
  let brute: ReturnType<typeof endScenario>['heroes'][number] | undefined;
  sc.play(function* (t) {
    brute = endScenario(t).heroes.find(h => h.id === 'brute');
  });
  expect(brute?.kills).toEqual({ 'living-bones': 1, 'bandit-guard': 1 });
  expect(brute?.withItem).toEqual({ [AXE]: 1 });
});

test('GLM-ELEM-04 GLM-ITEM-14 an item that consumes an element takes it, and is not used twice for one', () => {
  const sc = scene({ answers: ['bandit-guard.1', 'item-77'], rolls: ['+0'] });
  sc.s.heroes.brute!.items = [{ id: 77, state: 'ready', used: 0 }];
  sc.s.elements = { ...sc.s.elements, ice: 2 };
  sc.turnOf('brute');
  sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3 } as AttackAbility, []));
  expect(sc.told('attacked')[0]?.told.base).toBe(5);
  expect([sc.s.elements.ice, sc.told('item-used').length]).toEqual([0, 1]);
});

test('GLM-ELEM-04 GLM-ITEM-14 robes that consume an element before an attack take it', () => {
  const sc = scene({ answers: ['item-37', 'bandit-guard.1'], rolls: ['+0'] });
  sc.s.heroes.brute!.items = [{ id: 37, state: 'ready', used: 0 }];
  sc.s.elements = { ...sc.s.elements, ice: 2 };
  sc.turnOf('brute');
  sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3 } as AttackAbility, []));
  expect(sc.told('attacked')[0]?.told.base).toBe(4);
  expect(sc.s.elements.ice).toBe(0);
});

test('GLM-DMG-01 robes that cost blood hurt their wearer before the attack; a card may be lost instead', () => {
  const sc = scene({ answers: ['item-102', 'take', 'bandit-guard.1'], rolls: ['+0'] });
  sc.s.heroes.brute!.items = [{ id: 102, state: 'ready', used: 0 }];
  sc.turnOf('brute');
  const before = sc.s.figures.brute!.hp;
  sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3, range: 3 } as AttackAbility, []));
  expect(sc.told('attacked')[0]?.told.base).toBe(4);
  expect(sc.s.figures.brute!.hp).toBe(before - 3);
  expect(sc.asked[1]?.keys).toEqual(['take', ...sc.s.heroes.brute!.hand]);
});

test('GLM-RETIRE-01 what was killed with the axe fulfils the second step, once the axe is owned', () => {
  const seeking = changed(bound(partyOf('brute', 'tinkerer'), 1), c => {
    hero(c).quest = '#implement-of-light';
    hero(c).items = [AXE];
  });
  expect(hero(played(seeking, 'won', { withItem: { [AXE]: 3 } })).counted).toEqual([0, 3]);
  const without = changed(seeking, c => {
    hero(c).items = [];
  });
  expect(hero(played(without, 'won', { withItem: { [AXE]: 3 } })).counted).toEqual([0, 0]);
});
