import { type OneAsk, type RuleId, sure } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../fixtures/scene.js';
import { hints } from './index.js';

/** A question as bots see it. */
const question = (rule: RuleId, keys: readonly string[], args: Record<string, unknown>): OneAsk =>
  ({
    kind: 'choose',
    seat: 'p1',
    spec: { rule, ask: { id: 'ask-cards', args }, from: keys, key: (x: string) => x },
  }) as unknown as OneAsk;

const worths = (sc: Scene, ask: OneAsk, keys: readonly string[]): readonly number[] =>
  hints.prior(sc.s, ask, keys);

test('lost cards are brought back once many are lost', () => {
  const sc = scene({ map: '\n  . S . . g' });
  const h = sure(sc.s.heroes.spellweaver, 'spellweaver');
  sc.turnOf('spellweaver');
  sc.s.turn = { ...sure(sc.s.turn, 'turn'), cards: ['#spellweaver-063', '#spellweaver-067'] };
  const keys = ['#spellweaver-063/top', '#spellweaver-067/top'];
  const ask = question('GLM-TURN-01', keys, { figure: 'spellweaver', n: 2 });
  const all = ['#spellweaver-061', '#spellweaver-062', '#spellweaver-064', '#spellweaver-065'] as const;
  const after = (n: number) => {
    sc.s.heroes.spellweaver = { ...h, hand: ['#spellweaver-068'], discard: [], lost: [...all.slice(0, n)] };
    return hints.habit(sc.s, ask);
  };
  expect([after(0), after(4)]).toEqual([keys[1], keys[0]]);
});

test('who retaliates is struck from farther off', () => {
  const move = (retaliates: boolean) => {
    const sc = scene({ map: '\n  . T . 1 2 g .' });
    sc.turnOf('tinkerer');
    sc.s.turn = { ...sure(sc.s.turn, 'turn'), cards: ['#tinkerer-033'], halves: ['top'] };
    const foe = sure(
      Object.values(sc.s.figures).find(f => f.side === 'monsters'),
      'a monster',
    );
    if (retaliates) sc.lasts(foe.id, { a: 'retaliate', n: 2 }, 2);
    const keys = ['pass', sc.place('1'), sc.place('2')];
    const [, far, near] = worths(sc, question('GLM-MOVE-01', keys, { figure: 'tinkerer', n: 3 }), keys);
    return sure(near, 'near') - sure(far, 'far');
  };
  expect(move(true)).toBeLessThan(move(false));
});

test('who would give back more than it is dealt is not struck, another is', () => {
  const sc = scene({ map: '\n  . g B h .', figures: { B: { hp: 2 } } });
  sc.turnOf('brute');
  const [one, other] = ['bandit-guard.1', 'bandit-guard.2'];
  sc.lasts(one, { a: 'shield', n: 1 }, 1);
  sc.lasts(one, { a: 'retaliate', n: 2 }, 2);
  const chosen = (keys: readonly string[]) => hints.habit(sc.s, question('GLM-ATK-01', keys, { n: 2 }));
  expect([chosen(['pass', one]), chosen(['pass', one, other])]).toEqual(['pass', other]);
});

describe('GLM-ROUND-02 the two cards of a round', () => {
  const [roar, trample] = ['#brute-004', '#brute-001'];
  const keys = [`${roar}/${trample}`, `${trample}/${roar}`];
  const leads = (map: string) => {
    const [early, late] = worths(scene({ map }), question('GLM-ROUND-02', keys, { figure: 'brute' }), keys);
    return sure(early, 'early') > sure(late, 'late') ? 'early' : 'late';
  };

  test('lead late where enemies must come near first', () => {
    expect(leads('\n  B . . . . g')).toBe('late');
  });

  test('lead early where an enemy stands beside one', () => {
    expect(leads('\n  B g . . . .')).toBe('early');
  });

  test('go by the cards that are left in the deck of the enemies', () => {
    const eye = '#brute-002';
    const pairs = [`${roar}/${eye}`, `${eye}/${roar}`]; // 10 and 18
    const gap = (left: readonly string[]) => {
      const sc = scene({ map: '\n  B g . . . .' });
      sc.s.drawn.guard = [1, 2, 3, 4, 5, 6, 7, 8].map(n => `guard-${n}`).filter(id => !left.includes(id));
      const [first, second] = worths(sc, question('GLM-ROUND-02', pairs, { figure: 'brute' }), pairs);
      return Math.abs(sure(first, 'first') - sure(second, 'second'));
    };
    expect([gap(['guard-1', 'guard-8']) > 0, gap(['guard-6'])]).toEqual([true, 0]); // 15 and 15, or 70
  });
});

test('each blow that cannot be borne costs a card: three enemies are dearer than one', () => {
  /** How much worse it is for somebody nearly dead to step up than to stay away. */
  const cost = (map: string) => {
    const sc = scene({ map, figures: { S: { hp: 1, max: 6 } } });
    sc.turnOf('spellweaver');
    const keys = [sc.place('1')];
    const ask = question('GLM-MOVE-01', keys, { figure: 'spellweaver', n: 4 });
    return -sure(worths(sc, ask, keys)[0], 'worth');
  };
  const rows = (beside: string) => `\n  . ${beside[0]} ${beside[1]} . . . . .\n   . 1 ${beside[2]} . . . . S`;
  expect(cost(rows('ghi')) - cost(rows('..i'))).toBeGreaterThan(2);
});

test('a hit on whom the goal names is worth more', () => {
  const hit = (scenario: string) => {
    const sc = scene({ map: '\n  . B g .', options: { scenario }, figures: { g: { hp: 9, max: 9 } } });
    const foe = sure(
      Object.values(sc.s.figures).find(f => f.side === 'monsters'),
      'a monster',
    );
    sc.s.figures[foe.id] = { ...foe, type: 'inox-bodyguard', rank: 'boss' };
    return sure(worths(sc, question('GLM-ATK-01', [foe.id], { n: 3 }), [foe.id])[0], 'worth');
  };
  expect(hit('8')).toBeGreaterThan(hit('1') * 1.5);
});
