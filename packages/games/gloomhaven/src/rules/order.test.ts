import { describe, expect, test } from 'vitest';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { CardId } from '../vocabulary.js';
import { compareInitiative, groupsLeft, nextFigure, placeInOrder } from './order.js';
import { shortRest } from './rests.js';
import { cleanUp, endRound, mayPlay, mayRest, selectCards } from './round.js';

const MAP = `
  . a . .
   B g S
  . h l .`;

const at = (numbers: Readonly<Record<string, number[]>>, given: Given = {}): Scene => {
  const sc = scene({ map: MAP, ...given });
  Object.assign(sc.s.initiatives, numbers);
  return sc;
};

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

describe('initiative', () => {
  test('GLM-INIT-03 GLM-ROUND-04 GLM-MABIL-04 ascending numbers of leading cards and monster cards', () => {
    const sc = at({
      brute: [61, 15],
      spellweaver: [86, 20],
      'living-bones': [45],
      'bandit-archer': [32],
      'bandit-guard': [90],
    });
    expect(order(sc)).toEqual([
      'bandit-archer.1',
      'living-bones.1',
      'brute',
      'spellweaver',
      'bandit-guard.1',
      'bandit-guard.2',
    ]);
  });

  test('GLM-INIT-04 GLM-MON-03 all of a type one after another, elites first, then by number', () => {
    const sc = at(
      {
        brute: [99, 0],
        spellweaver: [98, 0],
        'living-bones': [80],
        'bandit-archer': [81],
        'bandit-guard': [10],
      },
      { figures: { h: { rank: 'elite' } } },
    );
    expect(order(sc).slice(0, 2)).toEqual(['bandit-guard.2', 'bandit-guard.1']);
  });

  test('GLM-INIT-05 equal leading cards: the second card, then the players', () => {
    const rest = { 'living-bones': [80], 'bandit-archer': [81], 'bandit-guard': [90] };
    expect(order(at({ brute: [20, 50], spellweaver: [20, 40], ...rest })).slice(0, 2)).toEqual([
      'spellweaver',
      'brute',
    ]);
    expect(
      order(at({ brute: [20, 50], spellweaver: [20, 50], ...rest }, { answers: ['spellweaver'] })).slice(
        0,
        2,
      ),
    ).toEqual(['spellweaver', 'brute']);
  });

  test('GLM-INIT-06 a player goes before a monster of the same number', () => {
    const sc = at({
      brute: [50, 60],
      spellweaver: [51, 0],
      'living-bones': [80],
      'bandit-archer': [81],
      'bandit-guard': [50],
    });
    expect(order(sc)[0]).toBe('brute');
  });

  test('GLM-INIT-07 between types of the same number the players decide', () => {
    const sc = at(
      {
        brute: [99, 0],
        spellweaver: [98, 0],
        'living-bones': [50],
        'bandit-archer': [50],
        'bandit-guard': [90],
      },
      { answers: ['living-bones'] },
    );
    expect(order(sc).slice(0, 2)).toEqual(['living-bones.1', 'bandit-archer.1']);
    expect(sc.asked[0]?.rule).toBe('GLM-INIT-07');
  });

  test('GLM-SUMM-04 GLM-SUMM-07 GLM-SUMM-08 GLM-SUMM-10 GLM-SUMM-12 summons act before their summoner in their order, not in their first round, also when it rests', () => {
    const sc = at({
      brute: [99, 0],
      spellweaver: [20, 0],
      'living-bones': [80],
      'bandit-archer': [81],
      'bandit-guard': [90],
    });
    const f = sc.figure('brute')!;
    for (const [n, waits] of [
      [1, false],
      [2, false],
      [3, true],
    ] as const)
      sc.s.figures[`skeleton.${n}`] = {
        ...f,
        id: `skeleton.${n}`,
        kind: 'summon',
        type: 'skeleton',
        owner: 'brute',
        waits,
      };
    expect(order(sc).slice(-3)).toEqual(['skeleton.1', 'skeleton.2', 'brute']);
    const brute = placeInOrder(sc.s, f);
    expect(compareInitiative(placeInOrder(sc.s, sc.s.figures['skeleton.3']!), brute)).toBeLessThan(0);
  });

  test('GLM-MON-54 GLM-MON-60 GLM-CAMP-29 a monster summoned this round has no turn, one placed at the end of the last has', () => {
    const sc = at(
      {
        brute: [10, 0],
        spellweaver: [11, 0],
        'living-bones': [80],
        'bandit-archer': [81],
        'bandit-guard': [90],
      },
      { figures: { l: { waits: true } } },
    );
    expect(order(sc)).not.toContain('living-bones.1');
    sc.t.emit({ type: 'round', n: 3 }, 'GLM-ROUND-01');
    expect(sc.figure('living-bones.1')?.waits).toBe(false);
  });

  test('GLM-TILE-38 GLM-TILE-39 GLM-MON-61 GLM-EX-32 GLM-CAMP-30 revealed monsters with an earlier number act next, later ones in their place', () => {
    const sc = at({
      brute: [30, 0],
      spellweaver: [60, 0],
      'living-bones': [80],
      'bandit-archer': [16],
      'bandit-guard': [50],
    });
    sc.s.acted = ['brute'];
    expect(
      groupsLeft(sc.s)
        .sort((a, b) => a.key[0]! - b.key[0]!)
        .map(g => g.id),
    ).toEqual(['bandit-archer', 'bandit-guard', 'spellweaver', 'living-bones']);
    expect(order(sc)[0]).toBe('bandit-archer.1');
  });
});

