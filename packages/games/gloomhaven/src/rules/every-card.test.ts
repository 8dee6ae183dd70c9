import { describe, expect, test } from 'vitest';
import { CLASSES, DECKS, isSupply, MONSTERS, monsterOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { type Scene, scene } from '../fixtures/scene.js';
import { halfStatus } from '../gaps.js';
import type { Figure } from '../state.js';
import type { CardId } from '../vocabulary.js';
import { beginTurn, playHalf } from './turn.js';

const BOARD = `
  . . . . . . .
   . g ^ h . .
  . 3 B o . . .
   . . S T . l
  . . a . ^ . .
   . . . . . .`;

/** A crowded board with every element at hand; the Brute's place is taken by the class in question. */
const crowded = (who: string, answers: readonly string[] = []): Scene => {
  const others = ['spellweaver', 'tinkerer'].filter(c => c !== who);
  const sc = scene({
    map: BOARD.replace('S', others.length === 2 || who === 'tinkerer' ? 'S' : 'C').replace(
      'T',
      who === 'tinkerer' ? 'C' : 'T',
    ),
    auto: true,
    answers,
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

/** Somebody to help, to command, to finish off and to loot from: whatever a half asks for is there. */
const provided = (who: string, answers: readonly string[]): Scene => {
  const sc = crowded(who, answers);
  const me = sc.figure(who) as Figure;
  const type = who === 'beast-tyrant' ? 'bear' : 'iron-beast';
  const servant = { ...me, id: `${type}.1`, type, kind: 'summon', owner: who, at: sc.hex('3') } as const;
  const weak = {
    conditions: { stun: 'this', poison: 'keeps' },
    hp: 2,
    max: 12,
  } as unknown as Partial<Figure>;
  const sick = { conditions: { poison: 'keeps' }, hp: 6 } as unknown as Partial<Figure>;
  sc.s.figures = { ...sc.s.figures, [servant.id]: { ...servant, hp: 5, max: 10 } };
  for (const f of Object.values(sc.s.figures))
    if (f.id === 'bandit-guard.1') sc.s.figures[f.id] = { ...f, ...weak };
    else if (f.kind === 'hero' && f.id !== who) sc.s.figures[f.id] = { ...f, ...sick };
  sc.s.figures[who] = { ...me, hp: 9 };
  const summoning = CLASSES.find(c => c.id === who)!.cards.filter(c =>
    JSON.stringify(c).includes('"summon"'),
  );
  if (summoning.length > 0) sc.s.heroes[who]!.lost = summoning.slice(0, 2).map(c => `#${c.id}` as CardId);
  sc.s.money = [me.at, sc.hex('3')];
  sc.s.turn = { ...sc.s.turn!, dealt: 3 };
  for (const id of sc.s.order) {
    const each = sc.s.heroes[id]!;
    if (each.lost.length === 0) each.lost = each.hand.slice(3, 5);
    each.items = [1, 10, 12].map((item, i) => ({ id: item, state: i === 2 ? 'consumed' : 'spent', used: 1 }));
  }
  return sc;
};

/** Halves whose first choice comes to nothing: those for whom they do something. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'scoundrel-090/bottom': ['bandit-guard.2'],
  'summoner-250/top': ['iron-beast.1', '0,2'],
  'beast-tyrant-501/bottom': ['0,2'],
  'beast-tyrant-477/bottom': ['bandit-guard.1', 'bandit-guard.2'],
  'beast-tyrant-478/bottom': ['bandit-guard.1', 'bandit-guard.2'],
};

/** Obstacles are judged on the board of a scenario, never on a drawn one. */
const OBSTACLES: readonly string[] = ['cragheart-118/bottom', 'cragheart-134/top', 'cragheart-140/top'];

/** What is told of every half, whatever it does. */
const ALWAYS: ReadonlySet<string> = new Set(['played', 'card-to', 'xp', 'infused']);

describe('every half of every card is performed and does something, but for those that docs call not played', () => {
  test.each(CLASSES.map(c => [c.id, c] as const))('%s', (who, def) => {
    const idle: string[] = [];
    for (const card of def.cards)
      for (const half of ['top', 'bottom'] as const) {
        const sc = provided(who, ANSWERS[`${card.id}/${half}`] ?? []);
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
        expect([id, half, places.length]).toEqual([id, half, isSupply(id) ? 0 : 1]);
        if (sc.events.every(e => ALWAYS.has(e.type))) idle.push(`${card.id}/${half}`);
      }
    const left = def.cards.flatMap(card =>
      (['top', 'bottom'] as const)
        .filter(half => halfStatus(card[half]) === 'not')
        .map(half => `${card.id}/${half}`),
    );
    expect(idle.filter(half => !left.includes(half) && !OBSTACLES.includes(half))).toEqual([]);
  });

  test.each(OBSTACLES)('%s, on the board of a scenario, which nothing may cut in two', name => {
    const [card, half] = name.split('/') as [string, 'top' | 'bottom'];
    const sc = scene({ real: true, auto: true, map: '\n  R g .' });
    const { rows, start } = planOf(1);
    sc.s.width = rows;
    sc.s.land = { scenario: 1, rooms: [1], open: [], locked: [], things: [] };
    const [at, beside] = [start[0]!, start[1]!];
    sc.s.figures = {
      cragheart: { ...(sc.figure('cragheart') as Figure), at },
      'bandit-guard.1': { ...(sc.figure('bandit-guard.1') as Figure), at: beside },
    };
    sc.turnOf('cragheart');
    const id = `#${card}` as CardId;
    sc.s.chosen.cragheart = { lead: id, second: id };
    sc.play(t => playHalf(t, 'cragheart', `${id}/${half}`));
    expect(sc.told('laid').length).toBeGreaterThan(0);
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
