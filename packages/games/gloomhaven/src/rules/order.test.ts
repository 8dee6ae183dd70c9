import { describe, expect, test } from 'vitest';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { CardId } from '../vocabulary.js';
import { compareInitiative } from './monsters/index.js';
import { groupsLeft, nextFigure, placeInOrder } from './order.js';
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

  describe('summons', () => {
    /** Two skeletons of the Brute, and one that came in this round. */
    const summoned = (brute: readonly number[]) => {
      const sc = at({
        brute: [...brute],
        spellweaver: [20, 0],
        'living-bones': [80],
        'bandit-archer': [81],
        'bandit-guard': [90],
      });
      for (const [n, waits] of [
        [1, false],
        [2, false],
        [3, true],
      ] as const)
        sc.s.figures[`skeleton.${n}`] = {
          ...sc.figure('brute')!,
          id: `skeleton.${n}`,
          kind: 'summon',
          type: 'skeleton',
          owner: 'brute',
          waits,
        };
      return sc;
    };

    test('GLM-SUMM-04 GLM-SUMM-07 they act directly before their summoner, in the order summoned', () => {
      expect(order(summoned([30, 0])).slice(0, 4)).toEqual([
        'spellweaver',
        'skeleton.1',
        'skeleton.2',
        'brute',
      ]);
    });

    test('GLM-SUMM-08 not in the round in which they were summoned', () => {
      expect(order(summoned([30, 0]))).not.toContain('skeleton.3');
    });

    test('GLM-SUMM-10 for focus they come before their summoner even in that round', () => {
      const { s } = summoned([30, 0]);
      const placeOf = (id: string) => placeInOrder(s, s.figures[id]!);
      expect(compareInitiative(placeOf('skeleton.3'), placeOf('brute'))).toBeLessThan(0);
      expect(compareInitiative(placeOf('skeleton.3'), placeOf('spellweaver'))).toBeGreaterThan(0);
    });

    test('GLM-SUMM-12 they act also when it rests', () => {
      const sc = summoned([99, 0]);
      sc.s.chosen.brute = 'rest';
      expect(order(sc).slice(-3)).toEqual(['skeleton.1', 'skeleton.2', 'brute']);
    });
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

  /** The Brute has acted at 30 and opened a door: archers at 16 and guards at 50 stand behind it. */
  const revealed = () => {
    const sc = at({
      brute: [30, 0],
      spellweaver: [60, 0],
      'living-bones': [80],
      'bandit-archer': [16],
      'bandit-guard': [50],
    });
    sc.s.acted = ['brute'];
    return sc;
  };

  test('GLM-TILE-38 GLM-CAMP-30 revealed monsters with an earlier number act next', () => {
    expect(order(revealed())[0]).toBe('bandit-archer.1');
  });

  test('GLM-TILE-39 GLM-EX-32 those with a later number act in their place', () => {
    expect(
      groupsLeft(revealed().s)
        .sort((a, b) => a.key[0]! - b.key[0]!)
        .map(g => g.id),
    ).toEqual(['bandit-archer', 'bandit-guard', 'spellweaver', 'living-bones']);
    expect(order(revealed())).toEqual([
      'bandit-archer.1',
      'bandit-guard.1',
      'bandit-guard.2',
      'spellweaver',
      'living-bones.1',
    ]);
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

  const may = (hand: number, discard: number) => {
    const { s } = hands(hand, discard);
    return [mayPlay(s, 'brute'), mayRest(s, 'brute')];
  };
  /** What the Brute is asked with so many cards. */
  const offered = (hand: number, discard: number) => {
    const sc = hands(hand, discard);
    sc.s.heroes.spellweaver!.out = true;
    sc.s.abilities['bandit-guard'] = 'guard-1';
    const [a, b] = sc.s.heroes.brute!.hand;
    sc.answer(hand >= 2 ? `${a}/${b}` : 'rest');
    sc.play(t => selectCards(t));
    const [asked] = sc.asked;
    return { keys: asked?.keys.map(key => (key === 'rest' ? key : 'pair')), refused: asked?.refused };
  };

  test('GLM-ROUND-08 GLM-REST-01 two cards or a rest with two discards, and nothing else', () => {
    expect([may(2, 1), may(2, 2), may(1, 2)]).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
    expect(offered(2, 1)).toEqual({ keys: ['pair', 'pair'], refused: ['rest GLM-REST-01'] });
    expect(offered(2, 2)).toEqual({ keys: ['pair', 'pair', 'rest'], refused: [] });
  });

  test('GLM-ROUND-09 with fewer than two cards a rest is all there is', () => {
    expect(offered(1, 2)).toEqual({ keys: ['rest'], refused: [] });
    expect(offered(0, 3)).toEqual({ keys: ['rest'], refused: [] });
  });

  test('GLM-ROUND-10 GLM-EXH-02 GLM-EX-35 with neither the character is out, whatever its hit points', () => {
    const out = (hand: number, discard: number) => {
      const sc = hands(hand, discard);
      sc.s.heroes.spellweaver!.out = true;
      sc.s.abilities['bandit-guard'] = 'guard-1';
      if (discard >= 2) sc.answer('rest');
      sc.play(t => selectCards(t));
      return sc.s.heroes.brute?.out;
    };
    expect([may(1, 1), out(1, 1), out(0, 1), out(1, 2)]).toEqual([[false, false], true, true, false]);
  });

  describe('the Brute names two cards, the Spellweaver rests', () => {
    const selected = () => {
      const sc = scene({ answers: ['#brute-005/#brute-008', 'rest'], rolls: ['guard-1'] });
      const h = sc.s.heroes.spellweaver!;
      h.discard = h.hand.slice(0, 2);
      h.hand = h.hand.slice(2);
      sc.s.heroes.brute!.hand = ['#brute-005', '#brute-008', '#brute-001'];
      sc.s.phase = 'cards';
      sc.play(t => selectCards(t));
      return sc;
    };

    test('GLM-ROUND-02 GLM-ROUND-06 each names two cards of which one leads, or a rest', () => {
      expect(selected().s.chosen).toEqual({
        brute: { lead: '#brute-005', second: '#brute-008' },
        spellweaver: 'rest',
      });
    });

    test('GLM-ROUND-03 GLM-INIT-01 then the cards lie open, and the leading ones say the order', () => {
      const sc = selected();
      expect(sc.s.initiatives).toMatchObject({ brute: [61, 15], spellweaver: [99, 0] });
      expect(sc.s.initiatives['bandit-guard']).toBeDefined();
      expect(sc.s.phase).toBe('turns');
    });

    test('GLM-CHAR-07 the two belong to no zone', () => {
      const { hand, discard, lost, active } = selected().s.heroes.brute!;
      expect([hand, discard, lost, active]).toEqual([['#brute-001'], [], [], []]);
    });
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
  const card = '#brute-008' as CardId;
  const ending = () => {
    const sc = scene();
    sc.s.decks.brute = { draw: { '+0': 1 }, discard: { 'null*': 1, '+1': 2 }, aside: [], shuffle: true };
    sc.s.decks.monsters = { draw: { '+0': 1 }, discard: { '+1': 2 }, aside: [], shuffle: false };
    sc.s.drawn = { guard: ['guard-1'], archer: ['archer-1'] };
    sc.s.elements = { ...sc.s.elements, fire: 2, ice: 1 };
    sc.s.heroes.brute!.active = [
      { card, half: 'bottom', lost: false, until: 'round', used: 0 },
      { card: '#brute-005', half: 'bottom', lost: true, until: 'round', used: 0 },
      { card: '#brute-007', half: 'bottom', lost: true, until: 'scenario', used: 0 },
    ];
    return sc;
  };
  const cleaned = () => {
    const sc = ending();
    cleanUp(sc.t, [
      ['bandit-guard', 'guard', true],
      ['bandit-archer', 'archer', false],
    ]);
    return sc;
  };

  test('GLM-END-02 GLM-CAMP-08 the discards of a deck with a 2x or Null go back into it', () => {
    const { decks } = cleaned().s;
    expect(decks.brute?.draw).toEqual({ '+0': 1, 'null*': 1, '+1': 2 });
    expect(decks.monsters?.discard).toEqual({ '+1': 2 });
  });

  test('GLM-END-03 GLM-CAMP-09 an ability deck whose card shows the sign is shuffled', () => {
    expect(cleaned().s.drawn).toEqual({ archer: ['archer-1'] });
  });

  test('GLM-END-04 GLM-CAMP-10 each element wanes by one', () => {
    const { elements } = cleaned().s;
    expect([elements.fire, elements.ice, elements.air]).toEqual([1, 0, 0]);
  });

  test('GLM-END-05 GLM-CAMP-11 cards of the round go to the discard pile, or to the lost one', () => {
    const { active, discard, lost } = cleaned().s.heroes.brute!;
    expect(active.map(a => a.card)).toEqual(['#brute-007']);
    expect([discard, lost]).toEqual([[card], ['#brute-005']]);
  });

  test('GLM-END-01 GLM-ROUND-05 these come in their order, then short rests, and the round is over', () => {
    const sc = ending();
    sc.s.abilities = { 'bandit-guard': 'guard-8' };
    const { discard, hand } = sc.s.heroes.brute!;
    discard.push(...hand.splice(0, 2));
    sc.answer('pass');
    sc.play(t => endRound(t));
    expect([...new Set(sc.events.map(e => e.type).filter(type => type !== 'flag'))]).toEqual([
      'modifiers-shuffled',
      'abilities-shuffled',
      'waned',
      'card-left',
      'round-over',
    ]);
    expect(sc.asked.map(a => a.rule)).toEqual(['GLM-REST-03']);
  });

  const rest = (answers: string[], rolls: string[]) => {
    const sc = scene({ answers, rolls });
    const h = sc.s.heroes.brute!;
    h.discard = h.hand.slice(0, 3);
    h.hand = h.hand.slice(3);
    sc.play(t => shortRest(t, 'brute'));
    return sc;
  };
  const [a, b] = scene().s.heroes.brute!.hand as [string, string];

  test('GLM-END-06 GLM-CAMP-12 at the end of a round whoever has two discards may rest', () => {
    const asked = (discards: number, ...answers: string[]) => {
      const sc = scene({ answers });
      const { discard, hand } = sc.s.heroes.brute!;
      discard.push(...hand.splice(0, discards));
      sc.play(t => endRound(t));
      return [sc.asked.map(q => q.rule), sc.s.heroes.brute?.lost.length];
    };
    expect(asked(1)).toEqual([[], 0]);
    expect(asked(2, 'pass')).toEqual([['GLM-REST-03'], 0]);
    expect(asked(2, 'rest', 'lose')).toEqual([['GLM-REST-03', 'GLM-REST-04'], 1]);
  });

  test('GLM-REST-03 a random discard is lost, the rest come back', () => {
    const sc = rest(['lose'], [a]);
    const { lost, discard, hand } = sc.s.heroes.brute!;
    expect([lost, discard, hand.length, sc.hp('brute')]).toEqual([[a], [], 4, 10]);
  });

  test('GLM-REST-04 for 1 damage it is kept and another one lost, once', () => {
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
