import { describe, expect, test } from 'vitest';
import { CLASSES, DECKS, ITEMS, MONSTERS, monsterOf } from '../content/index.js';
import { type Scene, scene } from '../fixtures/scene.js';
import type { Figure } from '../state.js';
import type { CardId } from '../vocabulary.js';
import { beginTurn, playHalf, useItem } from './turn.js';

const BOARD = `
  . . . . . . .
   . g . h . .
  . . B . o . .
   . a S T . l
  . . . . ^ . .
   . . . . . .`;

/** A crowded board with every element at hand; the Brute's place is taken by the class in question. */
const crowded = (who: string): Scene => {
  const others = ['spellweaver', 'tinkerer'].filter(c => c !== who);
  const sc = scene({
    map: BOARD.replace('S', others.length === 2 || who === 'tinkerer' ? 'S' : 'C').replace(
      'T',
      who === 'tinkerer' ? 'C' : 'T',
    ),
    auto: true,
    options: { level: 9, spoilers: true },
  });
  for (const element of Object.keys(sc.s.elements)) sc.s.elements[element as 'fire'] = 2;
  const f = sc.figure('brute') as Figure;
  const { brute: _, ...figures } = sc.s.figures;
  sc.s.figures = { ...figures, [who]: { ...f, id: who, type: who, hp: 15, max: 20 } };
  if (who !== 'brute') {
    const h = sc.s.heroes.brute!;
    delete sc.s.heroes.brute;
    sc.s.heroes[who] = { ...h, id: who };
    sc.s.order = [who, ...sc.s.order.filter(id => id !== 'brute' && id !== who)];
    sc.s.decks[who] = sc.s.decks.brute!;
    sc.s.initiatives[who] = [30, 60];
  }
  const own = CLASSES.find(c => c.id === who)!.cards.map(c => `#${c.id}` as CardId);
  const h = sc.s.heroes[who]!;
  h.hand = own.slice(0, 4);
  h.discard = own.slice(4, 7);
  h.lost = own.slice(7, 9);
  for (const id of sc.s.order) {
    const each = sc.s.heroes[id]!;
    if (each.discard.length === 0) each.discard = each.hand.slice(0, 2);
  }
  h.items = [{ id: 1, state: 'spent', used: 1 }];
  sc.turnOf(who);
  return sc;
};

describe('every half of every card can be performed', () => {
  test.each(CLASSES.map(c => [c.id, c] as const))('%s', (who, def) => {
    let performed = 0;
    for (const card of def.cards)
      for (const half of ['top', 'bottom'] as const) {
        const sc = crowded(who);
        const id = `#${card.id}` as CardId;
        const h = sc.s.heroes[who]!;
        for (const pile of ['hand', 'discard', 'lost'] as const) h[pile] = h[pile].filter(c => c !== id);
        sc.s.chosen[who] = { lead: id, second: id };
        sc.play(t => playHalf(t, who, `${id}/${half}`));
        const after = sc.s.heroes[who]!;
        const places = [
          ...after.hand,
          ...after.discard,
          ...after.lost,
          ...after.active.map(a => a.card),
        ].filter(c => c === id);
        expect([id, half, places.length]).toEqual([id, half, 1]);
        if (sc.events.length > 2) performed++;
      }
    expect(performed).toBeGreaterThan(def.cards.length);
  });
});

describe('every monster card can be performed', () => {
  const users = DECKS.map(d => [d.id, MONSTERS.find(m => m.deck === d.id)] as const).filter(
    ([, m]) => m !== undefined,
  );
  test.each(users.map(([id, m]) => [id, m!.id] as const))('%s', (deck, type) => {
    const cards = DECKS.find(d => d.id === deck)!.cards;
    for (const card of cards)
      for (const rank of Object.keys(monsterOf(type).stats) as ('normal' | 'elite' | 'boss')[]) {
        const sc = crowded('brute');
        const f = sc.figure('bandit-guard.1') as Figure;
        const id = `${type}.1`;
        sc.s.figures = { ...sc.s.figures, [id]: { ...f, id, type, rank, at: f.at, hp: 8, max: 12 } };
        if (id !== 'bandit-guard.1') {
          const { 'bandit-guard.1': _, ...figures } = sc.s.figures;
          sc.s.figures = figures;
        }
        sc.s.abilities[type] = card.id;
        sc.s.initiatives[type] = [card.initiative];
        sc.s.turn = null;
        sc.play(t => beginTurn(t, id));
        expect(sc.s.turn).toBeNull();
        expect(sc.events.at(-1)?.type).not.toBe('turn');
      }
  });
});

test('every item for the own turn can be used', () => {
  for (const item of ITEMS.filter(i => i.effects.some(e => e.event === 'duringTurn'))) {
    const sc = crowded('brute');
    sc.s.heroes.brute!.items = [{ id: item.id, state: 'ready', used: 0 }];
    sc.play(t => useItem(t, 'brute', item.id));
    expect(sc.told('item-used').map(e => e.item)).toEqual([item.id]);
  }
});