describe('card selection', () => {
  const hands = (hand: number, discard: number): Scene => {
    const sc = scene();
    const h = sc.s.heroes.brute!;
    const all = [...h.box];
    h.hand = all.slice(0, hand);
    h.discard = all.slice(hand, hand + discard);
    return sc;
  };

  test('GLM-ROUND-08 GLM-ROUND-09 GLM-ROUND-10 GLM-EXH-02 GLM-EX-35 GLM-REST-01 two cards or a rest; with neither the character is out', () => {
    const may = (hand: number, discard: number) => {
      const { s } = hands(hand, discard);
      return [mayPlay(s, 'brute'), mayRest(s, 'brute')];
    };
    expect(may(2, 1)).toEqual([true, false]);
    expect(may(1, 2)).toEqual([false, true]);
    expect(may(2, 2)).toEqual([true, true]);
    expect(may(1, 1)).toEqual([false, false]);
  });

  test('GLM-ROUND-02 GLM-ROUND-03 GLM-ROUND-06 GLM-INIT-01 GLM-CHAR-07 each names two cards, one leads; then all lie open', () => {
    const sc = scene({ answers: ['#brute-005/#brute-008', 'rest'], rolls: ['guard-1'] });
    const h = sc.s.heroes.spellweaver!;
    h.discard = h.hand.slice(0, 2);
    h.hand = h.hand.slice(2);
    sc.s.heroes.brute!.hand = ['#brute-005', '#brute-008', '#brute-001'];
    sc.s.phase = 'cards';
    sc.play(t => selectCards(t));
    expect(sc.s.chosen).toEqual({ brute: { lead: '#brute-005', second: '#brute-008' }, spellweaver: 'rest' });
    expect(sc.s.initiatives).toMatchObject({ brute: [61, 15], spellweaver: [99, 0] });
    expect(sc.s.heroes.brute?.hand).toEqual(['#brute-001']);
    expect(sc.s.phase).toBe('turns');
  });

  test('GLM-EXH-03 exhaustion for lack of cards leaves hit points as they are', () => {
    const sc = hands(1, 1);
    sc.s.heroes.spellweaver!.out = true;
    sc.s.abilities['bandit-guard'] = 'guard-1';
    sc.play(t => selectCards(t));
    expect([sc.s.heroes.brute?.out, sc.told('hurt')]).toEqual([true, []]);
    expect(sc.s.outcome).toBe('lost');
  });
});

describe('the end of a round', () => {
  test('GLM-END-01 GLM-END-02 GLM-END-03 GLM-END-04 GLM-END-05 GLM-ROUND-05 GLM-MABIL-06 GLM-CAMP-08 GLM-CAMP-09 GLM-CAMP-10 GLM-CAMP-11 decks, ability decks, elements, round cards', () => {
    const sc = scene();
    sc.s.decks.brute = { draw: { '+0': 1 }, discard: { 'null*': 1, '+1': 2 }, aside: [], shuffle: true };
    sc.s.decks.monsters = { draw: { '+0': 1 }, discard: { '+1': 2 }, aside: [], shuffle: false };
    sc.s.drawn = { guard: ['guard-1'], archer: ['archer-1'] };
    sc.s.elements = { ...sc.s.elements, fire: 2, ice: 1 };
    const card = '#brute-008' as CardId;
    sc.s.heroes.brute!.active = [
      { card, half: 'bottom', lost: false, until: 'round', used: 0 },
      { card: '#brute-007', half: 'bottom', lost: true, until: 'scenario', used: 0 },
    ];
    cleanUp(sc.t, [
      ['bandit-guard', 'guard', true],
      ['bandit-archer', 'archer', false],
    ]);
    expect(sc.s.decks.brute?.draw).toEqual({ '+0': 1, 'null*': 1, '+1': 2 });
    expect(sc.s.decks.monsters?.discard).toEqual({ '+1': 2 });
    expect(sc.s.drawn).toEqual({ archer: ['archer-1'] });
    expect([sc.s.elements.fire, sc.s.elements.ice]).toEqual([1, 0]);
    expect(sc.s.heroes.brute?.active.map(a => a.card)).toEqual(['#brute-007']);
    expect(sc.s.heroes.brute?.discard).toEqual([card]);
  });

  test('GLM-END-06 GLM-CAMP-12 GLM-REST-03 GLM-REST-04 a short rest loses a random discard; for 1 damage another one, once', () => {
    const rest = (answers: string[], rolls: string[]) => {
      const sc = scene({ answers, rolls });
      const h = sc.s.heroes.brute!;
      h.discard = h.hand.slice(0, 3);
      h.hand = h.hand.slice(3);
      sc.play(t => shortRest(t, 'brute'));
      return sc;
    };
    const [a, b] = scene().s.heroes.brute!.hand as [string, string];
    const plain = rest(['lose'], [a]);
    expect([plain.s.heroes.brute?.lost, plain.s.heroes.brute?.discard, plain.hp('brute')]).toEqual([
      [a],
      [],
      10,
    ]);
    const again = rest(['redraw'], [a, b]);
    expect([again.s.heroes.brute?.lost, again.hp('brute')]).toEqual([[b], 9]);
    expect(() => rest(['redraw'], [a, a])).toThrow('cannot be drawn');
  });

  test('GLM-END-07 GLM-CAMP-13 GLM-ROUND-01 rounds are counted', () => {
    const sc = scene();
    sc.s.heroes.brute!.discard = [];
    sc.play(t => endRound(t));
    expect([sc.s.phase, sc.told('round-over')[0]?.n]).toEqual(['end', 2]);
    sc.t.emit({ type: 'round', n: 3 }, 'GLM-ROUND-01');
    expect([sc.s.round, sc.s.phase, sc.s.acted]).toEqual([3, 'cards', []]);
  });
});
