import { isClosedDoor, terrainAt } from '@potyczka/geometry/hex';
import { expect, test } from 'vitest';
import { CLASSES, cardOf, classOf, poolOf, SCENARIOS } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { type Scene, scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { fieldOf } from '../ground.js';
import { USUAL } from '../options.js';
import type { State } from '../state.js';
import { endScenario } from './end.js';
import { judgeHand, prepare, readyHand, setup } from './setup.js';

/** What lies on the table, and what of it means nothing. */

const begun = (): Scene => {
  const sc = scene({ real: true, auto: true });
  Object.assign(sc.s, structuredClone(game.initial(USUAL)) as State);
  sc.play(function* (t) {
    yield* setup(t);
    yield* prepare(t);
  });
  return sc;
};

/** A scenario with every room revealed and nothing laid out. */
const bare = (scenario: number) => {
  const plan = planOf(scenario);
  return { plan, land: { scenario, rooms: [...plan.rooms.keys()], open: [], locked: [], things: [] } };
};

test('GLM-COMP-03 before each lie the cards of the class, hit points and experience, items, and one battle goal face down', () => {
  const { s } = begun();
  for (const { id, seat } of Object.values(s.heroes)) {
    const [mine, theirs] = [seat, s.seats.find(x => x !== seat)!].map(
      who => game.view(s, who).heroes.find(h => h.id === id)!,
    );
    const h = s.heroes[id]!;
    expect([...h.hand, ...h.box].sort()).toEqual([...poolOf(id, h.level)].sort());
    expect(s.figures[id]).toMatchObject({ kind: 'hero', hp: classOf(id).hp[h.level - 1] });
    expect(mine).toMatchObject({ id, xp: 0, goals: [h.goals[0]] });
    expect(theirs!.goals).toEqual(['#']);
    expect(mine!.items.length).toBeGreaterThan(0);
  }
});

test('GLM-COMP-13 GLM-CAMP-40 a marked hex is ground like any other', () => {
  let marks = 0;
  for (const { id } of SCENARIOS) {
    const { plan, land } = bare(id);
    const field = fieldOf({ land });
    for (const hex of Object.values(plan.markers).flat()) {
      if (!plan.roomAt.has(hex) || plan.doors.some(d => d.at === hex)) continue;
      marks++;
      expect(terrainAt(field, hex), `${id}: ${hex}`).toBe('floor');
    }
  }
  expect(marks).toBeGreaterThan(100);
});

test('GLM-TILE-07 a door is closed, whatever is drawn on it', () => {
  const kinds = new Set<string>();
  for (const { id } of SCENARIOS) {
    const { plan, land } = bare(id);
    for (const door of plan.doors) {
      kinds.add(String(door.kind));
      expect(isClosedDoor(fieldOf({ land }), door.at), `${id}: ${door.kind}`).toBe(true);
      const open = { land: { ...land, open: [door.id] } };
      expect(terrainAt(fieldOf(open), door.at), `${id}: ${door.kind}`).toBe('open-door');
    }
  }
  expect(kinds.size).toBeGreaterThan(3);
});

test('GLM-SETUP-06 a first hand comes with cards of level 1; those of level X may take their places', () => {
  for (const { id, handSize } of CLASSES) {
    const hand = readyHand(id, 1);
    expect(hand).toHaveLength(handSize);
    expect(hand.every(card => cardOf(card).level === 1)).toBe(true);
    const x = poolOf(id, 1).filter(card => cardOf(card).level === 'X');
    expect(x).toHaveLength(3);
    expect(judgeHand([...hand.slice(3), ...x], 1)).toBe(true);
  }
});

test('GLM-END-19 outside a campaign the end tells money and experience of each, as a score', () => {
  const { s, t } = begun();
  Object.assign(s.heroes.brute!, { money: 3, xp: 5 });
  s.outcome = 'lost';
  const [brute, other] = ['brute', s.order.find(id => id !== 'brute')!].map(
    id => endScenario(t).heroes.find(h => h.id === id)!,
  );
  expect(s.options.party).toBeNull();
  expect([brute!.xp, other!.xp, other!.gold]).toEqual([5, 0, 0]);
  expect(brute!.gold).toBeGreaterThanOrEqual(3);
});
